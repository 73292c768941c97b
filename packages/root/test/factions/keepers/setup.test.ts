import { decide, playInPlace, randomFrom, roll, start } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { factionAt } from '../../../src/core/book.ts'
import {
  count,
  forest,
  given,
  kindsOf,
  type Position,
  type Root,
  type RootScenario,
  root,
  SUPPLY,
} from '../../../src/index.ts'
import { badgers } from './support.ts'

const settingUp = (position: Position): RootScenario =>
  position.inside('keepers', factionAt(position.state, position.state.seatOf.keepers!).setup, {
    seat: position.state.seatOf.keepers!,
  })

/** The first relics: one in each of the seven forests of the autumn map. */
function firstRelics(setup: RootScenario): RootScenario {
  let state = setup
  for (const type of ['figure', 'tablet', 'jewelry', 'figure', 'tablet', 'jewelry', 'figure'])
    state = state.chance(type)
  return state
}

describe('the box', () => {
  test('[law 15.2.1] twelve relics, four of each type, worth 1, 2, 3 and 3', () => {
    expect(
      kindsOf('keepers')
        .filter((kind) => kind.category === 'token')
        .map((kind) => [kind.id, kind.max]),
    ).toEqual([
      ['keepers.relic-figure', 4],
      ['keepers.relic-tablet', 4],
      ['keepers.relic-jewelry', 4],
    ])
    expect(badgers().state.own.keepers.unseen).toEqual([
      [1, 2, 3, 3],
      [1, 2, 3, 3],
      [1, 2, 3, 3],
    ])
  })

  test('[law 15.2.2, 15.3.5] three waystations on the board, with two different types each', () => {
    const tiles = kindsOf('keepers').filter((kind) => kind.category === 'building')
    expect(tiles.map((kind) => kind.id)).toEqual([
      'keepers.waystation-tablet-jewelry',
      'keepers.waystation-jewelry-figure',
      'keepers.waystation-figure-tablet',
    ])
    const g = badgers().state
    expect(tiles.map((kind) => count(g, kind, SUPPLY))).toEqual([1, 1, 1])
  })
})

describe('setting up the Keepers', () => {
  test('[law 15.3.1] a random relic, face down, comes to each forest', () => {
    firstRelics(settingUp(badgers()).offers('chance', 'keepersFirstRelic', ['figure', 'tablet', 'jewelry']))
      .has('forests', (g) => g.own.keepers.forests.map((relics) => relics.length), [1, 1, 1, 1, 1, 1, 1])
      .has('values seen', (g) => g.own.keepers.forests.flat().some((relic) => relic % 4 > 0), false)
      .asks('keepers', 'keepersStart')
  })

  test('[law 15.3.2] four warriors in a corner, opposite another start where possible, four beside it on the edge', () => {
    const position = badgers().with((g) => {
      g.starts[1] = 3
    })
    firstRelics(settingUp(position))
      .offers('keepers', 'keepersStart', [1])
      .when('keepers', 'keepersStart', 1)
      .offers('keepers', 'keepersSecond', [5, 9])
      .when('keepers', 'keepersSecond', 9)
      .holds(1, { keepers: { warrior: 4 } })
      .holds(9, { keepers: { warrior: 4 } })
      .has('start', (g) => g.starts[0], 1)
    firstRelics(settingUp(badgers())).offers('keepers', 'keepersStart', [1, 2, 3, 4])
  })

  test('[law 15.3.3] the other relics spread evenly over the forests away from the warriors', () => {
    const before = firstRelics(settingUp(badgers()))
      .when('keepers', 'keepersStart', 1)
      .when('keepers', 'keepersSecond', 9)
    const far = ['f-2-6-10-11-12', 'f-3-7-11-12', 'f-3-6-11', 'f-4-7-8-12']
    const options = (g: Root) => decide(root, g)!.options as { forest: string; relic: string }[]
    before.has('forests', (g) => [...new Set(options(g).map((option) => option.forest))], far)
    let after = before
    for (const [i, relic] of ['figure', 'tablet', 'tablet', 'jewelry'].entries()) {
      after = after.chance({ forest: far[i]!, relic })
    }
    after
      .chance({ forest: 'f-3-6-11', relic: 'jewelry' })
      .has('relics', (g) => g.own.keepers.forests.map((relics) => relics.length), [1, 1, 2, 1, 2, 3, 2])
  })

  test('[law 15.3.4] a Faithful Retainer in each slot', () => {
    const { state } = start(root, root.config({ seats: ['keepers', 'hundreds'], first: 0 }))
    const random = randomFrom('retainers')
    for (let ask = decide(root, state)!; state.phase === 'setup'; ask = decide(root, state)!) {
      const pick = ask.options[ask.seat === 'chance' ? roll(ask, random) : 0]!
      playInPlace(root, state, { seat: ask.seat, kind: ask.kind, pick })
    }
    expect(state.own.keepers.retinue).toEqual([[-1], [-1], [-1]])
    expect(state.own.keepers.forests.flat()).toHaveLength(12)
    expect(forest(state, 0).id).toBe('f-1-2-5-10')
    expect(given('keepers', 'eyrie').state.own.keepers.retinue).toEqual([[], [], []])
  })
})
