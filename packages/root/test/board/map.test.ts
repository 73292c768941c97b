import { describe, expect, test } from 'vitest'
import { board, forest, forestsBeside, given, givenTable, joined, MAPS, type Root, rulerOf } from '../../src/index.ts'
import { giveSupporters, pieces, present } from '../law/support.ts'

const MARQUISE = 0
const EYRIE = 1
const NOBODY = -1

const marching = (position: ReturnType<typeof given>) =>
  position
    .turn('marquise', 'daylight')
    .when('marquise', 'craftStep', 'pass')
    .when('marquise', 'marquiseDaylight', 'march')

describe('clearings and paths', () => {
  test('[law 2.2.1, G.1.2] clearings are adjacent where one path joins them, not over a third clearing', () => {
    const { state } = given('marquise', 'eyrie')
    expect(joined(state, 1)).toEqual([5, 9, 10])
    expect(joined(state, 12)).toEqual([4, 7, 9, 10, 11])
    expect(joined(state, 5)).not.toContain(9)
  })

  test('[law 2.2.2] every clearing has one suit; without printed suits the markers give it', () => {
    for (const map of ['autumn', 'winter'] as const) {
      const { state } = givenTable({ seats: ['marquise', 'eyrie'], map })
      expect(state.suits.slice(1, 13).every((suit) => suit === 0 || suit === 1 || suit === 2)).toBe(true)
    }
  })

  test('[law 2.3] a river is no path: nobody moves along it', () => {
    // On the autumn map a river joins 4 and 7; paths lead from 4 to 8, 9 and 12.
    marching(given('marquise', 'eyrie').clearing(4, { marquise: { warrior: 1 } })).offers('marquise', 'move', [
      { from: 4, to: 8 },
      { from: 4, to: 9 },
      { from: 4, to: 12 },
    ])
  })
})

describe('building slots', () => {
  /** The Marquise rule clearing 1, with one slot, and clearing 5, with two. */
  const building = (taken: Record<string, number>, change: (g: Root) => void = () => {}) =>
    given('marquise', 'eyrie')
      .clearing(5, { marquise: { warrior: 3, wood: 5, ...taken } })
      .with(change)
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')

  test('[law 2.2.3] a building takes an empty slot', () => {
    building({ sawmill: 1 })
      .when('marquise', 'marquiseDaylight', 'build')
      .when('marquise', 'marquiseBuild', { clearing: 5, building: 'workshop' })
      .has('workshops', (g) => pieces(g, 'marquise.workshop', 5), 1)
  })

  test('[law 2.2.3] without an empty slot nothing is built', () => {
    building({ sawmill: 1, workshop: 1 }).refuses('marquise', 'marquiseDaylight', 'build')
  })

  test('[law 2.2.4] a ruin fills its slot', () => {
    building({ sawmill: 1 }, (g) => {
      g.ruins[5] = 1
    }).refuses('marquise', 'marquiseDaylight', 'build')
  })

  test('[law 2.2.4, G.1.9] not even an effect that removes all enemy pieces removes a ruin', () => {
    given('marquise', 'alliance')
      .clearing(12, { alliance: { sympathy: 1 }, marquise: { warrior: 2, sawmill: 1 } })
      .with((g) => {
        g.ruins[12] = 1
        giveSupporters(g, 'anvil', 'travel-gear-fox')
      })
      .turn('alliance')
      .when('alliance', 'allianceRevolt', 12)
      .when('alliance', 'spendSupporter', 'anvil')
      .when('alliance', 'spendSupporter', 'travel-gear-fox')
      .has('ruin', (g) => g.ruins[12], 1)
      .has('cats', (g) => present(g, 'marquise', 12), 0)
  })
})

describe('forests', () => {
  const forestNamed = (g: Root, id: string) => board(g).data.forests.findIndex((one) => one.id === id)
  const beside = (g: Root, id: string) => forestsBeside(g, forestNamed(g, id)).map((one) => forest(g, one).id)

  test('[law 2.4, 2.4.1] a forest touches the clearings around it', () => {
    const { state } = given('marquise', 'eyrie')
    const touching = (clearing: number) =>
      board(state)
        .forests[clearing]!.map((one) => forest(state, one).id)
        .sort()
    expect(touching(5)).toEqual(['f-1-2-5-10'])
    expect(touching(6)).toEqual(['f-2-6-10-11-12', 'f-3-6-11'])
  })

  test('[law 2.4.1, G.1.2] forests are adjacent across one path', () => {
    const { state } = given('marquise', 'eyrie')
    expect(beside(state, 'f-3-6-11').sort()).toEqual(['f-2-6-10-11-12', 'f-3-7-11-12'])
    expect(beside(state, 'f-3-6-11')).not.toContain('f-4-7-8-12')
  })

  test('[law 2.3] a river divides neither clearings nor forests', () => {
    // The river from 10 to 11 runs through the middle of one forest of the autumn map.
    expect(MAPS.autumn.rivers).toContainEqual([10, 11])
    expect(
      MAPS.autumn.forests.filter(({ clearings }) => clearings.includes(10) && clearings.includes(11)),
    ).toHaveLength(1)
  })

  test('[law C.1.1] on the winter map a river divides forests as a path does', () => {
    const { state } = givenTable({ seats: ['marquise', 'eyrie'], map: 'winter' })
    expect(MAPS.winter.rivers).toContainEqual([10, 11])
    expect(joined(state, 10)).not.toContain(11)
    expect(beside(state, 'f-1-10-11')).toContain('f-4-10-11')
  })

  test('[law C.1.1] also there nobody moves along the river', () => {
    marching(
      givenTable({ seats: ['marquise', 'eyrie'], map: 'winter' }).clearing(10, { marquise: { warrior: 1 } }),
    ).offers('marquise', 'move', [
      { from: 10, to: 1 },
      { from: 10, to: 4 },
    ])
  })
})

describe('rule', () => {
  const rulerWith = (pieces: { readonly [faction: string]: { readonly [kind: string]: number } }) =>
    rulerOf(given('marquise', 'alliance', 'vagabond').clearing(1, pieces).state, 1)

  test('[law 2.5] warriors and buildings count together', () => {
    expect(rulerWith({ marquise: { warrior: 1, sawmill: 2 }, alliance: { warrior: 2 } })).toBe(MARQUISE)
  })

  test('[law 2.5] tokens do not count', () => {
    expect(rulerWith({ marquise: { wood: 4, keep: 1 }, alliance: { warrior: 1 } })).toBe(1)
    expect(rulerWith({ alliance: { sympathy: 1 } })).toBe(NOBODY)
  })

  test('[law 2.5] figures that are no warriors do not count', () => {
    expect(rulerWith({ vagabond: { pawn: 1 } })).toBe(NOBODY)
    expect(rulerWith({ vagabond: { pawn: 1 }, alliance: { warrior: 1 } })).toBe(1)
  })

  test('[law 2.5] tied for the most, nobody rules; nor does anybody in an empty clearing', () => {
    expect(rulerWith({ marquise: { warrior: 1, sawmill: 1 }, alliance: { warrior: 2 } })).toBe(NOBODY)
    expect(rulerWith({})).toBe(NOBODY)
  })

  test('[law 2.5] the most is enough, whatever the others have together', () => {
    const three = given('marquise', 'alliance', 'eyrie').clearing(1, {
      marquise: { warrior: 3 },
      alliance: { warrior: 2 },
      eyrie: { warrior: 2 },
    })
    expect(rulerOf(three.state, 1)).toBe(MARQUISE)
  })

  test('[law 1.1.1, 2.5] the rule of a faction beats the general one: tied, the Eyrie rule', () => {
    const tied = given('marquise', 'eyrie').clearing(1, { marquise: { warrior: 2 }, eyrie: { warrior: 2 } })
    expect(rulerOf(tied.state, 1)).toBe(EYRIE)
    expect(rulerOf(given('marquise', 'eyrie').state, 1)).toBe(NOBODY)
  })
})
