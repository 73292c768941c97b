import { expect, test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { coins, incomeOfTurn } from '../support.ts'

test('[sw SW-16.1.1] two coins at the end of every turn, even without a region', () => {
  expect(incomeOfTurn('elves', 'alchemist', { 4: { race: 'elves' } })).toEqual({
    'elves regions': 1,
    'elves alchemist': 2,
  })
  expect(incomeOfTurn('elves', 'alchemist', {})).toEqual({ 'elves alchemist': 2 })
})

test('[sw SW-16.1.1, SW-16.0.1] not on the turn of decline, nor later', () => {
  given({ players: 2, peoples: { elves: { seat: 0, power: 'alchemist' } }, regions: { 4: { race: 'elves' } } })
    .when(0, 'plan', 'decline')
    .has('coins', coins(0), 6)
})
