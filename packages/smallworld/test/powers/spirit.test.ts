import { test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { campaign, coins, conquers, isInPlay, people, raceIn } from '../support.ts'

const elves = { race: 'elves', tokens: 3 }
const orcs = { race: 'orcs' }
const rats = { race: 'ratmen' }

test('[sw SW-16.15.1, SW-16.15.2] a Spirit race declines beside the one declined before', () => {
  given({
    players: 2,
    peoples: { elves: { seat: 0, power: 'spirit' }, orcs: { seat: 0, declined: true } },
    regions: { 4: elves, 17: orcs },
  })
    .when(0, 'plan', 'decline')
    .has('both', (g) => [raceIn(4)(g), raceIn(17)(g)], ['elves', 'orcs'])
    .has('coins', coins(0), 7)
    .has('the badge stays with the race', (g) => [people(g, 'elves').power, g.badgeDiscard], ['spirit', []])
})

const both = {
  ratmen: { seat: 0, power: 'hill' },
  elves: { seat: 0, power: 'spirit', declined: true },
  orcs: { seat: 0, declined: true },
}

test('[sw SW-16.15.3] a later decline removes the ordinary race, not the Spirits', () => {
  given({ players: 2, peoples: both, regions: { 1: rats, 4: { race: 'elves' }, 17: orcs } })
    .when(0, 'plan', 'decline')
    .has('in play', (g) => [isInPlay('elves')(g), isInPlay('orcs')(g), isInPlay('ratmen')(g)], [true, false, true])
})

test('[sw SW-16.15.3] conquest removes it, and then the badge is discarded', () => {
  const foes = { elves: { seat: 1, power: 'spirit', declined: true } }
  campaign('ratmen', 'hill', 9, { 4: { race: 'elves' } }, { foes })
    .when(0, 'conquer', conquers(4))
    .has('in play', isInPlay('elves'), false)
    .has('badge and banner', (g) => [g.badgeDiscard, g.bannersBelow], [['spirit'], ['elves']])
})

test('[sw SW-16.15.4] it scores like any declined race', () => {
  given({
    players: 2,
    peoples: both,
    regions: { 4: { race: 'elves' }, 3: { race: 'elves' }, 17: orcs },
    at: 'score',
  }).has('coins', coins(0), 5 + 3)
})

test('[sw SW-16.15.4] other declined races are still limited to one', () => {
  given({
    players: 2,
    peoples: { ratmen: { seat: 0, power: 'hill' }, orcs: { seat: 0, declined: true } },
    regions: { 1: rats, 17: orcs },
  })
    .when(0, 'plan', 'decline')
    .has('in play', isInPlay('orcs'), false)
})
