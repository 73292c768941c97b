import { test } from 'vitest'
import { attempts, campaign, conquers, cost, hand, tokens } from '../support.ts'

const roll = { do: 'roll' }
const orcs = (tokens = 1) => ({ race: 'orcs', tokens })

test('[sw SW-16.2.1] the die may be rolled before every conquest', () => {
  campaign('orcs', 'berserk', 6, { 4: orcs() })
    .when(0, 'conquer', roll)
    .chance(1)
    .when(0, 'conquer', conquers(9))
    .when(0, 'conquer', roll)
    .chance(2)
    .when(0, 'conquer', conquers(10))
    .has('spent', (g) => [g.tokens[9], g.tokens[10], hand('orcs')(g)], [1, 1, 4])
})

test('[sw SW-16.2.1] it need not be rolled', () => {
  campaign('orcs', 'berserk', 6, { 4: orcs() }).when(0, 'conquer', conquers(9)).has('tokens', tokens(9), 2)
})

test('[sw SW-16.2.2] roll, then name the region, then spend tokens less the result, which is used once', () => {
  campaign('orcs', 'berserk', 6, { 4: orcs(), 9: { race: 'ratmen', tokens: 3 } })
    .when(0, 'conquer', roll)
    .chance(2)
    .has('cost', cost('orcs', 9), 3)
    .refuses(0, 'conquer', roll)
    .when(0, 'conquer', conquers(9))
    .has('tokens', tokens(9), 3)
    .has('the next at full cost', cost('orcs', 10), 3)
})

test('[sw SW-16.2.3] who cannot or will not pay after the roll has ended the conquests', () => {
  campaign('orcs', 'berserk', 1, { 4: orcs(), 9: { race: 'ratmen', tokens: 3 } })
    .when(0, 'conquer', roll)
    .chance(0)
    .offers(0, 'conquer', ['pass'])
    .when(0, 'conquer', 'pass')
    .asks(1, 'plan')
    .has('tokens', tokens(4), 2)
})

test('[sw SW-16.2.3] the roll stands in for the final attempt: there is no other die', () => {
  campaign('orcs', 'berserk', 1, { 4: orcs() }).refuses(0, 'conquer', attempts(9)).offersAmong(0, 'conquer', [roll])
})

test('[sw SW-16.2.4] at least one token in hand is needed, and one is always spent', () => {
  campaign('orcs', 'berserk', 0, { 4: orcs() }).refuses(0, 'conquer', roll)
  campaign('orcs', 'berserk', 1, { 4: orcs() })
    .when(0, 'conquer', roll)
    .chance(3)
    .when(0, 'conquer', conquers(9))
    .has('spent', (g) => [g.tokens[9], hand('orcs')(g)], [1, 0])
})

test('[sw SW-16.2.2] a result is not saved for the next turn', () => {
  campaign('orcs', 'berserk', 1, { 4: orcs() }, { foes: {} })
    .when(0, 'conquer', roll)
    .chance(3)
    .when(0, 'conquer', 'pass')
    .has('still waiting until the turn begins', cost('orcs', 9), 1)
    .when(1, 'pick', { race: 'amazons', power: 'alchemist' })
    .when('chance', 'banner', 'wizards')
    .when('chance', 'badge', 'hill')
    .when(1, 'conquer', 'pass')
    .when(0, 'plan', 'expand')
    .has('forgotten', cost('orcs', 9), 2)
})
