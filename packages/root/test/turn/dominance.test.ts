import { view } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { cardIndex } from '../../src/cards/deck.ts'
import { given, givenTable, type Position, type Root, root } from '../../src/index.ts'
import { turn } from '../../src/turn/turn.ts'
import { hand, names, points, present } from '../law/support.ts'

const three = () => given('marquise', 'eyrie', 'alliance')

/** The Marquise in Daylight, after crafting. */
const daylight = (position: Position) => position.turn('marquise', 'daylight').when('marquise', 'craftStep', 'pass')

/** A seat has this dominance card active. */
const active =
  (card: string, seat = 0) =>
  (g: Root) => {
    g.deck.splice(g.deck.indexOf(cardIndex(card)), 1)
    g.dominance[seat] = cardIndex(card)
  }

/** A dominance card lies beside the map. */
const beside = (card: string) => (g: Root) => {
  g.deck.splice(g.deck.indexOf(cardIndex(card)), 1)
  g.beside.push(cardIndex(card))
}

const turnOf = (position: Position, faction: string) =>
  position.inside(faction, turn, { seat: position.state.seatOf[faction]! })

describe('activating', () => {
  test('[law 3.3.1] takes ten points, own Daylight and a dominance card in hand', () => {
    daylight(three().score('marquise', 10).hand('marquise', 'dominance-fox'))
      .when('marquise', 'marquiseDaylight', 'activate-dominance')
      .when('marquise', 'activateDominance', 'dominance-fox')
      .has('active card', (g) => names(g.dominance.filter((card) => card >= 0)), ['dominance-fox'])
  })

  test('[law 3.3.1] is not possible with nine points', () => {
    daylight(three().score('marquise', 9).hand('marquise', 'dominance-fox')).refuses(
      'marquise',
      'marquiseDaylight',
      'activate-dominance',
    )
  })

  test('[law 3.3.1] is not possible outside Daylight or in the turn of another', () => {
    three()
      .score('alliance', 15)
      .hand('alliance', 'dominance-fox')
      .turn('alliance', 'evening')
      .offers('alliance', 'allianceEvening', ['pass'])
    three().score('alliance', 15).hand('alliance', 'dominance-fox').turn('alliance').asks('alliance', 'allianceSpread')
    daylight(three().score('eyrie', 15).hand('eyrie', 'dominance-fox')).refuses(
      'marquise',
      'marquiseDaylight',
      'activate-dominance',
    )
  })

  test('[law 3.3.1] ends all scoring, by whatever means', () => {
    three()
      .score('marquise', 12)
      .clearing(1, { marquise: { workshop: 1 } })
      .hand('marquise', 'dominance-bird', 'anvil')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'activate-dominance')
      .when('marquise', 'activateDominance', 'dominance-bird')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', 'anvil')
      .has('points', (g) => points(g, 'marquise'), 12)
      .shows((g) => !g.over)
  })

  test('[law 3.3.1] a player with active dominance does not win with thirty points', () => {
    three()
      .score('marquise', 29)
      .clearing(1, { marquise: { workshop: 1 } })
      .hand('marquise', 'anvil')
      .with(active('dominance-bird'))
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', 'anvil')
      .asks('marquise', 'craftStep')
  })

  test('[law G.1.23, 3.3.1] puts the card face up before its owner, for all to see', () => {
    const { state } = daylight(three().score('marquise', 10).hand('marquise', 'dominance-fox'))
      .when('marquise', 'marquiseDaylight', 'activate-dominance')
      .when('marquise', 'activateDominance', 'dominance-fox')
    expect(view(root, state, 1).state.dominance).toEqual([cardIndex('dominance-fox'), -1, -1])
    expect(hand(state, 'marquise')).toEqual([])
  })
})

describe('winning', () => {
  /** The Marquise hold these clearings with one warrior each. */
  const holding = (clearings: readonly number[], card: string) => {
    const position = three()
      .score('marquise', 11)
      .with(active(card))
      .clearing(10, { marquise: { sawmill: 1 } })
    for (const clearing of clearings) position.clearing(clearing, { marquise: { warrior: 1 } })
    return position
  }

  test('[law 3.3.1.I] three ruled clearings of the suit win at the start of Birdsong', () => {
    turnOf(holding([1, 6, 12], 'dominance-fox'), 'marquise')
      .ends()
      .has('winners', (g) => g.result?.winners, [0])
      .has('how', (g) => g.result?.how, 'dominance')
  })

  test('[law 3.3.1.I, 1.4.1] before anything else is done in that turn', () => {
    turnOf(holding([1, 6, 12], 'dominance-fox').crafted('marquise', 'better-burrow-bank'), 'marquise')
      .ends()
      .has('wood', (g) => present(g, 'marquise', 10), 1)
  })

  test('[law 3.3.1.I] two do not, nor three of which one is not ruled, nor three of another suit', () => {
    turnOf(holding([1, 6], 'dominance-fox'), 'marquise').asks('marquise', 'craftStep')
    const contested = holding([1, 6, 12], 'dominance-fox').clearing(12, { alliance: { warrior: 1 } })
    turnOf(contested, 'marquise').asks('marquise', 'craftStep')
    turnOf(holding([1, 6, 12], 'dominance-mouse'), 'marquise').asks('marquise', 'craftStep')
  })

  test('[law 3.3.1.I] nobody wins by it at the start of the turn of another', () => {
    turnOf(holding([1, 6, 12], 'dominance-fox').hand('alliance', 'anvil'), 'alliance').asks(
      'alliance',
      'allianceSpread',
    )
  })

  test('[law 3.3.1.I] ruling them earlier or later in the turn is not enough', () => {
    holding([1, 6, 12], 'dominance-fox').turn('marquise', 'daylight').asks('marquise', 'craftStep')
  })

  test('[law 3.3.1.II] with the bird, two corners opposite each other win at the start of Birdsong', () => {
    turnOf(holding([1, 3], 'dominance-bird'), 'marquise').ends()
    turnOf(holding([2, 4], 'dominance-bird'), 'marquise').ends()
  })

  test('[law 3.3.1.II] corners beside each other do not, however many clearings are ruled', () => {
    turnOf(holding([1, 2, 5, 6, 7, 8, 9, 12], 'dominance-bird'), 'marquise').asks('marquise', 'craftStep')
  })
})

describe('an active card', () => {
  test('[law 3.3.2] cannot be exchanged for another', () => {
    daylight(three().score('marquise', 20).with(active('dominance-fox')).hand('marquise', 'dominance-bird')).refuses(
      'marquise',
      'marquiseDaylight',
      'activate-dominance',
    )
  })

  test('[law 3.3.2] is not in hand: it does not count for the limit of five', () => {
    three()
      .with(active('dominance-fox'))
      .hand('marquise', 'anvil', 'bake-sale', 'investments', 'root-tea-fox')
      .hand('eyrie', 'sappers')
      .turn('marquise', 'evening')
      .chance('armorers')
      .asks('eyrie', 'eyrieDecree')
      .has('cards in hand', (g) => hand(g, 'marquise').length, 5)
  })

  test('[law 3.3.2] can be neither taken nor spent by anybody', () => {
    three()
      .with(active('dominance-fox'))
      .crafted('eyrie', 'stand-and-deliver')
      .clearing(1, { marquise: { sawmill: 1 } })
      .turn('eyrie')
      .asks('chance', 'draw')
    daylight(
      three()
        .with(active('dominance-fox'))
        .clearing(1, { marquise: { sawmill: 1 } }),
    ).refuses('marquise', 'marquiseDaylight', 'overwork')
  })
})

describe('a dominance card that is spent', () => {
  const spending = () =>
    daylight(
      three()
        .score('marquise', 12)
        .clearing(1, { marquise: { sawmill: 1 } })
        .hand('marquise', 'dominance-fox'),
    )
      .when('marquise', 'marquiseDaylight', 'overwork')
      .when('marquise', 'overwork', 1)
      .when('marquise', 'overworkCard', 'dominance-fox')

  test('[law 3.3.3, G.1.5] lies beside the map and not in the discard pile', () => {
    spending()
      .has('beside the map', (g) => names(g.beside), ['dominance-fox'])
      .has('discard pile', (g) => names(g.discard), [])
  })

  test('[law 3.3.3] has not been activated by that', () => {
    spending().has('dominance', (g) => g.dominance, [-1, -1, -1])
  })

  test('[law 3.3.3, G.1.5] goes there too when it is discarded down to the hand limit', () => {
    three()
      .hand('marquise', 'anvil', 'bake-sale', 'investments', 'root-tea-fox', 'dominance-fox')
      .turn('marquise', 'evening')
      .chance('armorers')
      .when('marquise', 'discard', 'dominance-fox')
      .has('beside the map', (g) => names(g.beside), ['dominance-fox'])
  })

  test('[law 3.3.3] is not shuffled into a new deck', () => {
    three()
      .with(beside('dominance-fox'))
      .deck('anvil')
      .turn('marquise', 'evening')
      .chance('anvil')
      .has('beside the map', (g) => names(g.beside), ['dominance-fox'])
      .shows((g) => !names(g.deck).includes('dominance-fox'))
  })
})

describe('taking a dominance card back', () => {
  const wanting = (card: string, ...cards: string[]) =>
    daylight(
      three()
        .with(beside(card))
        .hand('marquise', ...cards),
    )

  test('[law 3.3.4] costs a card of its suit, or a bird, in Daylight', () => {
    wanting('dominance-fox', 'anvil', 'armorers', 'bake-sale')
      .when('marquise', 'marquiseDaylight', 'take-dominance')
      .when('marquise', 'takeDominance', 'dominance-fox')
      .offers('marquise', 'payForDominance', ['anvil', 'armorers'])
      .when('marquise', 'payForDominance', 'anvil')
      .has('hand', (g) => hand(g, 'marquise'), ['armorers', 'bake-sale', 'dominance-fox'])
      .has('discard pile', (g) => names(g.discard), ['anvil'])
      .has('beside the map', (g) => names(g.beside), [])
  })

  test('[law 3.3.4] is not possible without such a card', () => {
    wanting('dominance-fox', 'bake-sale').refuses('marquise', 'marquiseDaylight', 'take-dominance')
  })

  test('[law 3.3.4] the bird dominance takes a bird and nothing else', () => {
    wanting('dominance-bird', 'anvil', 'bake-sale', 'investments').refuses(
      'marquise',
      'marquiseDaylight',
      'take-dominance',
    )
    wanting('dominance-bird', 'anvil', 'armorers')
      .when('marquise', 'marquiseDaylight', 'take-dominance')
      .when('marquise', 'takeDominance', 'dominance-bird')
      .offers('marquise', 'payForDominance', ['armorers'])
  })

  test('[law 3.3.4] is not offered in Birdsong or Evening', () => {
    three()
      .with(beside('dominance-fox'))
      .hand('alliance', 'anvil')
      .turn('alliance', 'evening')
      .offers('alliance', 'allianceEvening', ['pass'])
    three().with(beside('dominance-fox')).hand('marquise', 'anvil').turn('marquise').asks('marquise', 'craftStep')
  })
})

test('[law 3.3.1.I, 1.1.3] wins after what is done at the start of Birdsong, where that gives rule', () => {
  const position = givenTable({ seats: ['marquise', 'eyrie', 'alliance'], deck: 'exiles' })
    .clearing(1, { marquise: { warrior: 1 } })
    .clearing(6, { marquise: { warrior: 1 } })
    .clearing(8, { marquise: { warrior: 1 }, alliance: { sympathy: 1 } })
    .crafted('alliance', 'soup-kitchens')
    .crafted('marquise', 'saboteurs')
    .with(active('dominance-fox'))
  turnOf(position, 'marquise')
    .shows((g) => !g.over)
    .when('marquise', 'phaseMoment', 'saboteurs')
    .when('marquise', 'saboteurs', { seat: 2, card: 'soup-kitchens' })
    .has('result', (g) => g.result, { winners: [0], scores: [0, 0, 0], how: 'dominance' })
})
