import { test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { abandons, campaign, conquers, cost, pieces } from '../support.ts'

const trolls = (tokens = 1) => ({ race: 'trolls', tokens, pieces: { lair: 1 } })

test('[sw SW-15.13.1] every region the Trolls conquer gets a Lair', () => {
  campaign('trolls', 'alchemist', 6)
    .when(0, 'conquer', conquers(4))
    .when(0, 'conquer', conquers(9))
    .has('lairs', (g) => [pieces('lair', 4)(g), pieces('lair', 9)(g), pieces('lair', 3)(g)], [1, 1, 0])
})

test('[sw SW-15.13.2] a Lair makes its region cost one more', () => {
  const foes = { trolls: { seat: 1, power: 'hill' } }
  campaign('elves', 'alchemist', 9, { 4: trolls(), 17: { race: 'trolls' } }, { foes })
    .has('with', cost('elves', 4), 4)
    .has('without', cost('elves', 17), 3)
})

test('[sw SW-15.13.3] Lairs stay in decline, and go with the region', () => {
  const spec = { players: 2, peoples: { trolls: { seat: 0, power: 'hill' } }, regions: { 4: trolls(2), 9: trolls() } }
  given(spec).when(0, 'plan', 'decline').has('in decline', pieces('lair', 4), 1)
  given(spec).when(0, 'plan', 'expand').when(0, 'conquer', abandons(4)).has('abandoned', pieces('lair', 4), 0)
  const foes = { trolls: { seat: 1, declined: true } }
  campaign('elves', 'alchemist', 9, { 4: trolls(), 17: trolls() }, { foes })
    .has('cost', cost('elves', 4), 4)
    .when(0, 'conquer', conquers(4))
    .has('conquered', (g) => [pieces('lair', 4)(g), pieces('lair', 17)(g)], [0, 1])
})

test('[sw SW-15.13.3] variant: they vanish in decline', () => {
  given({
    players: 2,
    peoples: { trolls: { seat: 0, power: 'hill' } },
    regions: { 4: trolls(2) },
    rules: { trollLairsInDecline: 'vanish' },
  })
    .when(0, 'plan', 'decline')
    .has('lair', pieces('lair', 4), 0)
})

test('[sw SW-15.13.3] Lairs of declined Trolls go when a later decline removes them', () => {
  given({
    players: 2,
    peoples: { trolls: { seat: 0, declined: true }, elves: { seat: 0, power: 'hill' } },
    regions: { 4: trolls(), 9: { race: 'elves' } },
  })
    .when(0, 'plan', 'decline')
    .has('lair', pieces('lair', 4), 0)
})
