import { expect, test } from 'vitest'
import { incomeOfTurn } from '../support.ts'

const humans = { race: 'humans' }

test('[sw SW-15.7.1] each farmland pays one coin more', () => {
  expect(incomeOfTurn('humans', 'flying', { 1: humans, 9: humans, 4: humans })).toEqual({
    'humans regions': 3,
    'humans humans': 2,
  })
})

test('[sw SW-15.7.1] not in decline', () => {
  const foes = { humans: { seat: 0, declined: true } }
  expect(incomeOfTurn('ratmen', 'flying', { 1: humans }, { foes })).toEqual({ 'humans regions': 1 })
})
