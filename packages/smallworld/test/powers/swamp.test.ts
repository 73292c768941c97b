import { expect, test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { coins, incomeOfTurn } from '../support.ts'

const elves = { race: 'elves' }

test('[sw SW-16.17.1] swamps pay one coin more', () => {
  expect(incomeOfTurn('elves', 'swamp', { 3: elves, 20: elves, 4: elves })).toEqual({
    'elves regions': 3,
    'elves swamp': 2,
  })
})

test('[sw SW-16.17.1] not in decline', () => {
  given({ players: 2, peoples: { elves: { seat: 0, power: 'swamp' } }, regions: { 3: elves, 20: elves } })
    .when(0, 'plan', 'decline')
    .has('coins', coins(0), 7)
})
