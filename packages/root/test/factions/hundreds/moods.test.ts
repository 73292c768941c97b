import { describe, test } from 'vitest'
import { givenTable, type Position } from '../../../src/index.ts'
import { advance, attack, attacked, CATS, command, rats } from './support.ts'

const inMood = (mood: string, ...hoard: string[]): Position => rats().own('hundreds', { mood, hoard })

describe('Bitter', () => {
  const angry = (): Position =>
    inMood('bitter')
      .clearing(1, { hundreds: { warlord: 1, mob: 1 }, marquise: { warrior: 3 } })
      .clearing(5, { hundreds: { mob: 1 } })
      .clearing(2, { hundreds: { mob: 1 } })

  test('[law 14.7.1] before the roll mobs there and beside turn into warriors', () => {
    attack(angry(), 1)
      .offers('hundreds', 'hundredsBitter', [1, 5, 'pass'])
      .when('hundreds', 'hundredsBitter', 5)
      .offers('hundreds', 'hundredsBitter', [1, 'pass'])
      .when('hundreds', 'hundredsBitter', 'pass')
      .holds(1, { hundreds: { warlord: 1, mob: 1, warrior: 1 } })
      .holds(5, { hundreds: {} })
      .scores('marquise', 0)
      .chance({ high: 2, low: 0 })
      .holds(1, { marquise: { warrior: 1 } })
  })

  test('[law 14.7.1] in defence too', () => {
    attacked(angry(), 1).offers('hundreds', 'hundredsBitter', [1, 5, 'pass'])
  })

  test('[law 14.7.1] not in a battle elsewhere, nor in another mood', () => {
    attack(angry().clearing(9, { hundreds: { warrior: 1 }, marquise: { warrior: 1 } }), 9).asks('chance', 'dice')
    attack(angry().own('hundreds', { mood: 'rowdy' }), 1).asks('chance', 'dice')
  })
})

test('[law 14.7.2] Grandiose: the warlord advances before the Hundreds are commanded', () => {
  command(inMood('grandiose').clearing(1, { hundreds: { warlord: 1 } }))
    .when('hundreds', 'hundredsAdvance', 'advance')
    .when('hundreds', 'move', { from: 1, to: 5 })
    .when('hundreds', 'hundredsFollow', 0)
    .when('hundreds', 'hundredsAdvance', 'pass')
    .when('hundreds', 'hundredsCommand', 'pass')
    .has('phase', (g) => g.phase, 'evening')
})

describe('Jubilant', () => {
  const evening = (mood: string) =>
    inMood(mood)
      .clearing(1, { hundreds: { warlord: 1 } })
      .clearing(12, { hundreds: { warrior: 1 } })
      .hand('hundreds', 'anvil', 'foxfolk-steel')
      .turn('hundreds', 'evening')

  test('[law 14.7.3] after inciting beside the warlord the mob die is rolled up to four times', () => {
    evening('jubilant')
      .when('hundreds', 'hundredsIncite', 1)
      .when('hundreds', 'hundredsInciteCard', 'anvil')
      .when('hundreds', 'hundredsJubilant', 'roll')
      .chance('rabbit')
      .offers('hundreds', 'hundredsSpread', [5, 10])
      .when('hundreds', 'hundredsSpread', 10)
      .when('hundreds', 'hundredsJubilant', 'roll')
      .chance('mouse')
      .when('hundreds', 'hundredsSpread', 2)
      .when('hundreds', 'hundredsJubilant', 'roll')
      .chance('rabbit')
      .when('hundreds', 'hundredsSpread', 5)
      .when('hundreds', 'hundredsJubilant', 'roll')
      .chance('rabbit')
      .asks('hundreds', 'hundredsIncite')
  })

  test('[law 14.7.3] it may be stopped', () => {
    evening('jubilant')
      .when('hundreds', 'hundredsIncite', 1)
      .when('hundreds', 'hundredsInciteCard', 'anvil')
      .when('hundreds', 'hundredsJubilant', 'pass')
      .asks('hundreds', 'hundredsIncite')
  })

  test('[law 14.7.3] not after inciting elsewhere, nor in another mood', () => {
    evening('jubilant')
      .when('hundreds', 'hundredsIncite', 12)
      .when('hundreds', 'hundredsInciteCard', 'anvil')
      .asks('hundreds', 'hundredsIncite')
    evening('rowdy')
      .when('hundreds', 'hundredsIncite', 1)
      .when('hundreds', 'hundredsInciteCard', 'anvil')
      .asks('hundreds', 'hundredsIncite')
  })
})

describe('Lavish', () => {
  test('[law 14.7.4] at the end of Birdsong items go for two warriors each, and the tracks close up', () => {
    inMood('rowdy', 'boot', 'bag', 'sword')
      .clearing(1, { hundreds: { warlord: 1 } })
      .turn('hundreds')
      .when('hundreds', 'hundredsMood', 'lavish')
      .when('hundreds', 'phaseMoment', 'lavish')
      .offers('hundreds', 'hundredsLavish', ['boot', 'bag', 'sword'])
      .when('hundreds', 'hundredsLavish', 'boot')
      .holds(1, { hundreds: { warlord: 1, warrior: 4 } })
      .owns('hundreds', { hoard: { command: ['bag'], prowess: ['sword'] } })
      .when('hundreds', 'phaseMoment', 'lavish')
      .when('hundreds', 'hundredsLavish', 'sword')
      .holds(1, { hundreds: { warlord: 1, warrior: 6 } })
      .when('hundreds', 'phaseMoment', 'pass')
      .has('phase', (g) => g.phase, 'daylight')
      .has('removed from the game', (g) => [g.supplyItems[0], g.supplyItems[4]], [1, 1])
  })

  test('[law 1.1.3] with an Eyrie Émigré at the end of Birdsong, their player chooses the order', () => {
    const both = () =>
      givenTable({ seats: ['hundreds', 'marquise'], deck: 'exiles' })
        .own('hundreds', { mood: 'rowdy', hoard: ['boot'] })
        .clearing(1, { hundreds: { warlord: 1, warrior: 1 } })
        .clearing(5, { marquise: { warrior: 1 } })
        .crafted('hundreds', 'eyrie-emigre')
        .turn('hundreds')
        .when('hundreds', 'hundredsMood', 'lavish')
        .offers('hundreds', 'order', ['phaseMoment', 'card.eyrieEmigre'])
    both()
      .when('hundreds', 'order', 'phaseMoment')
      .when('hundreds', 'phaseMoment', 'lavish')
      .when('hundreds', 'hundredsLavish', 'boot')
      .asks('hundreds', 'move')
    both().when('hundreds', 'order', 'card.eyrieEmigre').asks('hundreds', 'move')
  })

  test('[law 14.7.4, 1.1.3] with an item that was only looted at the end of Birdsong', () => {
    givenTable({ seats: ['hundreds', 'marquise'], deck: 'exiles' })
      .own('hundreds', { mood: 'rowdy' })
      .clearing(1, { hundreds: { warlord: 1, warrior: 4 } })
      .clearing(5, { marquise: { warrior: 1 } })
      .with((g) => {
        g.items[CATS!]![0] = 1
      })
      .crafted('hundreds', 'eyrie-emigre')
      .turn('hundreds')
      .when('hundreds', 'hundredsMood', 'lavish')
      .when('hundreds', 'move', { from: 1, to: 5 })
      .when('hundreds', 'hundredsLead', 'with-warlord')
      .when('hundreds', 'hundredsFollow', 4)
      .when('hundreds', 'battle', { clearing: 5, defender: 1 })
      .when('hundreds', 'hundredsLoot', 'loot')
      .chance({ high: 1, low: 0 })
      .when('hundreds', 'hundredsTakeLoot', 'boot')
      .offers('hundreds', 'phaseMoment', ['lavish', 'pass'])
  })

  test('[law 14.7.4] not in another mood', () => {
    inMood('lavish', 'boot')
      .clearing(1, { hundreds: { warlord: 1 } })
      .turn('hundreds')
      .when('hundreds', 'hundredsMood', 'rowdy')
      .has('phase', (g) => g.phase, 'daylight')
  })
})

describe('Relentless', () => {
  const onward = (mood: string) =>
    advance(
      inMood(mood)
        .clearing(1, { hundreds: { warlord: 1, warrior: 3 } })
        .clearing(5, { marquise: { warrior: 2 } }),
    )
      .when('hundreds', 'hundredsAdvance', 'advance')
      .when('hundreds', 'move', { from: 1, to: 5 })
      .when('hundreds', 'hundredsFollow', 3)

  const fought = (mood: string) =>
    onward(mood).when('hundreds', 'battle', { clearing: 5, defender: CATS }).chance({ high: 1, low: 0 })

  test('[law 14.7.5] after a move and a battle there is one more battle, or one more move', () => {
    fought('relentless')
      .offers('hundreds', 'hundredsRelentless', ['move', 'battle', 'pass'])
      .when('hundreds', 'hundredsRelentless', 'battle')
      .when('hundreds', 'battle', { clearing: 5, defender: CATS })
      .chance({ high: 1, low: 0 })
      .holds(5, { hundreds: { warlord: 1, warrior: 3 }, marquise: {} })
      .asks('hundreds', 'hundredsAdvance')
    fought('relentless')
      .when('hundreds', 'hundredsRelentless', 'move')
      .when('hundreds', 'move', { from: 5, to: 2 })
      .when('hundreds', 'hundredsFollow', 1)
      .holds(2, { hundreds: { warlord: 1, warrior: 1 } })
      .asks('hundreds', 'hundredsAdvance')
  })

  test('[law 14.7.5] not without the battle, nor in another mood', () => {
    onward('relentless').when('hundreds', 'battle', 'pass').asks('hundreds', 'hundredsAdvance')
    fought('rowdy').asks('hundreds', 'hundredsAdvance')
  })
})

describe('Rowdy', () => {
  const evening = (mood: string, enemies: number) =>
    inMood(mood)
      .clearing(1, { hundreds: { warlord: 1 }, marquise: { warrior: enemies } })
      .turn('hundreds', 'evening')

  test('[law 14.7.6] one card more', () => {
    evening('rowdy', 2)
      .chance('anvil')
      .chance('bake-sale')
      .hands('hundreds', 'anvil', 'bake-sale')
      .has('whose turn', (g) => g.active, CATS)
  })

  test('[law 14.7.6] two more with three enemy pieces around the warlord', () => {
    evening('rowdy', 3)
      .chance('anvil')
      .chance('bake-sale')
      .chance('cobbler')
      .has('whose turn', (g) => g.active, CATS)
  })

  test('[law 14.7.6] none in another mood', () => {
    evening('bitter', 3)
      .chance('anvil')
      .has('whose turn', (g) => g.active, CATS)
  })
})

describe('Stubborn', () => {
  const held = (mood = 'stubborn'): Position =>
    inMood(mood).clearing(1, { hundreds: { warlord: 1, warrior: 3 }, marquise: { warrior: 3 } })

  test('[law 14.7.7] the first hit beside the warlord is ignored, in attack and defence', () => {
    attacked(held(), 1)
      .chance({ high: 2, low: 0 })
      .when('hundreds', 'hundredsHit', 'hundreds.warrior')
      .holds(1, { hundreds: { warlord: 1, warrior: 2 } })
    attack(held(), 1)
      .chance({ high: 1, low: 1 })
      .holds(1, { hundreds: { warlord: 1, warrior: 3 }, marquise: { warrior: 2 } })
  })

  test('[law 14.7.7] in an ambush it is one of the ambush, and then no other', () => {
    attack(held().hand('marquise', 'ambush-fox'), 1)
      .when('marquise', 'ambush', 'ambush-fox')
      .when('hundreds', 'hundredsHit', 'hundreds.warrior')
      .holds(1, { hundreds: { warlord: 1, warrior: 2 } })
      .chance({ high: 1, low: 1 })
      .when('hundreds', 'hundredsHit', 'hundreds.warrior')
      .holds(1, { hundreds: { warlord: 1, warrior: 1 } })
  })

  test('[law 14.7.7] not elsewhere, nor in another mood', () => {
    attacked(held().clearing(5, { hundreds: { warrior: 2 }, marquise: { warrior: 1 } }), 5)
      .chance({ high: 1, low: 0 })
      .holds(5, { hundreds: { warrior: 1 } })
    attacked(held('bitter'), 1).chance({ high: 1, low: 0 }).asks('hundreds', 'hundredsHit')
  })
})

describe('Wrathful', () => {
  const furious = (): Position =>
    inMood('wrathful').clearing(1, { hundreds: { warlord: 1, warrior: 2 }, marquise: { warrior: 3 } })

  test('[law 14.7.8] an attack beside the warlord deals one hit more', () => {
    attack(furious(), 1)
      .chance({ high: 1, low: 0 })
      .holds(1, { marquise: { warrior: 1 } })
  })

  test('[law 14.7.8] not in defence, nor elsewhere', () => {
    attacked(furious(), 1)
      .chance({ high: 0, low: 0 })
      .holds(1, { marquise: { warrior: 3 } })
    attack(furious().clearing(5, { hundreds: { warrior: 1 }, marquise: { warrior: 1 } }), 5)
      .chance({ high: 0, low: 0 })
      .holds(5, { marquise: { warrior: 1 } })
  })
})
