import { expect, test } from 'vitest'
import { searchSpeed } from '../src/index.ts'

test('measures search and quick play in the games that are asked for', async () => {
  const found = await searchSpeed(['smallworld', 'chess'], 2)
  expect(found.map(({ game, players }) => [game, players])).toEqual([
    ['smallworld', 2],
    ['smallworld', 4],
  ])
  for (const { iterationsPerSecond, steadyGameSeconds } of found) {
    expect(iterationsPerSecond).toBeGreaterThan(0)
    expect(steadyGameSeconds).toBeGreaterThan(0)
  }
})
