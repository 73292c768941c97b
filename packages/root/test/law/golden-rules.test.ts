import { decide, playRandomly, randomFrom, randomIndex, start, take, view } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { ANYWHERE, mustMove } from '../../src/actions/move.ts'
import { cardIndex } from '../../src/cards/deck.ts'
import { BOARD, BOX, given, kindsOf, root } from '../../src/index.ts'
import { battleIn, giveSupporters, hand, inSupply, pieces } from './support.ts'

describe('conflicts', () => {
  test('[law 1.1.1] the rule of a faction wins over the general one: as defender the Alliance deal the higher roll', () => {
    battleIn(
      given('marquise', 'alliance').clearing(1, { marquise: { warrior: 3 }, alliance: { warrior: 3 } }),
      1,
      'marquise',
      'alliance',
    )
      .chance({ high: 3, low: 1 })
      .has('cats', (g) => pieces(g, 'marquise.warrior', 1), 0)
      .has('rebels', (g) => pieces(g, 'alliance.warrior', 1), 2)
  })

  test('[law 1.1.1] where they do not clash, both apply: the higher roll is capped all the same', () => {
    battleIn(
      given('marquise', 'alliance').clearing(1, { marquise: { warrior: 3 }, alliance: { warrior: 1 } }),
      1,
      'marquise',
      'alliance',
    )
      .chance({ high: 3, low: 0 })
      .has('cats', (g) => pieces(g, 'marquise.warrior', 1), 2)
  })

  test('[law 1.1.2] what cannot be done is not done for the sake of another rule: nobody places at the keep', () => {
    given('marquise', 'alliance')
      .clearing(1, { marquise: { keep: 1 } })
      .clearing(5, { alliance: { sympathy: 1 } })
      .with((g) => giveSupporters(g, 'armorers', 'armorers', 'sappers', 'sappers'))
      .turn('alliance')
      .when('alliance', 'allianceRevolt', 'pass')
      .offers('alliance', 'allianceSpread', [2, 'pass'])
  })

  test('[law 1.1.2] what is not named stays allowed: pieces move to the keep', () => {
    given('marquise', 'eyrie')
      .clearing(1, { marquise: { keep: 1 } })
      .clearing(5, { eyrie: { warrior: 1 } })
      .inside('eyrie', mustMove, { ...ANYWHERE, seat: 1, chooser: 1, law: '4.2' })
      .offersAmong('eyrie', 'move', [{ from: 5, to: 1 }])
  })

  test('[law 1.1.3] outside battle, too, the player taking the turn orders what happens at the same time', () => {
    given('marquise', 'alliance', 'eyrie')
      .clearing(1, { eyrie: { roost: 1 }, marquise: { warrior: 1 }, alliance: { sympathy: 1 } })
      .clearing(6, { eyrie: { roost: 1 } })
      .clearing(8, { eyrie: { roost: 1 }, marquise: { warrior: 2 } })
      .clearing(3, { marquise: { keep: 1 } })
      .hand('eyrie', 'favor-of-the-foxes', 'anvil')
      .hand('marquise', 'travel-gear-fox', 'root-tea-fox')
      .turn('eyrie', 'daylight')
      .when('eyrie', 'craftStep', 'craft')
      .when('eyrie', 'craft', 'favor-of-the-foxes')
      .offers('eyrie', 'order', ['marquise.fieldHospitals', 'alliance.outrage'])
      .when('eyrie', 'order', 'marquise.fieldHospitals')
      .when('marquise', 'fieldHospitals', 'travel-gear-fox')
      .when('marquise', 'fieldHospitals', 'root-tea-fox')
      .has('healed', (g) => pieces(g, 'marquise.warrior', 3), 3)
      .asks('eyrie', 'outrage')
  })
})

test('[law 1.1.3] outside battle even what follows for one owner is ordered by the player taking the turn', () => {
  given('marquise', 'alliance')
    .clearing(1, { marquise: { workshop: 1 }, alliance: { 'base-fox': 1, sympathy: 1 } })
    .clearing(6, { marquise: { workshop: 1 } })
    .clearing(8, { marquise: { workshop: 1 } })
    .hand('marquise', 'favor-of-the-foxes')
    .turn('marquise', 'daylight')
    .when('marquise', 'craftStep', 'craft')
    .when('marquise', 'craft', 'favor-of-the-foxes')
    .offers('marquise', 'order', ['alliance.outrage', 'alliance.losingBases'])
})

describe('information', () => {
  const { state } = given('marquise', 'eyrie')
    .hand('marquise', 'anvil', 'bake-sale')
    .with((g) => {
      g.deck.splice(g.deck.indexOf(cardIndex('armorers')), 1)
      g.discard.push(cardIndex('armorers'))
    })
    .turn('marquise', 'daylight')

  test('[law 1.2.1] only its owner sees a hand; how many cards it holds everybody sees', () => {
    expect(view(root, state, 0).state.hands![0]).toEqual(
      [cardIndex('anvil'), cardIndex('bake-sale')].sort((a, b) => a - b),
    )
    expect(view(root, state, 1).state.hands![0]).toEqual([null, null])
    expect(view(root, state, null).state.hands![0]).toEqual([null, null])
  })

  test('[law 1.2.2] everybody may look through the discard pile, but not into the deck', () => {
    for (const observer of [0, 1, null]) {
      const seen = view(root, state, observer).state
      expect(seen.discard).toEqual([cardIndex('armorers')])
      expect(new Set(seen.deck)).toEqual(new Set([null]))
    }
  })

  test('[law 1.3.2] no card changes hands but where a rule says so', () => {
    const { state: g } = start(root, root.config({ seats: ['marquise', 'eyrie'], first: 0 }))
    const random = randomFrom('hands')
    let ask = decide(root, g)
    for (let i = 0; ask !== null && i < 1500; i++) {
      const before = g.hands.map((cards) => cards.length)
      const { kind } = ask
      ask = take(root, g, ask, randomIndex(ask, random))
      const [first, second] = g.hands.map((cards, seat) => Math.sign(cards.length - before[seat]!))
      if (first === -second! && first !== 0) expect(kind).toBe('takeRandom')
    }
  })
})

describe('interrupting', () => {
  const marching = () =>
    given('marquise', 'eyrie', 'alliance')
      .score('marquise', 15)
      .clearing(1, { marquise: { warrior: 3 } })
      .crafted('marquise', 'tax-collector', 'codebreakers')
      .hand('marquise', 'dominance-fox')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'march')
      .when('marquise', 'move', { from: 1, to: 5 })
      .when('marquise', 'howMany', 3)

  test('[law 1.4.2] nothing may be used between the two moves of a march', () => {
    marching().offers('marquise', 'move', [{ from: 5, to: 1 }, { from: 5, to: 2 }, 'pass'])
  })

  test('[law 1.4.2] once the action is over, everything may be used again', () => {
    marching()
      .when('marquise', 'move', 'pass')
      .offersAmong('marquise', 'marquiseDaylight', ['tax-collector', 'codebreakers', 'activate-dominance'])
  })

  test('[law 1.4.2] nothing may be used in the middle of a persistent effect', () => {
    given('marquise', 'eyrie', 'alliance')
      .clearing(1, { marquise: { warrior: 3 } })
      .crafted('marquise', 'tax-collector', 'codebreakers')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'codebreakers')
      .offers('marquise', 'codebreakers', [1, 2])
  })
})

describe('pieces', () => {
  test('[law 1.5.1] there are no more than in the box: an empty supply places nothing', () => {
    given('marquise', 'eyrie')
      .clearing(1, { marquise: { recruiter: 1, warrior: 25 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .refuses('marquise', 'marquiseDaylight', 'recruit')
  })

  test('[law 1.5.1] the number of pieces never changes in a game', () => {
    const config = root.config({ seats: ['marquise', 'eyrie', 'alliance'], first: 0 })
    const { state: g } = start(root, config)
    const before = root.conserved!(g)
    playRandomly(root, g, randomFrom('pieces'), 400)
    expect(root.conserved!(g)).toEqual(before)
    expect(before['marquise.warrior']).toBe(25)
  })

  test('[law 1.5.2, G.1.10] a faction owns warriors, other figures, buildings and tokens; items are none of them', () => {
    const owned = (faction: string) =>
      Object.fromEntries(kindsOf(faction).map(({ id, max }) => [id.split('.')[1], max]))
    expect(owned('marquise')).toEqual({ warrior: 25, sawmill: 6, workshop: 6, recruiter: 6, keep: 1, wood: 8 })
    expect(owned('eyrie')).toEqual({ warrior: 20, roost: 7 })
    expect(owned('alliance')).toEqual({ warrior: 10, 'base-fox': 1, 'base-rabbit': 1, 'base-mouse': 1, sympathy: 10 })
    expect(owned('vagabond')).toEqual({ pawn: 1 })
    expect(BOX.filter(({ id }) => id.includes('item'))).toEqual([])
  })

  test('[law 1.5.2] crafted items are no pieces in a clearing: they can be neither attacked nor removed', () => {
    given('marquise', 'eyrie')
      .item('eyrie', 'sword', 'tea')
      .clearing(1, { marquise: { warrior: 1 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .refuses('marquise', 'marquiseDaylight', 'battle')
  })

  test('[law 1.5.3] removed pieces stay those of their owner: only cats are healed by the cats', () => {
    battleIn(
      given('marquise', 'eyrie')
        .clearing(1, { marquise: { warrior: 3 }, eyrie: { warrior: 3 } })
        .clearing(3, { marquise: { keep: 1 } })
        .hand('marquise', 'anvil'),
      1,
      'marquise',
      'eyrie',
    )
      .chance({ high: 2, low: 0 })
      .asks('chance', 'draw')
      .has('birds in their supply', (g) => inSupply(g, 'eyrie.warrior'), 19)
  })

  test('[law 1.5.3] nor do allies become the warriors of whom they fight for: the Marquise heal theirs', () => {
    battleIn(
      given('marquise', 'eyrie', 'vagabond')
        .clearing(1, { marquise: { warrior: 2 }, eyrie: { warrior: 3 }, vagabond: { pawn: 1 } })
        .clearing(3, { marquise: { keep: 1 } })
        .hand('marquise', 'anvil')
        .with((g) => {
          g.own.vagabond.relations[0] = 3
          g.own.vagabond.items = [4, 4]
        }),
      1,
      'vagabond',
      'eyrie',
    )
      .when('vagabond', 'vagabondBattleAlly', 0)
      .chance({ high: 1, low: 1 })
      .when('vagabond', 'vagabondHit', 'marquise')
      .when('marquise', 'fieldHospitals', 'anvil')
      .has('healed', (g) => pieces(g, 'marquise.warrior', 3), 1)
  })

  test('[law 1.5.4] told to place more than there is, a player places as many as possible', () => {
    given('marquise', 'alliance')
      .clearing(1, { alliance: { sympathy: 1 } })
      .clearing(6, { alliance: { sympathy: 1, warrior: 9 } })
      .with((g) => giveSupporters(g, 'anvil', 'travel-gear-fox'))
      .turn('alliance')
      .when('alliance', 'allianceRevolt', 1)
      .when('alliance', 'spendSupporter', 'anvil')
      .when('alliance', 'spendSupporter', 'travel-gear-fox')
      .has('warriors placed of the two due', (g) => pieces(g, 'alliance.warrior', 1), 1)
      .has('officers', (g) => pieces(g, 'alliance.warrior', BOARD), 0)
  })

  test('[law 1.5.4] a price is not lowered for want of means', () => {
    given('marquise', 'alliance')
      .clearing(1, { alliance: { sympathy: 1 } })
      .with((g) => giveSupporters(g, 'anvil', 'bake-sale'))
      .turn('alliance')
      .offers('alliance', 'allianceRevolt', ['pass'])
  })

  test('[law 1.5.4] pieces removed together all leave before anything follows: no hospital without the keep', () => {
    given('marquise', 'alliance')
      .clearing(1, { alliance: { sympathy: 1 }, marquise: { keep: 1, warrior: 2 } })
      .hand('marquise', 'crossbow-bird')
      .with((g) => giveSupporters(g, 'anvil', 'travel-gear-fox'))
      .turn('alliance')
      .when('alliance', 'allianceRevolt', 1)
      .when('alliance', 'spendSupporter', 'anvil')
      .when('alliance', 'spendSupporter', 'travel-gear-fox')
      .asks('alliance', 'allianceSpread')
      .has('cats', (g) => inSupply(g, 'marquise.warrior'), 25)
  })
})

describe('forced moves', () => {
  /** The Marquise make birds move out of clearing 1. */
  const forced = () =>
    given('marquise', 'eyrie', 'alliance')
      .clearing(1, { eyrie: { warrior: 2 }, marquise: { warrior: 2 } })
      .clearing(5, { alliance: { sympathy: 1 } })
      .hand('eyrie', 'bake-sale')
      .inside('marquise', mustMove, { ...ANYWHERE, seat: 1, chooser: 0, law: '1.5.5' })

  test('[law 1.5.5] are moves of the owner, whose own abilities apply: tied, the Eyrie rule and may move', () => {
    forced().offers('marquise', 'move', [
      { from: 1, to: 5 },
      { from: 1, to: 9 },
      { from: 1, to: 10 },
    ])
  })

  test('[law 1.5.5] are moves of the owner, who answers for them', () => {
    forced()
      .when('marquise', 'move', { from: 1, to: 5 })
      .when('marquise', 'howMany', 1)
      .when('eyrie', 'outrage', 'bake-sale')
      .has('hand', (g) => hand(g, 'eyrie'), [])
  })
})
