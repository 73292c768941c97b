import { describe, test } from 'vitest'
import { cult, ritual } from './look.ts'

/** The Cult in the fox clearing 8 and the mouse clearing 7, with these cards, in Daylight. */
const praying = (...cards: string[]) =>
  cult()
    .clearing(8, { lizard: { warrior: 2 } })
    .hand('lizard', ...cards)
    .turn('lizard', 'daylight')

describe('rituals', () => {
  test('[law 10.5] one ritual for each card revealed, in any order and number', () => {
    const first = ritual(praying('anvil', 'foxfolk-steel', 'bake-sale'), 'recruit', 'anvil').when(
      'lizard',
      'lizardPlace',
      8,
    )
    const second = ritual(first, 'build', 'foxfolk-steel').when('lizard', 'lizardPlace', 8)
    ritual(second, 'recruit', 'bake-sale')
      .when('lizard', 'lizardPlace', 5)
      .owns('lizard', { revealed: ['anvil', 'foxfolk-steel', 'bake-sale'] })
      .holds(8, { lizard: { warrior: 3, 'garden-fox': 1 } })
      .holds(5, { lizard: { warrior: 1 } })
      .offers('lizard', 'lizardDaylight', ['pass'])
  })

  test('[law 10.5] a revealed card serves nothing else in this Daylight', () => {
    ritual(praying('anvil'), 'recruit', 'anvil')
      .when('lizard', 'lizardPlace', 8)
      .hands('lizard')
      .offers('lizard', 'lizardDaylight', ['pass'])
  })

  test('[law 10.5] the Cult may stop, or do nothing', () => {
    praying('anvil').when('lizard', 'lizardDaylight', 'pass').hands('lizard', 'anvil')
  })
})

describe('build', () => {
  test('[law 10.5.1] a garden of the card’s suit in a ruled clearing of that suit', () => {
    ritual(praying('anvil'), 'build', 'anvil')
      .offers('lizard', 'lizardPlace', [8])
      .when('lizard', 'lizardPlace', 8)
      .holds(8, { lizard: { warrior: 2, 'garden-fox': 1 } })
  })

  test('[law 10.5.1] not where the Cult does not rule', () => {
    cult()
      .clearing(8, { lizard: { warrior: 2 }, marquise: { warrior: 2 } })
      .hand('lizard', 'anvil')
      .turn('lizard', 'daylight')
      .refuses('lizard', 'lizardDaylight', 'build')
  })

  test('[law 10.5.1] nor without an empty slot, a garden or a card of the suit', () => {
    cult()
      .clearing(1, { lizard: { warrior: 3 }, marquise: { sawmill: 1 } })
      .hand('lizard', 'anvil')
      .turn('lizard', 'daylight')
      .refuses('lizard', 'lizardDaylight', 'build')
    cult()
      .clearing(8, { lizard: { warrior: 3 } })
      .clearing(12, { lizard: { 'garden-fox': 5 } })
      .hand('lizard', 'anvil')
      .turn('lizard', 'daylight')
      .refuses('lizard', 'lizardDaylight', 'build')
    praying('bake-sale', 'armorers').refuses('lizard', 'lizardDaylight', 'build')
  })
})

describe('recruit', () => {
  test('[law 10.5.2] a warrior in any clearing of the card’s suit, ruled or not', () => {
    ritual(praying('anvil'), 'recruit', 'anvil')
      .offers('lizard', 'lizardPlace', [1, 6, 8, 12])
      .when('lizard', 'lizardPlace', 12)
      .holds(12, { lizard: { warrior: 1 } })
      .supplies('lizard', { warrior: 22 })
  })

  test('[law 10.5.2] not where the keep forbids placing', () => {
    const keep = cult()
      .clearing(1, { marquise: { keep: 1 } })
      .hand('lizard', 'anvil')
      .turn('lizard', 'daylight')
    ritual(keep, 'recruit', 'anvil').offers('lizard', 'lizardPlace', [6, 8, 12])
  })

  test('[law 10.5.2] not with an empty supply', () => {
    cult()
      .clearing(8, { lizard: { warrior: 25 } })
      .hand('lizard', 'anvil')
      .turn('lizard', 'daylight')
      .refuses('lizard', 'lizardDaylight', 'recruit')
  })
})

describe('score', () => {
  /** So many fox gardens on the map. */
  const gardens = (number: number, ...cards: string[]) =>
    cult()
      .clearing(8, { lizard: { 'garden-fox': number } })
      .hand('lizard', ...cards)
      .turn('lizard', 'daylight')

  test.each([
    [1, 0],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 4],
  ])('[law 10.5.3] with %i gardens of the suit the card brings %i points', (number, points) => {
    ritual(gardens(number, 'anvil'), 'score', 'anvil').scores('lizard', points)
  })

  test('[law 10.5.3] the revealed card is spent: it joins the Lost Souls', () => {
    ritual(gardens(2, 'anvil'), 'score', 'anvil')
      .owns('lizard', { revealed: [], lostSouls: ['anvil'] })
      .hands('lizard')
  })

  test('[law 10.5.3] once per suit and turn', () => {
    const twice = cult()
      .clearing(8, { lizard: { 'garden-fox': 2 } })
      .clearing(7, { lizard: { 'garden-mouse': 2 } })
      .hand('lizard', 'anvil', 'foxfolk-steel', 'investments')
      .turn('lizard', 'daylight')
    ritual(twice, 'score', 'anvil')
      .when('lizard', 'lizardDaylight', 'score')
      .offers('lizard', 'lizardReveal', ['investments'])
      .when('lizard', 'lizardReveal', 'investments')
      .scores('lizard', 4)
      .refuses('lizard', 'lizardDaylight', 'score')
  })

  test('[law 10.5.3] not without a garden of the suit', () => {
    gardens(2, 'bake-sale', 'armorers').refuses('lizard', 'lizardDaylight', 'score')
  })
})

describe('sacrifice', () => {
  test('[law 10.5.4] a bird makes a warrior of the supply an acolyte', () => {
    ritual(praying('armorers'), 'sacrifice', 'armorers')
      .boards('lizard', { warrior: 1 })
      .supplies('lizard', { warrior: 22 })
      .holds(8, { lizard: { warrior: 2 } })
      .owns('lizard', { revealed: ['armorers'] })
  })

  test('[law 10.5.4] other cards do not', () => {
    praying('anvil').refuses('lizard', 'lizardDaylight', 'sacrifice')
  })

  test('[law 10.5.4] nor with an empty supply', () => {
    cult()
      .clearing(8, { lizard: { warrior: 25 } })
      .hand('lizard', 'armorers')
      .turn('lizard', 'daylight')
      .refuses('lizard', 'lizardDaylight', 'sacrifice')
  })
})

describe('Evening', () => {
  test('[law 10.6, 10.6.1] first the revealed cards return, then there is crafting, then drawing', () => {
    const evening = cult()
      .clearing(8, { lizard: { warrior: 2, 'garden-fox': 1 } })
      .hand('lizard', 'anvil')
      .deck('bake-sale', 'investments')
      .turn('lizard', 'daylight')
    ritual(evening, 'recruit', 'anvil')
      .when('lizard', 'lizardPlace', 8)
      .hands('lizard')
      .when('lizard', 'lizardDaylight', 'pass')
      .hands('lizard', 'anvil')
      .owns('lizard', { revealed: [] })
      .when('lizard', 'craftStep', 'craft')
      .when('lizard', 'craft', 'anvil')
      .scores('lizard', 2)
      .when('lizard', 'craftStep', 'pass')
      .asks('chance', 'draw')
  })

  test('[law 10.6.1] a card spent on the score ritual does not return', () => {
    const spent = cult()
      .clearing(8, { lizard: { 'garden-fox': 2 } })
      .hand('lizard', 'anvil')
      .turn('lizard', 'daylight')
    ritual(spent, 'score', 'anvil').when('lizard', 'lizardDaylight', 'pass').hands('lizard')
  })

  test('[law 10.6.2] several cards may be crafted, and none must be', () => {
    const crafting = cult()
      .clearing(8, { lizard: { 'garden-fox': 2 } })
      .hand('lizard', 'anvil', 'crossbow-mouse')
      .turn('lizard', 'evening')
      .when('lizard', 'craftStep', 'craft')
      .when('lizard', 'craft', 'anvil')
      .when('lizard', 'craftStep', 'craft')
      .when('lizard', 'craft', 'crossbow-mouse')
      .scores('lizard', 3)
    crafting.when('lizard', 'craftStep', 'pass').asks('chance', 'draw')
  })

  const drawn = (fox: number, rabbit: number, ...hand: string[]) =>
    cult()
      .clearing(8, { lizard: { 'garden-fox': fox } })
      .clearing(5, { lizard: { 'garden-rabbit': rabbit } })
      .hand('lizard', ...hand)
      .deck('armorers', 'sappers', 'cobbler', 'codebreakers')
      .turn('lizard', 'evening')
      .when('lizard', 'craftStep', 'pass')

  test('[law 10.6.3] one card, and one more for each suit with two gardens', () => {
    drawn(1, 1).chance('armorers').hands('lizard', 'armorers').asks('marquise', 'craftStep')
    drawn(2, 3)
      .chance('armorers')
      .chance('sappers')
      .chance('cobbler')
      .hands('lizard', 'armorers', 'sappers', 'cobbler')
      .asks('marquise', 'craftStep')
  })

  test('[law 10.6.3] then cards of choice are discarded down to five', () => {
    drawn(0, 0, 'anvil', 'bake-sale', 'investments', 'sword-mouse', 'arms-trader')
      .chance('armorers')
      .when('lizard', 'discard', 'bake-sale')
      .hands('lizard', 'anvil', 'investments', 'sword-mouse', 'arms-trader', 'armorers')
      .asks('marquise', 'craftStep')
  })

  test('[law 10.6.3] nobody with five cards or fewer discards', () => {
    drawn(0, 0, 'anvil', 'bake-sale').chance('armorers').asks('marquise', 'craftStep')
  })
})
