import { expect, test } from 'vitest'
import { given } from '../../src/scenario/kit.ts'
import { coins, hand, people, tray } from '../support.ts'

const column = [
  { race: 'elves', power: 'hill' },
  { race: 'orcs', power: 'forest', coins: 2 },
  { race: 'skeletons', power: 'merchant', coins: 1 },
  { race: 'trolls', power: 'flying' },
  { race: 'humans', power: 'mounted' },
  { race: 'giants', power: 'stout', coins: 4 },
]
const combo = (row: number) => ({ race: column[row]!.race, power: column[row]!.power })
const picking = (more: object = {}) => given({ players: 2, column, at: 'pick', ...more })

test('[sw SW-4.1] a first turn: pick, conquer, collect coins', () => {
  given({ players: 2, turn: 1, column })
    .when(0, 'pick', combo(0))
    .when('chance', 'banner', 'dwarves')
    .when('chance', 'badge', 'swamp')
    .asks(0, 'conquer')
    .when(0, 'conquer', { do: 'conquer', region: 4 })
    .when(0, 'conquer', 'pass')
    .has('coins', coins(0), 5 + 1 + 1)
    .asks(1, 'pick')
})

test('[sw SW-4.2] any of the six visible combos may be picked, no other', () => {
  picking()
    .offers(0, 'pick', [0, 1, 2, 3, 4, 5].map(combo))
    .refuses(0, 'pick', { race: 'dwarves', power: 'swamp' })
    .refuses(0, 'pick', { race: 'elves', power: 'forest' })
    .refuses(0, 'pick', 'pass')
})

test('[sw SW-4.3] the top combo is free, each row further down costs one coin more', () => {
  for (const row of [0, 3, 4])
    picking()
      .when(0, 'pick', combo(row))
      .has('coins', coins(0), 5 - row)
})

test('[sw SW-4.4] one coin is put on each combo above the chosen one', () => {
  picking()
    .when(0, 'pick', combo(3))
    .has('coins on combos', (g) => g.column.map((item) => item.coins), [1, 3, 2, 0, 4])
})

test('[sw SW-4.5] coins on the chosen combo become the picker’s', () => {
  picking()
    .when(0, 'pick', combo(5))
    .has('coins', coins(0), 5 - 5 + 4)
  picking()
    .when(0, 'pick', combo(1))
    .has('coins', coins(0), 5 - 1 + 2)
})

test('[sw SW-4.6] the price comes out of coins held before: with two coins only three rows are open', () => {
  picking({ coins: [2, 9] })
    .offers(0, 'pick', [0, 1, 2].map(combo))
    .refuses(0, 'pick', combo(5))
  picking({ coins: [0, 9] }).offers(0, 'pick', [combo(0)])
})

test('[sw SW-10.7] coins are an amount: any price up to it can be paid, whatever coins it is made of', () => {
  picking({ coins: [3, 0] })
    .when(0, 'pick', combo(2))
    .has('coins', coins(0), 3 - 2 + 1)
})

test('[sw SW-4.7, SW-4.10, SW-15.0.1, SW-16.0.2] the tokens of banner and badge are received: 6 + 2 Skeletons', () => {
  picking()
    .when(0, 'pick', combo(2))
    .has('hand', hand('skeletons'), 8)
    .has('tray', tray('skeletons'), 12)
    .has('combo', (g) => [people(g, 'skeletons').power, people(g, 'skeletons').seat, people(g, 'skeletons').declined], [
      'merchant',
      0,
      false,
    ])
})

test('[sw SW-4.8] a race gets no tokens beyond those of its pick', () => {
  const turn = given({
    players: 2,
    peoples: { ratmen: { seat: 0, power: 'merchant' } },
    regions: { 4: { race: 'ratmen', tokens: 10 } },
  })
    .when(0, 'plan', 'expand')
    .has('readied', hand('ratmen'), 9)
    .when(0, 'conquer', { do: 'conquer', region: 3 })
    .when(0, 'conquer', { do: 'conquer', region: 10 })
  expect(people(turn.state, 'ratmen').tray).toBe(3)
})

test('[sw SW-4.9] extra tokens come only while the tray holds some', () => {
  const spec = (spare: number) =>
    given({
      players: 2,
      peoples: { skeletons: { seat: 0, power: 'hill', spoils: 6 } },
      regions: { 4: { race: 'skeletons', tokens: 20 - spare } },
      at: 'redeploy',
    })
  spec(5).has('three new ones', tokensIn4, 18)
  spec(1).has('only one left', tokensIn4, 20)
  spec(0).has('none left', tokensIn4, 20)
})

const tokensIn4 = (g: { tokens: number[] }) => g.tokens[4]

test('[sw SW-4.11] combos slide up with their coins and the next one is uncovered', () => {
  picking()
    .when(0, 'pick', combo(1))
    .when('chance', 'banner', 'wizards')
    .when('chance', 'badge', 'seafaring')
    .has('column', (g) => g.column, [
      { ...column[0], coins: 1 },
      column[2],
      { ...column[3], coins: 0 },
      { ...column[4], coins: 0 },
      column[5],
      { race: 'wizards', power: 'seafaring', coins: 0 },
    ])
})

test('[sw SW-4.12] taking the last combo uncovers the next one in its place', () => {
  picking({ coins: [5, 5] })
    .when(0, 'pick', combo(5))
    .when('chance', 'banner', 'ratmen')
    .when('chance', 'badge', 'spirit')
    .has('sixth', (g) => g.column[5], { race: 'ratmen', power: 'spirit', coins: 0 })
    .has('first', (g) => g.column[0], { ...column[0], coins: 1 })
})
