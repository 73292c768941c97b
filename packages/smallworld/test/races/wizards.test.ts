import { expect, test } from 'vitest'
import { incomeOfTurn } from '../support.ts'

const wizards = { race: 'wizards' }

test('[sw SW-15.14.1] each magic region pays one coin more', () => {
  expect(incomeOfTurn('wizards', 'flying', { 1: wizards, 10: wizards, 4: wizards })).toEqual({
    'wizards regions': 3,
    'wizards wizards': 2,
  })
})

test('[sw SW-15.14.1] not in decline', () => {
  const foes = { wizards: { seat: 0, declined: true } }
  expect(incomeOfTurn('ratmen', 'flying', { 1: wizards }, { foes })).toEqual({ 'wizards regions': 1 })
})
