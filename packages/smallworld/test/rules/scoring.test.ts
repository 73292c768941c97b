import { randomFrom, resample, view } from '@spinney/kernel'
import { expect, test } from 'vitest'
import { smallworld } from '../../src/game.ts'
import { incomePreview } from '../../src/queries.ts'
import { given } from '../../src/scenario/kit.ts'
import { campaign, coins, income, incomeOfTurn } from '../support.ts'

const game = smallworld as never

test('[sw SW-10.1] one coin for each region of the active race', () => {
  expect(
    incomeOfTurn('ratmen', 'flying', { 4: { race: 'ratmen', tokens: 5 }, 9: { race: 'ratmen' } }, { foes: {} }),
  ).toEqual({
    'ratmen regions': 2,
  })
})

test('[sw SW-10.2] race and power add coins', () => {
  const regions = { 1: { race: 'wizards' }, 4: { race: 'wizards' } }
  expect(incomeOfTurn('wizards', 'hill', regions)).toEqual({
    'wizards regions': 2,
    'wizards wizards': 1,
    'wizards hill': 1,
  })
})

test('[sw SW-10.3] example: Merchant Skeletons in three regions earn six coins', () => {
  const skeletons = { race: 'skeletons' }
  campaign('skeletons', 'merchant', 0, { 4: skeletons, 9: skeletons, 3: skeletons }, { at: 'score' }).has(
    'coins',
    coins(0),
    5 + 6,
  )
})

test('[sw SW-10.4] each region of the declined race pays one coin too', () => {
  const foes = { humans: { seat: 0, declined: true } }
  const regions = { 4: { race: 'ratmen' }, 17: { race: 'humans' }, 16: { race: 'humans' } }
  expect(incomeOfTurn('ratmen', 'flying', regions, { foes })).toEqual({ 'ratmen regions': 1, 'humans regions': 2 })
})

test('[sw SW-10.5, SW-16.0.1] a declined race gets no bonus unless its text says so', () => {
  const foes = { humans: { seat: 0, declined: true } }
  expect(incomeOfTurn('ratmen', 'flying', { 1: { race: 'humans' } }, { foes })).toEqual({ 'humans regions': 1 })
})

test('[sw SW-10.6] nobody sees the coins of another during the game', () => {
  const { state } = given({ players: 3, coins: [7, 8, 9], at: 'pick' })
  expect(view(game, state as never, 1).state).toMatchObject({ coins: [[null], [8], [null]] })
  expect(view(game, state as never, null).state).toMatchObject({ coins: [[null], [null], [null]] })
  expect(view(game, state as never, 1).state).not.toHaveProperty('bank')
  const other = resample(game, state as never, 1, randomFrom('other'))
  expect(view(game, other, 1)).toEqual(view(game, state as never, 1))
})

test('[sw SW-10.6] variant: with open scores everybody does', () => {
  const { state } = given({ players: 3, coins: [7, 8, 9], at: 'pick', rules: { scores: 'open' } })
  expect(view(game, state as never, 1).state).toMatchObject({ coins: [[7], [8], [9]] })
})

test('[sw SW-10.8] example: Hill Tritons and declined Skeletons, without the Merchant they once had, earn six', () => {
  const foes = { skeletons: { seat: 0, declined: true } }
  const regions = {
    4: { race: 'tritons' },
    9: { race: 'tritons' },
    1: { race: 'skeletons' },
    2: { race: 'skeletons' },
    3: { race: 'skeletons' },
  }
  campaign('tritons', 'hill', 0, regions, { foes, at: 'score' }).has('coins', coins(0), 5 + 6)
})

test('[sw SW-11.3] coins are collected whether the turn was spent on conquests or on decline', () => {
  const spec = { players: 2, peoples: { ratmen: { seat: 0, power: 'flying' } }, regions: { 4: { race: 'ratmen' } } }
  given(spec).when(0, 'plan', 'decline').has('coins', coins(0), 6)
  given(spec).when(0, 'plan', 'expand').when(0, 'conquer', 'pass').has('coins', coins(0), 6)
})

test('the preview of an income is what the turn will pay', () => {
  const before = campaign('wizards', 'merchant', 0, { 1: { race: 'wizards' }, 4: { race: 'wizards' } })
  expect(incomePreview(before.state, 0)).toBe(5)
  const after = before.when(0, 'conquer', 'pass')
  expect(Object.values(income(after)).reduce((sum, part) => sum + part, 0)).toBe(5)
})
