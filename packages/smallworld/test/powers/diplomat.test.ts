import { test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { attempts, campaign, conquers, people } from '../support.ts'

const orcs = { race: 'orcs' }
const rats = { race: 'ratmen' }
const elves = { race: 'elves' }
const three = { players: 3, foes: { ratmen: { seat: 1, power: 'hill' }, elves: { seat: 2, power: 'swamp' } } }
const ally = (g: Parameters<typeof people>[0]) => people(g, 'orcs').powerMemory - 1

test('[sw SW-16.5.1] at the end of the turn one other player may be named', () => {
  const turn = campaign('orcs', 'diplomat', 0, { 4: orcs }, { ...three, begun: true })
  turn.offers(0, 'diplomat.ally', [1, 2, 'pass'])
  turn.when(0, 'diplomat.ally', 2).has('ally', ally, 2)
  turn.when(0, 'diplomat.ally', 'pass').has('nobody', ally, -1)
})

test('[sw SW-16.5.2] not one whose active race was attacked this turn, failed attempts included', () => {
  const regions = { 4: orcs, 3: rats, 11: { ...elves, tokens: 3 } }
  campaign('orcs', 'diplomat', 3, regions, three)
    .when(0, 'conquer', conquers(3))
    .when(0, 'regroup', 'pass')
    .offers(0, 'diplomat.ally', [2, 'pass'])
  campaign('orcs', 'diplomat', 2, regions, three)
    .when(0, 'conquer', attempts(11))
    .chance(0)
    .offers(0, 'diplomat.ally', [1, 'pass'])
})

test('[sw SW-16.5.2] attacking a declined race does not matter; attacks of own declined Ghouls do', () => {
  const foes = { ratmen: { seat: 1, declined: true }, elves: { seat: 2, power: 'swamp' } }
  campaign('orcs', 'diplomat', 3, { 4: orcs, 3: rats }, { players: 3, foes })
    .when(0, 'conquer', conquers(3))
    .when(0, 'regroup', 'pass')
    .offers(0, 'diplomat.ally', [1, 2, 'pass'])
  given({
    players: 2,
    peoples: {
      orcs: { seat: 0, power: 'diplomat' },
      ghouls: { seat: 0, declined: true },
      ratmen: { seat: 1, power: 'hill' },
    },
    regions: { 17: orcs, 4: { race: 'ghouls', tokens: 4 }, 9: rats },
  })
    .when(0, 'plan', 'expand')
    .when(0, 'conquer', conquers(9))
    .when(0, 'regroup', 'pass')
    .when(0, 'conquer', 'pass')
    .asks(1, 'plan')
})

const allied = { orcs: { seat: 1, power: 'diplomat', powerMemory: 1 } }

test('[sw SW-16.5.3] the ally may not attack the diplomat’s active race', () => {
  campaign('sorcerers', 'dragon-master', 9, { 4: orcs, 9: { race: 'sorcerers' } }, { foes: allied })
    .refuses(0, 'conquer', conquers(4))
    .refuses(0, 'conquer', { do: 'dragon', region: 4 })
    .refuses(0, 'conquer', { do: 'substitute', region: 4 })
    .offersAmong(0, 'conquer', [conquers(3)])
})

test('[sw SW-16.5.3] others may', () => {
  const foes = { orcs: { seat: 1, power: 'diplomat', powerMemory: 2 + 1 } }
  campaign('ratmen', 'hill', 9, { 4: orcs }, { players: 3, foes }).offersAmong(0, 'conquer', [conquers(4)])
})

test('[sw SW-16.5.4] the peace ends when the diplomat’s next turn begins', () => {
  given({ players: 2, peoples: { orcs: { seat: 0, power: 'diplomat', powerMemory: 2 } }, regions: { 4: orcs } }).has(
    'ally',
    ally,
    -1,
  )
})

test('[sw SW-16.5.4] declined tokens are not concerned, neither the ally’s nor the diplomat’s', () => {
  const peoples = {
    ...allied,
    ghouls: { seat: 0, declined: true },
    elves: { seat: 0, power: 'hill' },
    trolls: { seat: 1, declined: true },
  }
  given({
    players: 2,
    peoples,
    regions: { 4: orcs, 9: { race: 'ghouls', tokens: 6 }, 3: { race: 'trolls' }, 2: elves },
  })
    .when(0, 'plan', 'expand')
    .offersAmong(0, 'conquer', [conquers(4)])
  campaign(
    'elves',
    'hill',
    6,
    { 3: { race: 'trolls' }, 4: orcs, 2: elves },
    { foes: { ...allied, trolls: { seat: 1, declined: true } } },
  )
    .offersAmong(0, 'conquer', [conquers(3)])
    .refuses(0, 'conquer', conquers(4))
})

test('[sw SW-16.5.4] a running peace ends with the diplomat’s decline', () => {
  const foes = { orcs: { seat: 1, declined: true, powerMemory: 1 } }
  campaign('elves', 'hill', 6, { 4: orcs }, { foes }).offersAmong(0, 'conquer', [conquers(4)])
})

test('[sw SW-16.5.2] attacks of earlier turns are forgotten', () => {
  given({
    players: 2,
    peoples: { orcs: { seat: 0, power: 'diplomat' }, ratmen: { seat: 1, power: 'hill' } },
    regions: { 4: orcs, 17: rats },
    attacked: [1],
  })
    .when(0, 'plan', 'expand')
    .when(0, 'conquer', 'pass')
    .offers(0, 'diplomat.ally', [1, 'pass'])
})
