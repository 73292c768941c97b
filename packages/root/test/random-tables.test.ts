import { ConfigError, playRandomly, type Random, randomFrom, start } from '@spinney/kernel'
import { expect, test } from 'vitest'
import {
  BOTS,
  botFor,
  DECK_IDS,
  DIFFICULTIES,
  factionIds,
  HIRELING_IDS,
  LANDMARK_IDS,
  MAP_IDS,
  type Root,
  root,
  VAGABOT_IDS,
} from '../src/index.ts'

/**
 * How many games: a fixed sample here, as many as you like with
 * `SPINNEY_GAMES=5000 npx vitest run packages/root/test/random-tables.test.ts`.
 */
const GAMES = Number(process.env.SPINNEY_GAMES ?? 150)
/** The first of them, so that a long run can be parted. */
const FIRST = Number(process.env.SPINNEY_FIRST ?? 0)

const any = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)]!

/** A mix that the standard setup allows; never just a Vagabond and a second one or the Riverfolk, who may all have spent
 * what they could score with: such a game never ends where nobody plays to win. */
function mix(random: Random, players: number): string[] {
  for (;;) {
    const left = [...factionIds]
    const seats = Array.from({ length: players }, () => left.splice(random.below(left.length), 1)[0]!)
    const onlyWanderers =
      players === 2 && seats.includes('vagabond') && ['vagabond2', 'riverfolk'].some((id) => seats.includes(id))
    if (!onlyWanderers && isAllowed({ seats })) return seats
  }
}

function isAllowed(config: unknown): boolean {
  try {
    root.config(config)
    return true
  } catch (error) {
    if (error instanceof ConfigError) return false
    throw error
  }
}

/** Any table: 2 to 6 seats in turn, four maps, two decks, both setups, suits, hirelings, landmarks and automata. */
function tableNr(nr: number): unknown {
  const random = randomFrom(`table ${nr}`)
  const players = 2 + (nr % 5)
  const common = {
    map: any(random, MAP_IDS),
    deck: any(random, DECK_IDS),
    preset: any(random, ['current', 'current', 'english']),
    suitMarkers: random.below(2) === 0,
    ...any(random, [{}, { hirelings: 'random' }]),
    ...any(random, [{}, { landmarks: 1 }, { landmarks: 2 }]),
  }
  if (nr % 3 !== 2) {
    const seats = mix(random, players)
    return { seats, ...automataAmong(random, seats, players - 1), ...common }
  }
  const draft = { setup: 'advanced', players, ...common }
  const beside = { ...draft, ...automataAmong(random, factionIds, players - 1) }
  // Automata may leave too few setup cards to draft from.
  return isAllowed(beside) ? beside : draft
}

/** At every other table some seats go by a procedure, with any cards; at least one does not. */
function automataAmong(random: Random, ids: readonly string[], most: number): Record<string, unknown> {
  const able = ids.filter((id) => id !== 'vagabond2' && botFor(id) !== undefined && !both(ids, id))
  const number = Math.min(random.below(4), able.length, most)
  if (number === 0 || random.below(2) === 0) return {}
  const chosen = Array.from({ length: number }, () => able.splice(random.below(able.length), 1)[0]!)
  const clockwork = Object.fromEntries(chosen.map((id) => [id, cardsFor(random, id)]))
  return { clockwork, cooperative: random.below(4) === 0 }
}

/** Beside a second Vagabond the first is a player. */
const both = (ids: readonly string[], id: string): boolean =>
  id === 'vagabond' && ids.length < factionIds.length && ids.includes('vagabond2')

/** The cards an automaton is set up with. */
const cardsFor = (random: Random, id: string): object => ({
  difficulty: any(random, DIFFICULTIES),
  traits: Object.keys(botFor(id)!.traits).filter(() => random.below(3) === 0),
  ...(id === 'vagabond' ? { character: any(random, VAGABOT_IDS) } : {}),
})

function playGame(nr: number): { g: Root; before: Record<string, number>; answers: number } {
  const g = start(root, root.config(tableNr(nr))).state
  const before = root.conserved!(g)
  const answers = playRandomly(root, g, randomFrom(`any table ${nr}`), 400_000)
  return { g, before, answers }
}

test(`${GAMES} random games at any table end with a winner and with all cards and pieces`, () => {
  const seen = new Set<string>()
  for (let nr = FIRST; nr < FIRST + GAMES; nr++) {
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
    const extras = [
      ...Object.keys(g.bands),
      ...Object.keys(g.landmarks),
      ...Object.keys(g.own.automata ?? {}).map((id) => `automaton ${id}`),
    ]
    for (const name of [...g.factions, g.map, g.deckName, `${g.factions.length} seats`, ...extras]) seen.add(name)
  }
  if (GAMES < 150) return
  const automata = BOTS.map(({ faction }) => `automaton ${faction}`)
  const seats = [2, 3, 4, 5, 6].map((n) => `${n} seats`)
  const everything = [...factionIds, ...MAP_IDS, ...DECK_IDS, ...seats, ...HIRELING_IDS, ...LANDMARK_IDS, ...automata]
  expect(everything.filter((name) => !seen.has(name))).toEqual([])
}, 3_600_000)

/** What must be left of the totals: after a draft only the drafted factions' pieces are looked at. */
function keptOf(g: Root, before: Record<string, number>): Record<string, number> {
  const isThere = (id: string): boolean => id === 'cards' || id.split('.')[0]! in g.seatOf
  return Object.fromEntries(Object.entries(before).filter(([id]) => isThere(id)))
}
