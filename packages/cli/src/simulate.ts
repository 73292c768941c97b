import type { Json, Result, State } from '@spinney/kernel'
import { botNamesFor } from './bots.ts'
import type { GameEntry, Statistics } from './entry.ts'
import type { Io } from './io.ts'
import { rounded } from './layout.ts'
import { startProgress } from './progress.ts'
import type { GamePlan, GameRow } from './series/game.ts'
import { pieces, shareOut } from './series/share.ts'
import type { Work } from './series/work.ts'

/** What to simulate. */
export interface Plan {
  readonly entry: GameEntry
  readonly config: unknown
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
  /** Threads to play in; 1 where it is left out. */
  readonly jobs?: number
}

/** What came of it: the object that `--json` prints. */
export interface Simulation {
  readonly game: string
  readonly rules: string
  readonly config: unknown
  readonly bots: readonly string[]
  readonly seed: string
  /** Games played to their end or to the bound on their length. */
  readonly games: number
  readonly finished: number
  readonly unfinished: number
  /** All answers, those of chance among them. */
  readonly decisions: number
  readonly chanceDecisions: number
  /** Null where the game does not count turns. */
  readonly turns: number | null
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  /** By seat; a shared victory counts for each winner. */
  readonly wins: Readonly<Record<string, number>>
  readonly sharedWins: number
  readonly withoutWinner: number
  /** How many games ended in which way. */
  readonly winKinds: Readonly<Record<string, number>>
  readonly meanScores: Readonly<Record<string, number>>
  readonly statistics: Readonly<Record<string, Json>>
  readonly interrupted: boolean
}

interface Tally {
  games: number
  finished: number
  decisions: number
  chance: number
  turns: number
  shared: number
  nobody: number
  readonly wins: number[]
  readonly scores: number[]
  readonly kinds: Record<string, number>
}

/** Games that a thread plays before it tells what came of them. */
const PIECE = 10

/**
 * Plays the games, in several threads where that is wanted: what comes of them is the same. After Ctrl+C the games
 * finished so far are counted.
 */
export async function simulate(io: Io, plan: Plan): Promise<Simulation> {
  const { entry, config, games, seed } = plan
  const seats = entry.game.seats(config)
  const bots = botNamesFor(plan.bots, seats)
  const tally = newTally(seats)
  const statistics = entry.statistics?.(config)
  const progress = startProgress(io, 'games', games)
  const plans = Array.from({ length: games }, (_, i): GamePlan => ({ config, bots, seed: `${seed}/${i}` }))
  const work = pieces(plans, PIECE).map((part): Work => ({ do: 'play', game: entry.game.id, plans: part }))
  const since = performance.now()
  await shareOut(io, work, plan.jobs ?? 1, (rows) => {
    for (const row of rows) note(tally, row, statistics)
    progress.update(tally.games)
  }).finally(() => progress.stop())
  const seconds = (performance.now() - since) / 1000
  return summary(plan, tally, seconds, statistics?.report() ?? {}, io.interrupted.aborted && tally.games < games)
}

function newTally(seats: number): Tally {
  const zeros = () => new Array<number>(seats).fill(0)
  const sums = { games: 0, finished: 0, decisions: 0, chance: 0, turns: 0, shared: 0, nobody: 0 }
  return { ...sums, wins: zeros(), scores: zeros(), kinds: {} }
}

function note(tally: Tally, row: GameRow, statistics: Statistics<State> | undefined): void {
  tally.games++
  tally.decisions += row.answers
  tally.chance += row.chance
  tally.turns += row.turns
  if (row.result === null) return
  count(tally, row.result)
  statistics?.add(row.notes, row.result)
}

function count(tally: Tally, { winners, scores, how }: Result): void {
  tally.finished++
  tally.kinds[how] = (tally.kinds[how] ?? 0) + 1
  if (winners.length > 1) tally.shared++
  if (winners.length === 0) tally.nobody++
  for (const seat of winners) tally.wins[seat]!++
  scores.forEach((score, seat) => {
    tally.scores[seat]! += score
  })
}

function summary(
  { entry, config, bots, seed }: Plan,
  tally: Tally,
  seconds: number,
  statistics: Readonly<Record<string, Json>>,
  interrupted: boolean,
): Simulation {
  const names = seatKeys(entry, config)
  const bySeat = (values: readonly number[]) => Object.fromEntries(names.map((name, seat) => [name, values[seat]!]))
  const perSecond = (n: number): number => (seconds > 0 ? rounded(n / seconds, 4) : 0)
  return {
    game: entry.game.id,
    rules: entry.game.rules,
    config,
    bots,
    seed,
    games: tally.games,
    finished: tally.finished,
    unfinished: tally.games - tally.finished,
    decisions: tally.decisions,
    chanceDecisions: tally.chance,
    turns: entry.turns === undefined ? null : tally.turns,
    seconds: rounded(seconds, 4),
    decisionsPerSecond: perSecond(tally.decisions),
    gamesPerSecond: perSecond(tally.games),
    wins: bySeat(tally.wins),
    sharedWins: tally.shared,
    withoutWinner: tally.nobody,
    winKinds: tally.kinds,
    meanScores: bySeat(tally.scores.map((sum) => (tally.finished === 0 ? 0 : rounded(sum / tally.finished, 5)))),
    statistics,
    interrupted,
  }
}

/** Names of the seats as keys: a name that two seats share gets a number. */
function seatKeys(entry: GameEntry, config: unknown): string[] {
  const names = entry.seatNames(config)
  return names.map((name, seat) => {
    const earlier = names.slice(0, seat).filter((other) => other === name).length
    return earlier === 0 ? name : `${name}#${earlier + 1}`
  })
}
