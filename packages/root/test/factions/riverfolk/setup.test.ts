import { describe, test } from 'vitest'
import { setup } from '../../../src/factions/riverfolk/prices.ts'
import { given, type RootScenario } from '../../../src/index.ts'

const settingUp = (): RootScenario =>
  given('riverfolk', 'marquise').inside('riverfolk', setup, { seat: 0, left: 0, priced: 0 }, 'setup')

const placed = (...clearings: number[]): RootScenario =>
  clearings.reduce((scenario, clearing) => scenario.when('riverfolk', 'riverfolkStart', clearing), settingUp())

describe('setting up the Riverfolk', () => {
  test('[law 11.3.1] 15 warriors are in the supply', () => {
    settingUp().supplies('riverfolk', { warrior: 15 })
  })

  test('[law 11.3.2] four warriors go to clearings on a river, together or apart', () => {
    settingUp().offers('riverfolk', 'riverfolkStart', [4, 5, 7, 10, 11])
    placed(4, 11, 11, 5)
      .holds(4, { riverfolk: { warrior: 1 } })
      .holds(11, { riverfolk: { warrior: 2 } })
      .holds(5, { riverfolk: { warrior: 1 } })
    placed(10, 10, 10, 10).holds(10, { riverfolk: { warrior: 4 } })
  })

  test('[law 11.3.2, 6.2.2] not where the keep stands', () => {
    given('riverfolk', 'marquise')
      .clearing(4, { marquise: { keep: 1 } })
      .inside('riverfolk', setup, { seat: 0, left: 0, priced: 0 }, 'setup')
      .offers('riverfolk', 'riverfolkStart', [5, 7, 10, 11])
  })

  test('[law 11.3.3] nine trade posts are on their tracks', () => {
    placed(4, 4, 4, 4).supplies('riverfolk', { 'trade-post-fox': 3, 'trade-post-rabbit': 3, 'trade-post-mouse': 3 })
  })

  test('[law 11.3.4] three warriors go from the supply to Payments', () => {
    placed(4, 4, 4, 4)
      .owns('riverfolk', { payments: { riverfolk: 3 }, funds: {} })
      .supplies('riverfolk', { warrior: 8 })
  })

  test('[law 11.3.5] each service marker goes to a space of choice on its own track', () => {
    placed(4, 4, 4, 4)
      .offers(
        'riverfolk',
        'riverfolkPrice',
        [1, 2, 3, 4].map((price) => ({ service: 'hand-card', price })),
      )
      .when('riverfolk', 'riverfolkPrice', { service: 'hand-card', price: 2 })
      .refuses('riverfolk', 'riverfolkPrice', { service: 'hand-card', price: 3 })
      .when('riverfolk', 'riverfolkPrice', { service: 'riverboats', price: 4 })
      .when('riverfolk', 'riverfolkPrice', { service: 'mercenaries', price: 1 })
      .owns('riverfolk', { prices: { 'hand-card': 2, riverboats: 4, mercenaries: 1 } })
  })
})
