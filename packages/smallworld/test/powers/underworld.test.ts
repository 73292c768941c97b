import { test } from 'vitest'
import { campaign, conquers, cost } from '../support.ts'

const orcs = { race: 'orcs' }

test('[sw SW-16.18.1] caverns cost one less, at least one token', () => {
  campaign('orcs', 'underworld', 9)
    .has('a cavern', cost('orcs', 17), 1)
    .has('with a tribe', cost('orcs', 3), 2)
    .has('no cavern', cost('orcs', 4), 2)
  campaign('tritons', 'underworld', 9, {}, { players: 3 }).has('coast and cavern', cost('tritons', 12), 1)
})

test('[sw SW-16.18.2] from a cavern region all other caverns count as adjacent', () => {
  campaign('orcs', 'underworld', 9, { 17: orcs })
    .offersAmong(0, 'conquer', [conquers(5), conquers(14), conquers(3)])
    .refuses(0, 'conquer', conquers(4))
})

test('[sw SW-16.18.2] without one they do not, and a cavern inland is no place to enter', () => {
  campaign('orcs', 'underworld', 9, { 4: orcs })
    .refuses(0, 'conquer', conquers(17))
    .offersAmong(0, 'conquer', [conquers(3)])
  campaign('orcs', 'underworld', 9)
    .refuses(0, 'conquer', conquers(14))
    .offersAmong(0, 'conquer', [conquers(17)])
})

test('[sw SW-16.18.2] others have no use of caverns', () => {
  campaign('orcs', 'hill', 9, { 17: orcs }).refuses(0, 'conquer', conquers(14))
})
