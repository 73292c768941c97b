import { playRandomly, randomFrom, start } from '@spinney/kernel'
import { checkContract } from '@spinney/kernel/contract'
import { describe, expect, test } from 'vitest'
import { root } from '../../../src/index.ts'

const TABLES = [
  ['duchy', 'marquise', 'alliance'],
  ['eyrie', 'vagabond', 'duchy'],
  ['lizard', 'duchy', 'marquise'],
] as const

describe('random play', () => {
  test('thirty games with the Duchy end and lose nothing', () => {
    for (let i = 0; i < 30; i++) {
      const config = { seats: TABLES[i % TABLES.length]!, map: i % 2 === 0 ? 'autumn' : 'winter' }
      const { state } = start(root, root.config({ ...config, preset: i % 3 === 0 ? 'english' : 'current' }))
      const totals = root.conserved!(state)
      playRandomly(root, state, randomFrom(`duchy ${i}`))
      expect(root.conserved!(state)).toEqual(totals)
      expect(state.result).not.toBeNull()
      expect(state.own.duchy.failures).toBe(0)
    }
  })

  test.each(TABLES.map((seats) => [seats.join(', '), seats] as const))(
    'the contract of the kernel holds for %s',
    (_names, seats) => {
      const configs = (['autumn', 'winter'] as const).map((map) => root.config({ seats, map }))
      expect(checkContract(root, { configs, games: 1, seed: 'duchy', sample: 150 }).games).toBe(2)
    },
    60_000,
  )
})
