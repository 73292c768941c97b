import { test } from 'vitest'
import { campaign, conquers, cost } from '../support.ts'

test('[sw SW-16.12.1] hills and farmland cost one less, other land does not', () => {
  campaign('orcs', 'mounted', 9, { 9: { race: 'orcs' } })
    .has('hill', cost('orcs', 4), 1)
    .has('farmland', cost('orcs', 1), 1)
    .has('hill with a tribe', cost('orcs', 14), 2)
    .has('forest', cost('orcs', 2), 2)
    .has('mountain', cost('orcs', 8), 3)
})

test('[sw SW-16.12.2] at least one token', () => {
  campaign('tritons', 'mounted', 9)
    .when(0, 'conquer', conquers(1))
    .has('tokens', (g) => g.tokens[1], 1)
})
