import { describe, test } from 'vitest'
import { given, givenTable, type Position, type RootScenario, type RulesetName } from '../../../src/index.ts'
import { inSupply } from '../../law/support.ts'
import { boardOf } from '../vagabond/support.ts'
import { attacked, BADGERS, badgers, CATS, RETAINER, slot } from './support.ts'

test('[law 15.2.3, 15.5.1] waystations of any type craft in Daylight, as much as they can', () => {
  badgers()
    .clearing(1, { keepers: { 'waystation-tablet-jewelry': 1 } })
    .clearing(5, { keepers: { 'waystation-figure-tablet': 1 } })
    .hand('keepers', 'anvil', 'a-visit-to-friends', 'birdy-bindle')
    .turn('keepers', 'daylight')
    .when('keepers', 'craftStep', 'craft')
    .offers('keepers', 'craft', ['anvil', 'a-visit-to-friends'])
    .when('keepers', 'craft', 'anvil')
    .when('keepers', 'craftStep', 'craft')
    .when('keepers', 'craft', 'a-visit-to-friends')
    .scores('keepers', 3)
})

describe('devout knights', () => {
  const guarded = (): Position =>
    badgers()
      .clearing(1, { keepers: { warrior: 3 }, marquise: { warrior: 3 } })
      .own('keepers', { clearings: { 1: ['tablet-2'] } })

  test('[law 15.2.4] with a relic and a warrior there the first hit is ignored', () => {
    attacked(guarded(), 1)
      .chance({ high: 2, low: 0 })
      .holds(1, { keepers: { warrior: 2, 'relic-tablet': 1 } })
  })

  test('[law 15.2.4] not without a relic, nor without a warrior', () => {
    attacked(badgers().clearing(1, { keepers: { warrior: 3 }, marquise: { warrior: 3 } }), 1)
      .chance({ high: 2, low: 0 })
      .holds(1, { keepers: { warrior: 1 } })
    const left = badgers()
      .clearing(1, { marquise: { warrior: 3 } })
      .own('keepers', { clearings: { 1: ['tablet-2'] } })
    attacked(left, 1)
      .chance({ high: 0, low: 0 })
      .when('keepers', 'loseHit', 'keepers.relic-tablet')
      .asks('marquise', 'keepersTrophy')
  })

  test('[law 15.2.4] in an ambush it is one of the ambush, and then no other', () => {
    const position = guarded()
      .own('keepers', { retinue: { 'battle-then-delve': [RETAINER] } })
      .hand('marquise', 'ambush-fox')
    slot(position, 2)
      .when('keepers', 'keepersDelveSlot', 'delve')
      .when('keepers', 'keepersRetinueCard', RETAINER)
      .when('keepers', 'keepersDelveClearing', 1)
      .when('keepers', 'battle', { clearing: 1, defender: CATS })
      .when('marquise', 'ambush', 'ambush-fox')
      .holds(1, { keepers: { warrior: 2, 'relic-tablet': 1 } })
      .chance({ high: 0, low: 0 })
      .holds(1, { keepers: { warrior: 2, 'relic-tablet': 1 } })
    slot(
      guarded()
        .own('keepers', { retinue: { 'battle-then-delve': [RETAINER] } })
        .hand('marquise', 'ambush-fox'),
      2,
    )
      .when('keepers', 'keepersDelveSlot', 'delve')
      .when('keepers', 'keepersRetinueCard', RETAINER)
      .when('keepers', 'keepersDelveClearing', 1)
      .when('keepers', 'battle', { clearing: 1, defender: CATS })
      .when('marquise', 'ambush', 'ambush-fox')
      .chance({ high: 1, low: 1 })
      .holds(1, { keepers: { warrior: 1, 'relic-tablet': 1 } })
  })

  const marching = (warriors: number): RootScenario =>
    slot(
      badgers()
        .clearing(1, { keepers: { warrior: 3 } })
        .own('keepers', { retinue: { move: [RETAINER] }, clearings: { 1: ['tablet-2', 'figure-3', 'tablet-1'] } }),
      1,
    )
      .when('keepers', 'keepersMoveSlot', 'move')
      .when('keepers', 'keepersRetinueCard', RETAINER)
      .when('keepers', 'move', { from: 1, to: 5 })
      .when('keepers', 'howMany', warriors)

  test('[law 15.2.4] each warrior that moves may carry a relic', () => {
    marching(2)
      .offers('keepers', 'keepersCarry', ['figure-3', 'tablet-1', 'tablet-2', 'pass'])
      .when('keepers', 'keepersCarry', 'tablet-2')
      .when('keepers', 'keepersCarry', 'figure-3')
      .asks('keepers', 'keepersMoveSlot')
      .holds(5, { keepers: { warrior: 2, 'relic-tablet': 1, 'relic-figure': 1 } })
      .owns('keepers', { clearings: { 1: ['tablet-1'], 5: ['figure-3', 'tablet-2'] } })
    marching(1)
      .when('keepers', 'keepersCarry', 'pass')
      .holds(5, { keepers: { warrior: 1 } })
  })

  test('[law 15.2.4] also when others make them move', () => {
    givenTable({ seats: ['marquise', 'keepers'], deck: 'exiles' })
      .clearing(1, { keepers: { warrior: 2 } })
      .own('keepers', { clearings: { 1: ['tablet-2'] } })
      .crafted('marquise', 'false-orders')
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'false-orders')
      .when('marquise', 'falseOrders', { seat: 1, from: 1, to: 5 })
      .when('keepers', 'keepersCarry', 'tablet-2')
      .holds(5, { keepers: { warrior: 1, 'relic-tablet': 1 } })
  })
})

describe('prized trophies', () => {
  test('[law 15.2.5] whoever removes a relic puts it face up in any forest and scores two', () => {
    const position = badgers()
      .clearing(1, { marquise: { warrior: 3 } })
      .own('keepers', { clearings: { 1: ['tablet-2', 'figure-1'] } })
    attacked(position, 1)
      .chance({ high: 0, low: 0 })
      .offers('keepers', 'loseHit', ['keepers.relic-figure', 'keepers.relic-tablet'])
      .when('keepers', 'loseHit', 'keepers.relic-tablet')
      .scores('marquise', 2)
      .when('marquise', 'keepersTrophy', 'f-3-6-11')
      .owns('keepers', { clearings: { 1: ['figure-1'] }, forests: { 'f-3-6-11': ['tablet-2'] } })
      .holds(1, { keepers: { 'relic-figure': 1 } })
  })

  const struck = (preset: RulesetName, allied: boolean, partners: boolean) =>
    givenTable({ seats: ['keepers', 'vagabond', 'eyrie'], preset })
      .with(boardOf('vagabond', { items: ['crossbow'], relations: { keepers: allied ? 'allied' : 'indifferent' } }))
      .clearing(1, { vagabond: { pawn: 1 } })
      .own('keepers', { clearings: { 1: ['tablet-2'] } })
      .with((g) => {
        if (partners) g.coalition[1] = BADGERS!
      })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'strike')
      .when('vagabond', 'vagabondStrike', 'keepers.relic-tablet')

  test('[law 15.2.5] only for an enemy: from an Allied Vagabond the relic goes to the supply', () => {
    struck('current', true, false)
      .asks('vagabond', 'vagabondDaylight')
      .scores('vagabond', 0)
      .owns('keepers', { clearings: {}, forests: {} })
      .has('supply', (g) => inSupply(g, 'keepers.relic-tablet'), 4)
    struck('current', false, false).scores('vagabond', 2).asks('vagabond', 'keepersTrophy')
  })

  test('[law 15.2.5] under english an ally is an enemy, a coalition partner is none', () => {
    struck('english', true, false).scores('vagabond', 2).asks('vagabond', 'keepersTrophy')
    struck('english', false, true).asks('vagabond', 'vagabondDaylight').owns('keepers', { clearings: {}, forests: {} })
  })

  test('[law 15.2.5, 9.2.9.III] warriors fall first, so the relic of a former ally is a trophy', () => {
    givenTable({ seats: ['keepers', 'vagabond', 'eyrie'] })
      .with(boardOf('vagabond', { items: ['sword', 'sword', 'sword'], relations: { keepers: 'allied' } }))
      .clearing(1, { vagabond: { pawn: 1 }, keepers: { warrior: 1 } })
      .own('keepers', { clearings: { 1: ['tablet-2'] } })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'battle')
      .when('vagabond', 'battle', { clearing: 1, defender: BADGERS! })
      .chance({ high: 3, low: 0 })
      .when('keepers', 'loseHit', 'keepers.relic-tablet')
      .when('vagabond', 'keepersTrophy', 'f-3-6-11')
      .has('points', (g) => g.scores[1], 3)
  })

  test('[law 15.2.5] of several of one type the Keepers say which it was', () => {
    const position = badgers()
      .clearing(1, { marquise: { warrior: 3 } })
      .own('keepers', { clearings: { 1: ['tablet-2', 'tablet-3'] } })
    attacked(position, 1)
      .chance({ high: 0, low: 0 })
      .when('keepers', 'loseHit', 'keepers.relic-tablet')
      .offers('keepers', 'keepersLoseRelic', ['tablet-2', 'tablet-3'])
      .when('keepers', 'keepersLoseRelic', 'tablet-3')
      .when('marquise', 'keepersTrophy', 'f-3-6-11')
      .owns('keepers', { clearings: { 1: ['tablet-2'] }, forests: { 'f-3-6-11': ['tablet-3'] } })
  })

  test('[law 15.2.5] so with a mob that razes several', () => {
    given('keepers', 'hundreds')
      .clearing(1, { hundreds: { mob: 1 } })
      .clearing(3, { hundreds: { warlord: 1 } })
      .own('keepers', { clearings: { 1: ['tablet-2', 'tablet-3', 'figure-1'] } })
      .turn('hundreds')
      .scores('hundreds', 6)
      .when('hundreds', 'keepersTrophy', 'f-1-2-5-10')
      .when('hundreds', 'keepersTrophy', 'f-1-2-5-10')
      .when('hundreds', 'keepersTrophy', 'f-3-6-11')
      .owns('keepers', { clearings: {}, forests: { 'f-1-2-5-10': ['figure-1', 'tablet-2'], 'f-3-6-11': ['tablet-3'] } })
      .has('nothing is lost', (g) => g.presence[BADGERS * 18 + 1], 0)
  })

  test('[law 15.2.5] other tokens and buildings of the Keepers score one', () => {
    const position = badgers().clearing(1, { keepers: { 'waystation-tablet-jewelry': 1 }, marquise: { warrior: 3 } })
    attacked(position, 1)
      .chance({ high: 0, low: 0 })
      .when('keepers', 'loseHit', 'keepers.waystation-tablet-jewelry')
      .scores('marquise', 1)
      .supplies('keepers', { 'waystation-tablet-jewelry': 1 })
  })
})
