import { toll } from '@spinney/example-toll'
import { holdsContract } from '@spinney/kernel/testing'
import { expect, test } from 'vitest'

test('Toll keeps the contract of all games', () => {
  const configs = [
    { animals: ['magpie', 'otter'] },
    { animals: ['frog', 'heron', 'magpie'] },
    { animals: ['otter', 'heron', 'magpie', 'frog'] },
  ] as const
  const report = holdsContract(toll, { configs, games: 20, seed: 'contract', sample: 3 })
  expect(report.games).toBe(60)
})
