import { copy, decide, drive, playRandomly, randomFrom, randomIndex, start } from '@spinney/kernel'
import { expect, test } from 'vitest'
import { type Root, RULESET_NAMES, type RulesetName, root } from '../src/index.ts'

const MIXES: readonly (readonly string[])[] = [
  ['marquise', 'eyrie'],
  ['marquise', 'alliance'],
  ['eyrie', 'vagabond'],
  ['marquise', 'eyrie', 'alliance'],
  ['alliance', 'vagabond', 'eyrie'],
  ['vagabond', 'marquise', 'vagabond2'],
  ['alliance', 'eyrie', 'vagabond', 'marquise'],
]

interface Played {
  readonly mix: string
  readonly g: Root
  readonly before: Record<string, number>
}

/** Sixty whole games: every mix on both maps, by all presets in turn. */
function games(): Played[] {
  const played: Played[] = []
  for (let i = 0; i < 60; i++) {
    const seats = MIXES[i % MIXES.length]!
    const map = i % 2 === 0 ? 'autumn' : 'winter'
    const preset: RulesetName = RULESET_NAMES[Math.floor(i / MIXES.length) % RULESET_NAMES.length]!
    const g = start(root, root.config({ seats, map, preset })).state
    const before = root.conserved!(g)
    playRandomly(root, g, randomFrom(`random play ${i}`))
    played.push({ mix: seats.join(), g, before })
  }
  return played
}

test('sixty random games end with a winner and with all cards and pieces', () => {
  for (const { mix, g, before } of games()) {
    expect(g.over, mix).toBe(true)
    expect(g.result!.winners.length, mix).toBeGreaterThan(0)
    expect(g.limbo, mix).toEqual([])
    expect(root.conserved!(g), mix).toEqual(before)
    if (g.result!.how === 'points') expect(Math.max(...g.scores), mix).toBeGreaterThanOrEqual(30)
  }
})

test('random play is the same game as answering each question at random', () => {
  const tables = [
    { seats: ['marquise', 'eyrie', 'alliance', 'vagabond'] },
    { seats: ['marquise', 'lizard', 'corvid', 'hundreds', 'riverfolk', 'vagabond'] },
    { seats: ['eyrie', 'duchy', 'keepers', 'clockwork:alliance'], deck: 'exiles', hirelings: 'random', landmarks: 2 },
  ]
  for (const table of tables) {
    const { state } = start(root, root.config(table))
    const other = copy(state)
    const random = randomFrom('both ways')
    drive(root, state, decide(root, state), (ask) => randomIndex(ask, random), 1500)
    playRandomly(root, other, randomFrom('both ways'), 1500)
    expect(other).toEqual(state)
  }
})
