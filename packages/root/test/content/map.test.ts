import { playRandomly, randomFrom, start } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../src/board/board.ts'
import { pathEnds, pathKey } from '../../src/board/map.ts'
import { AFTER_PLACES, BURROW } from '../../src/core/places.ts'
import {
  clearings,
  count,
  givenTable,
  kindNamed,
  MAPS,
  type MapData,
  neighbours,
  onMapCount,
  rulerOf,
} from '../../src/index.ts'
import { rootWith } from '../rooting.ts'

const { autumn } = MAPS
const [THIRTEENTH, FOURTEENTH] = [AFTER_PLACES, AFTER_PLACES + 1]

/** The autumn map with two more clearings at its edge. */
const larger: MapData = {
  ...autumn,
  id: 'larger',
  clearings: [
    ...autumn.clearings,
    { ...autumn.clearings[0]!, id: THIRTEENTH, ruin: false },
    { ...autumn.clearings[1]!, id: FOURTEENTH, ruin: false },
  ],
  paths: [...autumn.paths, [1, THIRTEENTH], [THIRTEENTH, FOURTEENTH]],
}

/** The autumn map without clearing 12. */
const smaller: MapData = {
  ...autumn,
  id: 'smaller',
  clearings: autumn.clearings.filter(({ id }) => id !== 12),
  paths: autumn.paths.filter((link) => !link.includes(12)),
  rivers: autumn.rivers.filter((link) => !link.includes(12)),
  forests: autumn.forests.map((forest) => ({ ...forest, clearings: forest.clearings.filter((id) => id !== 12) })),
}

const game = rootWith({ maps: [larger, smaller] })
const seats = ['duchy', 'marquise', 'corvid', 'keepers']
const warrior = kindNamed('duchy.warrior')!

describe('the number of clearings comes from the map', () => {
  test('no clearing has the number of another place', () => {
    const wrong = { ...autumn, clearings: [...autumn.clearings, { ...autumn.clearings[0]!, id: BURROW }] }
    expect(() => boardOf(wrong)).toThrow('the map autumn cannot have a clearing 13')
    const twice = { ...autumn, clearings: [...autumn.clearings, autumn.clearings[0]!] }
    expect(() => boardOf(twice)).toThrow('the map autumn cannot have a clearing 1')
  })

  test('pieces in a clearing past the twelfth are on the map, and rule there', () => {
    const { state } = givenTable({ seats, map: 'larger' }, game).clearing(FOURTEENTH, { duchy: { warrior: 3 } })
    expect(clearings(state)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, THIRTEENTH, FOURTEENTH])
    expect(count(state, warrior, FOURTEENTH)).toBe(3)
    expect(count(state, warrior, BURROW)).toBe(0)
    expect(onMapCount(state, warrior)).toBe(3)
    expect(rulerOf(state, FOURTEENTH)).toBe(0)
    expect(neighbours(state, 0, THIRTEENTH)).toEqual([1, FOURTEENTH])
    expect(pathEnds(pathKey(FOURTEENTH, 3))).toEqual([3, FOURTEENTH])
  })

  test.each(['larger', 'smaller'])('whole games on the %s map lose nothing', (map) => {
    for (let i = 0; i < 6; i++) {
      const g = start(game, game.config({ seats, map, suitMarkers: i % 2 === 0 })).state
      const before = game.conserved!(g)
      playRandomly(game, g, randomFrom(`${map}-${i}`), 1500)
      expect(game.conserved!(g)).toEqual(before)
      expect(clearings(g).every((clearing) => g.suits[clearing]! >= 0)).toBe(true)
    }
  })
})
