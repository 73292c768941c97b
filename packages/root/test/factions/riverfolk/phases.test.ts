import { describe, test } from 'vitest'
import { company } from './look.ts'

describe('Birdsong', () => {
  test('[law 11.4] protectionism, dividends and gathering come in this order', () => {
    company({ funds: { riverfolk: 4 } })
      .clearing(1, { riverfolk: { 'trade-post-fox': 1 } })
      .turn('riverfolk')
      .scores('riverfolk', 2)
      .owns('riverfolk', { payments: {}, funds: { riverfolk: 6 } })
  })

  test('[law 11.4.1] two warriors go to empty Payments', () => {
    company()
      .turn('riverfolk')
      .owns('riverfolk', { funds: { riverfolk: 2 } })
      .supplies('riverfolk', { warrior: 13 })
  })

  test('[law 11.4.1] none when somebody has paid', () => {
    company({ payments: { eyrie: 1 } })
      .turn('riverfolk')
      .owns('riverfolk', { funds: { eyrie: 1 } })
  })

  test('[law 11.4.1, 1.5.4] only as many as the supply has', () => {
    company()
      .clearing(4, { riverfolk: { warrior: 14 } })
      .turn('riverfolk')
      .owns('riverfolk', { funds: { riverfolk: 1 } })
  })

  test('[law 11.4.2] a point for every two funds; Payments and Committed do not count', () => {
    company({ funds: { riverfolk: 3, eyrie: 2 }, payments: { eyrie: 4 }, committed: { riverfolk: 4 } })
      .clearing(1, { riverfolk: { 'trade-post-fox': 1 } })
      .turn('riverfolk')
      .scores('riverfolk', 2)
  })

  test('[law 11.4.2] without a trade post on the map there are no dividends', () => {
    company({ funds: { riverfolk: 6 } })
      .turn('riverfolk')
      .scores('riverfolk', 0)
  })

  test('[law 11.4.3] all warriors on the board become funds, whoever owns them', () => {
    company({
      payments: { marquise: 1 },
      committed: { eyrie: 1 },
      funds: { riverfolk: 1 },
      spaces: { fox: { riverfolk: 2 }, mouse: { marquise: 1 } },
    })
      .turn('riverfolk')
      .owns('riverfolk', {
        payments: {},
        committed: {},
        spaces: { fox: {}, rabbit: {}, mouse: {} },
        funds: { riverfolk: 3, marquise: 2, eyrie: 1 },
      })
  })
})

describe('Evening', () => {
  const FULL = ['anvil', 'cobbler', 'sappers', 'codebreakers', 'bake-sale'] as const

  test('[law 11.6] discarding, then prices, and no drawing', () => {
    company()
      .hand('riverfolk', ...FULL, 'armorers')
      .turn('riverfolk', 'evening')
      .when('riverfolk', 'discard', 'armorers')
      .when('riverfolk', 'riverfolkPrice', 'pass')
      .hands('riverfolk', ...FULL)
      .shows((g) => g.active !== g.seatOf.riverfolk)
  })

  test('[law 11.6.1] down to five cards by choice', () => {
    company()
      .hand('riverfolk', ...FULL, 'armorers')
      .turn('riverfolk', 'evening')
      .offers('riverfolk', 'discard', [...FULL, 'armorers'])
      .when('riverfolk', 'discard', 'anvil')
      .asks('riverfolk', 'riverfolkPrice')
    company()
      .hand('riverfolk', ...FULL)
      .turn('riverfolk', 'evening')
      .asks('riverfolk', 'riverfolkPrice')
  })

  test('[law 11.6.2] each service marker may move to another space of its track, once', () => {
    company({ prices: { 'hand-card': 2 } })
      .turn('riverfolk', 'evening')
      .refuses('riverfolk', 'riverfolkPrice', { service: 'hand-card', price: 2 })
      .when('riverfolk', 'riverfolkPrice', { service: 'hand-card', price: 4 })
      .refuses('riverfolk', 'riverfolkPrice', { service: 'hand-card', price: 3 })
      .when('riverfolk', 'riverfolkPrice', { service: 'mercenaries', price: 3 })
      .when('riverfolk', 'riverfolkPrice', 'pass')
      .owns('riverfolk', { prices: { 'hand-card': 4, riverboats: 1, mercenaries: 3 } })
  })

  test('[law 11.6.2] all prices may stay', () => {
    company({ prices: { 'hand-card': 2 } })
      .turn('riverfolk', 'evening')
      .when('riverfolk', 'riverfolkPrice', 'pass')
      .owns('riverfolk', { prices: { 'hand-card': 2, riverboats: 1, mercenaries: 1 } })
  })
})
