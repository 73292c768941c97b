import { view } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { cardAt } from '../../../src/cards/deck.ts'
import { given, givenTable, type Root, root, rulerOf } from '../../../src/index.ts'
import { battleIn } from '../../law/support.ts'
import { cult, LIZARDS, outcastFoxes } from './look.ts'

const souls = (g: Root): string[] => g.own.lizard.lostSouls.map((card) => cardAt(card).id).sort()
const discarded = (g: Root): string[] => g.discard.map((card) => cardAt(card).id).sort()

describe('crafting', () => {
  test('[law 10.2.1, 10.6.2] gardens of the Outcast suit craft, in Evening', () => {
    cult()
      .clearing(1, { lizard: { 'garden-fox': 1 } })
      .hand('lizard', 'anvil')
      .turn('lizard', 'evening')
      .when('lizard', 'craftStep', 'craft')
      .when('lizard', 'craft', 'anvil')
      .scores('lizard', 2)
  })

  test('[law 10.2.1] gardens of another suit do not', () => {
    cult()
      .clearing(9, { lizard: { 'garden-mouse': 1 } })
      .hand('lizard', 'root-tea-fox')
      .turn('lizard', 'evening')
      .refuses('lizard', 'craftStep', 'craft')
  })

  test('[law 10.2.1] each garden crafts once', () => {
    cult()
      .clearing(1, { lizard: { 'garden-fox': 1 } })
      .hand('lizard', 'anvil', 'crossbow-mouse')
      .turn('lizard', 'evening')
      .when('lizard', 'craftStep', 'craft')
      .when('lizard', 'craft', 'anvil')
      .refuses('lizard', 'craftStep', 'craft')
  })

  test('[law 10.2.1] there is no crafting in Daylight', () => {
    cult()
      .clearing(1, { lizard: { 'garden-fox': 1 } })
      .hand('lizard', 'anvil')
      .turn('lizard', 'daylight')
      .refuses('lizard', 'lizardDaylight', 'craft')
  })
})

describe('birds', () => {
  test('[law 10.2.2] in rituals they are of no other suit', () => {
    cult()
      .clearing(1, { lizard: { 'garden-fox': 1, warrior: 2 } })
      .hand('lizard', 'armorers')
      .turn('lizard', 'daylight')
      .offers('lizard', 'lizardDaylight', ['sacrifice', 'pass'])
  })

  test('[law 10.2.2] elsewhere they are: a bird ambush serves in any clearing', () => {
    battleIn(
      cult()
        .clearing(1, { marquise: { warrior: 3 }, lizard: { warrior: 1 } })
        .hand('lizard', 'ambush-bird'),
      1,
      'marquise',
      'lizard',
    ).offers('lizard', 'ambush', ['ambush-bird', 'pass'])
  })
})

describe('revenge', () => {
  test('[law 10.2.3] warriors lost in defence become acolytes', () => {
    battleIn(cult().clearing(1, { marquise: { warrior: 3 }, lizard: { warrior: 3 } }), 1, 'marquise', 'lizard')
      .chance({ high: 2, low: 0 })
      .holds(1, { lizard: { warrior: 1 } })
      .boards('lizard', { warrior: 2 })
      .supplies('lizard', { warrior: 22 })
  })

  test('[law 10.2.3] warriors lost in attack do not', () => {
    battleIn(cult().clearing(1, { marquise: { warrior: 3 }, lizard: { warrior: 3 } }), 1, 'lizard', 'marquise')
      .chance({ high: 2, low: 2 })
      .boards('lizard', { warrior: 0 })
      .supplies('lizard', { warrior: 24 })
  })

  test('[law 10.2.3] nor do warriors lost outside battle', () => {
    given('marquise', 'lizard')
      .clearing(1, { marquise: { workshop: 1 }, lizard: { warrior: 2 } })
      .clearing(6, { marquise: { workshop: 1 } })
      .clearing(8, { marquise: { workshop: 1 } })
      .hand('marquise', 'favor-of-the-foxes')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', 'favor-of-the-foxes')
      .holds(1, { lizard: {} })
      .boards('lizard', { warrior: 0 })
      .supplies('lizard', { warrior: 25 })
  })
})

describe('pilgrims', () => {
  test('[law 10.2.4] the Cult rules where it has a garden, whoever has more pieces', () => {
    const { state } = cult()
      .clearing(1, { marquise: { warrior: 5 }, lizard: { 'garden-fox': 1 } })
      .turn('lizard', 'daylight')
    expect(rulerOf(state, 1)).toBe(LIZARDS)
  })

  test('[law 10.2.4] also against the Eyrie in a tie', () => {
    const { state } = given('eyrie', 'lizard')
      .clearing(1, { eyrie: { warrior: 2 }, lizard: { 'garden-fox': 1, warrior: 1 } })
      .own('lizard', { outcast: 'fox' })
      .turn('lizard', 'daylight')
    expect(rulerOf(state, 1)).toBe(1)
  })

  test('[law 10.2.4] without a garden it rules as anybody does', () => {
    const { state } = given('eyrie', 'lizard')
      .clearing(1, { eyrie: { warrior: 2 }, lizard: { warrior: 2 } })
      .clearing(9, { eyrie: { warrior: 1 }, lizard: { warrior: 2 } })
      .own('lizard', { outcast: 'fox' })
      .turn('lizard', 'daylight')
    expect(rulerOf(state, 1)).toBe(0)
    expect(rulerOf(state, 9)).toBe(1)
  })
})

describe('fear of the faithful', () => {
  const razed = (gardens: number, ...cards: string[]) =>
    battleIn(
      cult()
        .clearing(5, { marquise: { warrior: 3 }, lizard: { 'garden-rabbit': gardens } })
        .hand('lizard', ...cards),
      5,
      'marquise',
      'lizard',
    )
      .when('lizard', 'ambush', 'pass')
      .chance({ high: 1, low: 0 })

  test('[law 10.2.5] a random card is discarded for a garden lost', () => {
    razed(1, 'anvil', 'bake-sale')
      .when('lizard', 'loseHit', 'lizard.garden-rabbit')
      .offers('chance', 'lizardFear', ['anvil', 'bake-sale'])
      .chance('anvil')
      .hands('lizard', 'bake-sale')
      .has('Lost Souls', souls, ['anvil'])
  })

  test('[law 10.2.5] one for each garden', () => {
    razed(2, 'anvil', 'bake-sale', 'investments')
      .when('lizard', 'loseHit', 'lizard.garden-rabbit')
      .when('lizard', 'loseHit', 'lizard.garden-rabbit')
      .chance('anvil')
      .chance('investments')
      .hands('lizard', 'bake-sale')
  })

  test('[law 10.2.5] but no more than there are', () => {
    razed(2, 'anvil')
      .when('lizard', 'loseHit', 'lizard.garden-rabbit')
      .when('lizard', 'loseHit', 'lizard.garden-rabbit')
      .chance('anvil')
      .hands('lizard')
      .asks('chance', 'draw')
  })

  test('[law 10.2.5] the loss of warriors costs no card', () => {
    battleIn(
      cult()
        .clearing(1, { marquise: { warrior: 3 }, lizard: { warrior: 3 } })
        .hand('lizard', 'bake-sale'),
      1,
      'marquise',
      'lizard',
    )
      .when('lizard', 'ambush', 'pass')
      .chance({ high: 2, low: 0 })
      .hands('lizard', 'bake-sale')
  })
})

describe('Lost Souls', () => {
  const overworked = (...cards: string[]) =>
    cult()
      .clearing(1, { marquise: { sawmill: 1 } })
      .hand('marquise', ...cards)
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'overwork')
      .when('marquise', 'overwork', 1)

  test('[law 10.2.6] hand cards that anybody spends lie there, open to all', () => {
    const spent = overworked('anvil').when('marquise', 'overworkCard', 'anvil')
    spent.has('Lost Souls', souls, ['anvil']).has('discard pile', discarded, [])
    expect(view(root, spent.state, null).state.own!.lizard.lostSouls).toEqual(spent.state.own.lizard.lostSouls)
  })

  test('[law 10.2.6] so do cards discarded down to five', () => {
    given('marquise', 'eyrie', 'lizard')
      .own('lizard', { outcast: 'fox' })
      .hand('marquise', 'anvil', 'bake-sale', 'investments', 'sword-mouse', 'arms-trader')
      .deck('armorers', 'sappers')
      .turn('marquise', 'evening')
      .chance('armorers')
      .when('marquise', 'discard', 'bake-sale')
      .has('Lost Souls', souls, ['bake-sale'])
  })

  test('[law 10.2.6] ambushes and crafted items too', () => {
    battleIn(
      cult()
        .clearing(1, { marquise: { warrior: 3 }, lizard: { warrior: 1 } })
        .hand('lizard', 'ambush-fox'),
      1,
      'marquise',
      'lizard',
    )
      .when('lizard', 'ambush', 'ambush-fox')
      .has('Lost Souls', souls, ['ambush-fox'])
    cult()
      .clearing(1, { lizard: { 'garden-fox': 1 } })
      .hand('lizard', 'anvil')
      .turn('lizard', 'evening')
      .when('lizard', 'craftStep', 'craft')
      .when('lizard', 'craft', 'anvil')
      .has('Lost Souls', souls, ['anvil'])
  })

  test('[law 10.2.6] and dominance cards: nobody takes them from there', () => {
    given('marquise', 'lizard', 'eyrie')
      .own('lizard', { outcast: 'fox' })
      .clearing(1, { marquise: { sawmill: 1 } })
      .hand('marquise', 'dominance-fox', 'anvil')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'overwork')
      .when('marquise', 'overwork', 1)
      .when('marquise', 'overworkCard', 'dominance-fox')
      .has('Lost Souls', souls, ['dominance-fox'])
      .has('beside the map', (g) => g.beside, [])
      .refuses('marquise', 'marquiseDaylight', 'take-dominance')
  })

  const supporters = (preset: 'current' | 'english') =>
    givenTable({ seats: ['alliance', 'lizard'], preset })
      .own('lizard', { outcast: 'fox' })
      .own('alliance', { supporters: ['anvil', 'foxfolk-steel'] })
      .turn('alliance')
      .when('alliance', 'allianceSpread', 1)
      .when('alliance', 'spendSupporter', 'anvil')

  test('[law 10.2.6] supporters come from no hand: they go to the discard pile', () => {
    supporters('current').has('Lost Souls', souls, []).has('discard pile', discarded, ['anvil'])
  })

  test('[law 10.2.6] by the English Law every card lies there (T19)', () => {
    supporters('english').has('Lost Souls', souls, ['anvil']).has('discard pile', discarded, [])
  })

  test('[law 10.2.6] cards from the play area are no hand cards either', () => {
    battleIn(
      cult()
        .clearing(1, { marquise: { warrior: 3 }, lizard: { warrior: 3 } })
        .crafted('lizard', 'sappers'),
      1,
      'marquise',
      'lizard',
    )
      .chance({ high: 0, low: 0 })
      .when('lizard', 'battleEffect', 'sappers')
      .has('Lost Souls', souls, [])
      .has('discard pile', discarded, ['sappers'])
  })
})

test('[law 10.4.3] spent acolytes are warriors in the supply again', () => {
  outcastFoxes()
    .clearing(1, { marquise: { warrior: 1 } })
    .board('lizard', { warrior: 2 })
    .turn('lizard')
    .when('lizard', 'lizardConspiracy', 'convert')
    .when('lizard', 'lizardReplace', { clearing: 1, kind: 'marquise.warrior' })
    .boards('lizard', { warrior: 0 })
    .supplies('lizard', { warrior: 24 })
})
