import { expect, test } from 'vitest'
import { incomeOfTurn } from '../support.ts'

const elves = { race: 'elves' }

test('[sw SW-16.19.1] seven coins at the end of the combo’s first turn, whenever in the game', () => {
  expect(incomeOfTurn('elves', 'wealthy', { 4: elves }, { turn: 6, people: { since: 6 } })).toEqual({
    'elves regions': 1,
    'elves wealthy': 7,
  })
})

test('[sw SW-16.19.1] only once', () => {
  expect(incomeOfTurn('elves', 'wealthy', { 4: elves }, { turn: 7, people: { since: 6 } })).toEqual({
    'elves regions': 1,
  })
})
