import { expect, test } from 'vitest'
import { campaign, conquers, income } from '../support.ts'

test('[sw SW-16.13.1] each non-empty region conquered this turn pays one coin more, empty ones do not', () => {
  const after = campaign('elves', 'pillaging', 5, { 4: { race: 'ratmen' } })
    .when(0, 'conquer', conquers(4))
    .when(0, 'conquer', conquers(9))
    .when(0, 'regroup', 'pass')
  expect(income(after)).toEqual({ 'elves regions': 2, 'elves pillaging': 1 })
})

test('[sw SW-16.13.1] conquests of earlier turns are forgotten', () => {
  const after = campaign('elves', 'pillaging', 0, { 4: { race: 'elves' } }, { at: 'turn', people: { spoils: 3 } })
    .when(0, 'plan', 'expand')
    .when(0, 'conquer', 'pass')
  expect(income(after)).toEqual({ 'elves regions': 1 })
})
