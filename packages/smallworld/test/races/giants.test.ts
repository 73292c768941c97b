import { test } from 'vitest'
import { campaign, conquers, cost } from '../support.ts'

const giants = { race: 'giants' }

test('[sw SW-15.5.1] regions next to a mountain the Giants hold cost one less', () => {
  campaign('giants', 'alchemist', 9, { 8: giants, 4: giants })
    .has('next to it, farmland', cost('giants', 9), 1)
    .has('next to it, tribe', cost('giants', 14), 2)
    .has('not next to it', cost('giants', 10), 3)
})

test('[sw SW-15.5.1] a mountain taken this turn counts, one that others hold does not', () => {
  campaign('giants', 'alchemist', 9, { 5: { race: 'ratmen' } })
    .has('first conquest', cost('giants', 1), 2)
    .when(0, 'conquer', conquers(5))
    .has('afterwards', cost('giants', 1), 1)
  campaign('giants', 'alchemist', 9, { 9: giants, 8: { race: 'ratmen' } }).has(
    'beside a foreign mountain',
    cost('giants', 3),
    3,
  )
})

test('[sw SW-15.5.1] caverns joined by Underworld count as next to each other', () => {
  campaign('giants', 'underworld', 9, { 5: giants })
    .has('a cavern far away', cost('giants', 17), 1)
    .has('a cavern far away with a tribe', cost('giants', 14), 3 - 1 - 1)
    .has('no cavern', cost('giants', 18), 3)
})

test('[sw SW-15.5.2] at least one token', () => {
  campaign('giants', 'mounted', 9, { 8: giants })
    .has('cost', cost('giants', 9), 1)
    .when(0, 'conquer', conquers(9))
    .has('tokens', (g) => g.tokens[9], 1)
})
