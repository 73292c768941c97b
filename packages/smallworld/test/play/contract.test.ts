import { checkContract } from '@spinney/kernel/contract'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { smallworld } from '../../src/game.ts'

test.each([2, 3, 4, 5])('the game keeps the kernel contract with %d players', (players) => {
  const configs = [readConfig({ players }), readConfig({ players, preset: 'literal', rules: { scores: 'open' } })]
  const report = checkContract(smallworld, { configs, games: 2, seed: `contract ${players}` })
  expect(report.games).toBe(4)
})
