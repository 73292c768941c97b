import { test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { campaign, coins, conquers, hand, people, raceIn } from '../support.ts'

const amazons = (tokens = 1) => ({ race: 'amazons', tokens })
const aside = (g: Parameters<typeof people>[0]) => people(g, 'amazons').aside

test('[sw SW-15.1.1] four tokens more to conquer with: ten and the badge bonus', () => {
  const column = [{ race: 'amazons', power: 'merchant' }]
  given({ players: 2, column, at: 'pick', bannersBelow: [] })
    .when(0, 'pick', column[0]!)
    .has('without the four', (g) => [hand('amazons')(g), aside(g)], [8, 4])
    .when('chance', 'banner', 'orcs')
    .when('chance', 'badge', 'hill')
    .shows((g) => g.column.length === 1)
  given({ players: 2, peoples: { amazons: { seat: 0, power: 'merchant', hand: 8, aside: 4 } } })
    .when(0, 'plan', 'expand')
    .has('in the turn', (g) => [hand('amazons')(g), aside(g)], [12, 0])
})

test('[sw SW-15.1.2] at redeployment four tokens leave the map, one stays in each region', () => {
  campaign('amazons', 'alchemist', 1, { 4: amazons(4), 9: amazons(2) }, { at: 'redeploy' })
    .has('set aside', aside, 4)
    .has('left to place', hand('amazons'), 1)
    .has('tokens', (g) => [g.tokens[4], g.tokens[9]], [1, 1])
    .when(0, 'deploy', { region: 9, tokens: 1 })
    .has('tokens', (g) => [g.tokens[4], g.tokens[9]], [1, 2])
})

test('[sw SW-15.1.2] where that is not possible regions are emptied, as many as needed', () => {
  campaign('amazons', 'alchemist', 0, { 4: amazons(2), 9: amazons(2), 10: amazons(1) }, { at: 'redeploy' })
    .offers(0, 'amazons.giveUp', [4, 9, 10])
    .when(0, 'amazons.giveUp', 10)
    .has('one more is needed', hand('amazons'), 3)
    .when(0, 'amazons.giveUp', 4)
    .has('holders', (g) => [raceIn(4)(g), raceIn(9)(g), raceIn(10)(g)], [null, 'amazons', null])
    .has('coins', coins(0), 5 + 1 + 2)
    .has('set aside', aside, 4)
})

test('[sw SW-15.1.2] the four cannot be lost to attackers', () => {
  const foes = { amazons: { seat: 1, power: 'hill', aside: 4 } }
  campaign('elves', 'alchemist', 9, { 4: amazons(2) }, { foes })
    .when(0, 'conquer', conquers(4))
    .has('hand and aside', (g) => [hand('amazons')(g), aside(g)], [1, 4])
})

test('[sw SW-15.1.3] they are back when troops are readied', () => {
  given({ players: 2, peoples: { amazons: { seat: 0, power: 'hill', aside: 4 } }, regions: { 4: amazons(3) } })
    .has('before', hand('amazons'), 0)
    .when(0, 'plan', 'expand')
    .has('readied', hand('amazons'), 6)
    .when(0, 'conquer', conquers(9))
    .has('used', (g) => [g.tokens[9], hand('amazons')(g)], [2, 4])
})

test('[sw SW-15.1.1] declined Amazons have no extra tokens', () => {
  given({ players: 2, peoples: { amazons: { seat: 0, power: 'hill', aside: 4 } }, regions: { 4: amazons(3) } })
    .when(0, 'plan', 'decline')
    .has('all but one in the tray', (g) => [people(g, 'amazons').tray, aside(g)], [14, 0])
})
