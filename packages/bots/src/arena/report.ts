import { type Contest, type Fixture, pairs } from './schedule.ts'
import { type Rate, ratings, wilson } from './stats.ts'

/** What is kept of a game: one line of the results file. */
export interface GameRecord {
  readonly number: number
  readonly hero: string
  readonly heroSeat: number
  readonly rest: string
  readonly bots: readonly string[]
  readonly roles: readonly string[] | null
  readonly seed: string
  /** Each seat's share of the win. */
  readonly shares: readonly number[]
  readonly scores: readonly number[]
  readonly how: string | null
  readonly turns: number
  readonly decisions: readonly number[]
  readonly ms: readonly number[]
}

/** How one bot did among bots of another kind. */
export interface Pairing {
  readonly hero: string
  readonly rest: string
  readonly games: number
  readonly rate: Rate
  /** The share it would win if both were equal. */
  readonly par: number
  /** Share of the win by the role the hero had. */
  readonly byRole: Readonly<Record<string, Rate & { games: number }>>
}

/** The outcome of a contest: what `--json` prints. */
export interface Report {
  readonly contest: Contest
  readonly games: number
  readonly unfinished: number
  readonly pairings: readonly Pairing[]
  readonly ratings: Readonly<Record<string, number>>
  /** Mean thinking time, in milliseconds, by bot. */
  readonly msPerDecision: Readonly<Record<string, number>>
  readonly meanTurns: number
  /** Wins by role, whoever played it. */
  readonly roles: Readonly<Record<string, Rate & { games: number }>>
}

/** The line of a game, from how it was set up and how it went. */
export function recordOf(
  { number, hero, heroSeat, rest, bots, seed }: Fixture,
  roles: readonly string[] | null,
  played: {
    readonly result: {
      readonly winners: readonly number[]
      readonly scores: readonly number[]
      readonly how: string
    } | null
    readonly turns: number
    readonly decisions: readonly number[]
    readonly ms: readonly number[]
  },
): GameRecord {
  const { result, turns, decisions } = played
  const winners = result?.winners ?? []
  const shares = bots.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  const ms = played.ms.map((time) => Math.round(time))
  const scores = result?.scores ?? bots.map(() => 0)
  return {
    number,
    hero,
    heroSeat,
    rest,
    bots,
    roles,
    seed,
    shares,
    scores,
    how: result?.how ?? null,
    turns,
    decisions,
    ms,
  }
}

/** Sums up the games played so far. */
export function reportOf(contest: Contest, records: readonly GameRecord[]): Report {
  const done = records.filter(({ how }) => how !== null)
  return {
    contest,
    games: records.length,
    unfinished: records.length - done.length,
    pairings: pairs(contest.bots).map(([hero, rest]) => pairing(contest, hero, rest, done)),
    ratings: ratings(done),
    msPerDecision: meanTimes(records),
    meanTurns: done.reduce((sum, { turns }) => sum + turns, 0) / Math.max(1, done.length),
    roles: byRole(done, ({ roles, shares }) => (roles ?? []).map((role, seat) => [role, shares[seat]!])),
  }
}

function pairing({ players }: Contest, hero: string, rest: string, records: readonly GameRecord[]): Pairing {
  const mine = records.filter((record) => record.hero === hero && record.rest === rest)
  const wins = mine.reduce((sum, { shares, heroSeat }) => sum + shares[heroSeat]!, 0)
  return {
    hero,
    rest,
    games: mine.length,
    rate: wilson(wins, mine.length),
    par: 1 / players,
    byRole: byRole(mine, ({ roles, shares, heroSeat }) =>
      roles === null ? [] : [[roles[heroSeat]!, shares[heroSeat]!]],
    ),
  }
}

function byRole(
  records: readonly GameRecord[],
  count: (record: GameRecord) => readonly (readonly [string, number])[],
): Record<string, Rate & { games: number }> {
  const sums: Record<string, { wins: number; games: number }> = {}
  for (const [role, share] of records.flatMap(count)) {
    sums[role] ??= { wins: 0, games: 0 }
    sums[role].wins += share
    sums[role].games++
  }
  const entries = Object.entries(sums).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([role, { wins, games }]) => [role, { ...wilson(wins, games), games }]))
}

function meanTimes(records: readonly GameRecord[]): Record<string, number> {
  const sums: Record<string, { ms: number; decisions: number }> = {}
  for (const { bots, ms, decisions } of records) {
    bots.forEach((bot, seat) => {
      sums[bot] ??= { ms: 0, decisions: 0 }
      sums[bot].ms += ms[seat]!
      sums[bot].decisions += decisions[seat]!
    })
  }
  const entries = Object.entries(sums)
  return Object.fromEntries(entries.map(([bot, { ms, decisions }]) => [bot, rounded(ms / Math.max(1, decisions))]))
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
