import { describe, test } from 'vitest'
import { given, givenTable, rulerOf } from '../../../src/index.ts'
import { attack, attacked, CATS, command, RATS, rats } from './support.ts'

describe('crafting', () => {
  test('[law 14.2.1, 14.5.1] strongholds craft in Daylight, mobs and warriors do not', () => {
    rats()
      .clearing(1, { hundreds: { stronghold: 1 } })
      .clearing(5, { hundreds: { mob: 1, warrior: 3 } })
      .hand('hundreds', 'anvil', 'travel-gear-fox')
      .turn('hundreds', 'daylight')
      .when('hundreds', 'craftStep', 'craft')
      .offers('hundreds', 'craft', ['anvil'])
  })

  test('[law 14.2.3] an item is taken without the points of its card', () => {
    rats()
      .clearing(1, { hundreds: { stronghold: 1 } })
      .hand('hundreds', 'anvil')
      .turn('hundreds', 'daylight')
      .when('hundreds', 'craftStep', 'craft')
      .when('hundreds', 'craft', 'anvil')
      .offers('hundreds', 'hundredsContempt', ['take', 'score'])
      .when('hundreds', 'hundredsContempt', 'take')
      .scores('hundreds', 0)
      .owns('hundreds', { hoard: { command: [], prowess: ['hammer'] }, prowess: 2 })
  })

  test('[law 14.2.3] or removed for them', () => {
    rats()
      .clearing(1, { hundreds: { stronghold: 1 } })
      .hand('hundreds', 'anvil')
      .turn('hundreds', 'daylight')
      .when('hundreds', 'craftStep', 'craft')
      .when('hundreds', 'craft', 'anvil')
      .when('hundreds', 'hundredsContempt', 'score')
      .scores('hundreds', 2)
      .owns('hundreds', { hoard: { command: [], prowess: [] } })
      .has('hammers in the supply', (g) => g.supplyItems[3], 0)
  })

  test('[law 14.2.3] points that another effect adds are scored even when the item is taken', () => {
    givenTable({ seats: ['hundreds', 'marquise'], deck: 'exiles' })
      .clearing(1, { hundreds: { stronghold: 1 } })
      .crafted('hundreds', 'master-engravers')
      .hand('hundreds', 'anvil')
      .turn('hundreds', 'daylight')
      .when('hundreds', 'craftStep', 'craft')
      .when('hundreds', 'craft', 'anvil')
      .when('hundreds', 'hundredsContempt', 'take')
      .scores('hundreds', 1)
  })
})

describe('the warlord', () => {
  test('[law 14.2.2] counts for rule as a warrior does', () => {
    rats()
      .clearing(1, { hundreds: { warlord: 1, warrior: 1 }, marquise: { warrior: 1 } })
      .clearing(2, { hundreds: { warlord: 0, warrior: 1 }, marquise: { warrior: 1 } })
      .turn('hundreds')
      .has('rulers', (g) => [rulerOf(g, 1), rulerOf(g, 2)], [RATS, -1])
  })

  test('[law 14.2.2] no favor removes him', () => {
    rats()
      .clearing(1, { hundreds: { warlord: 1, warrior: 2, mob: 1 }, marquise: { workshop: 1 } })
      .clearing(6, { marquise: { workshop: 1 } })
      .clearing(8, { marquise: { workshop: 1 } })
      .hand('marquise', 'favor-of-the-foxes')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', 'favor-of-the-foxes')
      .holds(1, { hundreds: { warlord: 1 } })
  })

  test('[law 14.2.2] no revolt removes him', () => {
    given('alliance', 'hundreds')
      .clearing(1, { alliance: { sympathy: 1 }, hundreds: { warlord: 1, warrior: 1 } })
      .own('alliance', { supporters: ['anvil', 'foxfolk-steel'] })
      .turn('alliance')
      .when('alliance', 'allianceRevolt', 1)
      .when('alliance', 'spendSupporter', 'anvil')
      .when('alliance', 'spendSupporter', 'foxfolk-steel')
      .holds(1, { hundreds: { warlord: 1 } })
  })

  test('[law 14.2.2] no crossbow strikes him, nor what he guards', () => {
    given('vagabond', 'hundreds')
      .clearing(1, { vagabond: { pawn: 1 }, hundreds: { warlord: 1, warrior: 1, stronghold: 1 } })
      .own('vagabond', { items: ['crossbow', 'crossbow'] })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'strike')
      .offers('vagabond', 'vagabondStrike', ['hundreds.warrior'])
      .when('vagabond', 'vagabondStrike', 'hundreds.warrior')
      .refuses('vagabond', 'vagabondDaylight', 'strike')
  })

  test('[law 14.2.2] the Cult does not convert him', () => {
    given('lizard', 'hundreds')
      .clearing(1, { hundreds: { warlord: 1 } })
      .board('lizard', { warrior: 3 })
      .own('lizard', { outcast: 'fox' })
      .turn('lizard')
      .refuses('lizard', 'lizardConspiracy', 'convert')
  })

  test('[law 14.2.2] he is removed in battle, with the warriors or instead of one', () => {
    const position = () => rats().clearing(1, { hundreds: { warlord: 1, warrior: 2 }, marquise: { warrior: 3 } })
    const calm = () => position().own('hundreds', { mood: 'rowdy' })
    attacked(calm(), 1)
      .chance({ high: 1, low: 0 })
      .offers('hundreds', 'hundredsHit', ['hundreds.warrior', 'hundreds.warlord'])
      .when('hundreds', 'hundredsHit', 'hundreds.warlord')
      .holds(1, { hundreds: { warrior: 2 } })
      .supplies('hundreds', { warlord: 1 })
    attacked(calm(), 1)
      .chance({ high: 2, low: 0 })
      .when('hundreds', 'hundredsHit', 'hundreds.warrior')
      .holds(1, { hundreds: { warlord: 1 } })
    attacked(calm(), 1).chance({ high: 3, low: 0 }).holds(1, { hundreds: {} })
  })

  test('[law 14.2.2] he counts for the cap on rolled hits, and is not defenceless', () => {
    const position = rats()
      .clearing(1, { hundreds: { warlord: 1, stronghold: 1 }, marquise: { warrior: 3 } })
      .own('hundreds', { mood: 'rowdy' })
    attacked(position, 1)
      .chance({ high: 1, low: 1 })
      .holds(1, { hundreds: { stronghold: 1 }, marquise: { warrior: 2 } })
  })

  test('[law 14.2.2] orders of others do not move him', () => {
    givenTable({ seats: ['marquise', 'hundreds'], deck: 'exiles' })
      .clearing(1, { hundreds: { warlord: 1 } })
      .clearing(2, { hundreds: { warrior: 2 } })
      .crafted('marquise', 'false-orders')
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'false-orders')
      .offers(
        'marquise',
        'falseOrders',
        [5, 6, 10].map((to) => ({ seat: 1, from: 2, to })),
      )
  })
})

describe('the Hoard', () => {
  test('[law 14.2.4] each item goes to its track, none to a box of crafted items', () => {
    rats()
      .own('hundreds', { hoard: ['boot', 'bag', 'coin', 'hammer', 'tea', 'sword', 'crossbow'] })
      .turn('hundreds', 'daylight')
      .owns('hundreds', {
        hoard: { command: ['boot', 'bag', 'coin'], prowess: ['hammer', 'tea', 'sword', 'crossbow'] },
        command: 3,
        prowess: 4,
      })
      .has('box', (g) => g.items[RATS]!.some((items) => items > 0), false)
  })

  test.each([
    [[], 1],
    [['boot'], 2],
    [['boot', 'coin'], 2],
    [['boot', 'coin', 'bag'], 3],
    [['boot', 'coin', 'bag', 'bag'], 4],
  ] as const)('[law 14.2.4.II] with %j on the track Command is %i', (hoard, value) => {
    rats().own('hundreds', { hoard }).turn('hundreds', 'daylight').owns('hundreds', { command: value, prowess: 1 })
  })

  const full = () =>
    rats()
      .clearing(1, { hundreds: { stronghold: 1 } })
      .own('hundreds', { hoard: ['sword', 'sword', 'tea', 'crossbow'] })
      .hand('hundreds', 'anvil')
      .turn('hundreds', 'daylight')
      .when('hundreds', 'craftStep', 'craft')
      .when('hundreds', 'craft', 'anvil')
      .when('hundreds', 'hundredsContempt', 'take')

  test('[law 14.2.4.I] with the track full an item of it is removed for a point', () => {
    full()
      .offers('hundreds', 'hundredsOverflow', ['crossbow', 'hammer', 'sword', 'tea'])
      .when('hundreds', 'hundredsOverflow', 'tea')
      .scores('hundreds', 1)
      .owns('hundreds', { hoard: { command: [], prowess: ['sword', 'sword', 'crossbow', 'hammer'] } })
  })

  test('[law 14.2.4.I] or the new one', () => {
    full()
      .when('hundreds', 'hundredsOverflow', 'hammer')
      .scores('hundreds', 1)
      .owns('hundreds', { hoard: { command: [], prowess: ['sword', 'sword', 'tea', 'crossbow'] } })
      .has('hammers left', (g) => g.supplyItems[3], 0)
  })
})

describe('looters', () => {
  const rich = () =>
    rats()
      .clearing(1, { hundreds: { warrior: 3 }, marquise: { warrior: 2 } })
      .item('marquise', 'sword', 'boot')

  test('[law 14.2.5] instead of rolled hits an item of choice, for those who rule the battlefield then', () => {
    attack(rich(), 1)
      .offers('hundreds', 'hundredsLoot', ['loot', 'pass'])
      .when('hundreds', 'hundredsLoot', 'loot')
      .chance({ high: 2, low: 0 })
      .holds(1, { marquise: { warrior: 2 } })
      .offers('hundreds', 'hundredsTakeLoot', ['boot', 'sword'])
      .when('hundreds', 'hundredsTakeLoot', 'boot')
      .owns('hundreds', { hoard: { command: ['boot'], prowess: [] } })
      .has('boots left to the cats', (g) => g.items[CATS]![0], 0)
  })

  test('[law 14.2.5] nothing for those who do not rule', () => {
    attack(rich(), 1)
      .when('hundreds', 'hundredsLoot', 'loot')
      .chance({ high: 2, low: 1 })
      .holds(1, { hundreds: { warrior: 2 }, marquise: { warrior: 2 } })
      .asks('hundreds', 'hundredsCommand')
  })

  test('[law 14.2.5] without the declaration hits are dealt', () => {
    attack(rich(), 1)
      .when('hundreds', 'hundredsLoot', 'pass')
      .chance({ high: 1, low: 0 })
      .holds(1, { marquise: { warrior: 1 } })
      .asks('hundreds', 'hundredsCommand')
  })

  test('[law 14.2.5, 14.7.8] extra hits are dealt all the same', () => {
    const position = rich()
      .clearing(1, { hundreds: { warlord: 1 } })
      .own('hundreds', { mood: 'wrathful' })
    attack(position, 1)
      .when('hundreds', 'hundredsLoot', 'loot')
      .chance({ high: 2, low: 0 })
      .holds(1, { marquise: { warrior: 1 } })
  })

  test('[law 14.2.5] also where an ambush ended the battle, if they rule then (T103)', () => {
    const position = rats()
      .clearing(1, { hundreds: { warrior: 2, stronghold: 1 }, marquise: { wood: 1 } })
      .item('marquise', 'sword')
      .hand('marquise', 'ambush-fox')
    attack(position, 1)
      .when('hundreds', 'hundredsLoot', 'loot')
      .when('marquise', 'ambush', 'ambush-fox')
      .when('hundreds', 'hundredsTakeLoot', 'sword')
      .owns('hundreds', { hoard: { command: [], prowess: ['sword'] } })
  })

  test('[law 14.2.5] not declared without items in the box, nor against a Vagabond, nor in defence', () => {
    attack(rats().clearing(1, { hundreds: { warrior: 1 }, marquise: { warrior: 1 } }), 1).asks('chance', 'dice')
    const vagabond = given('hundreds', 'vagabond')
      .clearing(1, { hundreds: { warrior: 1 }, vagabond: { pawn: 1 } })
      .own('vagabond', { items: ['sword'] })
    command(vagabond)
      .when('hundreds', 'hundredsCommand', 'battle')
      .when('hundreds', 'battle', { clearing: 1, defender: 1 })
      .asks('chance', 'dice')
    attacked(rich(), 1).asks('chance', 'dice')
  })
})
