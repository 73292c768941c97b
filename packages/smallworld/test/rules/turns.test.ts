import { test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { abandons, campaign, coins, conquers, hand, isInPlay, people, raceIn, tokens, tray } from '../support.ts'

const rats = (tokens = 1) => ({ race: 'ratmen', tokens })
const peoples = { ratmen: { seat: 0, power: 'flying' } }
const marching = { ratmen: { seat: 0, power: 'alchemist' } }

test('[sw SW-11.2] with an active race one either expands or declines; without, one picks', () => {
  given({ players: 2, peoples, regions: { 4: rats() } }).offers(0, 'plan', ['expand', 'decline'])
  given({ players: 2 }).asks(0, 'pick')
})

test('[sw SW-11.4] all tokens but one per region are taken back', () => {
  given({ players: 2, peoples, regions: { 4: rats(4), 9: rats(1), 17: rats(3) } })
    .when(0, 'plan', 'expand')
    .has('hand', hand('ratmen'), 5)
    .has('tokens', (g) => [g.tokens[4], g.tokens[9], g.tokens[17]], [1, 1, 1])
})

test('[sw SW-11.5] the first-conquest rule applies only to a race without a token on the map', () => {
  given({ players: 2, peoples: marching, regions: { 9: rats(5) } })
    .when(0, 'plan', 'expand')
    .offersAmong(0, 'conquer', [conquers(8), conquers(14)])
    .refuses(0, 'conquer', conquers(17))
  given({ players: 2, peoples: { ratmen: { seat: 0, power: 'alchemist', hand: 5 } } })
    .when(0, 'plan', 'expand')
    .offersAmong(0, 'conquer', [conquers(17)])
    .refuses(0, 'conquer', conquers(8))
})

test('[sw SW-12.1] regions may be emptied to free their tokens, before the first conquest', () => {
  given({ players: 2, peoples: marching, regions: { 4: rats(1), 9: rats(4) } })
    .when(0, 'plan', 'expand')
    .when(0, 'conquer', abandons(4))
    .has('hand', hand('ratmen'), 4)
    .has('holder', raceIn(4), null)
    .when(0, 'conquer', conquers(4))
    .refuses(0, 'conquer', abandons(9))
})

test('[sw SW-12.1] pieces leave an abandoned region', () => {
  given({
    players: 2,
    peoples: { trolls: { seat: 0, power: 'fortified' } },
    regions: { 4: { race: 'trolls', pieces: { lair: 1, fortress: 1 } } },
  })
    .when(0, 'plan', 'expand')
    .when(0, 'conquer', abandons(4))
    .has('pieces', (g) => [g.pieces.lair![4], g.pieces.fortress![4]], [0, 0])
})

test('[sw SW-12.2] an abandoned region brings no coins', () => {
  given({ players: 2, peoples: { ratmen: { seat: 0, power: 'hill' } }, regions: { 3: rats(), 9: rats() } })
    .when(0, 'plan', 'expand')
    .when(0, 'conquer', abandons(9))
    .when(0, 'conquer', 'pass')
    .has('coins', coins(0), 6)
})

test('[sw SW-12.3] after giving up everything the next conquest is a first conquest', () => {
  given({ players: 2, peoples: marching, regions: { 4: rats(2), 9: rats(3) } })
    .when(0, 'plan', 'expand')
    .when(0, 'conquer', { do: 'abandonAll' })
    .has('hand', hand('ratmen'), 5)
    .offersAmong(0, 'conquer', [conquers(17), conquers(4)])
    .refuses(0, 'conquer', conquers(9))
    .refuses(0, 'conquer', { do: 'abandonAll' })
})

test('[sw SW-13.1, SW-13.8] a race declines in a turn of its own, a new combo is picked on the next', () => {
  given({
    players: 2,
    peoples: { ...peoples, elves: { seat: 1, power: 'hill' } },
    regions: { 4: rats(3), 1: { race: 'elves' } },
  })
    .when(0, 'plan', 'decline')
    .asks(1, 'plan')
    .has('declined', (g) => [people(g, 'ratmen').declined, g.active[0]], [true, -1])
    .when(1, 'plan', 'decline')
    .asks(0, 'pick')
})

test('[sw SW-13.1] a decline turn is only that: no conquest, no redeployment', () => {
  given({ players: 2, peoples, regions: { 4: rats(3), 9: rats(3) } })
    .when(0, 'plan', 'decline')
    .asks(1, 'pick')
})

test('[sw SW-13.2] the badge is discarded and its power is gone', () => {
  given({ players: 2, peoples, regions: { 4: rats(3) } })
    .when(0, 'plan', 'decline')
    .has('badge', (g) => [people(g, 'ratmen').power, g.badgeDiscard], [null, ['flying']])
})

test('[sw SW-13.3] one token per region stays, the others go to the tray', () => {
  given({ players: 2, peoples: { ratmen: { seat: 0, power: 'flying', hand: 2 } }, regions: { 4: rats(4), 9: rats(2) } })
    .when(0, 'plan', 'decline')
    .has('tokens', (g) => [g.tokens[4], g.tokens[9]], [1, 1])
    .has('hand and tray', (g) => [hand('ratmen')(g), tray('ratmen')(g)], [0, 11])
})

test('[sw SW-13.4, SW-13.6] the race declined before leaves the map at once', () => {
  given({
    players: 2,
    peoples: {
      tritons: { seat: 0, power: 'hill' },
      skeletons: { seat: 0, declined: true },
      orcs: { seat: 1, declined: true },
    },
    regions: {
      4: { race: 'tritons', tokens: 2 },
      9: { race: 'skeletons' },
      10: { race: 'skeletons' },
      1: { race: 'orcs' },
    },
  })
    .when(0, 'plan', 'decline')
    .has('holders', (g) => [raceIn(4)(g), raceIn(9)(g), raceIn(10)(g)], ['tritons', null, null])
    .has('skeletons in play', isInPlay('skeletons'), false)
    .has('another’s declined race in play', isInPlay('orcs'), true)
    .has('coins', coins(0), 6)
})

test('[sw SW-13.5] the banner of a race without tokens goes under the stack', () => {
  given({
    players: 2,
    peoples: { tritons: { seat: 0, power: 'hill' }, skeletons: { seat: 0, declined: true } },
    regions: { 4: { race: 'tritons' }, 9: { race: 'skeletons' } },
    bannersBelow: ['orcs'],
  })
    .when(0, 'plan', 'decline')
    .has('below the stack', (g) => g.bannersBelow, ['orcs', 'skeletons'])
})

test('[sw SW-13.5] so it does when its last declined token is conquered, not before', () => {
  const foes = { ratmen: { seat: 1, declined: true } }
  campaign('elves', 'alchemist', 9, { 4: rats(), 9: rats() }, { foes })
    .when(0, 'conquer', conquers(4))
    .has('still there', isInPlay('ratmen'), true)
    .when(0, 'conquer', conquers(9))
    .has('gone', isInPlay('ratmen'), false)
    .has('below the stack', (g) => g.bannersBelow, ['ratmen'])
})

test('[sw SW-13.5] with no stack left it takes the lowest free place of the column', () => {
  const column = [
    { race: 'dwarves', power: 'forest' },
    { race: 'humans', power: 'mounted' },
    { race: 'wizards', power: 'stout' },
  ]
  const active = { amazons: 'swamp', ghouls: 'berserk', giants: 'commando', halflings: 'diplomat' }
  const declined = ['orcs', 'sorcerers', 'trolls', 'elves']
  given({
    players: 5,
    peoples: {
      ...Object.fromEntries(Object.entries(active).map(([race, power], i) => [race, { seat: i + 1, power }])),
      ...Object.fromEntries(declined.map((race, i) => [race, { seat: i + 1, declined: true }])),
      tritons: { seat: 0, power: 'hill' },
      ratmen: { seat: 0, declined: true },
      skeletons: { seat: 1, power: 'spirit', declined: true },
    },
    regions: { 4: { race: 'tritons' }, 9: { race: 'ratmen' } },
    column,
  })
    .has('column before', (g) => [g.column.length, g.bannerBag.length], [3, 0])
    .when(0, 'plan', 'decline')
    .asks('chance', 'badge')
    .chance('merchant')
    .has('fourth row', (g) => g.column[3], { race: 'ratmen', power: 'merchant', coins: 0 })
})

test('[sw SW-13.5] an active race without tokens keeps its banner', () => {
  campaign('elves', 'alchemist', 3, { 4: rats() })
    .when(0, 'conquer', conquers(4))
    .has('in play', isInPlay('ratmen'), true)
    .when(1, 'plan', 'decline')
    .has('gone after its decline', isInPlay('ratmen'), false)
})

test('[sw SW-13.7] the freshly declined race pays its regions, without abilities', () => {
  given({
    players: 2,
    peoples: { humans: { seat: 0, power: 'merchant' } },
    regions: { 1: { race: 'humans' }, 9: { race: 'humans' } },
  })
    .when(0, 'plan', 'decline')
    .has('coins', coins(0), 7)
})

test('[sw SW-13.7] variant: it pays nothing on that turn', () => {
  given({
    players: 2,
    peoples: { humans: { seat: 0, power: 'spirit' }, orcs: { seat: 0, declined: true } },
    regions: { 1: { race: 'humans' }, 9: { race: 'orcs' } },
    rules: { declineTurnScoring: 'none' },
  })
    .when(0, 'plan', 'decline')
    .has('coins', coins(0), 6)
})

test('[sw SW-13.9] old and new race both score', () => {
  const foes = { ratmen: { seat: 0, declined: true } }
  campaign('elves', 'alchemist', 0, { 4: rats(), 1: { race: 'elves' } }, { foes, at: 'score' }).has(
    'coins',
    coins(0),
    5 + 1 + 1 + 2,
  )
})

test('[sw SW-13.10] when badges run out the discarded ones are shuffled into a new stack', () => {
  const column = [{ race: 'dwarves', power: 'alchemist' }]
  const discarded = ['berserk', 'bivouacking', 'commando', 'diplomat', 'dragon-master', 'flying', 'forest', 'fortified']
  const more = ['heroic', 'hill', 'merchant', 'mounted', 'pillaging', 'seafaring', 'spirit', 'stout', 'swamp']
  given({ players: 2, column, badgeDiscard: [...discarded, ...more, 'underworld', 'wealthy'], at: 'pick' })
    .when(0, 'pick', column[0]!)
    .when('chance', 'banner', 'trolls')
    .has('discarded', (g) => g.badgeDiscard, [])
    .offers('chance', 'badge', [...discarded, ...more, 'underworld', 'wealthy'])
    .chance('swamp')
    .has('column', (g) => g.column[0], { race: 'trolls', power: 'swamp', coins: 0 })
})

test('[sw SW-11.4] a token left from a lost region can be used when troops are readied', () => {
  given({ players: 2, peoples: { ratmen: { seat: 0, power: 'alchemist', hand: 2 } }, regions: { 4: rats(2) } })
    .when(0, 'plan', 'expand')
    .has('hand', hand('ratmen'), 3)
    .has('tokens', tokens(4), 1)
})
