import { describe, test } from 'vitest'
import { given, givenTable, type Position, type RootScenario } from '../../../src/index.ts'
import { add, attackedBy, supporters } from './look.ts'

describe('crafting', () => {
  test('[law 8.2.1, 8.5.1] sympathy tokens craft, each with the suit of its clearing', () => {
    given('marquise', 'alliance')
      .clearing(9, { alliance: { sympathy: 1 } })
      .hand('alliance', 'root-tea-fox', 'anvil')
      .turn('alliance', 'daylight')
      .when('alliance', 'allianceDaylight', 'craft')
      .offers('alliance', 'craft', ['root-tea-fox'])
      .when('alliance', 'craft', 'root-tea-fox')
      .scores('alliance', 2)
  })

  test('[law 8.2.1] bases and warriors do not craft', () => {
    given('marquise', 'alliance')
      .clearing(9, { alliance: { 'base-mouse': 1, warrior: 2 } })
      .hand('alliance', 'root-tea-rabbit')
      .turn('alliance', 'daylight')
      .refuses('alliance', 'allianceDaylight', 'craft')
  })
})

describe('guerrilla war', () => {
  test('[law 8.2.2] as defender the Alliance deal the higher roll', () => {
    attackedBy({ warrior: 3 }, { warrior: 3 })
      .chance({ high: 3, low: 1 })
      .holds(8, { marquise: {}, alliance: { warrior: 2 } })
  })

  test('[law 8.2.2] as attacker too', () => {
    given('marquise', 'alliance')
      .clearing(8, { marquise: { warrior: 3 }, alliance: { warrior: 3 } })
      .board('alliance', { warrior: 1 })
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'battle')
      .when('alliance', 'battle', { clearing: 8, defender: 0 })
      .chance({ high: 3, low: 1 })
      .holds(8, { marquise: {}, alliance: { warrior: 2 } })
  })
})

describe('supporters', () => {
  const stack = ['anvil', 'bake-sale', 'sword-mouse', 'investments', 'armorers']

  test('[law 8.2.3] they are no hand: they cannot be crafted', () => {
    given('marquise', 'alliance')
      .clearing(9, { alliance: { sympathy: 1 } })
      .own('alliance', { supporters: ['root-tea-fox'] })
      .turn('alliance', 'daylight')
      .offers('alliance', 'allianceDaylight', ['pass'])
  })

  test('[law 8.2.3] nor be played as an ambush', () => {
    given('marquise', 'alliance')
      .clearing(8, { marquise: { warrior: 2 }, alliance: { warrior: 1 } })
      .own('alliance', { supporters: ['ambush-fox'] })
      .hand('alliance', 'anvil')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 8, defender: 1 })
      .offers('alliance', 'ambush', ['pass'])
  })

  test('[law 8.2.3] only their suit counts', () => {
    given('marquise', 'alliance')
      .own('alliance', { supporters: ['ambush-fox'] })
      .turn('alliance')
      .when('alliance', 'allianceSpread', 8)
      .when('alliance', 'spendSupporter', 'ambush-fox')
      .holds(8, { alliance: { sympathy: 1 } })
  })

  const mobilizing = (position: Position): RootScenario =>
    position
      .hand('alliance', 'gently-used-knapsack')
      .turn('alliance', 'daylight')
      .when('alliance', 'allianceDaylight', 'mobilize')
      .when('alliance', 'mobilize', 'gently-used-knapsack')

  test('[law 8.2.3.I] without a base a sixth supporter is discarded', () => {
    mobilizing(given('marquise', 'alliance').own('alliance', { supporters: stack }))
      .has('supporters', supporters, [...stack].sort())
      .has('discard pile', (g) => g.discard.length, 1)
  })

  test('[law 8.2.3.I] a fifth is kept', () => {
    mobilizing(given('marquise', 'alliance').own('alliance', { supporters: stack.slice(1) })).has(
      'supporters',
      (g) => supporters(g).length,
      5,
    )
  })

  test('[law 8.2.3.I] with a base there is no limit', () => {
    mobilizing(
      given('marquise', 'alliance')
        .clearing(8, { alliance: { 'base-fox': 1 } })
        .own('alliance', { supporters: stack }),
    ).has('supporters', (g) => supporters(g).length, 6)
  })

  test('[law 8.2.3.I] the draft has no limit (A1)', () => {
    mobilizing(
      givenTable({ seats: ['marquise', 'alliance'], preset: 'draft' }).own('alliance', { supporters: stack }),
    ).has('supporters', (g) => supporters(g).length, 6)
  })

  test.each(['english', 'first'] as const)('[law 8.2.3.I] under %s five is the limit (A1)', (preset) => {
    mobilizing(givenTable({ seats: ['marquise', 'alliance'], preset }).own('alliance', { supporters: stack })).has(
      'supporters',
      (g) => supporters(g).length,
      5,
    )
  })
})

/** Cats take a fox base in clearing 8. */
const baseFalls = (position: Position): RootScenario =>
  position
    .clearing(8, { marquise: { warrior: 2 }, alliance: { 'base-fox': 1 } })
    .turn('marquise', 'daylight')
    .when('marquise', 'craftStep', 'pass')
    .when('marquise', 'marquiseDaylight', 'battle')
    .when('marquise', 'battle', { clearing: 8, defender: 1 })
    .chance({ high: 0, low: 0 })
    .when('alliance', 'loseHit', 'alliance.base-fox')

describe('losing a base', () => {
  test('[law 8.2.4] supporters of its suit and birds are discarded, the others stay', () => {
    baseFalls(
      given('marquise', 'alliance').own('alliance', {
        supporters: ['anvil', 'foxfolk-steel', 'armorers', 'sword-mouse'],
      }),
    ).has('supporters', supporters, ['sword-mouse'])
  })

  test.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
  ])('[law 8.2.4] of %i officers %i are left', (before, after) => {
    baseFalls(given('marquise', 'alliance').board('alliance', { warrior: before }))
      .boards('alliance', { warrior: after })
      .supplies('alliance', { warrior: 10 - after })
  })

  test('[law 8.2.4] without any base left, supporters above five are discarded by choice', () => {
    const left = ['sword-mouse', 'investments', 'mouse-in-a-sack', 'bake-sale', 'a-visit-to-friends', 'smugglers-trail']
    const position = given('marquise', 'alliance')
    for (const card of [...left, 'anvil']) position.with((g) => add(g, card))
    baseFalls(position)
      .offers('alliance', 'discardSupporter', left)
      .when('alliance', 'discardSupporter', 'bake-sale')
      .has('supporters', (g) => supporters(g).length, 5)
      .asks('marquise', 'marquiseDaylight')
  })

  test('[law 8.2.4] with another base left, all others are kept', () => {
    const left = ['sword-mouse', 'investments', 'mouse-in-a-sack', 'bake-sale', 'a-visit-to-friends', 'smugglers-trail']
    baseFalls(
      given('marquise', 'alliance')
        .clearing(7, { alliance: { 'base-mouse': 1 } })
        .own('alliance', { supporters: [...left, 'anvil'] }),
    )
      .has('supporters', supporters, [...left].sort())
      .asks('marquise', 'marquiseDaylight')
  })

  test('[law 8.2.4] under the draft nothing more is discarded (A1)', () => {
    const left = ['sword-mouse', 'investments', 'mouse-in-a-sack', 'bake-sale', 'a-visit-to-friends', 'smugglers-trail']
    baseFalls(
      givenTable({ seats: ['marquise', 'alliance'], preset: 'draft' }).own('alliance', {
        supporters: [...left, 'anvil'],
      }),
    ).has('supporters', supporters, [...left].sort())
  })

  test('[law 8.2.4] each base lost costs half of the officers that are left', () => {
    const taken = baseFalls(
      given('marquise', 'alliance')
        .clearing(7, { marquise: { warrior: 2 }, alliance: { 'base-mouse': 1 } })
        .board('alliance', { warrior: 5 }),
    ).boards('alliance', { warrior: 2 })
    taken
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 7, defender: 1 })
      .chance({ high: 0, low: 0 })
      .when('alliance', 'loseHit', 'alliance.base-mouse')
      .boards('alliance', { warrior: 1 })
  })
})

describe('sympathy', () => {
  test('[law 8.2.5] there are ten tokens', () => {
    given('marquise', 'alliance').turn('alliance').supplies('alliance', { sympathy: 10 })
  })

  test('[law 8.2.5.I] a clearing takes only one, neither by spreading', () => {
    given('marquise', 'alliance')
      .clearing(1, { alliance: { sympathy: 1 } })
      .clearing(9, { alliance: { sympathy: 1 } })
      .own('alliance', { supporters: ['sword-mouse', 'anvil', 'bake-sale'] })
      .turn('alliance')
      .when('alliance', 'allianceRevolt', 'pass')
      .offers('alliance', 'allianceSpread', [4, 5, 10, 12, 'pass'])
  })

  test('[law 8.2.5.I] nor by organizing', () => {
    given('marquise', 'alliance')
      .clearing(8, { alliance: { sympathy: 1, warrior: 1 } })
      .clearing(7, { alliance: { warrior: 1 } })
      .board('alliance', { warrior: 1 })
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'organize')
      .offers('alliance', 'organize', [7])
  })
})
