import { describe, expect, test } from 'vitest'
import { enemies } from '../../src/actions/removal.ts'
import { place } from '../../src/core/place.ts'
import { GONE, given, kindNamed, type Root } from '../../src/index.ts'
import { battleIn, crafted, giveSupporters, hand, inSupply, itemsOf, names, pieces, present } from './support.ts'

const ALLIED = 3

/** A Vagabond beside cats and birds in clearing 1. */
const meeting = () =>
  given('marquise', 'eyrie', 'vagabond').clearing(1, {
    marquise: { warrior: 2 },
    eyrie: { warrior: 3 },
    vagabond: { pawn: 1 },
  })

const ally = (g: Root) => {
  g.own.vagabond.relations[0] = ALLIED
  g.own.vagabond.items = [4, 4]
}

describe('enemies', () => {
  test('[law G.1.8] are all other players', () => {
    const { state } = meeting()
    expect([enemies(state, 0, 1), enemies(state, 2, 0), enemies(state, 0, 2)]).toEqual([true, true, true])
    expect(enemies(state, 0, 0)).toBe(false)
  })

  test('[law G.1.8] but an Allied faction and the Vagabond are none to each other', () => {
    const { state } = meeting().with(ally)
    expect([enemies(state, 2, 0), enemies(state, 0, 2), enemies(state, 2, 1)]).toEqual([false, false, true])
  })

  test('[law G.1.9] pieces of all enemies are removed where a rule says all enemy pieces, and no items', () => {
    given('marquise', 'eyrie', 'alliance')
      .clearing(1, { alliance: { sympathy: 1 }, marquise: { warrior: 1, wood: 1 }, eyrie: { warrior: 2, roost: 1 } })
      .item('marquise', 'sword')
      .with((g) => giveSupporters(g, 'anvil', 'travel-gear-fox'))
      .turn('alliance')
      .when('alliance', 'allianceRevolt', 1)
      .when('alliance', 'spendSupporter', 'anvil')
      .when('alliance', 'spendSupporter', 'travel-gear-fox')
      .has('enemy pieces', (g) => [present(g, 'marquise', 1), present(g, 'eyrie', 1)], [0, 0])
      .has('own token', (g) => pieces(g, 'alliance.sympathy', 1), 1)
      .has('swords', (g) => itemsOf(g, 'marquise', 'sword'), 1)
  })
})

describe('placing and removing', () => {
  test('[law G.1.19] a piece that is placed comes from the supply', () => {
    const { state } = given('marquise', 'eyrie')
    place(state, kindNamed('eyrie.warrior')!, 5, 3, 'G.1.19')
    expect([inSupply(state, 'eyrie.warrior'), pieces(state, 'eyrie.warrior', 5)]).toEqual([17, 3])
  })

  test('[law G.1.19] or from the leftmost space of its track: the second sawmill costs one wood', () => {
    given('marquise', 'eyrie')
      .clearing(5, { marquise: { warrior: 3, wood: 3, sawmill: 1 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'build')
      .when('marquise', 'marquiseBuild', { clearing: 5, building: 'sawmill' })
      .when('marquise', 'marquiseWood', 5)
      .has('sawmills', (g) => pieces(g, 'marquise.sawmill', 5), 2)
      .has('wood', (g) => pieces(g, 'marquise.wood', 5), 2)
  })

  test('[law G.1.22] a removed piece returns to the supply of its owner, a building to its track', () => {
    battleIn(
      given('marquise', 'eyrie').clearing(1, { marquise: { warrior: 1, sawmill: 1 }, eyrie: { warrior: 3 } }),
      1,
      'eyrie',
      'marquise',
    )
      .chance({ high: 2, low: 0 })
      .when('marquise', 'loseHit', 'marquise.sawmill')
      .has('supply', (g) => [inSupply(g, 'marquise.warrior'), inSupply(g, 'marquise.sawmill')], [25, 6])
  })

  test('[law G.1.22] unless a rule names another place: the keep is gone for good', () => {
    battleIn(
      given('marquise', 'eyrie').clearing(1, { marquise: { keep: 1 }, eyrie: { warrior: 3 } }),
      1,
      'eyrie',
      'marquise',
    )
      .chance({ high: 0, low: 0 })
      .when('marquise', 'loseHit', 'marquise.keep')
      .has('keeps', (g) => [inSupply(g, 'marquise.keep'), pieces(g, 'marquise.keep', GONE)], [0, 1])
  })
})

describe('cards', () => {
  test('[law G.1.20] a card in the play area is neither spent nor discarded as one in hand', () => {
    given('marquise', 'eyrie')
      .clearing(1, { marquise: { sawmill: 1 } })
      .crafted('marquise', 'tax-collector', 'armorers')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .refuses('marquise', 'marquiseDaylight', 'overwork')
  })

  test('[law G.1.20] nor does it count for the hand limit', () => {
    given('marquise', 'alliance')
      .crafted('marquise', 'tax-collector', 'armorers', 'sappers')
      .hand('marquise', 'anvil', 'bake-sale', 'investments')
      .turn('marquise', 'evening')
      .chance('root-tea-fox')
      .asks('alliance', 'allianceSpread')
      .has('play area', (g) => crafted(g, 'marquise'), ['armorers', 'sappers', 'tax-collector'])
  })

  test('[law G.1.27] a hand that is shown stays in hand', () => {
    given('marquise', 'eyrie')
      .crafted('marquise', 'codebreakers')
      .hand('eyrie', 'anvil')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'codebreakers')
      .when('marquise', 'codebreakers', 1)
      .has('hand', (g) => hand(g, 'eyrie'), ['anvil'])
      .has('discard pile', (g) => names(g.discard), [])
  })
})

describe('figures', () => {
  test('[law G.1.34] the pawn is no warrior: it does not raise the cap on hits', () => {
    battleIn(meeting(), 1, 'vagabond', 'eyrie')
      .chance({ high: 3, low: 0 })
      .has('birds', (g) => pieces(g, 'eyrie.warrior', 1), 3)
  })

  test('[law G.1.34] the pawn cannot be removed', () => {
    given('marquise', 'vagabond')
      .clearing(1, { marquise: { workshop: 1 }, vagabond: { pawn: 1 } })
      .clearing(6, { marquise: { workshop: 1 } })
      .clearing(8, { marquise: { workshop: 1 } })
      .hand('marquise', 'favor-of-the-foxes')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', 'favor-of-the-foxes')
      .has('pawn', (g) => pieces(g, 'vagabond.pawn', 1), 1)
  })

  test('[law G.1.33] warriors that count as those of another raise the cap, but stay those of their owner', () => {
    battleIn(meeting().with(ally), 1, 'vagabond', 'eyrie')
      .when('vagabond', 'vagabondBattleAlly', 0)
      .chance({ high: 3, low: 0 })
      .has('birds, hit for two swords and two cats', (g) => pieces(g, 'eyrie.warrior', 1), 0)
      .has('cats', (g) => pieces(g, 'marquise.warrior', 1), 2)
  })
})
