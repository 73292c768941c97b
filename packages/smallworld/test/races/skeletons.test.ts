import { test } from 'vitest'
import { campaign, conquers, hand, people, tokens, tray } from '../support.ts'

const skeletons = (tokens = 1) => ({ race: 'skeletons', tokens })
const growing = (spoils: number, more: object = {}) =>
  campaign(
    'skeletons',
    'alchemist',
    0,
    { 4: skeletons(), 9: skeletons() },
    { at: 'redeploy', people: { spoils, settled: 4 }, ...more },
  )

test('[sw SW-15.10.1] one new token for every two non-empty regions conquered this turn', () => {
  growing(2).has('hand', hand('skeletons'), 1).asks(0, 'deploy')
  growing(3).has('no half tokens', hand('skeletons'), 1)
  growing(5).has('hand', hand('skeletons'), 2)
  growing(1).asks(1, 'plan').has('none', tray('skeletons'), 18)
})

test('[sw SW-15.10.1] regions count that held a token, not those that were empty', () => {
  campaign('skeletons', 'alchemist', 9, { 9: { race: 'ratmen' }, 3: { race: 'ratmen' } })
    .when(0, 'conquer', conquers(4))
    .when(0, 'conquer', conquers(9))
    .when(0, 'conquer', conquers(3))
    .has('counted', (g) => [people(g, 'skeletons').spoils, people(g, 'skeletons').settled], [2, 1])
})

test('[sw SW-15.10.1] variant: empty ones instead', () => {
  growing(0, { rules: { skeletonTrigger: 'empty' } }).has('hand', hand('skeletons'), 2)
})

test('[sw SW-15.10.2] they are put into Skeleton regions', () => {
  growing(4)
    .offers(0, 'deploy', [
      { region: 4, tokens: 1 },
      { region: 4, tokens: 2 },
      { region: 9, tokens: 1 },
      { region: 9, tokens: 2 },
    ])
    .when(0, 'deploy', { region: 9, tokens: 2 })
    .has('tokens', tokens(9), 3)
})

test('[sw SW-15.10.3] none when the tray is empty', () => {
  campaign(
    'skeletons',
    'alchemist',
    0,
    { 4: skeletons(19), 9: skeletons(1) },
    { at: 'redeploy', people: { spoils: 4 } },
  ).has('tray and hand', (g) => [tray('skeletons')(g), hand('skeletons')(g)], [0, 0])
})
