import { decide, playInPlace, randomFrom, randomIndex, start } from '@spinney/kernel'
import { expect, test } from 'vitest'
import index from '../../law/index.json' with { type: 'json' }
import { root } from '../../src/root.ts'

const game = root as never as Parameters<typeof playInPlace>[0]

/** The rules that questions and events of a random game name. */
function namedIn(seats: readonly string[], seed: string, answers: number): Set<string> {
  const random = randomFrom(seed)
  const { state, events } = start(root, { seats, map: 'autumn', deck: 'base', preset: 'current' } as never)
  const laws = new Set(events.map(({ law }) => law))
  for (let i = 0, ask = decide(game, state); ask !== null && i < answers; i++, ask = decide(game, state)) {
    laws.add(ask.law)
    const answer = { seat: ask.seat, kind: ask.kind, pick: ask.options[randomIndex(ask, random)]! }
    for (const { law } of playInPlace(game, state, answer).events) laws.add(law)
  }
  return laws
}

test('every rule that a game names has an entry', () => {
  const ids = new Set(index.map(({ id }) => id))
  const tables = [
    ['marquise', 'eyrie', 'alliance', 'vagabond'],
    ['lizard', 'riverfolk', 'duchy', 'corvid'],
    ['hundreds', 'keepers', 'marquise'],
  ]
  for (const seats of tables) {
    const laws = [...namedIn(seats, seats.join(), 600)]
    expect(laws.length).toBeGreaterThan(30)
    expect(laws.filter((law) => !ids.has(law))).toEqual([])
  }
})
