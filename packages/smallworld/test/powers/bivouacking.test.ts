import { test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { campaign, conquers, cost, pieces } from '../support.ts'

const elves = (tokens = 1, encampment = 0) => ({ race: 'elves', tokens, pieces: { encampment } })
const foes = { elves: { seat: 1, power: 'bivouacking' } }

test('[sw SW-16.3.1] up to five Encampments go to own regions at redeployment', () => {
  campaign('elves', 'bivouacking', 0, { 4: elves(), 9: elves() }, { at: 'redeploy' })
    .offers(0, 'bivouacking.camps', [
      { region: 4, pieces: 1 },
      { region: 4, pieces: 5 },
      { region: 9, pieces: 1 },
      { region: 9, pieces: 5 },
      'pass',
    ])
    .when(0, 'bivouacking.camps', { region: 4, pieces: 1 })
    .when(0, 'bivouacking.camps', { region: 9, pieces: 4 })
    .has('camps', (g) => [pieces('encampment', 4)(g), pieces('encampment', 9)(g)], [1, 4])
    .asks(1, 'plan')
})

test('[sw SW-16.3.2] each defends like a token', () => {
  campaign('ratmen', 'alchemist', 9, { 4: elves(1, 3), 9: elves(1) }, { foes })
    .has('cost', cost('ratmen', 4), 6)
    .has('without', cost('ratmen', 9), 3)
})

test('[sw SW-16.3.2] and saves a lone token from Sorcerers', () => {
  campaign('sorcerers', 'alchemist', 0, { 4: elves(1, 1), 3: elves(1), 9: { race: 'sorcerers' } }, { foes })
    .refuses(0, 'conquer', { do: 'substitute', region: 4 })
    .offersAmong(0, 'conquer', [{ do: 'substitute', region: 3 }])
})

test('[sw SW-16.3.3] they can be moved every turn, or stay', () => {
  const turn = campaign('elves', 'bivouacking', 0, { 4: elves(1, 5), 9: elves() }, { at: 'redeploy' })
  turn
    .when(0, 'bivouacking.strike', 'strike')
    .when(0, 'bivouacking.camps', { region: 9, pieces: 5 })
    .has('moved', (g) => [pieces('encampment', 4)(g), pieces('encampment', 9)(g)], [0, 5])
  turn.when(0, 'bivouacking.strike', 'pass').has('stayed', pieces('encampment', 4), 5).asks(1, 'plan')
})

test('[sw SW-16.3.3] they are not lost with a region but put up again at the end of the attacker’s turn', () => {
  campaign('ratmen', 'alchemist', 6, { 4: elves(2, 2), 17: elves(1, 1), 1: elves() }, { foes })
    .when(0, 'conquer', conquers(4))
    .has('none in the lost region', pieces('encampment', 4), 0)
    .when(1, 'deploy', { region: 1, tokens: 2 })
    .offers(1, 'bivouacking.camps', [
      { region: 1, pieces: 1 },
      { region: 1, pieces: 2 },
      { region: 17, pieces: 1 },
      { region: 17, pieces: 2 },
      'pass',
    ])
    .when(1, 'bivouacking.camps', { region: 17, pieces: 2 })
    .has('put up', pieces('encampment', 17), 3)
    .asks(1, 'plan')
})

test('[sw SW-16.3.4] they leave the map when the race declines', () => {
  given({ players: 2, peoples: { elves: { seat: 0, power: 'bivouacking' } }, regions: { 4: elves(1, 5) } })
    .when(0, 'plan', 'decline')
    .has('camps', pieces('encampment', 4), 0)
})

test('[sw SW-16.3.3] camps lost to the own declined Ghouls are put up once, with the others', () => {
  const peoples = { elves: { seat: 0, power: 'bivouacking' }, ghouls: { seat: 0, declined: true } }
  given({ players: 2, peoples, regions: { 4: elves(1, 2), 17: elves(1, 3), 9: { race: 'ghouls', tokens: 6 } } })
    .when(0, 'plan', 'expand')
    .when(0, 'conquer', conquers(4))
    .when(0, 'regroup', 'pass')
    .when(0, 'conquer', 'pass')
    .when(0, 'bivouacking.strike', 'pass')
    .when(0, 'bivouacking.camps', { region: 17, pieces: 2 })
    .has('all five', pieces('encampment', 17), 5)
    .asks(1, 'pick')
})
