import { describe, expect, test } from 'vitest'
import { cardIndex } from '../../src/cards/deck.ts'
import { DECKS, given, givenTable } from '../../src/index.ts'
import { giveSupporters, hand, names } from '../law/support.ts'

describe('drawing and discarding', () => {
  test('[law 2.1, G.1.6] cards are drawn from the deck, which is the same for all', () => {
    given('marquise', 'eyrie')
      .deck('anvil', 'bake-sale')
      .turn('marquise', 'evening')
      .offers('chance', 'draw', ['anvil', 'bake-sale'])
      .chance('anvil')
      .has('hand', (g) => hand(g, 'marquise'), ['anvil'])
      .has('deck', (g) => names(g.deck), ['bake-sale'])
  })

  test('[law 2.1] the moment the deck is empty, the discard pile becomes the new deck', () => {
    given('marquise', 'eyrie')
      .deck('anvil')
      .turn('marquise', 'evening')
      .chance('anvil')
      .has('discard pile', (g) => names(g.discard), [])
      .has('cards in the deck', (g) => g.deck.length, 49)
      .shows((g) => !names(g.deck).includes('anvil'), 'the card just drawn is not in it')
  })

  test('[law 2.1] a deck that ran out with nothing discarded is made anew when the next card is to be drawn', () => {
    given('marquise', 'eyrie')
      .clearing(1, { marquise: { sawmill: 1 } })
      .hand('marquise', 'anvil')
      .with((g) => {
        g.hands[1] = g.deck.splice(0)
      })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'overwork')
      .when('marquise', 'overwork', 1)
      .when('marquise', 'overworkCard', 'anvil')
      .has('discard pile', (g) => names(g.discard), ['anvil'])
      .when('marquise', 'marquiseDaylight', 'pass')
      .chance('anvil')
      .has('hand', (g) => hand(g, 'marquise'), ['anvil'])
  })

  test('[law 2.1] with no card left anywhere nothing is drawn', () => {
    given('marquise', 'eyrie')
      .with((g) => {
        g.hands[1] = g.deck.splice(0)
      })
      .turn('marquise', 'evening')
      .asks('eyrie', 'eyrieDecree')
      .has('hand', (g) => hand(g, 'marquise'), [])
  })

  test('[law 2.1, G.1.5] what is discarded goes to one pile for all', () => {
    given('marquise', 'eyrie')
      .clearing(1, { marquise: { sawmill: 1 } })
      .hand('marquise', 'anvil')
      .with((g) => {
        g.deck.splice(g.deck.indexOf(cardIndex('bake-sale')), 1)
        g.discard.push(cardIndex('bake-sale'))
      })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'overwork')
      .when('marquise', 'overwork', 1)
      .when('marquise', 'overworkCard', 'anvil')
      .has('discard pile', (g) => names(g.discard), ['anvil', 'bake-sale'])
  })
})

/** The Marquise spend a card that matches the fox clearing 1. */
const overworking = (...cards: string[]) =>
  given('marquise', 'eyrie', 'alliance')
    .clearing(1, { marquise: { sawmill: 1 } })
    .hand('marquise', ...cards)
    .turn('marquise', 'daylight')
    .when('marquise', 'craftStep', 'pass')

describe('matching', () => {
  test('[law 2.1] a card that is to match a clearing has its suit', () => {
    overworking('anvil', 'bake-sale', 'investments')
      .when('marquise', 'marquiseDaylight', 'overwork')
      .when('marquise', 'overwork', 1)
      .offers('marquise', 'overworkCard', ['anvil'])
    overworking('bake-sale').refuses('marquise', 'marquiseDaylight', 'overwork')
  })

  test('[law 2.1.1] a bird card can stand in for any suit', () => {
    overworking('armorers', 'bake-sale')
      .when('marquise', 'marquiseDaylight', 'overwork')
      .when('marquise', 'overwork', 1)
      .offers('marquise', 'overworkCard', ['armorers'])
  })

  test('[law 2.1.1] also where several cards of one suit are to be spent', () => {
    given('marquise', 'alliance')
      .clearing(1, { alliance: { sympathy: 1 } })
      .with((g) => giveSupporters(g, 'anvil', 'armorers', 'bake-sale'))
      .turn('alliance')
      .when('alliance', 'allianceRevolt', 1)
      .offers('alliance', 'spendSupporter', ['anvil', 'armorers'])
      .when('alliance', 'spendSupporter', 'armorers')
      .when('alliance', 'spendSupporter', 'anvil')
      .has('supporters', (g) => names(g.own.alliance.supporters), ['bake-sale'])
  })
})

describe('what is forced', () => {
  /** The Marquise move into the sympathetic fox clearing 1 and owe a fox card. */
  const owing = (...cards: string[]) =>
    given('marquise', 'alliance')
      .clearing(5, { marquise: { warrior: 1 } })
      .clearing(1, { alliance: { sympathy: 1 } })
      .hand('marquise', ...cards)
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'march')
      .when('marquise', 'move', { from: 5, to: 1 })
      .when('marquise', 'howMany', 1)

  test('[law 2.1.1.I] without a card of the suit a bird must be given', () => {
    owing('armorers', 'bake-sale').offers('marquise', 'outrage', ['armorers'])
  })

  test('[law 2.1.1.I] with one, a bird may be given all the same', () => {
    owing('armorers', 'anvil', 'bake-sale').offers('marquise', 'outrage', ['armorers', 'anvil'])
  })

  test('[law 2.1.1.I] with neither, no card of another suit is taken', () => {
    owing('bake-sale').refuses('marquise', 'outrage', 'bake-sale')
  })

  test('[law 2.1.1.II] where a bird card is asked for, no other will do', () => {
    const daylight = (...cards: string[]) =>
      givenTable({ seats: ['marquise', 'eyrie'], preset: 'english' })
        .hand('marquise', ...cards)
        .turn('marquise', 'daylight')
        .when('marquise', 'craftStep', 'pass')
    daylight('anvil', 'bake-sale').refuses('marquise', 'marquiseDaylight', 'bird-action')
    daylight('anvil', 'armorers', 'ambush-bird')
      .when('marquise', 'marquiseDaylight', 'bird-action')
      .offers('marquise', 'marquiseBird', ['armorers', 'ambush-bird'])
  })
})

describe('special cards', () => {
  const of = (kind: string) => DECKS.base.filter((card) => card.kind === kind)

  test('[law 2.1.2] there are five ambushes: one of each suit and two birds', () => {
    expect(Object.fromEntries(of('ambush').map(({ suit, count }) => [suit, count]))).toEqual({
      bird: 2,
      fox: 1,
      rabbit: 1,
      mouse: 1,
    })
  })

  test('[law 2.1.2] an ambush can be spent as a card of its suit', () => {
    overworking('ambush-fox', 'ambush-mouse')
      .when('marquise', 'marquiseDaylight', 'overwork')
      .when('marquise', 'overwork', 1)
      .offers('marquise', 'overworkCard', ['ambush-fox'])
      .when('marquise', 'overworkCard', 'ambush-fox')
      .has('discard pile', (g) => names(g.discard), ['ambush-fox'])
  })

  test('[law 2.1.3] there is one dominance card of each suit', () => {
    expect(Object.fromEntries(of('dominance').map(({ suit, count }) => [suit, count]))).toEqual({
      bird: 1,
      fox: 1,
      rabbit: 1,
      mouse: 1,
    })
  })

  test('[law 2.1.3] a dominance card can be spent as a card of its suit', () => {
    overworking('dominance-fox', 'dominance-mouse')
      .when('marquise', 'marquiseDaylight', 'overwork')
      .when('marquise', 'overwork', 1)
      .offers('marquise', 'overworkCard', ['dominance-fox'])
  })
})
