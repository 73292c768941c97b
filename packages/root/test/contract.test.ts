import { checkContract } from '@spinney/kernel/contract'
import { expect, test } from 'vitest'
import { root } from '../src/index.ts'

/** All numbers of seats, both maps, all mixes of kinds of factions; a few games each. */
const MIXES: readonly (readonly string[])[] = [
  ['marquise', 'eyrie'],
  ['alliance', 'vagabond'],
  ['eyrie', 'alliance', 'marquise'],
  ['vagabond', 'marquise', 'vagabond2'],
  ['alliance', 'marquise', 'vagabond', 'eyrie'],
]

test.each(MIXES.map((seats) => [seats.join(', '), seats] as const))(
  'random games of %s keep all that the kernel promises',
  (_names, seats) => {
    const configs = (['autumn', 'winter'] as const).map((map) => root.config({ seats, map }))
    const report = checkContract(root, { configs, games: 1, seed: 'root', sample: 150 })
    expect(report.games).toBe(2)
  },
  60_000,
)

test('so do games by the rules of older editions', () => {
  const seats = ['marquise', 'alliance', 'vagabond']
  const configs = (['english', 'first', 'draft'] as const).map((preset) => root.config({ seats, preset }))
  expect(checkContract(root, { configs, games: 1, seed: 'editions', sample: 200 }).games).toBe(3)
})
