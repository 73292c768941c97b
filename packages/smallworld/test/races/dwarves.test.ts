import { expect, test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { coins, incomeOfTurn } from '../support.ts'

const dwarves = { race: 'dwarves' }

test('[sw SW-15.2.1] each mine region pays one coin more, other regions do not', () => {
  expect(incomeOfTurn('dwarves', 'flying', { 2: dwarves, 5: dwarves, 4: dwarves })).toEqual({
    'dwarves regions': 3,
    'dwarves dwarves': 2,
  })
})

test('[sw SW-15.2.2] declined Dwarves still get it', () => {
  const foes = { dwarves: { seat: 0, declined: true } }
  expect(incomeOfTurn('ratmen', 'flying', { 2: dwarves, 4: dwarves }, { foes })).toEqual({
    'dwarves regions': 2,
    'dwarves dwarves': 1,
  })
})

test('[sw SW-15.2.2] also on the turn they decline', () => {
  given({ players: 2, peoples: { dwarves: { seat: 0, power: 'alchemist' } }, regions: { 2: dwarves, 4: dwarves } })
    .when(0, 'plan', 'decline')
    .has('coins', coins(0), 5 + 2 + 1)
})
