import { test } from 'vitest'
import { campaign, conquers, cost } from '../support.ts'

test('[sw SW-15.12.1] regions on a sea or on the lake cost one less, also as first conquest', () => {
  campaign('tritons', 'alchemist', 9)
    .has('on a sea', cost('tritons', 1), 1)
    .has('on the lake, with a tribe', cost('tritons', 12), 2)
    .has('a mountain on a sea', cost('tritons', 15), 2)
    .has('inland', cost('tritons', 4), 2)
})

test('[sw SW-15.12.2] at least one token', () => {
  campaign('tritons', 'commando', 9)
    .has('cost', cost('tritons', 1), 1)
    .when(0, 'conquer', conquers(1))
    .has('tokens', (g) => g.tokens[1], 1)
})
