import { test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { campaign, conquers, cost } from '../support.ts'

test('[sw SW-16.4.1] every region costs one less, the first conquest too', () => {
  campaign('orcs', 'commando', 9).has('empty', cost('orcs', 4), 1).has('mountain', cost('orcs', 5), 2)
  campaign('orcs', 'commando', 9, { 4: { race: 'orcs' } }).has('tribe', cost('orcs', 3), 2)
})

test('[sw SW-16.4.1] variant: not the first conquest', () => {
  const rules = { commandoScope: 'adjacentOnly' }
  campaign('orcs', 'commando', 9, {}, { rules })
    .has('first', cost('orcs', 4), 2)
    .when(0, 'conquer', conquers(4))
    .has('later', cost('orcs', 9), 1)
})

test('[sw SW-16.4.2] at least one token', () => {
  campaign('tritons', 'commando', 9)
    .when(0, 'conquer', conquers(1))
    .has('tokens', (g) => g.tokens[1], 1)
})

test('[sw SW-16.0.1] declined Ghouls have no use of it', () => {
  const peoples = { ghouls: { seat: 0, power: 'commando' } }
  given({ players: 2, peoples, regions: { 4: { race: 'ghouls', tokens: 3 } } })
    .has('before', cost('ghouls', 9), 1)
    .when(0, 'plan', 'decline')
    .has('afterwards', cost('ghouls', 9), 2)
})
