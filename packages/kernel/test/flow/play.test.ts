import {
  type Answer,
  copy,
  decide,
  play,
  playInPlace,
  playRandomly,
  Refusal,
  type RefusalCode,
  randomFrom,
  start,
} from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { pebbles } from '../support/pebbles.ts'

const game = pebbles()
const state = start(game, { turns: 2 }).state
playRandomly(game, state, randomFrom('play'), 4)

function refusalOf(action: () => unknown): RefusalCode | null {
  try {
    action()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

describe('an answer is refused', () => {
  const good: Answer = { seat: 0, kind: 'act', pick: 'wait' }
  const over = copy(state)
  playRandomly(game, over, randomFrom('over'))

  test.each<[RefusalCode, Answer, number | undefined]>([
    ['stale', good, 3],
    ['seat', { ...good, seat: 1 }, 4],
    ['seat', { ...good, seat: 'chance' }, 4],
    ['kind', { ...good, kind: 'settle' }, 4],
    ['option', { ...good, pick: 'fly' }, 4],
    ['option', { ...good, pick: { act: 'wait' } }, undefined],
  ])('as “%s”: %j for version %s', (code, answer, version) => {
    expect(refusalOf(() => play(game, state, answer, version))).toBe(code)
  })

  test('as “over” when the game is over', () => expect(refusalOf(() => play(game, over, good))).toBe('over'))

  test('and then nothing has changed', () => {
    const mine = copy(state)
    expect(refusalOf(() => playInPlace(game, mine, { ...good, pick: 'fly' }))).toBe('option')
    expect(mine).toEqual(state)
  })

  test('but a good one is taken', () => expect(refusalOf(() => play(game, state, good, 4))).toBeNull())
})

describe('play', () => {
  test('leaves the given state as it was and counts the answer', () => {
    const before = JSON.stringify(state)
    const next = play(game, state, { seat: 0, kind: 'act', pick: 'wait' })
    expect(JSON.stringify(state)).toBe(before)
    expect(next.state.version).toBe(state.version + 1)
    expect(decide(game, next.state)?.kind).toBe('settle')
  })

  test('says what was told and whether a secret was shown', () => {
    const played = play(game, state, { seat: 0, kind: 'act', pick: 'peek' })
    expect(played.revealed).toBe(true)
    expect(played.events.map((event) => event.what)).toEqual(['peeked'])
    expect(play(game, state, { seat: 0, kind: 'act', pick: 'wait' })).toMatchObject({ revealed: false, events: [] })
  })
})
