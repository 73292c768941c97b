import { decide, playRandomly, randomFrom, start } from '@spinney/kernel'
import { scenario } from '@spinney/kernel/scenario'
import { expect, test } from 'vitest'
import { boards, mapFor } from '../../src/board/boards.ts'
import { readConfig } from '../../src/config.ts'
import { smallworld } from '../../src/game.ts'
import { campaign, conquers, cost, hand, people, raceIn, tray } from '../support.ts'

const begin = (players: number) => start(smallworld, readConfig({ players, firstPlayer: 0 })).state

/** A table at which the column has been laid out. */
function laidOut(players: number) {
  const g = begin(players)
  playRandomly(smallworld, g, randomFrom('column'), 12)
  return g
}

test.each([
  [2, '2p', 10],
  [3, '3p', 10],
  [4, '4p', 9],
  [5, '5p', 8],
])('[sw SW-2.1, SW-2.2] %d players use map %s, begin at turn 1 and play %d turns', (players, map, turns) => {
  const g = begin(players)
  expect([g.map, g.turn, mapFor(players).turns]).toEqual([map, 1, turns])
})

test('[sw SW-2.3] tokens that nobody has taken lie in the tray', () => {
  campaign('elves', 'hill', 4, { 4: { race: 'elves', tokens: 3 } })
    .has('tray', tray('elves'), 4)
    .when(0, 'conquer', conquers(9))
    .has('tray after a conquest', tray('elves'), 4)
})

test('[sw SW-2.4, SW-2.5, SW-2.6] six different banners are uncovered, each with a badge', () => {
  const first = scenario(smallworld as never, begin(2) as never)
  first.asks('chance', 'banner')
  expect(decide(smallworld, begin(2))!.options).toHaveLength(14)
  const g = laidOut(2)
  expect(g.column).toHaveLength(6)
  expect(new Set(g.column.map((combo) => combo.race)).size).toBe(6)
  expect(new Set(g.column.map((combo) => combo.power)).size).toBe(6)
  expect([g.bannerBag.length, g.badgeBag.length]).toEqual([8, 14])
  expect(g.column.every((combo) => combo.coins === 0)).toBe(true)
  expect(decide(smallworld, g)!.kind).toBe('pick')
})

test('[sw SW-2.4, SW-2.5] which banner and badge come next is left to chance', () => {
  const g = begin(2)
  const races = new Set<string>()
  for (let i = 0; i < 40; i++) {
    const other = begin(2)
    playRandomly(smallworld, other, randomFrom(i), 2)
    races.add(other.column[0]!.race)
  }
  expect(g.column).toEqual([])
  expect(races.size).toBeGreaterThan(8)
})

test.each([2, 3, 4, 5])(
  '[sw SW-2.7, SW-2.9] with %d players tribes and mountains are where the map shows them',
  (players) => {
    const g = begin(players)
    const { facts, mountain } = boards[g.map]
    expect(g.tribes).toEqual(facts.regions.map((region) => (region.lostTribe ? 1 : 0)))
    expect(mountain).toEqual(facts.regions.map((region) => region.terrain === 'mountain'))
  },
)

test('[sw SW-2.8] Lost Tribes hold their region until they are conquered', () => {
  campaign('elves', 'hill', 5, { 4: { race: 'elves' } })
    .has('cost of a region with a tribe', cost('elves', 3), 3)
    .when(0, 'conquer', conquers(3))
    .has('tribes', (g) => [g.tribes[3], g.tribesGone], [0, 1])
    .has('holder', raceIn(3), 'elves')
})

test('[sw SW-2.10, SW-2.11] everybody begins with five coins, the bank has the others', () => {
  const g = begin(4)
  expect(g.coins).toEqual([[5], [5], [5], [5]])
  expect(g.bank).toBe(515 - 20)
})

test('a promised combo is taken without a question and without price', () => {
  const firstCombos = [{ race: 'trolls', power: 'hill' }]
  const g = start(smallworld, readConfig({ players: 2, firstPlayer: 0, firstCombos })).state
  playRandomly(smallworld, g, randomFrom('column'), 12)
  expect(decide(smallworld, g)).toMatchObject({ seat: 0, kind: 'conquer' })
  expect(people(g, 'trolls')).toMatchObject({ seat: 0, power: 'hill' })
  expect([hand('trolls')(g), g.coins[0]]).toEqual([9, [5]])
})
