import { playRandomly, randomFrom, start } from '@spinney/kernel'
import { checkContract } from '@spinney/kernel/contract'
import { expect, test } from 'vitest'
import { botFor } from '../../src/clockwork/facts.ts'
import { DECK_IDS, MAP_IDS, root } from '../../src/index.ts'
import { BOT_IDS, tableNr } from './tables.ts'

/**
 * How many games: a fixed sample here, as many as you like with
 * `SPINNEY_GAMES=5000 npx vitest run packages/root/test/clockwork/random.test.ts`.
 */
const GAMES = Number(process.env.SPINNEY_GAMES ?? 120)

test(`[clockwork A.3] ${GAMES} random games with one to five automata end, with all cards and pieces`, () => {
  const seen = new Set<string>()
  for (let nr = 0; nr < GAMES; nr++) {
    const config = tableNr(nr)
    const g = start(root, config).state
    const before = root.conserved!(g)
    playRandomly(root, g, randomFrom(`clockwork play ${nr}`), 400_000)
    const what = `game ${nr}: ${JSON.stringify(config)}`
    expect(g.over, what).toBe(true)
    expect(g.result!.winners.length, what).toBeGreaterThan(0)
    expect(g.limbo, what).toEqual([])
    expect(
      g.pieces.every((n) => n >= 0),
      what,
    ).toBe(true)
    expect(root.conserved!(g), what).toEqual(before)
    // Automata have no hand, whatever happens.
    for (const faction of Object.keys(config.clockwork!)) expect(g.hands[g.seatOf[faction]!], what).toEqual([])
    for (const [faction, { traits, difficulty }] of Object.entries(config.clockwork!)) {
      for (const word of [faction, difficulty, ...traits.map((trait) => `${faction} ${trait}`)]) seen.add(word)
    }
    for (const word of [config.map, config.deck, `${config.seats.length} seats`]) seen.add(word)
  }
  if (GAMES < 120) return
  const traits = BOT_IDS.filter((id) => id !== 'vagabond2').flatMap((id) =>
    Object.keys(botFor(id)!.traits).map((trait) => `${id} ${trait}`),
  )
  const everything = [...BOT_IDS, ...traits, ...MAP_IDS, ...DECK_IDS, ...[2, 3, 4, 5, 6].map((n) => `${n} seats`)]
  expect(everything.filter((word) => !seen.has(word))).toEqual([])
}, 3_600_000)

test('such games keep all that the kernel promises, secrets first', () => {
  const configs = Array.from({ length: 8 }, (_, i) => tableNr(1000 + i))
  expect(checkContract(root, { configs, games: 1, seed: 'clockwork', sample: 120 }).games).toBe(8)
})
