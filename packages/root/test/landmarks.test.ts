import { randomFrom, randomIndex, settle, start, take } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { craftable } from '../src/actions/craft.ts'
import { removePieces } from '../src/actions/removal.ts'
import { isOfSuit, openSlots } from '../src/board/map.ts'
import { givenTable, kindNamed, MAP_IDS, root } from '../src/index.ts'
import { landmarks } from '../src/landmarks/index.ts'
import { standLandmark } from '../src/turn/extras.ts'

const table = (landmark: string, clearing: number) =>
  givenTable({ seats: ['marquise', 'eyrie', 'alliance'] }).with((g) => standLandmark(g, landmark, clearing))

describe('landmarks', () => {
  test('[law A.5, A.5.1] one or two are used, each once, and only such as there are', () => {
    const config = (value: unknown) => () => root.config({ seats: ['marquise', 'eyrie'], landmarks: value })
    expect(config(3)).toThrow('one or two')
    expect(config(['tower', 'tower'])).toThrow('listed twice')
    expect(config(['pyramid'])).toThrow('there is no landmark “pyramid”')
    for (const odd of [['tower'], { toString: 1 }, null, 3])
      expect(config(['ferry', odd])).toThrow('there is no landmark')
    expect(config(1)().landmarks?.from).not.toContain('elder-treetop')
    expect(config(['elder-treetop'])().landmarks).toEqual({ deal: 1, from: ['elder-treetop'] })
  })

  test.each(MAP_IDS)(
    '[law A.5.2, A.5.3] on the %s map the last players set them up instead of those of the map',
    (map) => {
      const g = start(
        root,
        root.config({ seats: ['marquise', 'eyrie', 'alliance'], map, landmarks: 2, first: 0 }),
      ).state
      const random = randomFrom(`landmarks ${map}`)
      const setters: unknown[] = []
      for (
        let ask = settle(root, g);
        ask !== null && setters.length < 2;
        ask = take(root, g, ask, randomIndex(ask, random))
      ) {
        if (ask.kind === 'landmarkSite') setters.push(ask.seat)
      }
      expect(setters).toEqual([2, 1])
      expect(Object.keys(g.landmarks)).toHaveLength(2)
    },
  )

  test('the Lost City is of every suit', () => {
    const { state } = table('lost-city', 5)
    expect([0, 1, 2, 3].map((suit) => isOfSuit(state, 5, suit))).toEqual([true, true, true, false])
    const crafting = table('lost-city', 5)
      .clearing(5, { marquise: { workshop: 1 } })
      .hand('marquise', 'anvil')
    expect(craftable(crafting.state, 0)).toEqual(['anvil'])
  })

  test('the Elder Treetop has one slot more, which scores a point more', () => {
    const { state } = table('elder-treetop', 3).clearing(3, { marquise: { sawmill: 1, workshop: 1 } })
    expect(openSlots(state, 3)).toBe(0)
    removePieces(state, kindNamed('marquise.sawmill')!, 3, 1, 1, '4.3.4')
    expect(state.scores[1]).toBe(2)
    removePieces(state, kindNamed('marquise.workshop')!, 3, 1, 1, '4.3.4')
    expect(state.scores[1]).toBe(3)
  })

  test('[law F.1.1, F.1.2] all can be set up, and none is anybody’s piece', () => {
    for (const { id, sites } of landmarks) {
      const { state } = givenTable({ seats: ['marquise', 'eyrie', 'alliance'] })
      const presence = [...state.presence]
      expect(sites!(state).length, id).toBeGreaterThan(0)
      standLandmark(state, id, sites!(state)[0]!)
      expect(state.presence).toEqual(presence)
    }
  })
})
