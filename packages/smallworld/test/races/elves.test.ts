import { test } from 'vitest'
import { campaign, conquers, hand, people, tray } from '../support.ts'

const elves = (tokens = 1) => ({ race: 'elves', tokens })
const foes = { elves: { seat: 1, power: 'hill' } }

test('[sw SW-15.3.1] no Elf is lost with a region', () => {
  campaign('ratmen', 'alchemist', 9, { 4: elves(3), 17: elves() }, { foes })
    .when(0, 'conquer', conquers(4))
    .has('hand', hand('elves'), 3)
    .has('tray', tray('elves'), 7)
})

test('[sw SW-15.3.1] declined Elves are removed like others', () => {
  campaign('ratmen', 'alchemist', 9, { 4: elves(), 17: elves() }, { foes: { elves: { seat: 1, declined: true } } })
    .when(0, 'conquer', conquers(4))
    .has('hand and tray', (g) => [hand('elves')(g), tray('elves')(g)], [0, 10])
})

test('[sw SW-15.3.2] they come back at the end of the attacker’s turn', () => {
  campaign('ratmen', 'alchemist', 5, { 4: elves(3), 17: elves(), 1: elves() }, { foes })
    .when(0, 'conquer', conquers(4))
    .asks(1, 'deploy')
    .when(1, 'deploy', { region: 1, tokens: 3 })
    .has('tokens', (g) => g.tokens[1], 4)
})

test('[sw SW-15.3.2] variant: they come back at the Elves’ own next redeployment and do not conquer before', () => {
  campaign(
    'ratmen',
    'alchemist',
    5,
    { 4: elves(3), 17: elves(), 1: elves() },
    { foes, rules: { elfRedeploy: 'ownNextRedeployment' } },
  )
    .when(0, 'conquer', conquers(4))
    .asks(1, 'plan')
    .has('aside', (g) => [people(g, 'elves').aside, people(g, 'elves').hand], [3, 0])
    .when(1, 'plan', 'expand')
    .has('not in hand', hand('elves'), 0)
    .when(1, 'conquer', 'pass')
    .when(1, 'deploy', { region: 1, tokens: 3 })
    .has('tokens', (g) => g.tokens[1], 4)
})
