import { type Bot, playMatch } from '@spinney/bots'
import { CHANCE, type Json, type Result, type State } from '@spinney/kernel'
import { botsFor } from './bots.ts'
import type { GameEntry, Statistics } from './entry.ts'
import { breathe, type Io } from './io.ts'
import { rounded } from './layout.ts'
import { startProgress } from './progress.ts'
import { GIVEN_SEED } from './seeds.ts'

/** What to simulate. */
export interface Plan {
  readonly entry: GameEntry
  readonly config: unknown
  readonly bots: readonly string[]
  readonly games: number
  readonly seed: string
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

/** How often a long simulation lets timers and signals through, in milliseconds. */
const SLICE = 40

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

/** Plays the games one after another on one core. After Ctrl+C the games finished so far are counted. */
export async function simulate(io: Io, plan: Plan): Promise<Simulation> {
  const { entry, config, games, seed } = plan
  const seats = entry.game.seats(config)
  const bots = botsFor(plan.bots, seats)
  const zeros = () => new Array<number>(seats).fill(0)
  const tally: Tally = {
    games: 0,
    finished: 0,
    decisions: 0,
    chance: 0,
    turns: 0,
    shared: 0,
    nobody: 0,
    wins: zeros(),
    scores: zeros(),
    kinds: {},
  }
  const statistics = entry.statistics?.(config)
  const progress = startProgress(io, 'games', games)
  let busy = 0
  let since = performance.now()
  for (let i = 0; i < games && !io.interrupted.aborted; i++) {
    await playGame(io, plan, bots, `${seed}/${i}`, tally, statistics)
    const now = performance.now()
    if (now - since < SLICE) continue
    busy += now - since
    progress.update(i + 1)
    await breathe()
    since = performance.now()
  }
  busy += performance.now() - since
  progress.stop()
  return summary(plan, tally, busy / 1000, statistics?.report() ?? {}, io.interrupted.aborted && tally.games < games)
}

/** Plays one game; it is counted only if nobody interrupts it. */
async function playGame(
  io: Io,
  { entry, config }: Plan,
  bots: readonly Bot[],
  seed: string,
  tally: Tally,
  statistics: Statistics<State> | undefined,
): Promise<void> {
  let chance = 0
  statistics?.begin?.()
  const { state, result, answers } = await playMatch(entry.game, {
    config,
    bots,
    seed,
    table: GIVEN_SEED,
    cancel: io.interrupted,
    hear({ seat, kind, options }, index) {
      if (seat === CHANCE) chance++
      else statistics?.answer?.(seat, kind, options[index]!)
    },
  })
  if (io.interrupted.aborted) return
  tally.games++
  tally.decisions += answers
  tally.chance += chance
  tally.turns += entry.turns?.(state) ?? 0
  if (result === null) return
  count(tally, result)
  statistics?.add(state, result)
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
