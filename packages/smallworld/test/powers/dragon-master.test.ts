import { test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { abandons, campaign, conquers, hand, pieces, raceIn, tokens } from '../support.ts'

const dragon = (region: number) => ({ do: 'dragon', region })
const orcs = (tokens = 1, count = 0) => ({ race: 'orcs', tokens, pieces: { dragon: count } })
const rats = (tokens = 1) => ({ race: 'ratmen', tokens })

test('[sw SW-16.6.1] once per turn a single token takes a region, whatever its defence', () => {
  campaign('orcs', 'dragon-master', 3, { 4: orcs(), 9: rats(8), 10: rats(4) })
    .when(0, 'conquer', dragon(9))
    .has('taken', (g) => [raceIn(9)(g), g.tokens[9], hand('orcs')(g)], ['orcs', 1, 2])
    .has('dragon', pieces('dragon', 9), 1)
    .has('survivors', hand('ratmen'), 7)
    .refuses(0, 'conquer', dragon(10))
})

test('[sw SW-16.6.1] it needs a token in hand, and a target that may be attacked', () => {
  campaign('orcs', 'dragon-master', 0, { 4: orcs(), 9: rats(8) }).refuses(0, 'conquer', dragon(9))
  campaign('orcs', 'dragon-master', 2, { 4: orcs() })
    .refuses(0, 'conquer', dragon(17))
    .refuses(0, 'conquer', dragon(7))
    .offersAmong(0, 'conquer', [dragon(9)])
  campaign('orcs', 'dragon-master', 2)
    .offersAmong(0, 'conquer', [dragon(17)])
    .refuses(0, 'conquer', dragon(9))
})

test('[sw SW-16.6.2] the Dragon’s region cannot be conquered', () => {
  const foes = { orcs: { seat: 1, power: 'dragon-master' } }
  campaign('ratmen', 'alchemist', 9, { 4: orcs(1, 1), 17: orcs() }, { foes })
    .refuses(0, 'conquer', conquers(4))
    .offersAmong(0, 'conquer', [conquers(17)])
})

test('[sw SW-16.6.3] on a later turn it moves to a region taken this way', () => {
  given({
    players: 2,
    peoples: { orcs: { seat: 0, power: 'dragon-master', powerToday: 2 }, ratmen: { seat: 1, power: 'hill' } },
    regions: { 4: orcs(3, 1), 9: rats(5) },
  })
    .when(0, 'plan', 'expand')
    .when(0, 'conquer', dragon(9))
    .has('dragon', (g) => [pieces('dragon', 4)(g), pieces('dragon', 9)(g)], [0, 1])
})

test('[sw SW-16.6.3] else it stays, unless its region is abandoned; an ordinary conquest does not move it', () => {
  const spec = { players: 2, peoples: { orcs: { seat: 0, power: 'dragon-master' } }, regions: { 4: orcs(3, 1) } }
  given(spec)
    .when(0, 'plan', 'expand')
    .when(0, 'conquer', conquers(9))
    .has('dragon', (g) => [pieces('dragon', 4)(g), tokens(9)(g)], [1, 2])
  given(spec).when(0, 'plan', 'expand').when(0, 'conquer', abandons(4)).has('dragon', pieces('dragon', 4), 0)
})

test('[sw SW-16.6.4] it leaves the map when the race declines', () => {
  given({ players: 2, peoples: { orcs: { seat: 0, power: 'dragon-master' } }, regions: { 4: orcs(3, 1) } })
    .when(0, 'plan', 'decline')
    .has('dragon', pieces('dragon', 4), 0)
})
