import { expect, test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { coins, income, isInPlay, people, tokens } from '../support.ts'

const stout = given({
  players: 2,
  peoples: { humans: { seat: 0, power: 'stout' }, orcs: { seat: 0, declined: true } },
  regions: { 1: { race: 'humans', tokens: 3 }, 17: { race: 'orcs' } },
})
const afterScoring = stout.when(0, 'plan', 'expand').when(0, 'conquer', 'pass')

test('[sw SW-16.16.1] after scoring a normal turn the race may decline at once', () => {
  afterScoring.offers(0, 'declineAfterScoring', ['decline', 'pass'])
  expect(income(afterScoring)).toEqual({ 'humans regions': 1, 'humans humans': 1, 'orcs regions': 1 })
  afterScoring
    .when(0, 'declineAfterScoring', 'decline')
    .has('declined', (g) => [people(g, 'humans').declined, tokens(1)(g)], [true, 1])
    .has('paid once, the older race included', coins(0), 8)
    .has('the older race is gone', isInPlay('orcs'), false)
    .has('badge', (g) => g.badgeDiscard, ['stout'])
    .asks(1, 'pick')
})

test('[sw SW-16.16.1] it need not, and the usual decline is open as well', () => {
  afterScoring.when(0, 'declineAfterScoring', 'pass').has('declined', (g) => people(g, 'humans').declined, false)
  stout
    .when(0, 'plan', 'decline')
    .has('declined', (g) => people(g, 'humans').declined, true)
    .asks(1, 'pick')
})

test('[sw SW-16.16.2] no turn is lost: on the next one a new combo is picked', () => {
  given({
    players: 2,
    seat: 1,
    peoples: { humans: { seat: 1, power: 'stout' }, elves: { seat: 0, power: 'hill' } },
    regions: { 1: { race: 'humans' }, 4: { race: 'elves' } },
  })
    .when(1, 'plan', 'expand')
    .when(1, 'conquer', 'pass')
    .when(1, 'declineAfterScoring', 'decline')
    .when(0, 'plan', 'decline')
    .asks(1, 'pick')
})

test('[sw SW-16.16.1] other races are not asked', () => {
  given({ players: 2, peoples: { humans: { seat: 0, power: 'hill' } }, regions: { 1: { race: 'humans' } } })
    .when(0, 'plan', 'expand')
    .when(0, 'conquer', 'pass')
    .asks(1, 'pick')
})

test('[sw SW-16.16.1] even at the end of its first turn', () => {
  given({
    players: 2,
    turn: 4,
    peoples: { humans: { seat: 0, power: 'stout', since: 4 } },
    regions: { 1: { race: 'humans', tokens: 2 } },
    at: 'score',
  })
    .when(0, 'declineAfterScoring', 'decline')
    .has('declined', (g) => people(g, 'humans').declined, true)
})
