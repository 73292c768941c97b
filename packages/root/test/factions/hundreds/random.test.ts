import { playRandomly, randomFrom, start } from '@spinney/kernel'
import { checkContract } from '@spinney/kernel/contract'
import { describe, expect, test } from 'vitest'
import { count, DECK_IDS, kindNamed, MAP_IDS, ON_CARD, onMapCount, root, SUPPLY } from '../../../src/index.ts'

const TABLES = [
  ['hundreds', 'marquise', 'alliance'],
  ['eyrie', 'vagabond', 'hundreds'],
  ['vagabond', 'hundreds', 'vagabond2'],
  ['lizard', 'hundreds', 'riverfolk'],
] as const

describe('random play', () => {
  test('games with the Hundreds end and lose nothing', () => {
    const warlord = kindNamed('hundreds.warlord')!
    for (let i = 0; i < 24; i++) {
      const config = { seats: TABLES[i % TABLES.length]!, map: MAP_IDS[(i >> 2) % 4]!, deck: DECK_IDS[i % 2]! }
      const { state } = start(root, root.config({ ...config, preset: i % 3 === 0 ? 'english' : 'current' }))
      const totals = root.conserved!(state)
      playRandomly(root, state, randomFrom(`hundreds ${i}`))
      expect(root.conserved!(state)).toEqual(totals)
      expect(state.result).not.toBeNull()
      expect(onMapCount(state, warlord) + count(state, warlord, SUPPLY) + count(state, warlord, ON_CARD)).toBe(1)
      const { command, prowess } = state.own.hundreds
      expect(Math.max(command.length, prowess.length)).toBeLessThanOrEqual(4)
    }
  })

  test.each(TABLES.map((seats) => [seats.join(', '), seats] as const))(
    'the contract of the kernel holds for %s',
    (_names, seats) => {
      const configs = (['autumn', 'winter'] as const).map((map) => root.config({ seats, map }))
      expect(checkContract(root, { configs, games: 1, seed: 'hundreds', sample: 150 }).games).toBe(2)
    },
    60_000,
  )
})
