import { expect, test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { abandons, campaign, coins, conquers, cost, incomeOfTurn, pieces } from '../support.ts'

const elves = (fortress = 0, tokens = 1) => ({ race: 'elves', tokens, pieces: { fortress } })

test('[sw SW-16.8.1] once per turn a Fortress may be put into an own region', () => {
  const turn = campaign('elves', 'fortified', 0, { 4: elves(), 9: elves() }, { at: 'redeploy' })
  turn.offers(0, 'fortified.build', [4, 9, 'pass'])
  turn.when(0, 'fortified.build', 4).has('built', pieces('fortress', 4), 1).asks(1, 'plan')
  turn.when(0, 'fortified.build', 'pass').has('not built', pieces('fortress', 4), 0)
})

test('[sw SW-16.8.2] each pays one coin', () => {
  expect(incomeOfTurn('elves', 'fortified', { 4: elves(1), 9: elves(1), 3: elves() })).toEqual({
    'elves regions': 3,
    'elves fortified': 2,
  })
  campaign('elves', 'fortified', 0, { 4: elves() }, { at: 'redeploy' })
    .when(0, 'fortified.build', 4)
    .has('also a new one', coins(0), 5 + 2)
})

test('[sw SW-16.8.3] not in decline', () => {
  given({ players: 2, peoples: { elves: { seat: 0, power: 'fortified' } }, regions: { 4: elves(1) } })
    .when(0, 'plan', 'decline')
    .has('coins', coins(0), 6)
})

test('[sw SW-16.8.4] it makes its region cost one more, in decline too', () => {
  const active = { elves: { seat: 1, power: 'fortified' } }
  campaign('ratmen', 'hill', 9, { 4: elves(1), 17: elves() }, { foes: active })
    .has('with', cost('ratmen', 4), 4)
    .has('without', cost('ratmen', 17), 3)
  given({
    players: 2,
    peoples: { elves: { seat: 0, power: 'fortified' }, orcs: { seat: 1, power: 'hill' } },
    regions: { 4: elves(1) },
  })
    .when(0, 'plan', 'decline')
    .has('declined', cost('orcs', 4), 4)
})

test('[sw SW-16.8.5] it goes when its region is abandoned or conquered', () => {
  given({ players: 2, peoples: { elves: { seat: 0, power: 'fortified' } }, regions: { 4: elves(1, 3), 9: elves(1) } })
    .when(0, 'plan', 'expand')
    .when(0, 'conquer', abandons(9))
    .has('abandoned', (g) => [pieces('fortress', 4)(g), pieces('fortress', 9)(g)], [1, 0])
  campaign('ratmen', 'hill', 9, { 4: elves(1) }, { foes: { elves: { seat: 1, power: 'fortified' } } })
    .when(0, 'conquer', conquers(4))
    .has('conquered', pieces('fortress', 4), 0)
})

test('[sw SW-16.8.6] one per region', () => {
  campaign('elves', 'fortified', 0, { 4: elves(1), 9: elves() }, { at: 'redeploy' }).offers(0, 'fortified.build', [
    9,
    'pass',
  ])
})

test('[sw SW-16.8.6] six on the map, those of an earlier owner counted', () => {
  const six = { 4: elves(1), 9: elves(1), 3: elves(1), 10: elves(1), 1: elves(1) }
  campaign('elves', 'fortified', 0, { ...six, 2: elves() }, { at: 'redeploy' }).asks(0, 'fortified.build')
  const foes = { orcs: { seat: 1, declined: true } }
  campaign(
    'elves',
    'fortified',
    0,
    { ...six, 2: elves(), 17: { race: 'orcs', pieces: { fortress: 1 } } },
    { at: 'redeploy', foes },
  ).asks(1, 'pick')
})
