import { expect, test } from 'vitest'
import { count, kindNamed, onMapCount, SUPPLY } from '../../src/index.ts'
import { beside, order, play, toldOf } from './playing.ts'

const at = (g: Parameters<typeof count>[0], kind: string, place: number): number => count(g, kindNamed(kind)!, place)
const FOX = 'protection-racket'

/** Clearings 1, 6, 8 and 12 of the autumn map are foxes. */
const held = (setup = {}) =>
  beside('marquise', setup)
    .clearing(1, { marquise: { warrior: 2 } })
    .clearing(6, { marquise: { warrior: 5 } })
    .with(order('marquise', FOX))

test('[clockwork MM.4] four recruits are spread evenly over ordered clearings it rules', () => {
  const { g } = play(held(), 'marquise', 'daylight')
  expect(at(g, 'marquise.warrior', SUPPLY)).toBe(25 - 7 - 4)
  expect(at(g, 'marquise.warrior', 1)).toBe(3)
})

test('[clockwork MM.4] easy recruits two, challenging two more in the clearing of highest priority', () => {
  const left = (difficulty: 'easy' | 'challenging') =>
    at(play(held({ difficulty }), 'marquise', 'daylight').g, 'marquise.warrior', SUPPLY)
  expect([left('easy'), left('challenging')]).toEqual([25 - 7 - 2, 25 - 7 - 6])
})

test('[clockwork MM.5] the building of the order comes where most own warriors are, and the log says why', () => {
  const played = play(held(), 'marquise', 'daylight')
  expect(at(played.g, 'marquise.sawmill', 6)).toBe(1)
  expect(toldOf(played, 'clockworkClearing')).toContainEqual({ seat: 0, place: 6, by: ['mostOwnWarriors'] })
})

test('[clockwork MM.6] all but three go where most enemy pieces are', () => {
  const position = held().clearing(11, { eyrie: { roost: 1, warrior: 1 } })
  const { g } = play(position, 'marquise', 'daylight')
  expect(at(g, 'marquise.warrior', 6)).toBe(3)
  expect(at(g, 'marquise.warrior', 11)).toBe(4)
})

test('[clockwork MM.3] the defender has most pieces there, then most points', () => {
  const position = beside('marquise', {}, 'eyrie', 'alliance')
    .clearing(1, { marquise: { warrior: 3 }, eyrie: { warrior: 1 }, alliance: { warrior: 1, sympathy: 1 } })
    .with(order('marquise', FOX))
  expect(toldOf(play(position, 'marquise', 'daylight'), 'clockworkPlayer')[0]).toEqual({
    seat: 0,
    other: 2,
    place: 1,
    by: ['mostPieces'],
  })
})

test('[clockwork MM.12] points for so many buildings of the order; nightmare scores one more', () => {
  const points = (difficulty: 'default' | 'nightmare') => {
    const position = beside('marquise', { difficulty })
      .clearing(1, { marquise: { sawmill: 1 } })
      .clearing(6, { marquise: { sawmill: 2 } })
      .with(order('marquise', FOX))
    return play(position, 'marquise', 'evening').g.scores[0]
  }
  expect([points('default'), points('nightmare')]).toEqual([2, 3])
})

test('[clockwork MM.7] where nothing could be built a new order comes', () => {
  const position = beside('marquise').clearing(2, { marquise: { warrior: 1 }, eyrie: { warrior: 4 } })
  const played = play(position.with(order('marquise', FOX)), 'marquise', 'daylight', { draw: 'favor-of-the-mice' })
  expect(toldOf(played, 'clockworkStep').map((facts) => (facts as { step: string }).step)).toContain('MM.7')
  expect(onMapCount(played.g, kindNamed('marquise.sawmill')!)).toBe(0)
})
