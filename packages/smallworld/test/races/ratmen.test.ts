import { expect, test } from 'vitest'
import { races } from '../../src/races/index.ts'
import { given } from '../../src/scenario/kit.ts'
import { cost, hand, incomeOfTurn } from '../support.ts'

test('[sw SW-15.9.1] Ratmen come in great numbers: eight and the badge', () => {
  const column = [{ race: 'ratmen', power: 'hill' }]
  given({ players: 2, column, at: 'pick' }).when(0, 'pick', column[0]!).has('hand', hand('ratmen'), 12)
  expect(Math.max(...races.map((race) => race.tokens))).toBe(8)
})

test('[sw SW-15.9.1] and can do nothing else', () => {
  expect(incomeOfTurn('ratmen', 'flying', { 1: { race: 'ratmen' }, 5: { race: 'ratmen' } }, { foes: {} })).toEqual({
    'ratmen regions': 2,
  })
  given({ players: 2, peoples: { ratmen: { seat: 0, power: 'swamp' } }, regions: { 5: { race: 'ratmen' } } }).has(
    'cost',
    cost('ratmen', 1),
    2,
  )
})
