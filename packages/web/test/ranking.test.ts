import { expect, test } from 'vitest'
import { ranking } from '../src/table/ranking.ts'

test('by points', () => {
  expect(ranking({ winners: [2], scores: [12, 7, 30] })).toEqual([2, 0, 1])
})

test('who wins by dominance stands first, with fewer points than others', () => {
  expect(ranking({ winners: [1], scores: [21, 10, 15] })).toEqual([1, 0, 2])
})

test('so do both partners of a coalition', () => {
  expect(ranking({ winners: [0, 3], scores: [30, 28, 5, 9] })).toEqual([0, 3, 1, 2])
})
