import { expect, test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { coins, incomeOfTurn } from '../support.ts'

const elves = { race: 'elves' }

test('[sw SW-16.10.1] hills pay one coin more', () => {
  expect(incomeOfTurn('elves', 'hill', { 4: elves, 17: elves, 9: elves })).toEqual({
    'elves regions': 3,
    'elves hill': 2,
  })
})

test('[sw SW-16.10.1] not in decline', () => {
  given({ players: 2, peoples: { elves: { seat: 0, power: 'hill' } }, regions: { 4: elves, 17: elves } })
    .when(0, 'plan', 'decline')
    .has('coins', coins(0), 7)
})
