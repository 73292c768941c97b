import { describe, test } from 'vitest'
import { ON_CARD } from '../../../src/core/places.ts'
import { givenTable, kindNamed, type Position } from '../../../src/index.ts'
import { putPieces } from '../../../src/scenario/position.ts'
import { boardOf as itemsOf } from '../vagabond/support.ts'
import { boardOf, buys, company } from './look.ts'

const shop = (board = {}): Position => company(board).hand('riverfolk', 'anvil', 'cobbler')

describe('buying services', () => {
  test('[law 11.2.6] others may buy at the start of their Birdsong', () => {
    shop()
      .turn('marquise')
      .offers('marquise', 'phaseMoment', ['buy-service', 'pass'])
      .when('marquise', 'phaseMoment', 'pass')
      .asks('marquise', 'craftStep')
  })

  test('[law 11.2.6] not later, and not the Riverfolk themselves', () => {
    shop().turn('marquise', 'daylight').refuses('marquise', 'craftStep', 'buy-service')
    shop().turn('riverfolk').asks('riverfolk', 'riverfolkDaylight')
  })

  test('[law 11.2.6, 1.1.3] in what order the buyer likes with other things of that moment', () => {
    const buried = givenTable({ seats: ['riverfolk', 'marquise'], deck: 'exiles' })
      .crafted('marquise', 'coffin-makers')
      .with((g) => putPieces(g, kindNamed('marquise.warrior')!, ON_CARD, 25))
      .turn('marquise')
    buried.offers('marquise', 'phaseMoment', ['coffin-makers', 'pass'])
    buried.when('marquise', 'phaseMoment', 'coffin-makers').offers('marquise', 'phaseMoment', ['buy-service', 'pass'])
  })

  test('[law 11.2.6.I] the buyer’s own supply pays the marked price into Payments', () => {
    buys(shop({ prices: { riverboats: 3 } }).turn('marquise'), 'marquise', 'riverboats', 3)
      .owns('riverfolk', { payments: { marquise: 3 }, funds: {} })
      .supplies('marquise', { warrior: 22 })
  })

  test('[law 11.2.6.I] who cannot pay cannot buy', () => {
    const poor = (warriors: number) =>
      shop({ prices: { 'hand-card': 2, riverboats: 3, mercenaries: 4 } })
        .clearing(9, { marquise: { warrior: 25 - warriors } })
        .turn('marquise')
    poor(1).asks('marquise', 'craftStep')
    poor(3)
      .when('marquise', 'phaseMoment', 'buy-service')
      .offers('marquise', 'riverfolkService', [
        { service: 'hand-card', price: 2 },
        { service: 'riverboats', price: 3 },
      ])
  })

  test('[law 11.2.6.II] one service, and one more for each clearing shared with a trade post', () => {
    const once = buys(shop().turn('marquise'), 'marquise', 'riverboats')
    once.asks('marquise', 'craftStep')
    const posts = shop()
      .clearing(1, { riverfolk: { 'trade-post-fox': 1 }, marquise: { sawmill: 1 } })
      .clearing(2, { riverfolk: { 'trade-post-mouse': 1 }, eyrie: { warrior: 1 } })
      .clearing(3, { marquise: { warrior: 1 } })
    const twice = buys(buys(posts.turn('marquise'), 'marquise', 'riverboats'), 'marquise', 'mercenaries')
    twice.asks('marquise', 'craftStep')
  })

  const wandering = (preset: 'current' | 'draft' = 'current') =>
    givenTable({ seats: ['riverfolk', 'vagabond'], preset })
      .with(boardOf({ prices: { 'hand-card': 2, riverboats: 3, mercenaries: 1 } }))
      .with(itemsOf('vagabond', { items: ['boot', 'sword', 'tea-exhausted', 'torch-damaged'] }))
      .hand('riverfolk', 'anvil')
      .clearing(1, { vagabond: { pawn: 1 } })

  test('[law 11.2.6.III] the Vagabond exhausts items, the Riverfolk pay themselves', () => {
    buys(wandering().turn('vagabond'), 'vagabond', 'hand-card', 2)
      .offers('vagabond', 'riverfolkPayItem', ['boot', 'sword'])
      .when('vagabond', 'riverfolkPayItem', 'sword')
      .when('vagabond', 'riverfolkPayItem', 'boot')
      .when('vagabond', 'riverfolkHandCard', 'anvil')
      .owns('riverfolk', { payments: { riverfolk: 2 } })
      .supplies('riverfolk', { warrior: 13 })
      .owns('vagabond', { items: ['boot-exhausted', 'sword-exhausted', 'tea-exhausted', 'torch-damaged'] })
      .hands('vagabond', 'anvil')
  })

  test('[law 11.2.6.III] exhausted and damaged items do not pay', () => {
    wandering()
      .turn('vagabond')
      .when('vagabond', 'phaseMoment', 'buy-service')
      .offers('vagabond', 'riverfolkService', [{ service: 'hand-card', price: 2 }])
  })
})

describe('the services', () => {
  test('[law 11.2.7] there are three', () => {
    shop()
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'buy-service')
      .offers('marquise', 'riverfolkService', [
        { service: 'hand-card', price: 1 },
        { service: 'riverboats', price: 1 },
        { service: 'mercenaries', price: 1 },
      ])
  })

  const rich = () =>
    shop()
      .clearing(1, { riverfolk: { 'trade-post-fox': 1 }, marquise: { warrior: 1 } })
      .clearing(2, { riverfolk: { 'trade-post-mouse': 1 }, marquise: { warrior: 1 } })
      .turn('marquise')

  test('[law 11.2.7] riverboats and mercenaries are sold once each', () => {
    buys(buys(rich(), 'marquise', 'riverboats'), 'marquise', 'mercenaries')
      .when('marquise', 'phaseMoment', 'buy-service')
      .offers('marquise', 'riverfolkService', [{ service: 'hand-card', price: 1 }])
  })

  test('[law 11.2.7.I] the buyer picks a card, several times if there are services left', () => {
    const first = buys(rich(), 'marquise', 'hand-card')
      .offers('marquise', 'riverfolkHandCard', ['anvil', 'cobbler'])
      .when('marquise', 'riverfolkHandCard', 'cobbler')
    buys(first, 'marquise', 'hand-card')
      .when('marquise', 'riverfolkHandCard', 'anvil')
      .hands('marquise', 'anvil', 'cobbler')
      .hands('riverfolk')
      .when('marquise', 'phaseMoment', 'buy-service')
      .refuses('marquise', 'riverfolkService', { service: 'hand-card', price: 1 })
  })

  test('[law 11.2.7.II] with riverboats rivers are paths until the turn ends', () => {
    const boats = buys(
      company()
        .clearing(11, { marquise: { warrior: 2 } })
        .clearing(7, { eyrie: { warrior: 1 } })
        .turn('marquise'),
      'marquise',
      'riverboats',
    )
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'march')
      .when('marquise', 'move', { from: 11, to: 7 })
      .when('marquise', 'howMany', 2)
      .when('marquise', 'move', { from: 7, to: 4 })
      .when('marquise', 'howMany', 2)
      .when('marquise', 'marquiseDaylight', 'pass')
      .chance('anvil')
    boats.when('eyrie', 'phaseMoment', 'pass').has('boats are back', (g) => g.once, [])
  })

  test('[law 11.2.7.II, 4.2.1] they do not free the buyer from needing rule', () => {
    buys(
      company()
        .clearing(11, { marquise: { warrior: 1 }, eyrie: { warrior: 2 } })
        .turn('marquise'),
      'marquise',
      'riverboats',
    )
      .when('marquise', 'craftStep', 'pass')
      .refuses('marquise', 'marquiseDaylight', 'march')
  })
})
