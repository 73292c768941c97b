import { expect, test } from 'vitest'
import { campaign, conquers, income, incomeOfTurn } from '../support.ts'

const foes = { ratmen: { seat: 1, power: 'hill' }, dwarves: { seat: 0, declined: true } }

test('[sw SW-15.8.1] each non-empty region conquered this turn pays one coin more', () => {
  const regions = { 4: { race: 'ratmen' }, 9: { race: 'dwarves' }, 10: { tribes: 1 } }
  const after = campaign('orcs', 'alchemist', 12 - 2, regions, { foes })
    .when(0, 'conquer', conquers(4))
    .when(0, 'conquer', conquers(9))
    .when(0, 'conquer', conquers(10))
    .when(0, 'conquer', 'pass')
    .when(0, 'regroup', 'pass')
    .when(0, 'deploy', { region: 4, tokens: 1 })
  expect(income(after)).toEqual({ 'orcs regions': 3, 'orcs orcs': 3, 'orcs alchemist': 2 })
})

test('[sw SW-15.8.1] empty regions and bare mountains do not, nor do regions held from before', () => {
  const after = campaign('orcs', 'alchemist', 5, { 4: { race: 'orcs' } }, { begun: true })
    .when(0, 'conquer', conquers(9))
    .when(0, 'conquer', conquers(8))
    .when(0, 'regroup', 'pass')
  expect(income(after)).toEqual({ 'orcs regions': 3, 'orcs alchemist': 2 })
})

test('[sw SW-15.8.1] it adds up with Pillaging and is not paid in decline', () => {
  expect(incomeOfTurn('orcs', 'pillaging', { 4: { race: 'orcs' } }, { people: { spoils: 2 } })).toEqual({
    'orcs regions': 1,
    'orcs orcs': 2,
    'orcs pillaging': 2,
  })
  const declined = { orcs: { seat: 0, declined: true, spoils: 2 } }
  expect(incomeOfTurn('ratmen', 'flying', { 4: { race: 'orcs' } }, { foes: declined })).toEqual({ 'orcs regions': 1 })
})
