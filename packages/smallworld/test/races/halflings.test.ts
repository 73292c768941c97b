import { test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { abandons, attempts, campaign, conquers, pieces } from '../support.ts'

const halflings = (hole = 0) => ({ race: 'halflings', pieces: { hole } })
const foes = { halflings: { seat: 1, power: 'hill' } }

test('[sw SW-15.6.1] their first conquest may be any land, the next ones must border', () => {
  campaign('halflings', 'alchemist', 9)
    .offersAmong(0, 'conquer', [conquers(9), conquers(6), conquers(4)])
    .refuses(0, 'conquer', conquers(7))
    .when(0, 'conquer', conquers(9))
    .refuses(0, 'conquer', conquers(17))
})

test('[sw SW-15.6.2] the first two regions of the race get a Hole, the third does not', () => {
  campaign('halflings', 'alchemist', 9)
    .when(0, 'conquer', conquers(9))
    .when(0, 'conquer', conquers(4))
    .when(0, 'conquer', conquers(3))
    .has('holes', (g) => [9, 4, 3].map((region) => pieces('hole', region)(g)), [1, 1, 0])
})

test('[sw SW-15.6.3] a region with a Hole cannot be conquered, by whatever means', () => {
  const regions = { 9: halflings(1), 3: halflings(0), 4: { race: 'sorcerers' } }
  campaign('sorcerers', 'dragon-master', 9, regions, { foes })
    .refuses(0, 'conquer', conquers(9))
    .refuses(0, 'conquer', attempts(9))
    .refuses(0, 'conquer', { do: 'dragon', region: 9 })
    .refuses(0, 'conquer', { do: 'substitute', region: 9 })
    .offersAmong(0, 'conquer', [conquers(3), { do: 'dragon', region: 3 }, { do: 'substitute', region: 3 }])
})

test('[sw SW-15.6.3] not even by the owner’s own declined Ghouls', () => {
  const peoples = { ghouls: { seat: 0, declined: true }, halflings: { seat: 0, power: 'hill' } }
  given({ players: 2, peoples, regions: { 4: { race: 'ghouls', tokens: 8 }, 9: halflings(1), 3: halflings(0) } })
    .when(0, 'plan', 'expand')
    .refuses(0, 'conquer', conquers(9))
    .offersAmong(0, 'conquer', [conquers(3)])
})

test('[sw SW-15.6.4] Holes go with decline or with the region, and are not dug again', () => {
  const spec = {
    players: 2,
    peoples: { halflings: { seat: 0, power: 'hill', raceMemory: 2 } },
    regions: { 9: { ...halflings(1), tokens: 4 }, 4: halflings(1) },
  }
  given(spec)
    .when(0, 'plan', 'decline')
    .has('holes', (g) => [pieces('hole', 9)(g), pieces('hole', 4)(g)], [0, 0])
  given(spec)
    .when(0, 'plan', 'expand')
    .when(0, 'conquer', abandons(4))
    .has('abandoned', pieces('hole', 4), 0)
    .when(0, 'conquer', conquers(4))
    .has('not dug again', pieces('hole', 4), 0)
})
