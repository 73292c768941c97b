import { test } from 'vitest'
import { attempts, campaign, conquers, cost, hand, people, raceIn, tokens, tray } from '../support.ts'

const rats = { race: 'ratmen' }

test('[sw SW-5.2] a race enters the map at the edge or on a sea, not inland and not on the lake', () => {
  campaign('elves', 'alchemist', 9)
    .offers(0, 'conquer', [...[1, 2, 3, 4, 5, 10, 11, 15, 16, 17, 18, 19, 20, 21].map(conquers), 'pass'])
    .refuses(0, 'conquer', conquers(9))
    .refuses(0, 'conquer', conquers(6))
    .refuses(0, 'conquer', conquers(7))
})

test('[sw SW-5.2] land on a sea is a border region even when somebody sits on that sea', () => {
  const foes = { ratmen: { seat: 1, power: 'seafaring' } }
  campaign('elves', 'hill', 9, { 22: rats }, { foes }).offersAmong(0, 'conquer', [conquers(21)])
})

test('[sw SW-5.3] an empty region costs two tokens', () => {
  campaign('elves', 'alchemist', 9)
    .has('cost', cost('elves', 4), 2)
    .when(0, 'conquer', conquers(4))
    .has('tokens', tokens(4), 2)
    .has('hand', hand('elves'), 7)
})

test('[sw SW-5.4] each Lair, Mountain, Fortress and Encampment costs one token more', () => {
  const markers = { lair: 1, fortress: 1, encampment: 3 }
  campaign('elves', 'alchemist', 9, { 5: { ...rats, pieces: markers }, 1: rats })
    .has('cost of a bare mountain', cost('elves', 15), 3)
    .has('cost of a region without markers', cost('elves', 1), 3)
    .has('cost with all markers', cost('elves', 5), 2 + 1 + 5 + 1)
})

test('[sw SW-5.5] each Lost Tribe and each token of another race costs one token more', () => {
  campaign('elves', 'alchemist', 9, { 4: { ...rats, tokens: 4 } })
    .has('four tokens', cost('elves', 4), 6)
    .has('a tribe', cost('elves', 3), 3)
    .has('nobody', cost('elves', 2), 2)
})

test('[sw SW-5.6] seas and the lake cannot be conquered', () => {
  campaign('elves', 'alchemist', 9, { 6: { race: 'elves' }, 1: { race: 'elves' } })
    .refuses(0, 'conquer', conquers(0))
    .refuses(0, 'conquer', conquers(7))
    .offersAmong(0, 'conquer', [conquers(12), conquers(5)])
})

test('[sw SW-5.7] example: a seaside region with one Lost Tribe costs three', () => {
  campaign('elves', 'alchemist', 9, {}, { players: 3, foes: {} }).has('cost', cost('elves', 7), 3)
})

test('[sw SW-5.8] the tokens used stay in the region for the rest of the conquests', () => {
  campaign('elves', 'alchemist', 4)
    .when(0, 'conquer', conquers(4))
    .when(0, 'conquer', conquers(9))
    .has('tokens', (g) => [g.tokens[4], g.tokens[9]], [2, 2])
    .has('hand', hand('elves'), 0)
    .asks(0, 'regroup')
})

test('[sw SW-5.9] a conquest takes at least one token of the hand', () => {
  const free = campaign('tritons', 'commando', 1, { 1: { race: 'tritons' } })
  free.has('cost', cost('tritons', 2), 1).when(0, 'conquer', conquers(2)).has('hand', hand('tritons'), 0)
  campaign('tritons', 'commando', 0, { 1: { race: 'tritons' } }).refuses(0, 'conquer', conquers(2))
})

test('[sw SW-6.1] the previous holder leaves the region at once', () => {
  campaign('elves', 'alchemist', 9, { 4: { ...rats, tokens: 3, pieces: { fortress: 1, lair: 1 } } })
    .when(0, 'conquer', conquers(4))
    .has('holder', raceIn(4), 'elves')
    .has('tokens', tokens(4), 7)
    .has('pieces', (g) => [g.pieces.fortress![4], g.pieces.lair![4]], [0, 0])
})

test('[sw SW-6.2] one token of an active race is lost for good, the others go to its hand', () => {
  campaign('elves', 'alchemist', 9, { 4: { ...rats, tokens: 3 }, 17: rats })
    .has('tray before', tray('ratmen'), 9)
    .when(0, 'conquer', conquers(4))
    .has('tray', tray('ratmen'), 10)
    .has('hand', hand('ratmen'), 2)
})

test('[sw SW-6.3, SW-6.4] survivors go to regions of their race, near or far, at the end of the attacker’s turn', () => {
  campaign('elves', 'alchemist', 5, { 4: { ...rats, tokens: 3 }, 17: rats, 1: rats })
    .when(0, 'conquer', conquers(4))
    .has('still in hand', hand('ratmen'), 2)
    .offers(1, 'deploy', [
      { region: 1, tokens: 1 },
      { region: 1, tokens: 2 },
      { region: 17, tokens: 1 },
      { region: 17, tokens: 2 },
    ])
    .when(1, 'deploy', { region: 17, tokens: 2 })
    .has('tokens', tokens(17), 3)
    .asks(1, 'plan')
})

test('[sw SW-6.3] several defenders place their survivors clockwise from the attacker', () => {
  const foes = { ratmen: { seat: 0, power: 'hill' }, orcs: { seat: 2, power: 'swamp' } }
  const orcs = { race: 'orcs' }
  const regions = {
    3: { ...rats, tokens: 2 },
    5: rats,
    6: rats,
    8: { ...orcs, tokens: 2 },
    12: orcs,
    13: orcs,
    9: { race: 'elves' },
  }
  campaign('elves', 'alchemist', 9, regions, { players: 3, seat: 1, people: { seat: 1 }, foes })
    .when(1, 'conquer', conquers(3))
    .when(1, 'conquer', conquers(8))
    .when(1, 'conquer', 'pass')
    .when(1, 'regroup', 'pass')
    .when(1, 'deploy', { region: 9, tokens: 1 })
    .asks(2, 'deploy')
    .when(2, 'deploy', { region: 12, tokens: 1 })
    .asks(0, 'deploy')
})

test('[sw SW-6.5] without a region left the tokens stay in hand and enter again by the first-conquest rule', () => {
  campaign('elves', 'alchemist', 5, { 4: { ...rats, tokens: 3 } })
    .when(0, 'conquer', conquers(4))
    .asks(1, 'plan')
    .has('hand', hand('ratmen'), 2)
    .when(1, 'plan', 'expand')
    .offersAmong(1, 'conquer', [conquers(1), conquers(17)])
    .refuses(1, 'conquer', conquers(9))
})

test('[sw SW-6.6] a lone token is simply lost', () => {
  campaign('elves', 'alchemist', 3, { 4: rats, 17: rats })
    .when(0, 'conquer', conquers(4))
    .has('hand', hand('ratmen'), 0)
    .has('tray', tray('ratmen'), 12)
    .asks(1, 'plan')
})

test('[sw SW-6.7] Lost Tribes and tokens of a declined race are all removed', () => {
  const foes = { ratmen: { seat: 1, declined: true } }
  campaign('elves', 'alchemist', 9, { 4: rats, 17: rats }, { foes })
    .when(0, 'conquer', conquers(4))
    .has('tray', tray('ratmen'), 12)
    .has('hand', hand('ratmen'), 0)
    .when(0, 'conquer', conquers(3))
    .has('tribes', (g) => [g.tribes[3], g.tribesGone], [0, 1])
})

test('[sw SW-6.8] a region of the own declined race may be conquered, its token is lost', () => {
  const foes = { ratmen: { seat: 0, declined: true } }
  campaign('elves', 'alchemist', 3, { 4: rats, 17: rats }, { foes })
    .when(0, 'conquer', conquers(4))
    .has('holder', raceIn(4), 'elves')
    .has('tray', tray('ratmen'), 12)
})

test('[sw SW-6.8, SW-7.2] a region of the race itself is no target', () => {
  campaign('elves', 'alchemist', 9, { 4: { race: 'elves' } }).refuses(0, 'conquer', conquers(4))
})

test('[sw SW-6.9] a mountain defends its new holder too', () => {
  campaign('elves', 'alchemist', 9, { 5: rats })
    .has('cost', cost('elves', 5), 4)
    .when(0, 'conquer', conquers(5))
    .has('cost for the former holder', cost('ratmen', 5), 2 + 1 + 4)
})

test('[sw SW-7.1] conquests go on while tokens last, and may be ended at any time', () => {
  campaign('elves', 'alchemist', 6)
    .when(0, 'conquer', conquers(4))
    .when(0, 'conquer', conquers(9))
    .offers(0, 'conquer', [attempts(3), attempts(8), attempts(10), attempts(14), 'pass'])
    .when(0, 'conquer', 'pass')
    .asks(0, 'regroup')
})

test('[sw SW-7.2] each target borders a region the race holds', () => {
  campaign('elves', 'alchemist', 9, { 4: { race: 'elves' } }, { begun: true })
    .offers(0, 'conquer', [...[3, 9, 10].map(conquers), 'pass'])
    .when(0, 'conquer', conquers(9))
    .offersAmong(0, 'conquer', [conquers(3), conquers(8), conquers(10), conquers(14)])
    .refuses(0, 'conquer', conquers(2))
})

test('[sw SW-7.2] regions of the own declined race do not extend the reach', () => {
  const foes = { ratmen: { seat: 0, declined: true } }
  campaign('elves', 'alchemist', 9, { 4: { race: 'elves' }, 17: rats }, { foes, begun: true }).refuses(
    0,
    'conquer',
    conquers(12),
  )
})

test('[sw SW-7.3] example: Skeletons take a hill, then the Elves’ farmland next to it', () => {
  campaign(
    'skeletons',
    'alchemist',
    8,
    { 9: { race: 'elves', tokens: 2 } },
    { foes: { elves: { seat: 1, power: 'swamp' } } },
  )
    .refuses(0, 'conquer', conquers(9))
    .when(0, 'conquer', conquers(4))
    .when(0, 'conquer', conquers(9))
    .has('tokens', tokens(9), 4)
})

test('[sw SW-8.1] with at least one token in hand a last attempt is possible, with none it is not', () => {
  campaign('elves', 'alchemist', 1, { 4: { race: 'elves' } }).offersAmong(0, 'conquer', [attempts(9)])
  campaign('elves', 'alchemist', 0, { 4: { race: 'elves' } }).refuses(0, 'conquer', attempts(9))
})

test('[sw SW-8.2] the target may be up to three tokens out of reach, and must border', () => {
  const regions = { 4: { race: 'elves' }, 9: { ...rats, tokens: 2 }, 3: { ...rats, tokens: 3 } }
  campaign('elves', 'alchemist', 1, regions)
    .offersAmong(0, 'conquer', [attempts(9), attempts(10)])
    .refuses(0, 'conquer', attempts(3))
    .refuses(0, 'conquer', attempts(17))
  campaign('elves', 'alchemist', 2, regions).offersAmong(0, 'conquer', [attempts(3)])
})

test('[sw SW-8.2] variant: only regions that cost three at most', () => {
  const regions = { 4: { race: 'elves' }, 9: { ...rats, tokens: 2 } }
  campaign('elves', 'alchemist', 2, regions, { rules: { finalAttemptLimit: 'cost3' } })
    .offersAmong(0, 'conquer', [attempts(3), attempts(10)])
    .refuses(0, 'conquer', attempts(9))
})

test('[sw SW-8.3] the target is named before the die is rolled', () => {
  campaign('elves', 'alchemist', 1, { 4: { race: 'elves' } })
    .when(0, 'conquer', attempts(9))
    .offers('chance', 'die', [0, 1, 2, 3])
})

test('[sw SW-8.4] the target need not be the weakest region', () => {
  campaign('elves', 'alchemist', 2, { 4: { race: 'elves' }, 3: { ...rats, tokens: 3 } }).offersAmong(0, 'conquer', [
    conquers(9),
    attempts(3),
  ])
})

test('[sw SW-8.5] die and hand together meet the cost: the region is taken with all remaining tokens', () => {
  campaign('elves', 'alchemist', 2, { 4: { race: 'elves' }, 9: { ...rats, tokens: 3 }, 17: rats })
    .when(0, 'conquer', attempts(9))
    .chance(3)
    .has('holder', raceIn(9), 'elves')
    .has('tokens', tokens(9), 2)
    .has('hand', hand('elves'), 0)
})

test('[sw SW-8.6] otherwise the tokens go to regions already held', () => {
  campaign('elves', 'alchemist', 2, { 4: { race: 'elves' }, 9: { ...rats, tokens: 3 } })
    .when(0, 'conquer', attempts(9))
    .chance(2)
    .has('holder', raceIn(9), 'ratmen')
    .has('tokens', tokens(4), 3)
})

test('[sw SW-8.6] without a region they stay in hand', () => {
  campaign('elves', 'alchemist', 1)
    .when(0, 'conquer', attempts(4))
    .chance(0)
    .has('hand', hand('elves'), 1)
    .asks(1, 'plan')
})

test('[sw SW-8.7] either way conquests are over', () => {
  const before = campaign('elves', 'alchemist', 3, { 4: { race: 'elves' }, 9: { ...rats, tokens: 3 } })
  before.when(0, 'conquer', attempts(9)).chance(0).asks(1, 'plan')
  before.when(0, 'conquer', attempts(9)).chance(3).asks(0, 'regroup')
})

test('[sw SW-8.8] example: a mountain costs three, a total of four takes it', () => {
  campaign('skeletons', 'alchemist', 1, { 4: { race: 'skeletons' }, 9: { race: 'skeletons' } }, { begun: true })
    .has('cost', cost('skeletons', 8), 3)
    .when(0, 'conquer', attempts(8))
    .chance(3)
    .has('holder', raceIn(8), 'skeletons')
    .has('counted as empty', (g) => [people(g, 'skeletons').spoils, people(g, 'skeletons').settled], [0, 1])
})
