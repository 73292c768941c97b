import { describe, expect, test } from 'vitest'
import { mustMove } from '../../../src/actions/move.ts'
import { removePieces } from '../../../src/actions/removal.ts'
import { place } from '../../../src/core/place.ts'
import { sympathy } from '../../../src/factions/alliance/state.ts'
import { given, type Position, type Root, type RootScenario } from '../../../src/index.ts'
import { supporters } from './look.ts'

/** Cats next to clearing 8, a fox clearing with a sympathy token. */
const unrest = (...cards: string[]): Position =>
  given('marquise', 'alliance')
    .clearing(8, { alliance: { sympathy: 1 } })
    .clearing(7, { marquise: { warrior: 3 } })
    .hand('marquise', ...cards)

/** The token is back. */
function unrestAgain(g: Root): Root {
  place(g, sympathy, 8, 1, '8.2.6')
  return g
}

const march = (position: Position): RootScenario =>
  position
    .turn('marquise', 'daylight')
    .when('marquise', 'craftStep', 'pass')
    .when('marquise', 'marquiseDaylight', 'march')
    .when('marquise', 'move', { from: 7, to: 8 })
    .when('marquise', 'howMany', 2)

describe('outrage', () => {
  test('[law 8.2.6] whoever moves warriors into a sympathetic clearing gives a matching card', () => {
    march(unrest('anvil', 'armorers', 'sword-mouse'))
      .offers('marquise', 'outrage', ['anvil', 'armorers'])
      .when('marquise', 'outrage', 'anvil')
      .has('supporters', supporters, ['anvil'])
      .hands('marquise', 'armorers', 'sword-mouse')
      .has('discard pile', (g) => g.discard.length, 0)
  })

  test('[law 8.2.6] a bird must be given where no card of the suit is held', () => {
    march(unrest('armorers', 'sword-mouse')).offers('marquise', 'outrage', ['armorers'])
  })

  test('[law 8.2.6] without such a card the hand is shown to the Alliance and the deck gives one', () => {
    const shown = march(unrest('sword-mouse', 'bake-sale'))
      .offers('marquise', 'outrage', ['show-hand'])
      .when('marquise', 'outrage', 'show-hand')
    shown
      .chance('investments')
      .has('supporters', supporters, ['investments'])
      .hands('marquise', 'sword-mouse', 'bake-sale')
    shown.has(
      'who has seen the hand',
      () => shown.plain.events.filter((event) => event.what === 'handShown').map((event) => event.secret?.to),
      [[1, 0]],
    )
  })

  test('[law 8.2.6] with an empty hand the deck gives one at once', () => {
    march(unrest()).chance('investments').has('supporters', supporters, ['investments'])
  })

  test('[law 8.2.6] with no card left anywhere nothing is gained', () => {
    march(
      unrest().with((g) => {
        g.crafted[1] = [...g.deck]
        g.deck = []
      }),
    )
      .asks('marquise', 'move')
      .has('supporters', supporters, [])
  })

  test('[law 8.2.6] each move in costs a card', () => {
    march(unrest('anvil', 'foxfolk-steel'))
      .when('marquise', 'outrage', 'anvil')
      .when('marquise', 'move', { from: 7, to: 8 })
      .when('marquise', 'howMany', 1)
      .when('marquise', 'outrage', 'foxfolk-steel')
      .has('supporters', supporters, ['anvil', 'foxfolk-steel'])
  })

  test('[law 8.2.6] moving out costs nothing, nor moving into another clearing', () => {
    given('marquise', 'alliance')
      .clearing(8, { alliance: { sympathy: 1 }, marquise: { warrior: 1 } })
      .hand('marquise', 'anvil')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'march')
      .when('marquise', 'move', { from: 8, to: 7 })
      .when('marquise', 'howMany', 1)
      .asks('marquise', 'move')
  })

  test('[law 8.2.6] placing warriors there costs nothing', () => {
    given('marquise', 'alliance')
      .clearing(8, { alliance: { sympathy: 1 }, marquise: { recruiter: 1 } })
      .hand('marquise', 'anvil')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'recruit')
      .asks('marquise', 'marquiseDaylight')
  })

  test('[law 8.2.6] warriors that somebody else makes move cost their owner a card', () => {
    given('marquise', 'eyrie', 'alliance')
      .clearing(8, { alliance: { sympathy: 1 } })
      .clearing(7, { marquise: { warrior: 1 } })
      .hand('marquise', 'anvil')
      .hand('eyrie', 'foxfolk-steel')
      .inside('eyrie', mustMove, { seat: 0, chooser: 1, from: 7, to: 8, suit: -1, law: '1.5.5' })
      .when('eyrie', 'move', { from: 7, to: 8 })
      .when('eyrie', 'howMany', 1)
      .when('marquise', 'outrage', 'anvil')
      .hands('eyrie', 'foxfolk-steel')
  })

  test('[law 8.2.6] the Alliance themselves move freely', () => {
    given('marquise', 'alliance')
      .clearing(8, { alliance: { sympathy: 1 } })
      .clearing(7, { alliance: { warrior: 1 } })
      .board('alliance', { warrior: 1 })
      .hand('alliance', 'anvil')
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'move')
      .when('alliance', 'move', { from: 7, to: 8 })
      .when('alliance', 'howMany', 1)
      .asks('alliance', 'allianceEvening')
  })

  test('[law 8.2.6] a token that the Alliance remove themselves costs nobody a card', () => {
    const { state } = unrest('anvil')
    removePieces(state, sympathy, 8, 1, 1, '8.2.6')
    expect(state.flow).toEqual([])
    removePieces(unrestAgain(state), sympathy, 8, 1, 0, '8.2.6')
    expect(state.flow.map(({ proc }) => proc)).toEqual(['alliance.outrage'])
  })

  test('[law 8.2.6] whoever removes a token in battle pays, and scores for it', () => {
    given('marquise', 'alliance')
      .clearing(8, { marquise: { warrior: 2 }, alliance: { sympathy: 1 } })
      .hand('marquise', 'anvil', 'armorers')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 8, defender: 1 })
      .chance({ high: 1, low: 0 })
      .when('alliance', 'loseHit', 'alliance.sympathy')
      .scores('marquise', 1)
      .when('marquise', 'outrage', 'armorers')
      .has('supporters', supporters, ['armorers'])
      .supplies('alliance', { sympathy: 10 })
  })

  test('[law 8.2.6] a defender who removes a token pays as well', () => {
    given('marquise', 'alliance')
      .clearing(8, { marquise: { warrior: 2 }, alliance: { sympathy: 1, warrior: 1 } })
      .board('alliance', { warrior: 1 })
      .hand('marquise', 'anvil', 'ambush-fox')
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'battle')
      .when('alliance', 'battle', { clearing: 8, defender: 0 })
      .when('marquise', 'ambush', 'ambush-fox')
      .when('alliance', 'loseHit', 'alliance.sympathy')
      .when('marquise', 'outrage', 'anvil')
      .has('supporters', supporters, ['anvil'])
  })

  test('[law 8.2.6] a favor that removes two tokens costs a card for each clearing', () => {
    given('marquise', 'alliance')
      .clearing(8, { marquise: { workshop: 2 }, alliance: { sympathy: 1 } })
      .clearing(6, { marquise: { workshop: 1 }, alliance: { sympathy: 1 } })
      .hand('marquise', 'favor-of-the-foxes', 'anvil', 'foxfolk-steel')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', 'favor-of-the-foxes')
      .scores('marquise', 2)
      .when('marquise', 'outrage', 'anvil')
      .when('marquise', 'outrage', 'foxfolk-steel')
      .has('supporters', supporters, ['anvil', 'foxfolk-steel'])
      .asks('marquise', 'craftStep')
  })

  test('[law 8.2.6] a card that the full stack cannot take is discarded', () => {
    const full = ['bake-sale', 'sword-mouse', 'investments', 'armorers', 'sappers']
    march(unrest('anvil').own('alliance', { supporters: full }))
      .when('marquise', 'outrage', 'anvil')
      .has('supporters', supporters, [...full].sort())
      .has('discard pile', (g) => g.discard.length, 1)
  })
})

describe('outrage and a base lost together', () => {
  /** Cats take a token and the last base of the Alliance in one battle. */
  const both = () =>
    given('marquise', 'alliance')
      .clearing(8, { marquise: { warrior: 2 }, alliance: { sympathy: 1, 'base-fox': 1 } })
      .own('alliance', { supporters: ['sword-mouse'] })
      .hand('marquise', 'anvil')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 8, defender: 1 })
      .chance({ high: 1, low: 1 })
      .when('alliance', 'loseHit', 'alliance.base-fox')
      .when('alliance', 'loseHit', 'alliance.sympathy')

  test('[law 8.2.4, 8.2.6] the Alliance say which comes first: after the loss the new supporter stays', () => {
    both()
      .when('alliance', 'order', 'alliance.losingBases')
      .when('marquise', 'outrage', 'anvil')
      .has('supporters', supporters, ['anvil', 'sword-mouse'])
  })

  test('[law 8.2.4, 8.2.6] before it, he is lost with the base', () => {
    both()
      .when('alliance', 'order', 'alliance.outrage')
      .when('marquise', 'outrage', 'anvil')
      .has('supporters', supporters, ['sword-mouse'])
  })
})
