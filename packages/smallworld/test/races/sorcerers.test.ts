import { test } from 'vitest'
import { attempts, campaign, conquers, hand, people, pieces, raceIn, tray } from '../support.ts'

const substitutes = (region: number) => ({ do: 'substitute', region })
const sorcerers = (tokens = 1) => ({ race: 'sorcerers', tokens })
const rats = (tokens = 1) => ({ race: 'ratmen', tokens })

test('[sw SW-15.11.1] once per turn against each opponent', () => {
  const foes = { ratmen: { seat: 1, power: 'hill' }, orcs: { seat: 2, power: 'swamp' } }
  const regions = { 9: sorcerers(), 2: rats(), 3: rats(), 8: { race: 'orcs' } }
  campaign('sorcerers', 'alchemist', 0, regions, { players: 3, foes })
    .when(0, 'conquer', substitutes(3))
    .refuses(0, 'conquer', substitutes(2))
    .when(0, 'conquer', substitutes(8))
    .has('holders', (g) => [raceIn(3)(g), raceIn(8)(g)], ['sorcerers', 'sorcerers'])
})

test('[sw SW-15.11.2, SW-15.11.6] a Sorcerer from the tray takes the place of the token, which goes to its tray', () => {
  campaign('sorcerers', 'alchemist', 0, { 4: sorcerers(), 9: rats(), 17: rats() })
    .when(0, 'conquer', substitutes(9))
    .has('holder and tokens', (g) => [raceIn(9)(g), g.tokens[9]], ['sorcerers', 1])
    .has('trays', (g) => [tray('sorcerers')(g), tray('ratmen')(g)], [16, 12])
    .has('hand', hand('ratmen'), 0)
    .has('a conquest of a non-empty region', (g) => people(g, 'sorcerers').spoils, 1)
})

test('[sw SW-15.11.6] even an Elf is lost', () => {
  campaign(
    'sorcerers',
    'alchemist',
    0,
    { 4: sorcerers(), 9: { race: 'elves' } },
    { foes: { elves: { seat: 1, power: 'hill' } } },
  )
    .when(0, 'conquer', substitutes(9))
    .has('hand and tray', (g) => [hand('elves')(g), tray('elves')(g)], [0, 11])
})

test('[sw SW-15.11.3] not without a Sorcerer in the tray', () => {
  campaign('sorcerers', 'alchemist', 0, { 4: sorcerers(18), 9: rats() }).refuses(0, 'conquer', substitutes(9))
  campaign('sorcerers', 'alchemist', 0, { 4: sorcerers(17), 9: rats() }).offersAmong(0, 'conquer', [substitutes(9)])
})

test('[sw SW-15.11.4] only a lone token of an active enemy race, whatever pieces are with it', () => {
  const foes = {
    ratmen: { seat: 1, power: 'hill' },
    orcs: { seat: 1, declined: true },
    elves: { seat: 0, declined: true },
  }
  const regions = {
    8: { ...rats(), pieces: { lair: 1, fortress: 1 } },
    3: rats(2),
    9: { ...rats(), pieces: { encampment: 1 } },
    2: sorcerers(),
    6: { tribes: 1 },
    4: sorcerers(),
    10: { race: 'orcs' },
    1: { race: 'elves' },
  }
  campaign('sorcerers', 'alchemist', 0, regions, { foes })
    .offersAmong(0, 'conquer', [substitutes(8)])
    .refuses(0, 'conquer', substitutes(3))
    .refuses(0, 'conquer', substitutes(9))
    .refuses(0, 'conquer', substitutes(10))
    .refuses(0, 'conquer', substitutes(6))
    .refuses(0, 'conquer', substitutes(1))
    .when(0, 'conquer', substitutes(8))
    .has('pieces are removed', (g) => [pieces('lair', 8)(g), pieces('fortress', 8)(g)], [0, 0])
})

test('[sw SW-15.11.5] only next to a Sorcerer region, so never as the first conquest', () => {
  campaign('sorcerers', 'alchemist', 3, { 4: sorcerers(), 17: rats(), 9: rats() })
    .offersAmong(0, 'conquer', [substitutes(9)])
    .refuses(0, 'conquer', substitutes(17))
  campaign('sorcerers', 'alchemist', 3, { 17: rats() }).refuses(0, 'conquer', substitutes(17))
  campaign('sorcerers', 'flying', 3, { 4: sorcerers(), 17: rats() }).offersAmong(0, 'conquer', [substitutes(17)])
  campaign('sorcerers', 'flying', 3, { 17: rats() }).refuses(0, 'conquer', substitutes(17))
})

test('[sw SW-15.11.2] not after the final die, and not with a Berserk roll waiting', () => {
  campaign('sorcerers', 'alchemist', 1, { 4: sorcerers(), 9: rats() })
    .when(0, 'conquer', attempts(10))
    .chance(0)
    .asks(1, 'plan')
  campaign('sorcerers', 'berserk', 2, { 4: sorcerers(), 9: rats() })
    .when(0, 'conquer', { do: 'roll' })
    .chance(1)
    .refuses(0, 'conquer', substitutes(9))
    .offersAmong(0, 'conquer', [conquers(9)])
})

test('[sw SW-15.11.2] with nothing in hand and nobody to replace there is no question', () => {
  campaign('sorcerers', 'alchemist', 0, { 4: sorcerers(), 9: rats(2) }, { begun: true }).asks(1, 'plan')
})
