import { describe, test } from 'vitest'
import { given } from '../../src/index.ts'
import { crafted, hand, itemsOf, names, pieces, points, supplyOf } from '../law/support.ts'

/** The Marquise with a workshop in each of these clearings: 1 is fox, 5 is rabbit, 2 is mouse. */
const workshops = (...clearings: number[]) => {
  const position = given('marquise', 'eyrie', 'alliance')
  for (const clearing of clearings) position.clearing(clearing, { marquise: { workshop: 1 } })
  return position
}

const crafting = (position: ReturnType<typeof workshops>) =>
  position.turn('marquise', 'daylight').when('marquise', 'craftStep', 'craft')

describe('what can be crafted', () => {
  test('[law 4.1] a card from hand is crafted for its effect', () => {
    crafting(workshops(1).hand('marquise', 'anvil'))
      .when('marquise', 'craft', 'anvil')
      .has('hammers', (g) => itemsOf(g, 'marquise', 'hammer'), 1)
      .has('hand', (g) => hand(g, 'marquise'), [])
  })

  test('[law 4.1, 2.1.2, 2.1.3] ambush and dominance cards cannot be crafted', () => {
    workshops(1, 2, 5)
      .hand('marquise', 'ambush-fox', 'ambush-bird', 'dominance-fox', 'dominance-bird')
      .turn('marquise', 'daylight')
      .offers('marquise', 'craftStep', ['pass'])
  })

  test('[law 4.1.1] every symbol needs a crafting piece in a clearing of its suit', () => {
    crafting(workshops(1).hand('marquise', 'anvil', 'birdy-bindle', 'woodland-runners', 'foxfolk-steel')).offers(
      'marquise',
      'craft',
      ['anvil'],
    )
  })

  test('[law 4.1.1] the suit of a piece is that of its clearing, not that of the card', () => {
    crafting(workshops(2).hand('marquise', 'root-tea-fox', 'anvil')).offers('marquise', 'craft', ['root-tea-fox'])
    crafting(workshops(2).suit(2, 'fox').hand('marquise', 'root-tea-fox', 'anvil')).offers('marquise', 'craft', [
      'anvil',
    ])
  })

  test('[law 4.1.1] two symbols need two pieces', () => {
    crafting(workshops(1, 6).hand('marquise', 'foxfolk-steel')).offers('marquise', 'craft', ['foxfolk-steel'])
    workshops(1, 5)
      .hand('marquise', 'foxfolk-steel')
      .turn('marquise', 'daylight')
      .offers('marquise', 'craftStep', ['pass'])
  })

  test('[law 4.1.1] a piece works once per turn', () => {
    crafting(workshops(1).hand('marquise', 'anvil', 'crossbow-bird'))
      .when('marquise', 'craft', 'anvil')
      .offers('marquise', 'craftStep', ['pass'])
  })

  test('[law 4.1.1] another piece of the suit can still be used', () => {
    crafting(workshops(1, 6).hand('marquise', 'anvil', 'crossbow-bird'))
      .when('marquise', 'craft', 'anvil')
      .when('marquise', 'craftStep', 'craft')
      .offers('marquise', 'craft', ['crossbow-bird'])
  })

  test('[law 4.1.1] a new turn makes the pieces ready again', () => {
    workshops(1)
      .hand('marquise', 'crossbow-bird')
      .with((g) => {
        g.activated = [1, 0, 0]
      })
      .clearing(3, { eyrie: { roost: 1, warrior: 1 } })
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'pass')
      .chance('anvil')
      .when('marquise', 'craftStep', 'craft')
      .offers('marquise', 'craft', ['crossbow-bird'])
  })
})

describe('symbols of any suit', () => {
  const claim = () =>
    crafting(workshops(1, 6, 5, 2).hand('marquise', 'royal-claim')).when('marquise', 'craft', 'royal-claim')

  test('[law 4.1.1] take pieces of any suit, one after the other, as long as there are', () => {
    claim()
      .offers('marquise', 'craftSuit', ['fox', 'rabbit', 'mouse'])
      .when('marquise', 'craftSuit', 'mouse')
      .offers('marquise', 'craftSuit', ['fox', 'rabbit'])
      .when('marquise', 'craftSuit', 'fox')
      .when('marquise', 'craftSuit', 'rabbit')
      .when('marquise', 'craftSuit', 'fox')
      .has('play area', (g) => crafted(g, 'marquise'), ['royal-claim'])
  })

  test('[law 4.1.1, 1.5.4] a price cannot be paid in part', () => {
    workshops(1, 6, 5)
      .hand('marquise', 'royal-claim')
      .turn('marquise', 'daylight')
      .offers('marquise', 'craftStep', ['pass'])
  })

  test('[law 1.4.2, 4.1.1] nothing comes between choosing a card and paying for it', () => {
    claim().refuses('marquise', 'craftSuit', 'pass')
  })
})

describe('immediate effects', () => {
  test('[law 4.1.2, 3.2.2] an item goes from the supply to the box of crafted items, and the card is discarded', () => {
    crafting(workshops(5, 10).hand('marquise', 'bake-sale'))
      .when('marquise', 'craft', 'bake-sale')
      .has('coins left', (g) => supplyOf(g, 'coin'), 1)
      .has('coins crafted', (g) => itemsOf(g, 'marquise', 'coin'), 1)
      .has('points', (g) => points(g, 'marquise'), 3)
      .has('discard pile', (g) => names(g.discard), ['bake-sale'])
  })

  test('[law 4.1.2] without its item in the supply a card cannot be crafted', () => {
    workshops(1)
      .item('eyrie', 'hammer')
      .hand('marquise', 'anvil')
      .turn('marquise', 'daylight')
      .offers('marquise', 'craftStep', ['pass'])
  })

  test('[law 4.1.2] the last item of a kind can be crafted once', () => {
    crafting(workshops(1, 6).hand('marquise', 'crossbow-bird', 'crossbow-mouse'))
      .when('marquise', 'craft', 'crossbow-bird')
      .has('crossbows left', (g) => supplyOf(g, 'crossbow'), 0)
      .offers('marquise', 'craftStep', ['pass'])
  })

  test('[law 4.1.2] the card is discarded after its effect: a deck that runs out meanwhile is made without it', () => {
    const favor = given('marquise', 'eyrie', 'alliance')
      .clearing(1, { marquise: { workshop: 1 }, alliance: { sympathy: 1 } })
      .clearing(6, { marquise: { workshop: 1 } })
      .clearing(8, { marquise: { workshop: 1 } })
      .hand('marquise', 'favor-of-the-foxes')
      .deck('anvil')
    crafting(favor)
      .when('marquise', 'craft', 'favor-of-the-foxes')
      .when('chance', 'supporterDraw', 'anvil')
      .has('discard pile', (g) => names(g.discard), ['favor-of-the-foxes'])
      .shows((g) => g.deck.length > 30, 'the other cards were reshuffled')
  })
})

describe('persistent effects', () => {
  test('[law 4.1.3] a persistent card stays in the play area', () => {
    crafting(workshops(1).hand('marquise', 'armorers'))
      .when('marquise', 'craft', 'armorers')
      .has('play area', (g) => crafted(g, 'marquise'), ['armorers'])
      .has('discard pile', (g) => names(g.discard), [])
  })

  test('[law 4.1.3] its effect may be used or left, whenever its conditions hold', () => {
    const scene = workshops(1).crafted('marquise', 'royal-claim').turn('marquise')
    scene.when('marquise', 'phaseMoment', 'pass').has('play area', (g) => crafted(g, 'marquise'), ['royal-claim'])
    scene.when('marquise', 'phaseMoment', 'royal-claim').has('points', (g) => points(g, 'marquise'), 1)
  })

  test('[law 4.1.3] only its owner can use it', () => {
    workshops(1).crafted('eyrie', 'royal-claim').turn('marquise').asks('marquise', 'craftStep')
  })

  test('[law 4.1.4] a card of a name that lies in the own play area already cannot be crafted', () => {
    workshops(1)
      .crafted('marquise', 'armorers')
      .hand('marquise', 'armorers')
      .turn('marquise', 'daylight')
      .offers('marquise', 'craftStep', ['pass'])
  })

  test('[law 4.1.4] the same card in front of somebody else does not matter', () => {
    crafting(workshops(1).crafted('eyrie', 'armorers').hand('marquise', 'armorers')).offers('marquise', 'craft', [
      'armorers',
    ])
  })

  test('[law 4.1.4] item cards of one name can be crafted again', () => {
    crafting(workshops(2, 7).hand('marquise', 'root-tea-fox', 'root-tea-mouse'))
      .when('marquise', 'craft', 'root-tea-fox')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', 'root-tea-mouse')
      .has('teas', (g) => itemsOf(g, 'marquise', 'tea'), 2)
  })
})

test('[law 3.2.2, 1.1.1] the Eyrie score one point for any item, whatever the card says', () => {
  given('marquise', 'eyrie')
    .clearing(5, { eyrie: { roost: 1 } })
    .clearing(10, { eyrie: { roost: 1 } })
    .hand('eyrie', 'bake-sale')
    .turn('eyrie', 'daylight')
    .when('eyrie', 'craftStep', 'craft')
    .when('eyrie', 'craft', 'bake-sale')
    .has('points', (g) => points(g, 'eyrie'), 1)
})

test('[law 4.1.2] the immediate effect of a favor strikes before anything else is done', () => {
  crafting(
    workshops(1, 6, 8)
      .clearing(12, { eyrie: { warrior: 2, roost: 1 } })
      .hand('marquise', 'favor-of-the-foxes'),
  )
    .when('marquise', 'craft', 'favor-of-the-foxes')
    .has('birds', (g) => pieces(g, 'eyrie.warrior', 12) + pieces(g, 'eyrie.roost', 12), 0)
    .has('points', (g) => points(g, 'marquise'), 1)
})
