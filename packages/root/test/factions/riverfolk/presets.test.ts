import { describe, test } from 'vitest'
import { GONE } from '../../../src/core/places.ts'
import { givenTable, type Root, type RulesetName } from '../../../src/index.ts'
import { battleIn, pieces } from '../../law/support.ts'
import { HOSTILE, boardOf as itemsOf, relation } from '../vagabond/support.ts'
import { type Board, boardOf, buys, company } from './look.ts'

const under = (preset: RulesetName, board: Board) => company(board, { preset })

/** The cats hit the trade post in clearing 1 once. */
const raid = (preset: RulesetName) =>
  battleIn(
    under(preset, { funds: { riverfolk: 3 } })
      .hand('riverfolk', 'anvil', 'cobbler', 'sappers')
      .clearing(1, { marquise: { warrior: 3 }, riverfolk: { 'trade-post-fox': 1 } }),
    1,
    'marquise',
    'riverfolk',
  )
    .when('riverfolk', 'ambush', 'pass')
    .chance({ high: 0, low: 0 })
    .when('riverfolk', 'loseHit', 'riverfolk.trade-post-fox')

/** The cats with mercenaries attack the birds in clearing 9. */
const attack = (preset: RulesetName, cats: { [kind: string]: number }, otters: { [kind: string]: number }) =>
  battleIn(
    under(preset, { hired: 'marquise' }).clearing(9, { marquise: cats, riverfolk: otters, eyrie: { warrior: 6 } }),
    9,
    'marquise',
    'eyrie',
  )

describe('older editions', () => {
  test('R1 [law 11.2.5.I] in the draft a lost trade post costs half of the hand', () => {
    for (const preset of ['current', 'english', 'first'] as const) {
      raid(preset)
        .owns('riverfolk', { funds: { riverfolk: 1 } })
        .hands('riverfolk', 'anvil', 'cobbler', 'sappers')
    }
    raid('draft')
      .when('riverfolk', 'riverfolkLoseCard', 'anvil')
      .when('riverfolk', 'riverfolkLoseCard', 'sappers')
      .hands('riverfolk', 'cobbler')
      .owns('riverfolk', { funds: { riverfolk: 3 } })
  })

  test('R2 [law 11.2.5.I] in the draft it goes back to its track', () => {
    raid('first')
      .supplies('riverfolk', { 'trade-post-fox': 2 })
      .has('gone', (g) => pieces(g, 'riverfolk.trade-post-fox', GONE), 1)
    raid('draft').supplies('riverfolk', { 'trade-post-fox': 3 })
  })

  test('R3 [law 11.2.7.III] in the draft trade posts are borrowed too', () => {
    const post = { 'trade-post-mouse': 1 }
    attack('draft', { warrior: 2 }, post)
      .chance({ high: 3, low: 2 })
      .when('marquise', 'loseHit', 'riverfolk.trade-post-mouse')
      .holds(9, { marquise: { warrior: 1 } })
    attack('current', { warrior: 2 }, post).chance({ high: 3, low: 2 }).holds(9, { marquise: {}, riverfolk: post })
  })

  test('R4 [law 11.2.7.III.a] in older editions the buyer’s share falls on buildings while mercenaries stand', () => {
    const ending = (preset: RulesetName) => attack(preset, { sawmill: 1 }, { warrior: 2 }).chance({ high: 3, low: 1 })
    ending('current').holds(9, { marquise: { sawmill: 1 }, riverfolk: { warrior: 1 } })
    for (const preset of ['first', 'draft'] as const) {
      ending(preset)
        .when('marquise', 'loseHit', 'marquise.sawmill')
        .holds(9, { marquise: {}, riverfolk: { warrior: 2 } })
    }
  })

  const wandering = (preset: RulesetName) =>
    givenTable({ seats: ['vagabond', 'marquise', 'riverfolk'], preset })
      .with(itemsOf('vagabond', { items: ['sword', 'sword', 'boot', 'boot', 'torch'] }))
      .clearing(9, { vagabond: { pawn: 1 }, riverfolk: { warrior: 2 } })

  test('R5 [law 11.2.7.III.b] in the draft the Vagabond may hire mercenaries', () => {
    for (const preset of ['current', 'first'] as const) {
      wandering(preset)
        .turn('vagabond')
        .when('vagabond', 'phaseMoment', 'buy-service')
        .refuses('vagabond', 'riverfolkService', { service: 'mercenaries', price: 1 })
    }
    buys(wandering('draft').turn('vagabond'), 'vagabond', 'mercenaries')
      .when('vagabond', 'riverfolkPayItem', 'boot')
      .owns('riverfolk', { hired: 'vagabond', payments: { riverfolk: 1 } })
  })

  test('R5 [law 11.2.7.III.b] they fight along in his clearing and share his hits', () => {
    const fighting = battleIn(
      wandering('draft')
        .with(boardOf({ hired: 'vagabond' }))
        .clearing(9, { marquise: { warrior: 5 } }),
      9,
      'vagabond',
      'marquise',
    )
    fighting
      .chance({ high: 3, low: 2 })
      .when('vagabond', 'vagabondHit', 'torch')
      .holds(9, { marquise: { warrior: 2 }, riverfolk: { warrior: 1 } })
  })

  test('R6 [law 11.2.7.III.b] in older editions the Riverfolk become Hostile for a mercenary', () => {
    const fighting = (preset: RulesetName) =>
      battleIn(
        wandering(preset)
          .with(boardOf({ hired: 'marquise' }))
          .clearing(9, { marquise: { sawmill: 1 } }),
        9,
        'marquise',
        'vagabond',
      )
        .chance({ high: 2, low: 2 })
        .when('vagabond', 'vagabondHit', 'boot')
        .when('vagabond', 'vagabondHit', 'boot')
    const relations = (g: Root) => [relation(g, 1), relation(g, 2)]
    for (const preset of ['current', 'english'] as const) {
      fighting(preset).has('relations', relations, [HOSTILE, 0])
    }
    for (const preset of ['first', 'draft'] as const) {
      fighting(preset).when('marquise', 'loseHit', 'marquise.sawmill').has('relations', relations, [0, HOSTILE])
    }
  })
})
