import { describe, test } from 'vitest'
import { cardIndex } from '../../../src/cards/deck.ts'
import { items, pawnAt, wanderer } from './support.ts'

describe('items', () => {
  test('[law 9.2.5] only face-up undamaged items pay for actions', () => {
    wanderer(1, { items: ['boot-exhausted', 'boot-damaged', 'sword'] })
      .clearing(1, { marquise: { warrior: 1 } })
      .turn('vagabond', 'daylight')
      .offers('vagabond', 'vagabondDaylight', ['battle', 'pass'])
      .when('vagabond', 'vagabondDaylight', 'battle')
      .has('items', (g) => items(g), ['boot-exhausted', 'sword-exhausted', 'boot-damaged'])
  })

  test('[law 9.2.5.I] tea, coin and bag go face up on their tracks, three on each, the fourth to the Satchel', () => {
    wanderer(1, { items: ['tea', 'tea', 'tea', 'tea', 'coin', 'bag'] })
      .turn('vagabond', 'daylight')
      .has('items', (g) => items(g), ['tea', 'bag-track', 'tea-track', 'tea-track', 'tea-track', 'coin-track'])
  })

  test('[law 9.2.5.I] a tea turned face up goes on its track', () => {
    wanderer(1, { items: ['tea-exhausted'] })
      .turn('vagabond', 'birdsong')
      .when('vagabond', 'vagabondRefreshMore', 'tea-exhausted')
      .has('items', (g) => items(g), ['tea-track'])
  })

  test('[law 9.2.5.II] boots, swords, crossbows, torches and hammers go face up to the Satchel', () => {
    wanderer(1, { items: ['boot', 'sword', 'crossbow', 'torch', 'hammer'] })
      .turn('vagabond', 'daylight')
      .has('items', (g) => items(g), ['boot', 'crossbow', 'hammer', 'sword', 'torch'])
  })

  test('[law 9.5] a coin exhausted on its track moves to the Satchel', () => {
    wanderer(1, { items: ['coin'] })
      .clearing(1, { marquise: { warrior: 1 } })
      .hand('vagabond', 'anvil')
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'aid')
      .when('vagabond', 'vagabondAid', 1)
      .when('vagabond', 'vagabondAidCard', 'anvil')
      .when('vagabond', 'vagabondAidExhaust', 'coin-track')
      .has('items', (g) => items(g), ['coin-exhausted'])
  })

  test('[law 9.5] actions come in any order and number while there are items to exhaust', () => {
    wanderer(1, { items: ['boot', 'boot', 'boot'] })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'move')
      .when('vagabond', 'vagabondMove', 5)
      .when('vagabond', 'vagabondDaylight', 'move')
      .when('vagabond', 'vagabondMove', 2)
      .when('vagabond', 'vagabondDaylight', 'move')
      .when('vagabond', 'vagabondMove', 6)
      .refuses('vagabond', 'vagabondDaylight', 'move')
      .has('pawn', pawnAt, 6)
  })
})

describe('Birdsong', () => {
  test('[law 9.4] refresh comes before slip', () => {
    wanderer(1, { items: ['boot-exhausted'] })
      .turn('vagabond', 'birdsong')
      .asks('vagabond', 'vagabondRefreshMore')
      .when('vagabond', 'vagabondRefreshMore', 'boot-exhausted')
      .asks('vagabond', 'vagabondSlip')
  })

  test('[law 9.4.1] each tea face up on its track refreshes two items, then up to three more', () => {
    const exhausted = ['sword-exhausted', 'boot-exhausted', 'torch-exhausted', 'hammer-exhausted', 'crossbow-exhausted']
    wanderer(1, { items: ['tea', 'tea-exhausted', ...exhausted] })
      .turn('vagabond', 'birdsong')
      .refuses('vagabond', 'vagabondRefresh', 'pass')
      .when('vagabond', 'vagabondRefresh', 'tea-exhausted')
      .when('vagabond', 'vagabondRefresh', 'sword-exhausted')
      .when('vagabond', 'vagabondRefreshMore', 'boot-exhausted')
      .when('vagabond', 'vagabondRefreshMore', 'torch-exhausted')
      .when('vagabond', 'vagabondRefreshMore', 'hammer-exhausted')
      .asks('vagabond', 'vagabondSlip')
      .shows((g) => items(g).includes('crossbow-exhausted'))
  })

  test('[law 9.4.1] the three further items may be fewer, and a damaged item stays damaged', () => {
    wanderer(1, { items: ['sword-damaged-exhausted', 'boot-exhausted'] })
      .turn('vagabond', 'birdsong')
      .when('vagabond', 'vagabondRefreshMore', 'sword-damaged-exhausted')
      .when('vagabond', 'vagabondRefreshMore', 'pass')
      .asks('vagabond', 'vagabondSlip')
      .has('items', (g) => items(g), ['boot-exhausted', 'sword-damaged'])
  })

  test('[law 9.4.1] with no more exhausted items than teas refresh, all are turned up', () => {
    wanderer(1, { items: ['tea', 'sword-exhausted', 'boot-exhausted'] })
      .turn('vagabond', 'birdsong')
      .asks('vagabond', 'vagabondSlip')
      .has('items', (g) => items(g), ['boot', 'sword', 'tea-track'])
  })
})

describe('repair and Evening', () => {
  test('[law 9.5.7] a hammer repairs one item without turning it; a face-up tea goes to its track', () => {
    wanderer(1, { items: ['hammer', 'hammer', 'tea-damaged', 'sword-damaged-exhausted'] })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'repair')
      .offers('vagabond', 'vagabondRepair', ['tea-damaged', 'sword-damaged-exhausted'])
      .when('vagabond', 'vagabondRepair', 'tea-damaged')
      .when('vagabond', 'vagabondDaylight', 'repair')
      .when('vagabond', 'vagabondRepair', 'sword-damaged-exhausted')
      .has('items', (g) => items(g), ['hammer-exhausted', 'hammer-exhausted', 'sword-exhausted', 'tea-track'])
  })

  test('[law 9.5.7] without a damaged item or a ready hammer there is no repair', () => {
    wanderer(1, { items: ['hammer', 'boot'] })
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'repair')
    wanderer(1, { items: ['hammer-exhausted', 'boot-damaged'] })
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'repair')
  })

  test('[law 9.6, 9.6.1] in a forest all damaged items are repaired and turned up before cards are drawn', () => {
    wanderer(0, { forest: 'f-1-9-10-12', items: ['sword-damaged-exhausted', 'tea-damaged', 'boot-exhausted'] })
      .turn('vagabond', 'evening')
      .asks('chance', 'draw')
      .has('items', (g) => items(g), ['sword', 'boot-exhausted', 'tea-track'])
  })

  test('[law 9.6.1] in a clearing nothing is repaired', () => {
    wanderer(1, { items: ['sword-damaged'] })
      .turn('vagabond', 'evening')
      .has('items', (g) => items(g), ['sword-damaged'])
  })

  test('[law 9.6.2] one card, and one more for each coin on the track', () => {
    wanderer(1, { items: ['coin', 'coin', 'coin-damaged', 'coin-exhausted'] })
      .deck('anvil', 'bake-sale', 'investments', 'cobbler')
      .turn('vagabond', 'evening')
      .chance('anvil')
      .chance('bake-sale')
      .chance('investments')
      .has('hand', (g) => g.hands[0]!.length, 3)
      .shows((g) => g.active !== 0)
  })

  test('[law 9.6.3] down to five cards by choice', () => {
    wanderer(1, {})
      .hand('vagabond', 'anvil', 'bake-sale', 'investments', 'cobbler', 'armorers')
      .deck('sappers')
      .turn('vagabond', 'evening')
      .chance('sappers')
      .when('vagabond', 'discard', 'cobbler')
      .has('hand', (g) => g.hands[0]!.length, 5)
      .shows((g) => g.discard.includes(cardIndex('cobbler')) || g.deck.includes(cardIndex('cobbler')))
  })

  test('[law 9.6.4] six items and two more for each bag on its track; the rest of choice leaves the game', () => {
    const nine = ['boot', 'boot', 'boot', 'sword', 'sword', 'torch', 'hammer', 'sword-damaged', 'crossbow']
    wanderer(1, { items: ['bag', ...nine] })
      .deck('sappers', 'anvil')
      .turn('vagabond', 'evening')
      .chance('sappers')
      .refuses('vagabond', 'vagabondDropItem', 'bag-track')
      .when('vagabond', 'vagabondDropItem', 'sword-damaged')
      .has('items', (g) => items(g).length, 9)
      .has('supply of swords', (g) => g.supplyItems[4], 2)
      .shows((g) => g.active !== 0)
  })

  test('[law 9.6.4] items on tracks do not count', () => {
    wanderer(1, { items: ['tea', 'coin', 'boot', 'boot', 'boot', 'sword', 'sword', 'torch'] })
      .deck('sappers', 'anvil', 'cobbler')
      .turn('vagabond', 'evening')
      .chance('sappers')
      .chance('anvil')
      .shows((g) => g.active !== 0)
  })
})
