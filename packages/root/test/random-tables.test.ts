import { ConfigError, playRandomly, type Random, randomFrom, start } from '@spinney/kernel'
import { expect, test } from 'vitest'
import { DECK_IDS, factionIds, MAP_IDS, type Root, root } from '../src/index.ts'

/**
 * How many games: a fixed sample here, as many as you like with
 * `SPINNEY_GAMES=5000 npx vitest run packages/root/test/random-tables.test.ts`.
 */
const GAMES = Number(process.env.SPINNEY_GAMES ?? 120)

const any = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)]!

/** A mix that the standard setup allows; never just the two Vagabonds, who may have no way left to score. */
function mix(random: Random, players: number): string[] {
  for (;;) {
    const left = [...factionIds]
    const seats = Array.from({ length: players }, () => left.splice(random.below(left.length), 1)[0]!)
    const onlyWanderers = players === 2 && seats.includes('vagabond2')
    if (!onlyWanderers && isAllowed(seats)) return seats
  }
}

function isAllowed(seats: readonly string[]): boolean {
  try {
    return root.config({ seats }).seats.length > 0
  } catch (error) {
    if (error instanceof ConfigError) return false
    throw error
  }
}

/** Any table: 2 to 6 seats in turn, four maps, two decks, both setups, printed suits or markers. */
function tableNr(nr: number): unknown {
  const random = randomFrom(`table ${nr}`)
  const players = 2 + (nr % 5)
  const common = {
    map: any(random, MAP_IDS),
    deck: any(random, DECK_IDS),
    suitMarkers: random.below(2) === 0,
  }
  if (nr % 3 === 2) return { setup: 'advanced', players, ...common }
  return { seats: mix(random, players), ...common }
}

function playGame(nr: number): { g: Root; before: Record<string, number>; answers: number } {
  const g = start(root, root.config(tableNr(nr))).state
  const before = root.conserved!(g)
  const answers = playRandomly(root, g, randomFrom(`any table ${nr}`), 400_000)
  return { g, before, answers }
}

test(`${GAMES} random games at any table end with a winner and with all cards and pieces`, () => {
  const seen = new Set<string>()
  for (let nr = 0; nr < GAMES; nr++) {
    const { g, before } = playGame(nr)
    const what = `game ${nr}: ${g.factions.join()} on ${g.map}`
    expect(g.over, what).toBe(true)
    expect(g.result!.winners.length, what).toBeGreaterThan(0)
    expect(g.limbo, what).toEqual([])
    expect(
      g.pieces.every((n) => n >= 0),
      what,
    ).toBe(true)
    expect(root.conserved!(g), what).toMatchObject(keptOf(g, before))
    for (const name of [...g.factions, g.map, g.deckName, `${g.factions.length} seats`]) seen.add(name)
  }
  const everything = [...factionIds, ...MAP_IDS, ...DECK_IDS, ...[2, 3, 4, 5, 6].map((n) => `${n} seats`)]
  expect(everything.filter((name) => !seen.has(name))).toEqual([])
}, 3_600_000)

/** What must be left of the totals: after a draft only the drafted factions' pieces are looked at. */
function keptOf(g: Root, before: Record<string, number>): Record<string, number> {
  const isThere = (id: string): boolean => id === 'cards' || id.split('.')[0]! in g.seatOf
  return Object.fromEntries(Object.entries(before).filter(([id]) => isThere(id)))
}
