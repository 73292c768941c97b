import { describe, expect, test } from 'vitest'
import { neighbours } from '../../../src/board/map.ts'
import { board, forest, forestsBeside, givenTable, joined, MAPS, type RootConfig, root } from '../../../src/index.ts'
import { boardOf } from '../../factions/vagabond/support.ts'
import { names } from '../../law/support.ts'

const CATS = 0

const mountain = (config: Partial<RootConfig> = {}) =>
  givenTable({ seats: ['marquise', 'eyrie', 'alliance'], map: 'mountain', ...config })

describe('the map', () => {
  test('[law C.3.1] six paths are closed at the start, the tower stands in the middle', () => {
    const g = root.setup(root.config({ seats: ['marquise', 'eyrie'], map: 'mountain' }))
    expect(g.closed).toHaveLength(6)
    expect(MAPS.mountain.tower).toBe(10)
    expect(root.setup(root.config({ seats: ['marquise', 'eyrie'], map: 'winter' })).closed).toEqual([])
  })

  test('[law C.3.2] clearings joined by a closed path only are not adjacent', () => {
    const { state } = mountain()
    for (const [a, b] of MAPS.mountain.closedPaths) {
      expect(joined(state, a)).not.toContain(b)
      expect(neighbours(state, CATS, b)).not.toContain(a)
    }
    expect(joined(state, 5)).toEqual([10, 11])
  })

  test('[law C.3.2] so that nobody moves along it', () => {
    mountain()
      .clearing(5, { marquise: { warrior: 2 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'march')
      .offers('marquise', 'move', [
        { from: 5, to: 10 },
        { from: 5, to: 11 },
      ])
  })

  test('[law C.3.2] it divides forests as a path does: the Vagabond slips across', () => {
    givenTable({ seats: ['vagabond', 'eyrie'], map: 'mountain' })
      .with(boardOf('vagabond', { character: 'thief', forest: 'f-1-8-9' }))
      .turn('vagabond')
      .offers('vagabond', 'vagabondSlip', [1, 8, 9, 'f-4-8-9-12', 'pass'])
  })

  test('[law C.3.5] every area that paths and clearings enclose is a forest', () => {
    const { state } = mountain()
    expect(MAPS.mountain.forests).toHaveLength(10)
    const middle = board(state).data.forests.findIndex(({ id }) => id === 'f-10-11-12')
    expect(forestsBeside(state, middle).map((one) => forest(state, one).id)).toEqual([
      'f-3-7-11-12',
      'f-5-10-11',
      'f-9-10-12',
    ])
  })
})

describe('opening a path', () => {
  /** Cats in clearing 5, between the closed paths to 2 and to 9. */
  const digging = (...cards: string[]) =>
    mountain()
      .clearing(5, { marquise: { warrior: 1 } })
      .hand('marquise', ...cards)
      .turn('marquise', 'daylight')

  test('[law C.3.3] any card opens a path with an own piece at either end, for a point', () => {
    digging('anvil', 'bake-sale')
      .when('marquise', 'craftStep', 'open-path')
      .offers('marquise', 'openPath', [
        { from: 2, to: 5 },
        { from: 5, to: 9 },
      ])
      .when('marquise', 'openPath', { from: 5, to: 9 })
      .offers('marquise', 'openPathCard', ['anvil', 'bake-sale'])
      .when('marquise', 'openPathCard', 'bake-sale')
      .scores('marquise', 1)
      .hands('marquise', 'anvil')
      .has('discard pile', (g) => names(g.discard), ['bake-sale'])
      .has('paths', (g) => joined(g, 5), [9, 10, 11])
      .has('markers', (g) => g.closed.length, 5)
  })

  test('[law C.3.3] once per turn', () => {
    digging('anvil', 'bake-sale')
      .when('marquise', 'craftStep', 'open-path')
      .when('marquise', 'openPath', { from: 5, to: 9 })
      .when('marquise', 'openPathCard', 'bake-sale')
      .refuses('marquise', 'craftStep', 'open-path')
  })

  test('[law C.3.3] between the actions of Daylight', () => {
    digging('anvil')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'open-path')
      .when('marquise', 'openPath', { from: 2, to: 5 })
      .when('marquise', 'openPathCard', 'anvil')
      .when('marquise', 'marquiseDaylight', 'march')
      .offersAmong('marquise', 'move', [{ from: 5, to: 2 }])
  })

  test('[law C.3.3] not without a card, without a piece there, or on another map', () => {
    digging().refuses('marquise', 'craftStep', 'open-path')
    mountain()
      .clearing(10, { marquise: { warrior: 1 } })
      .hand('marquise', 'anvil')
      .turn('marquise', 'daylight')
      .refuses('marquise', 'craftStep', 'open-path')
    givenTable({ seats: ['marquise', 'eyrie'] })
      .clearing(5, { marquise: { warrior: 1 } })
      .hand('marquise', 'anvil')
      .turn('marquise', 'daylight')
      .refuses('marquise', 'craftStep', 'open-path')
  })

  test('[law C.3.3] a token or a pawn is a piece as good as a warrior', () => {
    mountain()
      .clearing(8, { alliance: { sympathy: 1 } })
      .hand('alliance', 'anvil')
      .turn('alliance', 'daylight')
      .offersAmong('alliance', 'allianceDaylight', ['open-path'])
    givenTable({ seats: ['vagabond', 'eyrie'], map: 'mountain' })
      .with(boardOf('vagabond', { character: 'thief' }))
      .clearing(7, { vagabond: { pawn: 1 } })
      .hand('vagabond', 'anvil')
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'open-path')
      .when('vagabond', 'openPath', { from: 3, to: 7 })
      .when('vagabond', 'openPathCard', 'anvil')
      .scores('vagabond', 1)
  })
})

describe('the pass', () => {
  test('[law C.3.4] who rules it at the end of the own Evening scores a point', () => {
    mountain()
      .clearing(10, { marquise: { warrior: 1 } })
      .deck('anvil', 'bake-sale')
      .turn('marquise', 'evening')
      .scores('marquise', 0)
      .chance('anvil')
      .scores('marquise', 1)
  })

  test('[law C.3.4] who does not rule it scores nothing, not even in the ruler’s place', () => {
    mountain()
      .clearing(10, { marquise: { warrior: 1 }, alliance: { warrior: 2 } })
      .deck('anvil', 'bake-sale')
      .turn('marquise', 'evening')
      .chance('anvil')
      .scores('marquise', 0)
      .scores('alliance', 0)
  })

  test('[law C.3.4] on other maps clearing 10 is a clearing like others', () => {
    givenTable({ seats: ['marquise', 'eyrie'] })
      .clearing(10, { marquise: { warrior: 1 } })
      .deck('anvil', 'bake-sale')
      .turn('marquise', 'evening')
      .chance('anvil')
      .scores('marquise', 0)
  })
})
