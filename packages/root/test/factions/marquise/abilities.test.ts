import { describe, test } from 'vitest'
import { given, type Position, type RootScenario } from '../../../src/index.ts'

/** Birds attack cats in clearing 5, a rabbit clearing; the keep stands in clearing 1. */
const raid = (cats: Record<string, number>, birds: number): Position =>
  given('marquise', 'eyrie')
    .clearing(1, { marquise: { keep: 1 } })
    .clearing(5, { marquise: cats, eyrie: { warrior: birds } })
    .clearing(2, { eyrie: { roost: 1 } })
    .own('eyrie', { leader: 'builder', decree: { battle: ['anvil', 'bake-sale'] } })

/** The Eyrie's Daylight up to the battle that the rabbit card in the Decree asks for. */
const attack = (position: Position): RootScenario =>
  position
    .turn('eyrie', 'daylight')
    .when('eyrie', 'craftStep', 'pass')
    .when('eyrie', 'eyrieResolve', 'bird')
    .when('eyrie', 'eyrieRecruit', 2)
    .when('eyrie', 'eyrieResolve', 'bird')
    .when('eyrie', 'move', { from: 2, to: 6 })
    .when('eyrie', 'howMany', 1)
    .when('eyrie', 'eyrieResolve', 'rabbit')
    .when('eyrie', 'battle', { clearing: 5, defender: 0 })

describe('crafting', () => {
  test('[law 6.2.1] the Marquise crafts with workshops at the start of Daylight', () => {
    given('marquise', 'eyrie')
      .clearing(9, { marquise: { workshop: 1 } })
      .hand('marquise', 'gently-used-knapsack')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', 'gently-used-knapsack')
      .scores('marquise', 1)
  })

  test('[law 6.2.1] other buildings do not craft', () => {
    given('marquise', 'eyrie')
      .clearing(9, { marquise: { sawmill: 1, recruiter: 1 } })
      .hand('marquise', 'gently-used-knapsack')
      .turn('marquise', 'daylight')
      .offers('marquise', 'craftStep', ['pass'])
  })

  test('[law 6.2.1, 6.5] after crafting come the actions, and no crafting among them', () => {
    given('marquise', 'eyrie')
      .clearing(9, { marquise: { workshop: 1, warrior: 1 } })
      .hand('marquise', 'gently-used-knapsack')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .offers('marquise', 'marquiseDaylight', ['march', 'build', 'pass'])
  })
})

describe('the keep', () => {
  const birdsAtHome = () =>
    given('marquise', 'eyrie')
      .own('eyrie', { leader: 'builder' })
      .clearing(2, { eyrie: { roost: 1, warrior: 1 } })

  test('[law 6.2.2] nobody else can place pieces in its clearing', () => {
    birdsAtHome()
      .clearing(2, { marquise: { keep: 1 } })
      .turn('eyrie', 'daylight')
      .when('eyrie', 'craftStep', 'pass')
      .when('eyrie', 'eyrieResolve', 'bird')
      .asks('eyrie', 'eyrieLeader')
  })

  test('[law 6.2.2] others may move pieces into its clearing', () => {
    birdsAtHome()
      .clearing(6, { marquise: { keep: 1 } })
      .turn('eyrie', 'daylight')
      .when('eyrie', 'craftStep', 'pass')
      .when('eyrie', 'eyrieResolve', 'bird')
      .when('eyrie', 'eyrieRecruit', 2)
      .when('eyrie', 'eyrieResolve', 'bird')
      .when('eyrie', 'move', { from: 2, to: 6 })
      .when('eyrie', 'howMany', 2)
      .holds(6, { eyrie: { warrior: 2 } })
  })

  test('[law 6.2.2] the Alliance cannot spread sympathy to its clearing', () => {
    given('marquise', 'alliance')
      .clearing(5, { marquise: { keep: 1 } })
      .own('alliance', { supporters: ['bake-sale'] })
      .turn('alliance')
      .offers('alliance', 'allianceSpread', [3, 4, 10, 'pass'])
  })

  test('[law 6.2.2] the Alliance can neither recruit nor organize there', () => {
    given('marquise', 'alliance')
      .clearing(8, { marquise: { keep: 1 }, alliance: { 'base-fox': 1, warrior: 2 } })
      .board('alliance', { warrior: 2 })
      .turn('alliance', 'evening')
      .offers('alliance', 'allianceEvening', ['move', 'battle', 'pass'])
  })

  test('[law 6.2.2] the Marquise herself may place pieces there', () => {
    given('marquise', 'eyrie')
      .clearing(1, { marquise: { keep: 1, recruiter: 1 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'recruit')
      .holds(1, { marquise: { keep: 1, recruiter: 1, warrior: 1 } })
  })

  test('[law 6.2.2] a removed keep never returns', () => {
    given('marquise', 'eyrie')
      .clearing(2, { marquise: { keep: 1 }, eyrie: { warrior: 1 } })
      .own('eyrie', { leader: 'builder', decree: { battle: ['sword-mouse'] } })
      .with((g) => {
        g.own.eyrie.decree[0] = []
        g.own.eyrie.decree[1] = []
      })
      .turn('eyrie', 'daylight')
      .when('eyrie', 'craftStep', 'pass')
      .when('eyrie', 'eyrieResolve', 'mouse')
      .when('eyrie', 'battle', { clearing: 2, defender: 0 })
      .chance({ high: 0, low: 0 })
      .when('marquise', 'loseHit', 'marquise.keep')
      .holds(2, { marquise: {} })
      .supplies('marquise', { keep: 0 })
  })
})

describe('field hospitals', () => {
  test('[law 6.2.3] one card brings all warriors lost together to the keep', () => {
    attack(raid({ warrior: 3 }, 3).hand('marquise', 'a-visit-to-friends'))
      .when('marquise', 'ambush', 'pass')
      .chance({ high: 2, low: 0 })
      .when('marquise', 'fieldHospitals', 'a-visit-to-friends')
      .holds(1, { marquise: { keep: 1, warrior: 2 } })
      .holds(5, { marquise: { warrior: 1 } })
      .hands('marquise')
      .has('discard pile', (g) => g.discard.length, 1)
  })

  test('[law 6.2.3] the card must match the clearing the warriors were in', () => {
    attack(raid({ warrior: 2 }, 2).hand('marquise', 'foxfolk-steel', 'sword-mouse'))
      .when('marquise', 'ambush', 'pass')
      .chance({ high: 1, low: 0 })
      .offers('marquise', 'fieldHospitals', ['pass'])
  })

  test('[law 6.2.3] a bird card matches any clearing', () => {
    attack(raid({ warrior: 2 }, 2).hand('marquise', 'armorers'))
      .when('marquise', 'ambush', 'pass')
      .chance({ high: 1, low: 0 })
      .offers('marquise', 'fieldHospitals', ['armorers', 'pass'])
  })

  test('[law 6.2.3] without the card the warriors go to the supply', () => {
    attack(raid({ warrior: 2 }, 2).hand('marquise', 'armorers'))
      .when('marquise', 'ambush', 'pass')
      .chance({ high: 2, low: 0 })
      .when('marquise', 'fieldHospitals', 'pass')
      .supplies('marquise', { warrior: 25 })
      .hands('marquise', 'armorers')
  })

  test('[law 6.2.3] without a keep there are no field hospitals', () => {
    const position = given('marquise', 'eyrie')
      .clearing(5, { marquise: { warrior: 2 }, eyrie: { warrior: 2 } })
      .clearing(2, { eyrie: { roost: 1 } })
      .own('eyrie', { leader: 'builder', decree: { battle: ['bake-sale', 'anvil'] } })
    attack(position.hand('marquise', 'a-visit-to-friends'))
      .when('marquise', 'ambush', 'pass')
      .chance({ high: 1, low: 0 })
      .asks('eyrie', 'eyrieResolve')
  })

  test('[law 6.2.3] a keep that falls together with the warriors saves none of them', () => {
    const position = given('marquise', 'eyrie')
      .clearing(5, { marquise: { keep: 1, warrior: 1 }, eyrie: { warrior: 2 } })
      .clearing(2, { eyrie: { roost: 1 } })
      .own('eyrie', { leader: 'builder', decree: { battle: ['bake-sale', 'anvil'] } })
    attack(position.hand('marquise', 'a-visit-to-friends'))
      .when('marquise', 'ambush', 'pass')
      .chance({ high: 2, low: 0 })
      .when('marquise', 'loseHit', 'marquise.keep')
      .supplies('marquise', { warrior: 25 })
      .asks('eyrie', 'eyrieResolve')
  })

  test('[law 6.2.3] only warriors are saved, not the building that fell with them', () => {
    attack(raid({ warrior: 1, sawmill: 1 }, 2).hand('marquise', 'a-visit-to-friends'))
      .when('marquise', 'ambush', 'pass')
      .chance({ high: 2, low: 0 })
      .when('marquise', 'loseHit', 'marquise.sawmill')
      .when('marquise', 'fieldHospitals', 'a-visit-to-friends')
      .holds(1, { marquise: { keep: 1, warrior: 1 } })
      .holds(5, { marquise: {} })
  })

  test('[law 6.2.3] the loss of buildings alone calls no field hospital', () => {
    attack(raid({ sawmill: 2 }, 2).hand('marquise', 'a-visit-to-friends'))
      .when('marquise', 'ambush', 'pass')
      .chance({ high: 0, low: 0 })
      .when('marquise', 'loseHit', 'marquise.sawmill')
      .asks('eyrie', 'eyrieResolve')
  })

  test('[law 6.2.3] warriors lost to an ambush are saved before the dice are rolled', () => {
    given('marquise', 'eyrie')
      .clearing(1, { marquise: { keep: 1 } })
      .clearing(5, { marquise: { warrior: 3 }, eyrie: { warrior: 1 } })
      .hand('eyrie', 'ambush-rabbit')
      .hand('marquise', 'a-visit-to-friends')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 5, defender: 1 })
      .when('eyrie', 'ambush', 'ambush-rabbit')
      .when('marquise', 'foil', 'pass')
      .when('marquise', 'fieldHospitals', 'a-visit-to-friends')
      .holds(1, { marquise: { keep: 1, warrior: 2 } })
      .asks('chance', 'dice')
  })

  test('[law 6.2.3] losses in two clearings at once cost a card for each', () => {
    given('marquise', 'eyrie')
      .clearing(1, { marquise: { keep: 1 } })
      .clearing(5, { marquise: { warrior: 2 }, eyrie: { roost: 1 } })
      .clearing(10, { marquise: { warrior: 1 }, eyrie: { roost: 1 } })
      .clearing(3, { eyrie: { roost: 1 } })
      .own('eyrie', { leader: 'builder' })
      .hand('eyrie', 'favor-of-the-rabbits')
      .hand('marquise', 'a-visit-to-friends', 'armorers')
      .turn('eyrie', 'daylight')
      .when('eyrie', 'craftStep', 'craft')
      .when('eyrie', 'craft', 'favor-of-the-rabbits')
      .when('marquise', 'fieldHospitals', 'a-visit-to-friends')
      .when('marquise', 'fieldHospitals', 'pass')
      .holds(1, { marquise: { keep: 1, warrior: 2 } })
      .supplies('marquise', { warrior: 23 })
  })

  test('[law 6.2.3] a warrior she removes herself can be saved too', () => {
    given('marquise', 'eyrie')
      .clearing(1, { marquise: { keep: 1 } })
      .clearing(5, { marquise: { warrior: 1 } })
      .crafted('marquise', 'tax-collector')
      .hand('marquise', 'a-visit-to-friends')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'tax-collector')
      .when('marquise', 'taxCollector', 5)
      .when('marquise', 'fieldHospitals', 'a-visit-to-friends')
      .holds(1, { marquise: { keep: 1, warrior: 1 } })
  })

  test('[law 6.2.3] with an empty hand she is not asked', () => {
    attack(raid({ warrior: 2 }, 2))
      .chance({ high: 1, low: 0 })
      .asks('eyrie', 'eyrieResolve')
  })
})
