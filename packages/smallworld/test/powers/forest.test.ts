import { expect, test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { coins, incomeOfTurn } from '../support.ts'

const elves = { race: 'elves' }

test('[sw SW-16.7.1] forests pay one coin more', () => {
  expect(incomeOfTurn('elves', 'forest', { 2: elves, 21: elves, 4: elves })).toEqual({
    'elves regions': 3,
    'elves forest': 2,
  })
})

test('[sw SW-16.7.1] not in decline', () => {
  given({ players: 2, peoples: { elves: { seat: 0, power: 'forest' } }, regions: { 2: elves, 21: elves } })
    .when(0, 'plan', 'decline')
    .has('coins', coins(0), 7)
})
