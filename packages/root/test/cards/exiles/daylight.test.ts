import { describe, test } from 'vitest'
import { cardIndex } from '../../../src/cards/deck.ts'
import { itemIndex } from '../../../src/facts/items.ts'
import { wanderer } from '../../factions/vagabond/support.ts'
import { hand, names } from '../../law/support.ts'
import { BIRDS, CATS, exiles, leader, REBELS } from './look.ts'

describe('Propaganda Bureau', () => {
  const bureau = (...cards: string[]) =>
    exiles()
      .crafted('marquise', 'propaganda-bureau')
      .hand('marquise', ...cards)
      .clearing(8, { eyrie: { warrior: 2 } })
      .clearing(9, { alliance: { warrior: 1 } })

  test('[law 4.1.3, G.1.21] a card replaces an enemy warrior in a matching clearing with one of the own', () => {
    bureau('anvil', 'bake-sale')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'propaganda-bureau')
      .offers('marquise', 'propagandaBureau', [{ clearing: 8, kind: 'eyrie.warrior' }])
      .when('marquise', 'propagandaBureau', { clearing: 8, kind: 'eyrie.warrior' })
      .offers('marquise', 'propagandaBureauCard', ['anvil'])
      .when('marquise', 'propagandaBureauCard', 'anvil')
      .holds(8, { marquise: { warrior: 1 }, eyrie: { warrior: 1 } })
      .has('discard pile', (g) => names(g.discard), ['anvil'])
      .has('hand', (g) => hand(g, 'marquise'), ['bake-sale'])
  })

  test('[law 2.1.1] a bird card serves anywhere', () => {
    bureau('saboteurs')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'propaganda-bureau')
      .offers('marquise', 'propagandaBureau', [
        { clearing: 8, kind: 'eyrie.warrior' },
        { clearing: 9, kind: 'alliance.warrior' },
      ])
  })

  test('[law 4.1.3] once per turn, at any time in Daylight', () => {
    bureau('anvil', 'foxfolk-steel')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'propaganda-bureau')
      .when('marquise', 'propagandaBureau', { clearing: 8, kind: 'eyrie.warrior' })
      .when('marquise', 'propagandaBureauCard', 'anvil')
      .refuses('marquise', 'marquiseDaylight', 'propaganda-bureau')
  })

  test('[law G.1.21] not without a matching card or a warrior of the own to place', () => {
    bureau('bake-sale').turn('marquise', 'daylight').refuses('marquise', 'craftStep', 'propaganda-bureau')
    bureau('anvil')
      .clearing(1, { marquise: { warrior: 25 } })
      .turn('marquise', 'daylight')
      .refuses('marquise', 'craftStep', 'propaganda-bureau')
  })

  test('[law G.1.21, 6.2.2] nor where the keep forbids placing', () => {
    exiles()
      .crafted('alliance', 'propaganda-bureau')
      .hand('alliance', 'anvil')
      .clearing(8, { marquise: { warrior: 2, keep: 1 } })
      .turn('alliance', 'daylight')
      .refuses('alliance', 'allianceDaylight', 'propaganda-bureau')
  })

  test('[law 6.2.3] Field Hospitals bring a replaced warrior home', () => {
    exiles()
      .crafted('alliance', 'propaganda-bureau')
      .hand('alliance', 'anvil')
      .hand('marquise', 'foxfolk-steel')
      .clearing(8, { marquise: { warrior: 2 } })
      .clearing(1, { marquise: { keep: 1 } })
      .turn('alliance', 'daylight')
      .when('alliance', 'allianceDaylight', 'propaganda-bureau')
      .when('alliance', 'propagandaBureau', { clearing: 8, kind: 'marquise.warrior' })
      .when('alliance', 'propagandaBureauCard', 'anvil')
      .when('marquise', 'fieldHospitals', 'foxfolk-steel')
      .holds(1, { marquise: { keep: 1, warrior: 1 } })
  })
})

describe('League of Adventurous Mice', () => {
  const league = () =>
    exiles()
      .crafted('marquise', 'league-of-adventurous-mice')
      .item('marquise', 'sword', 'tea')
      .clearing(8, { marquise: { warrior: 2 }, eyrie: { warrior: 1 } })
      .turn('marquise', 'daylight')

  test('[law 4.1.3] a crafted item is exhausted for a move', () => {
    league()
      .when('marquise', 'craftStep', 'league-of-adventurous-mice')
      .offers('marquise', 'leagueOfAdventurousMice', [
        { item: 'sword', errand: 'move' },
        { item: 'sword', errand: 'battle' },
        { item: 'tea', errand: 'move' },
        { item: 'tea', errand: 'battle' },
      ])
      .when('marquise', 'leagueOfAdventurousMice', { item: 'tea', errand: 'move' })
      .when('marquise', 'move', { from: 8, to: 7 })
      .when('marquise', 'howMany', 1)
      .holds(7, { marquise: { warrior: 1 } })
      .has('face down', (g) => g.faceDown[CATS]![itemIndex('tea')], 1)
  })

  test('[law 4.1.3] or for a battle, once per turn', () => {
    league()
      .when('marquise', 'craftStep', 'league-of-adventurous-mice')
      .when('marquise', 'leagueOfAdventurousMice', { item: 'sword', errand: 'battle' })
      .when('marquise', 'battle', { clearing: 8, defender: BIRDS })
      .chance({ high: 1, low: 0 })
      .holds(8, { eyrie: {} })
      .refuses('marquise', 'craftStep', 'league-of-adventurous-mice')
  })

  test('[law 4.1.3] exhausted items stay face down, a new one of the kind does not', () => {
    const tired = (fresh: number) =>
      exiles()
        .crafted('marquise', 'league-of-adventurous-mice')
        .item('marquise', ...new Array<'sword'>(1 + fresh).fill('sword'))
        .with((g) => {
          g.faceDown[CATS]![itemIndex('sword')] = 1
        })
        .clearing(8, { marquise: { warrior: 2 } })
        .turn('marquise', 'daylight')
    tired(0).refuses('marquise', 'craftStep', 'league-of-adventurous-mice')
    tired(1).offersAmong('marquise', 'craftStep', ['league-of-adventurous-mice'])
  })

  test('[law 9.5.4, 4.1.2] when an exhausted item is taken by an Aid, the next of its type lies face up', () => {
    const board = { character: 'thief', items: ['boot'] }
    wanderer(8, board, { seats: ['vagabond', 'marquise'], deck: 'exiles' })
      .item('marquise', 'hammer')
      .with((g) => {
        g.faceDown[1]![itemIndex('hammer')] = 1
      })
      .clearing(8, { marquise: { warrior: 2 } })
      .hand('vagabond', 'anvil')
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'aid')
      .when('vagabond', 'vagabondAid', 1)
      .when('vagabond', 'vagabondAidCard', 'anvil')
      .when('vagabond', 'vagabondAidExhaust', 'boot')
      .when('vagabond', 'vagabondAidItem', 'hammer')
      .has('in the box', (g) => g.items[1]![itemIndex('hammer')], 0)
      .has('face down', (g) => g.faceDown[1]![itemIndex('hammer')], 0)
  })

  test('[law 4.1.3] without an item there is no adventure', () => {
    exiles()
      .crafted('marquise', 'league-of-adventurous-mice')
      .clearing(8, { marquise: { warrior: 2 } })
      .turn('marquise', 'daylight')
      .refuses('marquise', 'craftStep', 'league-of-adventurous-mice')
  })
})

describe('Charm Offensive', () => {
  const charming = () =>
    exiles().crafted('marquise', 'charm-offensive').deck('anvil', 'bake-sale').turn('marquise', 'evening')

  test('[law 4.1.3] at the start of Evening a card, and a point for another player', () => {
    charming()
      .when('marquise', 'phaseMoment', 'charm-offensive')
      .offers('marquise', 'charmOffensive', [BIRDS, REBELS])
      .when('marquise', 'charmOffensive', REBELS)
      .scores('alliance', 1)
      .chance('anvil')
      .hands('marquise', 'anvil')
      .asks('chance', 'draw')
  })

  test('[law 4.1.3] it may be left', () => {
    charming().when('marquise', 'phaseMoment', 'pass').asks('chance', 'draw').scores('alliance', 0)
  })

  test('[law 1.4.1] only at the start of Evening', () => {
    exiles()
      .crafted('alliance', 'charm-offensive')
      .board('alliance', { warrior: 1 })
      .clearing(8, { alliance: { warrior: 1 } })
      .turn('alliance', 'evening')
      .when('alliance', 'phaseMoment', 'pass')
      .refuses('alliance', 'allianceEvening', 'charm-offensive')
  })
})

describe('Informants', () => {
  /** The discard pile holds these cards and nothing else. */
  const informed = (faction: 'marquise' | 'eyrie', ...discarded: string[]) =>
    exiles()
      .own('eyrie', leader)
      .crafted(faction, 'informants')
      .deck('bake-sale')
      .with((g) => {
        g.discard = discarded.map(cardIndex)
      })

  test('[law 4.1.3] in Evening an ambush card from the discard pile instead of drawing', () => {
    informed('marquise', 'ambush-fox', 'ambush-bird', 'anvil')
      .turn('marquise', 'evening')
      .offers('marquise', 'informants', ['ambush-bird', 'ambush-fox', 'pass'])
      .when('marquise', 'informants', 'ambush-fox')
      .hands('marquise', 'ambush-fox')
      .has('discard pile', (g) => names(g.discard), ['ambush-bird', 'anvil'])
      .has('deck', (g) => names(g.deck), ['bake-sale'])
  })

  test('[law 4.1.3] or the cards are drawn as usual', () => {
    informed('marquise', 'ambush-fox')
      .turn('marquise', 'evening')
      .when('marquise', 'informants', 'pass')
      .asks('chance', 'draw')
  })

  test('[law 4.1.3] nobody is asked without an ambush card there', () => {
    informed('marquise', 'anvil').turn('marquise', 'evening').asks('chance', 'draw')
  })

  test('[law 4.1.3] nor outside the own Evening', () => {
    informed('eyrie', 'ambush-fox').turn('eyrie').asks('chance', 'draw')
  })
})

describe('Murine Broker', () => {
  const crafting = (faction: string, card: string) =>
    exiles()
      .crafted(faction, 'murine-broker')
      .clearing(8, { marquise: { workshop: 1, warrior: 1 } })
      .hand('marquise', card)
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', card)

  test('[law 4.1.3] its owner may draw a card when somebody else crafts an item', () => {
    crafting('alliance', 'anvil')
      .offers('alliance', 'murineBroker', ['draw', 'pass'])
      .when('alliance', 'murineBroker', 'draw')
      .chance('bake-sale')
      .hands('alliance', 'bake-sale')
      .asks('marquise', 'craftStep')
  })

  test('[law 4.1.3] or not', () => {
    crafting('alliance', 'anvil')
      .when('alliance', 'murineBroker', 'pass')
      .hands('alliance')
      .asks('marquise', 'craftStep')
  })

  test('[law 4.1.3] not for own items, nor for cards that fetch none', () => {
    crafting('marquise', 'anvil').asks('marquise', 'craftStep')
    crafting('alliance', 'false-orders').asks('marquise', 'craftStep')
  })
})

describe('Master Engravers', () => {
  test('[law 3.2.2] a point more for every item its owner crafts', () => {
    const engraving = (owner: string) =>
      exiles()
        .crafted(owner, 'master-engravers')
        .clearing(8, { marquise: { workshop: 1 } })
        .hand('marquise', 'anvil')
        .turn('marquise', 'daylight')
        .when('marquise', 'craftStep', 'craft')
        .when('marquise', 'craft', 'anvil')
    engraving('marquise').scores('marquise', 3)
    engraving('eyrie').scores('marquise', 2).scores('eyrie', 0)
  })

  test('[law 7.2.3] on top of the one point of the Eyrie', () => {
    exiles()
      .own('eyrie', leader)
      .crafted('eyrie', 'master-engravers')
      .clearing(8, { eyrie: { roost: 1 } })
      .hand('eyrie', 'anvil')
      .turn('eyrie', 'daylight')
      .when('eyrie', 'craftStep', 'craft')
      .when('eyrie', 'craft', 'anvil')
      .scores('eyrie', 2)
  })
})
