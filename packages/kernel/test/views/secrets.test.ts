import { copy, decide, lawOf, play, playRandomly, randomFrom, resample, start, view } from '@spinney/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Pebbles, pebbles } from '../support/pebbles.ts'

const game = pebbles()

/** A position some answers into a game. */
function position(seed: string | number, answers: number): Pebbles {
  const { state } = start(game, { turns: 8 })
  playRandomly(game, state, randomFrom(seed), answers)
  return state
}

const positions = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 30 })).map(([seed, answers]) => position(seed, answers))
const seats = fc.constantFrom(0, 1, null)
const all = (g: Pebbles) => [...g.bag, ...g.hands.flat(), ...g.stone, ...g.thrown].sort()

describe('a view', () => {
  const state = position('view', 4)

  test('shows a seat its own hand and of other lists only the length', () => {
    const seen = view(game, state, 0).state
    expect(seen.hands?.[0]).toEqual(state.hands[0])
    expect(seen.hands?.[1]).toEqual([null, null])
    expect(seen.bag).toEqual(Array(5).fill(null))
  })

  test('shows an onlooker what everybody sees', () => {
    expect(view(game, state, null)).toMatchObject({
      seat: null,
      state: {
        hands: [
          [null, null],
          [null, null],
        ],
      },
    })
  })

  test('shows open fields only', () => {
    const shy = pebbles({ open: ['thrown'] })
    expect(Object.keys(view(shy, state, 0).state)).toEqual(['thrown'])
    expect(Object.keys(view(game, state, 0).state)).not.toContain('flow')
  })

  test('gives options, their rules and blocked ones to the asked seat only', () => {
    const options = decide(game, state)!.options
    expect(view(game, state, 0).asked).toMatchObject({ seat: 0, kind: 'act', options, blocked: [] })
    expect(view(game, state, 0).asked?.laws).toEqual(options.map(() => '2.1'))
    for (const seat of [1, null]) {
      expect(view(game, state, seat).asked).toMatchObject({
        seat: 0,
        kind: 'act',
        law: '2.1',
        options: null,
        laws: null,
        blocked: null,
      })
    }
  })

  test('says what a question is about, to everybody', () => {
    const throwing = decide(game, state)!.options.find((pick) => String(pick).startsWith('throw'))!
    const next = play(game, state, { seat: 0, kind: 'act', pick: throwing }).state
    const pebble = String(throwing).split(' ')[1]
    for (const seat of [0, 1, null])
      expect(view(game, next, seat).asked).toMatchObject({ kind: 'catch', about: { pebble } })
    const ask = decide(game, next)!
    expect(lawOf(next, ask, 'pass')).toBe('3.1')
  })

  test('changes nothing and shares nothing with the state', () => {
    const before = copy(state)
    view(game, state, 0).state.thrown?.push('broken')
    expect(state).toEqual(before)
  })

  test('shows the result at the end, and that nothing is asked', () => {
    const over = position('view', 1000)
    expect(view(game, over, 1)).toMatchObject({ over: true, asked: null, result: { how: 'turns' } })
  })
})

describe('a resampled state', () => {
  test('cannot be told from the true one, and holds the same pieces', () => {
    fc.assert(
      fc.property(positions, seats, fc.nat(), (state, seat, seed) => {
        const other = resample(game, state, seat, randomFrom(seed))
        expect(view(game, other, seat)).toEqual(view(game, state, seat))
        expect(all(other)).toEqual(all(state))
      }),
    )
  })

  test('keeps what the seat knows, what belongs to no pool, and the order of bags', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(0, 1), fc.nat(), (state, seat, seed) => {
        const other = resample(game, state, seat, randomFrom(seed))
        expect(other.hands[seat]).toEqual(state.hands[seat])
        expect(other.stone).toEqual(state.stone)
        for (const bag of [other.bag, ...other.hands]) expect(bag).toEqual([...bag].sort())
      }),
    )
  })

  test('is really dealt anew', () => {
    const state = position('deal', 4)
    const hands = Array.from({ length: 40 }, (_, i) => resample(game, state, 0, randomFrom(i)).hands[1]!.join())
    expect(new Set(hands).size).toBeGreaterThan(3)
  })

  test('leaves the given state alone, and lets the game put it in order', () => {
    const state = position('deal', 6)
    const before = copy(state)
    const tidy = pebbles({ afterResample: (g, seat) => void Object.assign(g, { die: seat === 0 ? 77 : 78 }) })
    expect(resample(tidy, state, 0, randomFrom(1)).die).toBe(77)
    expect(state).toEqual(before)
  })
})
