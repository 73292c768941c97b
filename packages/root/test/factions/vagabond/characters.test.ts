import { describe, test } from 'vitest'
import { cardIndex } from '../../../src/cards/deck.ts'
import { presenceOf, strengthOf } from '../../../src/core/pieces.ts'
import { BIRDS, CATS, HOSTILE, items, pawnAt, relation, wanderer } from './support.ts'

describe('special actions', () => {
  test('[law 9.5.9, D.1.2] the Thief exhausts a torch and takes a random card of somebody with a figure there', () => {
    wanderer(1, { character: 'thief', items: ['torch'] })
      .clearing(1, { marquise: { warrior: 1 }, eyrie: { roost: 1 } })
      .hand('marquise', 'anvil', 'cobbler')
      .hand('eyrie', 'sappers')
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'steal')
      .offers('vagabond', 'vagabondSteal', [CATS!])
      .when('vagabond', 'vagabondSteal', CATS!)
      .chance('cobbler')
      .has('hands', (g) => [g.hands[0], g.hands[CATS!]], [[cardIndex('cobbler')], [cardIndex('anvil')]])
      .has('items', (g) => items(g), ['torch-exhausted'])
  })

  test('[law 9.5.9, D.1.2] not without a torch, a victim with cards, or for another character', () => {
    const table = (character: string, torch: string) =>
      wanderer(1, { character, items: [torch] }).clearing(1, { marquise: { warrior: 1 } })
    table('thief', 'torch-exhausted')
      .hand('marquise', 'anvil')
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'steal')
    table('thief', 'torch').turn('vagabond', 'daylight').refuses('vagabond', 'vagabondDaylight', 'steal')
    table('tinker', 'torch')
      .hand('marquise', 'anvil')
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'steal')
  })

  const discarded = (clearing: number) =>
    wanderer(clearing, { character: 'tinker', items: ['torch'] }).with((g) => {
      for (const card of ['anvil', 'bake-sale', 'sappers'].map(cardIndex)) {
        g.deck.splice(g.deck.indexOf(card), 1)
        g.discard.push(card)
      }
    })

  test('[law D.2.2] the Tinker takes a matching card or a bird out of the discard pile', () => {
    discarded(1)
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'day-labor')
      .offers('vagabond', 'vagabondDayLabor', ['anvil', 'sappers'])
      .when('vagabond', 'vagabondDayLabor', 'sappers')
      .has('hand', (g) => g.hands[0], [cardIndex('sappers')])
      .has('discard', (g) => g.discard.length, 2)
      .has('items', (g) => items(g), ['torch-exhausted'])
  })

  test('[law D.2.2] not with no such card', () => {
    wanderer(1, { character: 'tinker', items: ['torch'] })
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'day-labor')
  })

  test('[law D.3.2] the Ranger repairs up to three items and Daylight is over', () => {
    const hurt = ['boot-damaged', 'boot-damaged', 'sword-damaged-exhausted', 'hammer-damaged']
    const hiding = wanderer(1, { character: 'ranger', items: ['torch', ...hurt] })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'hideout')
    hiding
      .when('vagabond', 'vagabondHideout', 'boot-damaged')
      .when('vagabond', 'vagabondHideout', 'sword-damaged-exhausted')
      .when('vagabond', 'vagabondHideout', 'boot-damaged')
      .has('phase', (g) => g.phase, 'evening')
      .has('items', (g) => items(g), ['boot', 'boot', 'sword-exhausted', 'torch-exhausted', 'hammer-damaged'])
    hiding.when('vagabond', 'vagabondHideout', 'pass').has('phase', (g) => g.phase, 'evening')
  })

  test('[law D.6.2] the Scoundrel leaves a torch, removes all enemy pieces and bars the clearing', () => {
    wanderer(1, { character: 'scoundrel', items: ['torch', 'boot', 'boot'] })
      .clearing(1, { marquise: { warrior: 2, sawmill: 1 } })
      .clearing(5, { marquise: { warrior: 1 } })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'scorched-earth')
      .has('items', (g) => items(g), ['boot', 'boot'])
      .has('cats', (g) => presenceOf(g, CATS!, 1), 0)
      .has('points', (g) => g.scores[0], 1)
      .has('relation', (g) => relation(g, CATS!), HOSTILE)
      .has('pawn', pawnAt, 1)
      .when('vagabond', 'vagabondDaylight', 'move')
      .when('vagabond', 'vagabondMove', 9)
      .when('vagabond', 'vagabondDaylight', 'move')
      .refuses('vagabond', 'vagabondMove', 1)
  })

  test('[law D.6.2] nobody moves into a scorched clearing or places anything there', () => {
    wanderer(2, { character: 'scoundrel' })
      .clearing(5, { marquise: { warrior: 3, sawmill: 1 } })
      .with((g) => g.own.vagabonds.scorched.push(1))
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'march')
      .offers('marquise', 'move', [{ from: 5, to: 2 }])
  })

  test('[law D.9.2] the Harrier glides to any clearing without boots, also a hostile one', () => {
    wanderer(1, { character: 'harrier', items: ['torch'], relations: { marquise: 'hostile', eyrie: 'allied' } })
      .clearing(1, { eyrie: { warrior: 2 } })
      .clearing(8, { marquise: { warrior: 2 } })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'glide')
      .refuses('vagabond', 'vagabondGlide', 1)
      .offersAmong('vagabond', 'vagabondGlide', [2, 8, 11])
      .when('vagabond', 'vagabondGlide', 8)
      .asks('vagabond', 'vagabondDaylight')
      .has('pawn', pawnAt, 8)
      .has('items', (g) => items(g), ['torch-exhausted'])
  })
})

describe('Vagrant', () => {
  const quarrel = (relation: string, birds: { [kind: string]: number }) =>
    wanderer(1, { character: 'vagrant', items: ['torch'], relations: { eyrie: relation } })
      .clearing(1, { marquise: { warrior: 3 }, eyrie: birds })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'instigate')

  test('[law D.4.2] a battle between two others, in which the Vagrant chooses and scores', () => {
    quarrel('indifferent', { roost: 1, warrior: 1 })
      .offers('vagabond', 'vagabondInstigate', [
        { attacker: CATS!, defender: BIRDS! },
        { attacker: BIRDS!, defender: CATS! },
      ])
      .when('vagabond', 'vagabondInstigate', { attacker: CATS!, defender: BIRDS! })
      .chance({ high: 2, low: 0 })
      .when('vagabond', 'loseHit', 'eyrie.roost')
      .has('points', (g) => [...g.scores], [1, 0, 0])
      .has('relation', (g) => relation(g, BIRDS!), 0)
      .has('items', (g) => items(g), ['torch-exhausted'])
  })

  test('[law D.4.2] pieces of a Hostile faction bring infamy', () => {
    quarrel('hostile', { roost: 1, warrior: 1 })
      .when('vagabond', 'vagabondInstigate', { attacker: CATS!, defender: BIRDS! })
      .chance({ high: 2, low: 0 })
      .when('vagabond', 'loseHit', 'eyrie.roost')
      .has('points', (g) => g.scores[0], 3)
  })

  test('[law D.4.2] not without two others who could fight', () => {
    wanderer(1, { character: 'vagrant', items: ['torch'] })
      .clearing(1, { marquise: { warrior: 3 } })
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'instigate')
  })
})

describe('Arbiter', () => {
  const fight = (defender: number, birds = 1) =>
    wanderer(1, { character: 'arbiter', items: ['sword', 'sword-exhausted', 'sword-damaged'] })
      .clearing(1, { marquise: { warrior: 4 }, eyrie: { warrior: birds } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 1, defender })

  test('[law D.5.2] the defender may enlist the Arbiter: 1 point, and the swords raise the cap', () => {
    fight(BIRDS!)
      .when('eyrie', 'vagabondEnlist', 'enlist')
      .has('points', (g) => g.scores[0], 1)
      .chance({ high: 3, low: 3 })
      .has('cats', (g) => strengthOf(g, CATS!, 1), 1)
  })

  test('[law D.5.2] or not; the Arbiter cannot be enlisted in the own battle', () => {
    fight(BIRDS!)
      .when('eyrie', 'vagabondEnlist', 'pass')
      .chance({ high: 3, low: 3 })
      .has('cats', (g) => strengthOf(g, CATS!, 1), 3)
      .has('points', (g) => g.scores[0], 0)
    fight(0).asks('chance', 'dice')
  })
})

describe('Adventurer', () => {
  const questing = (items: string[]) =>
    wanderer(1, { character: 'adventurer', items, quests: ['errand-fox', 'repair-a-shed-fox'] }).turn(
      'vagabond',
      'daylight',
    )

  test('[law D.7.2] once a turn one ready item serves as any other in a quest and is damaged', () => {
    questing(['boot', 'sword', 'sword', 'hammer'])
      .when('vagabond', 'vagabondDaylight', 'quest')
      .when('vagabond', 'vagabondQuest', 'errand-fox')
      .offers('vagabond', 'vagabondImprovise', [
        { item: 'sword', as: 'tea' },
        { item: 'hammer', as: 'tea' },
      ])
      .when('vagabond', 'vagabondImprovise', { item: 'sword', as: 'tea' })
      .has('items', (g) => items(g), ['hammer', 'sword', 'boot-exhausted', 'sword-damaged-exhausted'])
      .when('vagabond', 'vagabondReward', 'points')
      .chance('logistics-help-fox')
      .refuses('vagabond', 'vagabondDaylight', 'quest')
  })

  test('[law D.7.2] nobody has to improvise, and others cannot', () => {
    questing(['boot', 'tea', 'sword'])
      .when('vagabond', 'vagabondDaylight', 'quest')
      .when('vagabond', 'vagabondQuest', 'errand-fox')
      .when('vagabond', 'vagabondImprovise', { item: 'none', as: 'none' })
      .has('items', (g) => items(g), ['sword', 'boot-exhausted', 'tea-exhausted'])
    wanderer(1, { character: 'thief', items: ['boot', 'sword'], quests: ['errand-fox'] })
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'quest')
  })
})

describe('Ronin', () => {
  const battle = (character: string, swords: string[]) =>
    wanderer(1, { character, items: swords })
      .clearing(1, { marquise: { warrior: 4 } })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'battle')
      .when('vagabond', 'battle', { clearing: 1, defender: CATS! })
      .chance({ high: 0, low: 0 })

  test('[law D.8.2] after the roll a sword is exhausted for one extra hit', () => {
    battle('ronin', ['sword', 'sword'])
      .when('vagabond', 'battleEffect', 'swift-strike')
      .has('cats', (g) => strengthOf(g, CATS!, 1), 3)
      .has('items', (g) => items(g), ['sword-exhausted', 'sword-exhausted'])
  })

  test('[law D.8.2] not without a ready sword, and not for others', () => {
    battle('ronin', ['sword']).asks('vagabond', 'vagabondDaylight')
    battle('thief', ['sword', 'sword']).asks('vagabond', 'vagabondDaylight')
  })
})
