import { describe, test } from 'vitest'
import { given, givenTable, type Position } from '../../../src/index.ts'
import { ruler } from './look.ts'

describe('crafting', () => {
  const roosts = (): Position =>
    given('marquise', 'eyrie')
      .clearing(2, { eyrie: { roost: 1 } })
      .clearing(5, { eyrie: { roost: 1 } })

  test('[law 7.2.1] they craft with roosts at the start of Daylight', () => {
    roosts()
      .own('eyrie', { leader: 'despot' })
      .hand('eyrie', 'root-tea-fox', 'anvil')
      .turn('eyrie', 'daylight')
      .when('eyrie', 'craftStep', 'craft')
      .offers('eyrie', 'craft', ['root-tea-fox'])
  })

  test('[law 7.2.1] once the Decree has begun they craft no more', () => {
    roosts()
      .own('eyrie', { leader: 'builder' })
      .hand('eyrie', 'root-tea-fox')
      .turn('eyrie', 'daylight')
      .when('eyrie', 'craftStep', 'pass')
      .offers('eyrie', 'eyrieResolve', ['bird'])
  })

  test('[law 7.2.3] an item scores one point whatever its card says', () => {
    roosts()
      .own('eyrie', { leader: 'despot' })
      .hand('eyrie', 'root-tea-fox')
      .turn('eyrie', 'daylight')
      .when('eyrie', 'craftStep', 'craft')
      .when('eyrie', 'craft', 'root-tea-fox')
      .scores('eyrie', 1)
  })

  test('[law 7.8.1] the Builder scores what the card says', () => {
    roosts()
      .own('eyrie', { leader: 'builder' })
      .hand('eyrie', 'root-tea-fox')
      .turn('eyrie', 'daylight')
      .when('eyrie', 'craftStep', 'craft')
      .when('eyrie', 'craft', 'root-tea-fox')
      .scores('eyrie', 2)
  })

  test('[law 7.2.3] points that another effect adds are scored too', () => {
    givenTable({ seats: ['marquise', 'eyrie'], deck: 'exiles' })
      .clearing(2, { eyrie: { roost: 1 } })
      .own('eyrie', { leader: 'despot' })
      .crafted('eyrie', 'master-engravers')
      .hand('eyrie', 'root-tea-fox')
      .turn('eyrie', 'daylight')
      .when('eyrie', 'craftStep', 'craft')
      .when('eyrie', 'craft', 'root-tea-fox')
      .scores('eyrie', 2)
  })

  test('[law 7.2.3] others are not affected', () => {
    given('marquise', 'eyrie')
      .own('eyrie', { leader: 'despot' })
      .clearing(9, { marquise: { workshop: 1 } })
      .hand('marquise', 'root-tea-fox')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', 'root-tea-fox')
      .scores('marquise', 2)
  })
})

describe('lords of the forest', () => {
  const meadow = (pieces: Parameters<Position['clearing']>[1]) =>
    given('marquise', 'eyrie', 'alliance').clearing(5, pieces).turn('marquise', 'daylight')

  test('[law 7.2.2] tied for the most, the Eyrie rule', () => {
    meadow({ marquise: { warrior: 1, sawmill: 1 }, eyrie: { warrior: 2 } }).has('ruler', ruler(5), 'eyrie')
  })

  test('[law 7.2.2] behind others that are tied, they do not', () => {
    meadow({ marquise: { warrior: 2 }, alliance: { warrior: 2 }, eyrie: { warrior: 1 } }).has('ruler', ruler(5), null)
  })

  test('[law 7.2.2] they do not rule where they have nothing', () => {
    meadow({ marquise: { wood: 1 } }).has('ruler', ruler(5), null)
  })

  test('[law 7.2.2] a majority of others still rules', () => {
    meadow({ marquise: { warrior: 3 }, eyrie: { warrior: 2 } }).has('ruler', ruler(5), 'marquise')
  })
})
