import { test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { abandons, attempts, campaign, conquers, hand, isInPlay, people, raceIn, tokens, tray } from '../support.ts'

const ghouls = (tokens = 1) => ({ race: 'ghouls', tokens })
const rats = (tokens = 1) => ({ race: 'ratmen', tokens })
const declined = { ghouls: { seat: 0, declined: true }, ratmen: { seat: 0, power: 'alchemist' } }

test('[sw SW-15.4.1] all Ghouls stay on the map when they decline', () => {
  given({ players: 2, peoples: { ghouls: { seat: 0, power: 'hill' } }, regions: { 4: ghouls(3), 9: ghouls(2) } })
    .when(0, 'plan', 'decline')
    .has('tokens', (g) => [g.tokens[4], g.tokens[9]], [3, 2])
    .asks(1, 'pick')
})

test('[sw SW-15.4.2, SW-15.4.3] declined Ghouls ready, conquer and redeploy before the active race', () => {
  given({ players: 2, peoples: declined, regions: { 4: ghouls(4), 1: rats(4) } })
    .when(0, 'plan', 'expand')
    .has('Ghouls readied, Ratmen not yet', (g) => [hand('ghouls')(g), hand('ratmen')(g)], [3, 0])
    .when(0, 'conquer', conquers(9))
    .has('tokens', tokens(9), 2)
    .when(0, 'conquer', 'pass')
    .when(0, 'regroup', 'pass')
    .when(0, 'deploy', { region: 4, tokens: 1 })
    .has('then the Ratmen', hand('ratmen'), 3)
    .offersAmong(0, 'conquer', [conquers(2)])
    .refuses(0, 'conquer', conquers(8))
})

test('[sw SW-15.4.2] they have a final attempt of their own and may abandon regions', () => {
  given({ players: 2, peoples: declined, regions: { 4: ghouls(2), 17: ghouls(1), 1: rats(4) } })
    .when(0, 'plan', 'expand')
    .offersAmong(0, 'conquer', [abandons(17), attempts(9)])
    .when(0, 'conquer', attempts(9))
    .chance(1)
    .has('holder', raceIn(9), 'ghouls')
    .has('Ratmen next', hand('ratmen'), 3)
})

test('[sw SW-15.4.2] other declined races do nothing', () => {
  given({
    players: 2,
    peoples: { ...declined, ghouls: { seat: 1, declined: true }, orcs: { seat: 0, declined: true } },
    regions: { 4: { race: 'orcs' }, 1: rats(4) },
  })
    .when(0, 'plan', 'expand')
    .has('Ratmen at once', hand('ratmen'), 3)
})

test('[sw SW-15.4.3] a new combo may be picked before or after them', () => {
  const spec = { players: 2, peoples: { ghouls: { seat: 0, declined: true } }, regions: { 4: ghouls(4) } }
  given(spec).when(0, 'comboWhen', 'first').asks(0, 'pick')
  given(spec).when(0, 'comboWhen', 'afterwards').when(0, 'conquer', 'pass').asks(0, 'pick')
})

test('[sw SW-15.4.3] they do not move on a turn spent on declining another race', () => {
  given({ players: 2, peoples: declined, regions: { 4: ghouls(4), 1: rats(4) } })
    .when(0, 'plan', 'decline')
    .asks(1, 'pick')
    .has('and leave the map as any race declined before', isInPlay('ghouls'), false)
})

test('[sw SW-15.4.4] they may attack the active race of their owner', () => {
  given({ players: 2, peoples: declined, regions: { 4: ghouls(6), 9: rats(2) } })
    .when(0, 'plan', 'expand')
    .when(0, 'conquer', conquers(9))
    .has('holder', raceIn(9), 'ghouls')
    .has('Ratmen', (g) => [people(g, 'ratmen').driven, g.attacked[0]], [1, 0])
})

test('[sw SW-6.3] whom they drive out comes back at the end of the turn, not into its attacks', () => {
  given({ players: 2, peoples: declined, regions: { 4: ghouls(6), 9: rats(3), 17: rats(1) } })
    .when(0, 'plan', 'expand')
    .when(0, 'conquer', conquers(9))
    .when(0, 'regroup', 'pass')
    .has('Ratmen in hand', hand('ratmen'), 0)
    .has('waiting', (g) => people(g, 'ratmen').driven, 2)
    .when(0, 'conquer', 'pass')
    .has('back on the map', tokens(17), 3)
    .asks(1, 'pick')
})

test('[sw SW-6.7] a stack of declined Ghouls loses one token, the others retreat', () => {
  const foes = { ghouls: { seat: 1, declined: true } }
  campaign('elves', 'alchemist', 9, { 4: ghouls(3), 17: ghouls() }, { foes })
    .when(0, 'conquer', conquers(4))
    .has('hand and tray', (g) => [hand('ghouls')(g), tray('ghouls')(g)], [2, 7])
    .when(0, 'conquer', 'pass')
    .has('placed', tokens(17), 3)
})

test('[sw SW-6.7] variant: the whole stack is lost', () => {
  const foes = { ghouls: { seat: 1, declined: true } }
  campaign('elves', 'alchemist', 9, { 4: ghouls(3), 17: ghouls() }, { foes, rules: { ghoulStackLosses: 'allToTray' } })
    .when(0, 'conquer', conquers(4))
    .has('hand and tray', (g) => [hand('ghouls')(g), tray('ghouls')(g)], [0, 9])
})

test('[sw SW-15.4.2] driven off the map they stay in the game and enter again at its edge', () => {
  const foes = { ghouls: { seat: 1, declined: true }, orcs: { seat: 1, power: 'swamp' } }
  campaign('elves', 'alchemist', 5, { 4: ghouls(3) }, { foes })
    .when(0, 'conquer', conquers(4))
    .has('still there', (g) => people(g, 'ghouls').hand, 2)
    .when(1, 'plan', 'expand')
    .offersAmong(1, 'conquer', [conquers(1)])
    .refuses(1, 'conquer', conquers(9))
})
