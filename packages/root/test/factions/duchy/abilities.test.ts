import { describe, test } from 'vitest'
import { ANYWHERE, mustMove } from '../../../src/actions/move.ts'
import { mayPlace } from '../../../src/board/map.ts'
import { given, givenTable, type Position, type RootScenario, rulerOf } from '../../../src/index.ts'
import { BURROW, moles } from './support.ts'

describe('crafting', () => {
  test('[law 12.2.1, 12.6.2] citadels and markets craft in Evening, each with the suit of its clearing', () => {
    moles()
      .clearing(1, { duchy: { citadel: 1 } })
      .clearing(8, { duchy: { market: 1 } })
      .hand('duchy', 'foxfolk-steel', 'bake-sale')
      .turn('duchy', 'evening')
      .when('duchy', 'craftStep', 'craft')
      .offers('duchy', 'craft', ['foxfolk-steel'])
      .when('duchy', 'craft', 'foxfolk-steel')
      .scores('duchy', 2)
  })

  test('[law 12.2.1] not in Daylight, and not with tunnels and warriors', () => {
    moles()
      .clearing(1, { duchy: { citadel: 1 } })
      .hand('duchy', 'anvil')
      .turn('duchy', 'daylight')
      .refuses('duchy', 'duchyAssembly', 'craft')
    moles()
      .clearing(1, { duchy: { tunnel: 1, warrior: 3 } })
      .hand('duchy', 'anvil')
      .turn('duchy', 'evening')
      .refuses('duchy', 'craftStep', 'craft')
  })
})

describe('the Burrow', () => {
  const moving = (position: Position, faction: string): RootScenario => {
    const seat = position.state.seatOf[faction]!
    return position.inside(faction, mustMove, { ...ANYWHERE, seat, chooser: seat, law: '4.2' })
  }

  test('[law 12.2.2] it is adjacent to the clearings with tunnels, both ways, and needs no further rule', () => {
    const position = moles()
      .clearing(1, { duchy: { tunnel: 1 }, marquise: { warrior: 4 } })
      .clearing(7, { duchy: { tunnel: 1 }, marquise: { warrior: 2 } })
      .clearing(BURROW, { duchy: { warrior: 2 } })
    moving(position, 'duchy')
      .offers('duchy', 'move', [
        { from: BURROW, to: 1 },
        { from: BURROW, to: 7 },
      ])
      .when('duchy', 'move', { from: BURROW, to: 7 })
      .when('duchy', 'howMany', 1)
      .holds(7, { duchy: { tunnel: 1, warrior: 1 } })
      .holds(BURROW, { duchy: { warrior: 1 } })
    const back = moles().clearing(1, { duchy: { tunnel: 1, warrior: 1 }, marquise: { warrior: 4 } })
    moving(back, 'duchy').offers('duchy', 'move', [{ from: 1, to: BURROW }])
  })

  test('[law 12.2.2] without a tunnel nothing leads there', () => {
    const position = moles()
      .clearing(1, { duchy: { warrior: 3 } })
      .clearing(5, { duchy: { tunnel: 1 } })
    moving(position, 'duchy').offers(
      'duchy',
      'move',
      [5, 9, 10].map((to) => ({ from: 1, to })),
    )
  })

  test('[law 12.2.2] others can neither move nor place pieces there', () => {
    const position = moles().clearing(1, { duchy: { tunnel: 1 }, marquise: { warrior: 2 } })
    moving(position, 'marquise')
      .refuses('marquise', 'move', { from: 1, to: BURROW })
      .has('placing', (g) => [mayPlace(g, 1, BURROW), mayPlace(g, 0, BURROW)], [false, true])
  })

  test('[law 12.2.2] it is a clearing that counts for Royal Claim', () => {
    moles()
      .clearing(1, { duchy: { warrior: 1 } })
      .crafted('duchy', 'royal-claim')
      .turn('duchy')
      .when('duchy', 'phaseMoment', 'royal-claim')
      .scores('duchy', 2)
  })

  test('[law 12.2.2] a Vagabond does not get in either', () => {
    given('vagabond', 'duchy')
      .clearing(1, { duchy: { tunnel: 1 }, vagabond: { pawn: 1 } })
      .own('vagabond', { items: ['boot'] })
      .turn('vagabond')
      .refuses('vagabond', 'vagabondSlip', BURROW)
  })

  test('[law 12.2.2] the Duchy rules it even when it is empty, nobody does where they do not play', () => {
    moles()
      .turn('duchy')
      .has('ruler', (g) => rulerOf(g, BURROW), 0)
    given('marquise', 'eyrie')
      .turn('eyrie')
      .has('ruler', (g) => rulerOf(g, BURROW), -1)
  })
})

/** Cats attack two buildings in clearing 5, which fall with a roll of 1 and the hit against the defenceless. */
const fall = (position: Position): RootScenario =>
  position
    .clearing(5, { duchy: { citadel: 1, market: 1 }, marquise: { warrior: 2 } })
    .turn('marquise', 'daylight')
    .when('marquise', 'craftStep', 'pass')
    .when('marquise', 'marquiseDaylight', 'battle')
    .when('marquise', 'battle', { clearing: 5, defender: position.state.seatOf.duchy! })

describe('the price of failure', () => {
  const swayed = ['foremole', 'captain', 'banker', 'mayor', 'baron-of-dirt']

  test('[law 12.2.3] a removed building costs a minister of the highest rank for good, and a random card', () => {
    fall(moles().own('duchy', { swayed }).hand('duchy', 'anvil', 'bake-sale'))
      .when('duchy', 'ambush', 'pass')
      .chance({ high: 0, low: 0 })
      .when('duchy', 'loseHit', 'duchy.market')
      .offers('duchy', 'duchyFailure', ['baron-of-dirt'])
      .when('duchy', 'duchyFailure', 'baron-of-dirt')
      .chance('anvil')
      .hands('duchy', 'bake-sale')
      .owns('duchy', {
        swayed: ['foremole', 'captain', 'banker', 'mayor'],
        crowns: { squire: 1, noble: 1, lord: 2 },
      })
      .scores('marquise', 1)
  })

  test('[law 12.2.3] two buildings cost two ministers but one card; among equals the Duchy picks', () => {
    fall(moles().own('duchy', { swayed }).hand('duchy', 'anvil', 'bake-sale'))
      .when('duchy', 'ambush', 'pass')
      .chance({ high: 1, low: 0 })
      .when('duchy', 'loseHit', 'duchy.market')
      .when('duchy', 'loseHit', 'duchy.citadel')
      .when('duchy', 'duchyFailure', 'baron-of-dirt')
      .offers('duchy', 'duchyFailure', ['banker', 'mayor'])
      .when('duchy', 'duchyFailure', 'banker')
      .chance('bake-sale')
      .hands('duchy', 'anvil')
      .owns('duchy', { swayed: ['foremole', 'captain', 'mayor'] })
      .asks('marquise', 'marquiseDaylight')
  })

  test('[law 12.2.3] under the English Law two buildings cost one minister (T25)', () => {
    const position = givenTable({ seats: ['duchy', 'marquise'], preset: 'english' })
    fall(position.own('duchy', { swayed }).hand('duchy', 'anvil', 'bake-sale'))
      .when('duchy', 'ambush', 'pass')
      .chance({ high: 1, low: 0 })
      .when('duchy', 'loseHit', 'duchy.market')
      .when('duchy', 'loseHit', 'duchy.citadel')
      .when('duchy', 'duchyFailure', 'baron-of-dirt')
      .chance('bake-sale')
      .owns('duchy', { swayed: ['foremole', 'captain', 'banker', 'mayor'] })
      .asks('marquise', 'marquiseDaylight')
  })

  test('[law 12.2.3] buildings that fall together in several clearings cost one card', () => {
    moles()
      .clearing(1, { duchy: { market: 1 }, marquise: { warrior: 2 } })
      .clearing(12, { duchy: { market: 1 } })
      .clearing(6, { marquise: { workshop: 1 } })
      .clearing(8, { marquise: { workshop: 2 } })
      .own('duchy', { swayed: ['captain', 'banker', 'mayor'] })
      .hand('duchy', 'anvil', 'bake-sale', 'sword-mouse')
      .hand('marquise', 'favor-of-the-foxes')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', 'favor-of-the-foxes')
      .when('duchy', 'duchyFailure', 'mayor')
      .when('duchy', 'duchyFailure', 'banker')
      .chance('anvil')
      .owns('duchy', { swayed: ['captain'] })
      .hands('duchy', 'bake-sale', 'sword-mouse')
      .scores('marquise', 2)
  })

  test('[law 12.2.3] without ministers only the card is lost, without cards nothing', () => {
    fall(moles().hand('duchy', 'anvil'))
      .when('duchy', 'ambush', 'pass')
      .chance({ high: 0, low: 0 })
      .when('duchy', 'loseHit', 'duchy.market')
      .chance('anvil')
      .hands('duchy')
      .asks('marquise', 'marquiseDaylight')
    fall(moles())
      .chance({ high: 0, low: 0 })
      .when('duchy', 'loseHit', 'duchy.market')
      .asks('marquise', 'marquiseDaylight')
  })

  test('[law 12.2.3] warriors and tunnels cost nothing', () => {
    moles()
      .clearing(5, { duchy: { tunnel: 1 }, marquise: { warrior: 2 } })
      .own('duchy', { swayed: ['captain'] })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 5, defender: 0 })
      .chance({ high: 0, low: 0 })
      .when('duchy', 'loseHit', 'duchy.tunnel')
      .owns('duchy', { swayed: ['captain'] })
      .asks('marquise', 'marquiseDaylight')
  })
})
