import { decide, equal, must, openly, procedure, randomFrom, resample, start, take } from '@spinney/kernel'
import { expect, test } from 'vitest'
import { type Pebbles, pebbles, turn } from '../support/pebbles.ts'

const game = pebbles()

/** A question of a kind in some random game. */
function askedFor(kind: string, word: string) {
  for (let n = 0; n < 50; n++) {
    const random = randomFrom(`${word}${n}`)
    const { state } = start(game, { turns: 30 })
    let ask = decide(game, state)
    while (ask !== null && ask.kind !== kind) ask = take(game, state, ask, random.below(ask.options.length))
    if (ask !== null) return { state, ask }
  }
  throw new Error(`nobody was asked ${kind}`)
}

test('what can be picked by everybody’s knowledge is open', () => {
  const { state, ask } = askedFor('settle', 'a')
  expect(openly(game, state, ask)).toBe(true)
})

test('what depends on a hand is not, even where nothing can be picked', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { state, ask } = askedFor('catch', seed)
    expect(openly(game, state, ask)).toBe(false)
  }
})

test('the state stays as it was', () => {
  const { state, ask } = askedFor('catch', 'a')
  const before = JSON.stringify(state)
  openly(game, state, ask)
  expect(JSON.stringify(state)).toBe(before)
  expect(Object.getOwnPropertyDescriptor(state.hands[0], 0)).not.toHaveProperty('get')
})

test('open options are the same whatever is hidden', () => {
  const random = randomFrom('open')
  const { state } = start(game, { turns: 40 })
  let ask = decide(game, state)
  let open = 0
  while (ask !== null) {
    if (openly(game, state, ask)) {
      open++
      expect(equal(decide(game, resample(game, state, null, random))!.options, ask.options)).toBe(true)
    }
    ask = take(game, state, ask, random.below(ask.options.length))
  }
  expect(open).toBeGreaterThan(10)
})

test('a resampled hand can pay what its seat has promised', () => {
  // Two blue pebbles are to be paid, one after the other.
  const paying = procedure<Pebbles, { seat: number; left: number }>(
    'paying',
    [
      must<Pebbles, { seat: number; left: number }, string>('9', 'pay', {
        picks: 'pebble',
        who: (_g, p) => p.seat,
        when: (_g, p) => p.left > 0,
        options: (g, p) => g.hands[p.seat]!.filter((pebble) => pebble === 'blue').slice(0, 1),
        effect: (g, p) => {
          g.hands[p.seat]!.splice(g.hands[p.seat]!.indexOf('blue'), 1)
          p.left--
          return 'again'
        },
      }),
    ],
    (g, p) => g.hands[p.seat]!.filter((pebble) => pebble === 'blue').length >= p.left,
  )
  const shop = pebbles({ procedures: [paying, turn] })
  const { state } = askedFor('act', 'a')
  state.hands = [
    ['blue', 'blue', 'green'],
    ['red', 'red'],
  ]
  state.bag = ['blue', 'green', 'green', 'red']
  state.flow = [{ proc: 'paying', at: 'pay', local: { seat: 0, left: 2 } }]
  const random = randomFrom('shop')
  const hands = new Set<string>()
  for (let i = 0; i < 200; i++) {
    const other = resample(shop, state, 1, random)
    expect(other.hands[0]!.filter((pebble) => pebble === 'blue').length).toBeGreaterThanOrEqual(2)
    hands.add(other.hands[0]!.join())
  }
  expect(hands.size).toBeGreaterThan(1)
})
