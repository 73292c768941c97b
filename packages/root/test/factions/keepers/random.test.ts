import { playRandomly, randomFrom, start } from '@spinney/kernel'
import { checkContract } from '@spinney/kernel/contract'
import { describe, expect, test } from 'vitest'
import { BOARD, clearings, count, DECK_IDS, kindNamed, MAP_IDS, type Root, root } from '../../../src/index.ts'

const TABLES = [
  ['keepers', 'marquise', 'alliance'],
  ['eyrie', 'vagabond', 'keepers'],
  ['hundreds', 'keepers', 'lizard'],
  ['keepers', 'duchy', 'riverfolk'],
] as const

/** The notes about which relic lies where fit the pieces; a relic whose removal has won the game is still on its way. */
function expectRelicsToAgree(g: Root): void {
  const { forests, clearings: relics, recovered, retinue } = g.own.keepers
  for (const [type, name] of ['figure', 'tablet', 'jewelry'].entries()) {
    const kind = kindNamed(`keepers.relic-${name}`)!
    const noted = (codes: readonly number[]) => codes.filter((code) => Math.floor(code / 4) === type).length
    const lost = count(g, kind, BOARD) - noted([...forests.flat(), ...recovered])
    const spare = clearings(g).map((clearing) => noted(relics[clearing]!) - count(g, kind, clearing))
    expect(spare.every((n) => n >= 0)).toBe(true)
    expect(spare.reduce((sum, n) => sum + n, 0)).toBe(lost)
    if (g.result?.winners.includes(g.seatOf.keepers!)) expect(lost).toBe(0)
  }
  expect(retinue.flat().length).toBeLessThanOrEqual(10)
}

describe('random play', () => {
  test('games with the Keepers end and lose nothing', () => {
    for (let i = 0; i < 24; i++) {
      const config = { seats: TABLES[i % TABLES.length]!, map: MAP_IDS[(i >> 2) % 4]!, deck: DECK_IDS[i % 2]! }
      const { state } = start(root, root.config({ ...config, preset: i % 3 === 0 ? 'english' : 'current' }))
      const totals = root.conserved!(state)
      playRandomly(root, state, randomFrom(`keepers ${i}`))
      expect(root.conserved!(state)).toEqual(totals)
      expect(state.result).not.toBeNull()
      expectRelicsToAgree(state)
    }
  })

  test.each(TABLES.map((seats) => [seats.join(', '), seats] as const))(
    'the contract of the kernel holds for %s',
    (_names, seats) => {
      const configs = (['autumn', 'winter'] as const).map((map) => root.config({ seats, map }))
      expect(checkContract(root, { configs, games: 1, seed: 'keepers', sample: 150 }).games).toBe(2)
    },
    60_000,
  )
})
