import { describe, test } from 'vitest'
import { given, type Position } from '../../../src/index.ts'
import { supporters } from './look.ts'

const rebels = (): Position =>
  given('marquise', 'alliance')
    .clearing(8, { alliance: { 'base-fox': 1, warrior: 2 } })
    .clearing(9, { alliance: { sympathy: 1 } })

describe('Daylight', () => {
  test('[law 8.5] actions come in any order and number', () => {
    rebels()
      .hand('alliance', 'root-tea-rabbit', 'bake-sale', 'sword-mouse', 'anvil')
      .turn('alliance', 'daylight')
      .when('alliance', 'allianceDaylight', 'mobilize')
      .when('alliance', 'mobilize', 'bake-sale')
      .when('alliance', 'allianceDaylight', 'train')
      .when('alliance', 'train', 'anvil')
      .when('alliance', 'allianceDaylight', 'mobilize')
      .when('alliance', 'mobilize', 'sword-mouse')
      .when('alliance', 'allianceDaylight', 'craft')
      .when('alliance', 'craft', 'root-tea-rabbit')
      .when('alliance', 'allianceDaylight', 'pass')
      .asks('alliance', 'allianceEvening')
  })

  test('[law 8.5.1] a token crafts once per turn', () => {
    rebels()
      .hand('alliance', 'root-tea-rabbit', 'smugglers-trail')
      .turn('alliance', 'daylight')
      .when('alliance', 'allianceDaylight', 'craft')
      .when('alliance', 'craft', 'root-tea-rabbit')
      .refuses('alliance', 'allianceDaylight', 'craft')
  })

  test('[law 8.5.2] mobilizing puts a hand card on the supporters, face down', () => {
    const played = rebels()
      .hand('alliance', 'bake-sale')
      .turn('alliance', 'daylight')
      .when('alliance', 'allianceDaylight', 'mobilize')
      .when('alliance', 'mobilize', 'bake-sale')
      .has('supporters', supporters, ['bake-sale'])
      .hands('alliance')
    played.has('who knows', () => played.plain.events.find((event) => event.what === 'mobilized')?.secret?.to, [1])
  })

  test('[law 8.5.3] training spends a card that matches a base on the map for an officer', () => {
    rebels()
      .hand('alliance', 'anvil', 'armorers', 'bake-sale')
      .turn('alliance', 'daylight')
      .when('alliance', 'allianceDaylight', 'train')
      .offers('alliance', 'train', ['anvil', 'armorers'])
      .when('alliance', 'train', 'anvil')
      .boards('alliance', { warrior: 1 })
      .supplies('alliance', { warrior: 7 })
      .has('discard pile', (g) => g.discard.length, 1)
  })

  test('[law 8.5.3] without a base nobody is trained', () => {
    given('marquise', 'alliance')
      .hand('alliance', 'anvil', 'armorers')
      .turn('alliance', 'daylight')
      .offers('alliance', 'allianceDaylight', ['mobilize', 'pass'])
  })

  test('[law 8.5.3] without a warrior in the supply nobody is trained', () => {
    rebels()
      .clearing(7, { alliance: { warrior: 8 } })
      .hand('alliance', 'anvil')
      .turn('alliance', 'daylight')
      .refuses('alliance', 'allianceDaylight', 'train')
  })
})

describe('military operations', () => {
  const officers = (n: number) => rebels().board('alliance', { warrior: n })

  test('[law 8.6.1] one for each officer, in any mix', () => {
    officers(2)
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'recruit')
      .when('alliance', 'allianceRecruit', 8)
      .when('alliance', 'allianceEvening', 'recruit')
      .when('alliance', 'allianceRecruit', 8)
      .offers('alliance', 'allianceEvening', ['pass'])
  })

  test('[law 8.6.1] none without officers', () => {
    rebels().turn('alliance', 'evening').offers('alliance', 'allianceEvening', ['pass'])
  })

  test('[law 8.6.1, 8.6] they may stop before the last; then cards are drawn', () => {
    officers(2)
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'move')
      .when('alliance', 'move', { from: 8, to: 7 })
      .when('alliance', 'howMany', 1)
      .when('alliance', 'allianceEvening', 'pass')
      .asks('chance', 'draw')
  })

  test('[law 8.6.1] an officer lost in between is an operation less', () => {
    given('marquise', 'alliance')
      .clearing(8, { marquise: { warrior: 3 }, alliance: { 'base-fox': 1, warrior: 1 } })
      .board('alliance', { warrior: 2 })
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'battle')
      .when('alliance', 'battle', { clearing: 8, defender: 0 })
      .chance({ high: 3, low: 2 })
      .when('alliance', 'loseHit', 'alliance.base-fox')
      .boards('alliance', { warrior: 1 })
      .offers('alliance', 'allianceEvening', ['pass'])
  })

  test('[law 8.6.1.I] a move', () => {
    officers(1)
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'move')
      .when('alliance', 'move', { from: 8, to: 4 })
      .when('alliance', 'howMany', 2)
      .holds(4, { alliance: { warrior: 2 } })
      .offers('alliance', 'allianceEvening', ['pass'])
  })

  test('[law 8.6.1.II] a battle', () => {
    officers(1)
      .clearing(8, { marquise: { warrior: 2 } })
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'battle')
      .when('alliance', 'battle', { clearing: 8, defender: 0 })
      .chance({ high: 1, low: 0 })
      .holds(8, { marquise: { warrior: 1 } })
      .offers('alliance', 'allianceEvening', ['pass'])
  })

  test('[law 8.6.1.III] a warrior comes to a clearing with a base', () => {
    officers(1)
      .clearing(7, { alliance: { 'base-mouse': 1, warrior: 1 } })
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'recruit')
      .offers('alliance', 'allianceRecruit', [7, 8])
      .when('alliance', 'allianceRecruit', 7)
      .holds(7, { alliance: { 'base-mouse': 1, warrior: 2 } })
  })

  test('[law 8.6.1.III] without a base nobody comes', () => {
    given('marquise', 'alliance')
      .clearing(9, { alliance: { sympathy: 1, warrior: 1 } })
      .board('alliance', { warrior: 1 })
      .turn('alliance', 'evening')
      .offers('alliance', 'allianceEvening', ['move', 'pass'])
  })

  test('[law 8.6.1.IV] a warrior is given up for a sympathy token, which scores and costs no supporters', () => {
    officers(1)
      .own('alliance', { supporters: ['anvil'] })
      .clearing(8, { marquise: { warrior: 3 } })
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'organize')
      .when('alliance', 'organize', 8)
      .holds(8, { alliance: { 'base-fox': 1, warrior: 1, sympathy: 1 } })
      .supplies('alliance', { warrior: 8 })
      .scores('alliance', 1)
      .has('supporters', supporters, ['anvil'])
  })

  test('[law 8.6.1.IV] not where there is a token, nor without a warrior', () => {
    officers(1)
      .clearing(9, { alliance: { warrior: 1 } })
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'organize')
      .offers('alliance', 'organize', [8])
  })
})

describe('drawing', () => {
  const FOXES = ['anvil', 'foxfolk-steel', 'protection-racket', 'gently-used-knapsack'] as const

  test.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ])('[law 8.6.2] with %i bases on the map they draw %i', (bases, cards) => {
    const position = given('alliance', 'marquise')
    for (const [clearing, base] of [
      [8, 'base-fox'],
      [5, 'base-rabbit'],
      [9, 'base-mouse'],
    ].slice(0, bases) as [number, string][]) {
      position.clearing(clearing, { alliance: { [base]: 1 } })
    }
    let played = position.turn('alliance', 'evening').when('alliance', 'allianceEvening', 'pass')
    for (const card of FOXES.slice(0, cards)) played = played.chance(card)
    played.hands('alliance', ...FOXES.slice(0, cards)).asks('marquise', 'craftStep')
  })

  test('[law 8.6.2] above five cards they discard by choice; supporters do not count', () => {
    const mice = ['sword-mouse', 'investments', 'mouse-in-a-sack', 'root-tea-mouse', 'crossbow-mouse']
    given('alliance', 'marquise')
      .own('alliance', { supporters: ['armorers', 'sappers', 'bake-sale'] })
      .hand('alliance', ...mice)
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'pass')
      .chance('anvil')
      .offers('alliance', 'discard', [...mice, 'anvil'])
      .when('alliance', 'discard', 'anvil')
      .hands('alliance', ...mice)
      .asks('marquise', 'craftStep')
  })
})
