import { test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { campaign, conquers, pieces } from '../support.ts'

const elves = (hero = 0) => ({ race: 'elves', pieces: { hero } })

test('[sw SW-16.9.1] at the end of the turn two different regions are chosen, anew every turn', () => {
  campaign('elves', 'heroic', 0, { 4: elves(1), 9: elves(1), 3: elves() }, { at: 'redeploy' })
    .offers(0, 'heroic.hero', [3, 4, 9])
    .when(0, 'heroic.hero', 3)
    .offers(0, 'heroic.hero', [4, 9])
    .when(0, 'heroic.hero', 4)
    .has('heroes', (g) => [3, 4, 9].map((region) => pieces('hero', region)(g)), [1, 1, 0])
    .asks(1, 'plan')
})

test('[sw SW-16.9.1] with a single region only one Hero is placed', () => {
  campaign('elves', 'heroic', 0, { 4: elves() }, { at: 'redeploy' })
    .when(0, 'heroic.hero', 4)
    .has('hero', pieces('hero', 4), 1)
    .asks(1, 'plan')
})

test('[sw SW-16.9.2] their regions cannot be conquered', () => {
  const foes = { elves: { seat: 1, power: 'heroic' } }
  campaign('ratmen', 'hill', 9, { 4: elves(1), 17: elves() }, { foes })
    .refuses(0, 'conquer', conquers(4))
    .offersAmong(0, 'conquer', [conquers(17)])
})

test('[sw SW-16.9.3] they leave the map when the race declines', () => {
  given({ players: 2, peoples: { elves: { seat: 0, power: 'heroic' } }, regions: { 4: elves(1), 9: elves(1) } })
    .when(0, 'plan', 'decline')
    .has('heroes', (g) => [pieces('hero', 4)(g), pieces('hero', 9)(g)], [0, 0])
})
