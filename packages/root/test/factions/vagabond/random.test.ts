import { playRandomly, randomFrom, start } from '@spinney/kernel'
import { checkContract } from '@spinney/kernel/contract'
import { describe, expect, test } from 'vitest'
import { vagabondAt } from '../../../src/factions/vagabond/state.ts'
import { type Root, root } from '../../../src/index.ts'

const TABLES = [
  ['marquise', 'vagabond'],
  ['vagabond', 'marquise', 'vagabond2'],
]

/** Items that are somewhere: with a Vagabond, in a box or the supply, under a ruin, left in a clearing. */
function itemsSomewhere(g: Root): number {
  const boards = g.factions.map((faction, seat) => (faction === 'marquise' ? 0 : vagabondAt(g, seat).items.length))
  const seen = g.own.vagabonds.seen.map((ruin) => ruin.items.length)
  return sum([...boards, ...seen, ...g.supplyItems, ...g.items.flat(), g.ruinItems.length])
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

describe('random play', () => {
  test.each(TABLES.flatMap((seats) => ['autumn', 'winter'].map((map) => ({ seats, map }))))(
    'thirty games of $seats on $map end and lose nothing',
    ({ seats, map }) => {
      for (let i = 0; i < 30; i++) {
        const { state } = start(root, root.config({ seats, map }))
        const totals = root.conserved!(state)
        playRandomly(root, state, randomFrom(`vagabond:${map}:${seats.length}:${i}`), 500)
        const [underRuins, before] = [sum(state.underRuin), itemsSomewhere(state)]
        expect(sum(state.own.vagabonds.seen.map((ruin) => ruin.items.length)) + state.ruinItems.length).toBe(underRuins)
        playRandomly(root, state, randomFrom(`more:${i}`))
        expect(root.conserved!(state)).toEqual(totals)
        expect(itemsSomewhere(state)).toBeLessThanOrEqual(before)
        expect(state.result).not.toBeNull()
      }
    },
  )

  test('the kernel’s contract holds with one and with two Vagabonds', () => {
    const configs = [...TABLES, ['marquise', 'eyrie', 'alliance', 'vagabond']].map((seats) => root.config({ seats }))
    expect(checkContract(root, { configs, games: 1, seed: 'vagabonds', sample: 25 }).games).toBe(3)
  })
})
