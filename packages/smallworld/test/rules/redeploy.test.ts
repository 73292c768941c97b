import { test } from 'vitest'
import { campaign, conquers, hand, raceIn, tokens } from '../support.ts'

const elves = (tokens: number) => ({ race: 'elves', tokens })

test('[sw SW-9.1] after conquests tokens move freely between regions, connected or not', () => {
  campaign('elves', 'alchemist', 1, { 4: elves(3), 17: elves(2) }, { at: 'redeploy' })
    .when(0, 'regroup', 'gather')
    .has('hand', hand('elves'), 4)
    .offers(0, 'deploy', [
      { region: 4, tokens: 1 },
      { region: 4, tokens: 4 },
      { region: 17, tokens: 1 },
      { region: 17, tokens: 4 },
    ])
    .when(0, 'deploy', { region: 17, tokens: 1 })
    .when(0, 'deploy', { region: 17, tokens: 3 })
    .has('tokens', (g) => [g.tokens[4], g.tokens[17]], [1, 5])
})

test('[sw SW-9.1] tokens may also stay where they are', () => {
  campaign('elves', 'alchemist', 1, { 4: elves(3), 17: elves(2) }, { at: 'redeploy' })
    .when(0, 'regroup', 'pass')
    .when(0, 'deploy', { region: 17, tokens: 1 })
    .has('tokens', (g) => [g.tokens[4], g.tokens[17]], [3, 3])
})

test('[sw SW-9.1] tokens go to regions of the race only', () => {
  campaign('elves', 'alchemist', 1, { 4: elves(1), 17: elves(1), 1: { race: 'ratmen' } }, { at: 'redeploy' })
    .refuses(0, 'deploy', { region: 1, tokens: 1 })
    .refuses(0, 'deploy', { region: 2, tokens: 1 })
})

test('[sw SW-9.2] every region keeps at least one token', () => {
  campaign('elves', 'alchemist', 0, { 4: elves(3), 17: elves(2), 1: elves(1) }, { at: 'redeploy' })
    .when(0, 'regroup', 'gather')
    .has('tokens', (g) => [g.tokens[4], g.tokens[17], g.tokens[1]], [1, 1, 1])
    .when(0, 'deploy', { region: 1, tokens: 3 })
    .has('holders', (g) => [raceIn(4)(g), raceIn(17)(g)], ['elves', 'elves'])
    .has('tokens', tokens(1), 4)
})

test('[sw SW-9.3] example: a Skeleton moves and a bonus Skeleton arrives', () => {
  campaign('skeletons', 'alchemist', 6, { 9: { race: 'ratmen' }, 4: { race: 'skeletons' } })
    .when(0, 'conquer', conquers(9))
    .when(0, 'conquer', conquers(3))
    .when(0, 'regroup', 'gather')
    .has('two moved, two moved, one new', hand('skeletons'), 5)
    .when(0, 'deploy', { region: 3, tokens: 5 })
    .has('tokens', tokens(3), 6)
})
