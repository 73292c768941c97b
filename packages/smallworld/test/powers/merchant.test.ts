import { expect, test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { coins, incomeOfTurn } from '../support.ts'

const elves = { race: 'elves' }

test('[sw SW-16.11.1] every region pays one coin more', () => {
  expect(incomeOfTurn('elves', 'merchant', { 1: elves, 4: elves, 5: elves })).toEqual({
    'elves regions': 3,
    'elves merchant': 3,
  })
})

test('[sw SW-16.11.1] not in decline', () => {
  given({ players: 2, peoples: { elves: { seat: 0, power: 'merchant' } }, regions: { 1: elves, 4: elves } })
    .when(0, 'plan', 'decline')
    .has('coins', coins(0), 7)
})
