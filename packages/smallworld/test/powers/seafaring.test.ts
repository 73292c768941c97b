import { expect, test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { campaign, coins, conquers, cost, incomeOfTurn, raceIn } from '../support.ts'

const orcs = (tokens = 1) => ({ race: 'orcs', tokens })

test('[sw SW-16.14.1] seas and the lake are empty regions that can be conquered for two', () => {
  campaign('orcs', 'seafaring', 8, { 1: orcs(), 6: orcs() }, { begun: true })
    .has('cost', (g) => [cost('orcs', 0)(g), cost('orcs', 7)(g)], [2, 2])
    .offersAmong(0, 'conquer', [conquers(0), conquers(7)])
    .refuses(0, 'conquer', conquers(22))
    .when(0, 'conquer', conquers(7))
    .has('holder', raceIn(7), 'orcs')
    .offersAmong(0, 'conquer', [conquers(8), conquers(13)])
})

test('[sw SW-16.14.1] a sea may be the first conquest, the lake may not', () => {
  campaign('orcs', 'seafaring', 9)
    .offersAmong(0, 'conquer', [conquers(0), conquers(22)])
    .refuses(0, 'conquer', conquers(7))
})

test('[sw SW-16.14.1] nobody else may follow', () => {
  const foes = { orcs: { seat: 1, power: 'seafaring' } }
  campaign('sorcerers', 'flying', 9, { 0: orcs(), 1: { race: 'sorcerers' } }, { foes })
    .refuses(0, 'conquer', conquers(0))
    .refuses(0, 'conquer', { do: 'substitute', region: 0 })
})

test('[sw SW-16.14.1] a later owner of the badge may take water from a declined race', () => {
  const foes = { orcs: { seat: 1, declined: true } }
  campaign('elves', 'seafaring', 9, { 0: orcs() }, { foes })
    .has('cost', cost('elves', 0), 3)
    .offersAmong(0, 'conquer', [conquers(0)])
})

test('[sw SW-16.14.2] they score like other regions, in decline too', () => {
  expect(incomeOfTurn('orcs', 'seafaring', { 0: orcs(), 7: orcs(), 1: orcs() })).toEqual({ 'orcs regions': 3 })
  given({ players: 2, peoples: { orcs: { seat: 0, power: 'seafaring' } }, regions: { 0: orcs(3), 1: orcs() } })
    .when(0, 'plan', 'decline')
    .has('coins', coins(0), 7)
    .has('kept', raceIn(0), 'orcs')
})
