import { describe, test } from 'vitest'
import type { Position } from '../../../src/index.ts'
import { adjourn, BURROW, moles } from './support.ts'

const parliament = (position: Position, ...swayed: string[]) =>
  adjourn(position.own('duchy', { swayed }).turn('duchy', 'daylight'))

describe('parliament', () => {
  test('[law 12.5.2] each swayed minister acts once, in any order, others not at all', () => {
    parliament(moles().clearing(1, { duchy: { warrior: 2 }, marquise: { warrior: 1 } }), 'captain', 'marshal')
      .offers('duchy', 'duchyParliament', ['captain', 'marshal', 'pass'])
      .when('duchy', 'duchyParliament', 'marshal')
      .when('duchy', 'move', { from: 1, to: 9 })
      .when('duchy', 'howMany', 1)
      .offers('duchy', 'duchyParliament', ['captain', 'pass'])
      .when('duchy', 'duchyParliament', 'captain')
      .when('duchy', 'battle', { clearing: 1, defender: 1 })
      .chance({ high: 0, low: 0 })
      .asks('duchy', 'duchySway')
  })

  test('[law 12.5.2] nobody has to act', () => {
    parliament(
      moles()
        .own('duchy', { burrow: 1 })
        .clearing(1, { duchy: { tunnel: 1 } }),
      'marshal',
    )
      .when('duchy', 'duchyParliament', 'pass')
      .asks('duchy', 'duchySway')
  })

  test('[law 12.5.2.I] the Foremole builds in any ruled clearing by revealing any card', () => {
    parliament(
      moles()
        .clearing(5, { duchy: { warrior: 1 } })
        .clearing(9, { marquise: { warrior: 1 } })
        .hand('duchy', 'anvil'),
      'foremole',
    )
      .when('duchy', 'duchyParliament', 'foremole')
      .offers('duchy', 'duchyBuild', [
        { clearing: 5, building: 'citadel' },
        { clearing: 5, building: 'market' },
      ])
      .when('duchy', 'duchyBuild', { clearing: 5, building: 'citadel' })
      .when('duchy', 'duchyBuildCard', 'anvil')
      .holds(5, { duchy: { warrior: 1, citadel: 1 } })
      .owns('duchy', { revealed: ['anvil'] })
  })

  test('[law 12.5.2.I] without a card the Foremole cannot build', () => {
    parliament(moles().clearing(5, { duchy: { warrior: 1 } }), 'foremole').offers('duchy', 'duchyParliament', ['pass'])
  })

  test('[law 12.5.2.II] the Captain fights one battle', () => {
    parliament(moles().clearing(1, { duchy: { warrior: 2 }, marquise: { warrior: 1 } }), 'captain')
      .when('duchy', 'duchyParliament', 'captain')
      .offers('duchy', 'battle', [{ clearing: 1, defender: 1 }])
    parliament(moles().clearing(1, { duchy: { warrior: 2 } }), 'captain').refuses('duchy', 'duchyParliament', 'captain')
  })

  test('[law 12.5.2.III] the Marshal makes one move', () => {
    parliament(moles().clearing(1, { duchy: { tunnel: 1, warrior: 2 } }), 'marshal')
      .when('duchy', 'duchyParliament', 'marshal')
      .when('duchy', 'move', { from: 1, to: BURROW })
      .when('duchy', 'howMany', 2)
      .asks('duchy', 'duchySway')
  })

  test('[law 12.5.2.IV] the Brigadier makes up to two moves', () => {
    const marching = () =>
      parliament(moles().clearing(1, { duchy: { warrior: 2 } }), 'brigadier')
        .when('duchy', 'duchyParliament', 'brigadier')
        .offers('duchy', 'duchyBrigadier', ['move'])
        .when('duchy', 'duchyBrigadier', 'move')
        .when('duchy', 'move', { from: 1, to: 9 })
        .when('duchy', 'howMany', 2)
    marching()
      .when('duchy', 'move', { from: 9, to: 4 })
      .when('duchy', 'howMany', 2)
      .holds(4, { duchy: { warrior: 2 } })
      .asks('duchy', 'duchySway')
    marching().when('duchy', 'move', 'pass').asks('duchy', 'duchySway')
  })

  test('[law 12.5.2.IV] or fights up to two battles, but does not mix them', () => {
    const fighting = () =>
      parliament(moles().clearing(1, { duchy: { warrior: 4 }, marquise: { warrior: 3 } }), 'brigadier')
        .when('duchy', 'duchyParliament', 'brigadier')
        .offers('duchy', 'duchyBrigadier', ['move', 'battle'])
        .when('duchy', 'duchyBrigadier', 'battle')
        .when('duchy', 'battle', { clearing: 1, defender: 1 })
        .chance({ high: 1, low: 0 })
        .offers('duchy', 'battle', [{ clearing: 1, defender: 1 }, 'pass'])
    fighting()
      .when('duchy', 'battle', { clearing: 1, defender: 1 })
      .chance({ high: 1, low: 0 })
      .holds(1, { marquise: { warrior: 1 } })
      .asks('duchy', 'duchySway')
    fighting().when('duchy', 'battle', 'pass').asks('duchy', 'duchySway')
  })

  test('[law 12.5.2.V] the Banker discards cards of one suit for a point each, birds are wild', () => {
    parliament(moles().hand('duchy', 'anvil', 'foxfolk-steel', 'armorers', 'bake-sale'), 'banker')
      .when('duchy', 'duchyParliament', 'banker')
      .offers('duchy', 'duchyBanker', ['armorers', 'foxfolk-steel', 'anvil', 'bake-sale'])
      .when('duchy', 'duchyBanker', 'armorers')
      .when('duchy', 'duchyBankerMore', 'anvil')
      .offers('duchy', 'duchyBankerMore', ['foxfolk-steel', 'pass'])
      .when('duchy', 'duchyBankerMore', 'foxfolk-steel')
      .when('duchy', 'duchyBankerMore', 'pass')
      .scores('duchy', 3)
      .hands('duchy', 'bake-sale')
      .has('discard pile', (g) => g.discard.length, 3)
  })

  test('[law 12.5.2.V] one card is enough, none is not', () => {
    parliament(moles().hand('duchy', 'anvil'), 'banker')
      .when('duchy', 'duchyParliament', 'banker')
      .when('duchy', 'duchyBanker', 'anvil')
      .scores('duchy', 1)
    parliament(moles(), 'banker').refuses('duchy', 'duchyParliament', 'banker')
  })

  test('[law 12.5.2.VI] the Mayor repeats a squire or noble, used or not, but no lord and not itself', () => {
    parliament(
      moles()
        .clearing(5, { duchy: { market: 1 } })
        .hand('duchy', 'anvil', 'bake-sale'),
      'banker',
      'mayor',
      'captain',
      'baron-of-dirt',
    )
      .when('duchy', 'duchyParliament', 'banker')
      .when('duchy', 'duchyBanker', 'anvil')
      .when('duchy', 'duchyBankerMore', 'pass')
      .when('duchy', 'duchyParliament', 'mayor')
      .offers('duchy', 'duchyMayor', ['banker'])
      .when('duchy', 'duchyMayor', 'banker')
      .when('duchy', 'duchyBanker', 'bake-sale')
      .scores('duchy', 2)
      .refuses('duchy', 'duchyParliament', 'mayor')
  })

  test('[law 12.5.2.VI] the minister who was repeated may still act', () => {
    parliament(moles().clearing(1, { duchy: { warrior: 1 } }), 'marshal', 'mayor')
      .when('duchy', 'duchyParliament', 'mayor')
      .when('duchy', 'duchyMayor', 'marshal')
      .when('duchy', 'move', { from: 1, to: 9 })
      .when('duchy', 'howMany', 1)
      .offers('duchy', 'duchyParliament', ['marshal', 'pass'])
  })

  test('[law 12.5.2.VII] the Duchess scores two with all tunnels on the map', () => {
    const tunnels = (n: number) =>
      parliament(
        [1, 5, 9].slice(0, n).reduce((p, at) => p.clearing(at, { duchy: { tunnel: 1 } }), moles()),
        'duchess-of-mud',
      )
    tunnels(3).when('duchy', 'duchyParliament', 'duchess-of-mud').scores('duchy', 2)
    tunnels(2).refuses('duchy', 'duchyParliament', 'duchess-of-mud')
  })

  test('[law 12.5.2.VIII] the Baron scores one for each market', () => {
    parliament(moles().clearing(5, { duchy: { market: 2, citadel: 1 } }), 'baron-of-dirt')
      .when('duchy', 'duchyParliament', 'baron-of-dirt')
      .scores('duchy', 2)
  })

  test('[law 12.5.2.IX] the Earl scores one for each citadel', () => {
    parliament(moles().clearing(5, { duchy: { market: 2, citadel: 1 } }), 'earl-of-stone')
      .when('duchy', 'duchyParliament', 'earl-of-stone')
      .scores('duchy', 1)
    parliament(moles().clearing(5, { duchy: { market: 1 } }), 'earl-of-stone').refuses(
      'duchy',
      'duchyParliament',
      'earl-of-stone',
    )
  })
})
