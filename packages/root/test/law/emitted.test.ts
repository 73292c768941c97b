import { decide, playInPlace, randomFrom, randomIndex, start } from '@spinney/kernel'
import { expect, test } from 'vitest'
import annex from '../../law/annex.json' with { type: 'json' }
import index from '../../law/index.json' with { type: 'json' }
import { root } from '../../src/root.ts'

const game = root as never as Parameters<typeof playInPlace>[0]

/** The rules that questions and events of a random game name. */
function namedIn(table: unknown, answers: number): Set<string> {
  const random = randomFrom(JSON.stringify(table))
  const { state, events } = start(root, root.config(table))
  const laws = new Set(events.map(({ law }) => law))
  for (let i = 0, ask = decide(game, state); ask !== null && i < answers; i++, ask = decide(game, state)) {
    laws.add(ask.law)
    const answer = { seat: ask.seat, kind: ask.kind, pick: ask.options[randomIndex(ask, random)]! }
    for (const { law } of playInPlace(game, state, answer).events) laws.add(law)
  }
  return laws
}

test('every rule that a game names has an entry', () => {
  const ids = new Set([...index, ...annex].map(({ id }) => id))
  const extras = { hirelings: 'random', landmarks: 2 }
  const tables = [
    { seats: ['marquise', 'eyrie', 'alliance', 'vagabond'], ...extras },
    { seats: ['lizard', 'riverfolk', 'duchy', 'corvid'], ...extras, map: 'lake' },
    { seats: ['hundreds', 'keepers', 'marquise'], map: 'mountain' },
    { seats: ['clockwork:marquise+blitz+hospitals', 'clockwork:eyrie+swoop', 'clockwork:alliance', 'duchy'] },
    { seats: ['clockwork:lizard', 'clockwork:riverfolk', 'clockwork:duchy', 'vagabond'] },
    { seats: ['clockwork:corvid+gamble', 'clockwork:vagabond+adventurer', 'eyrie'] },
  ]
  for (const table of tables) {
    const laws = [...namedIn(table, 600)]
    expect(laws.length).toBeGreaterThan(30)
    expect(laws.filter((law) => !ids.has(law))).toEqual([])
  }
})
