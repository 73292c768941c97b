import { type GameRecord, type Report, reportOf } from '../arena/report.ts'
import { type Contest, fixtures, isAutomatonName } from '../arena/schedule.ts'
import type { Budget } from '../bot.ts'
import { arenaGameOf, gameCalled } from '../brains.ts'
import { pause } from '../clock.ts'
import { readBotName } from '../levels/index.ts'
import type { Signal } from '../worker/protocol.ts'
import { doMatchTask, type MatchTask } from './match-task.ts'
import { startBotThreads, type Threads } from './pool.ts'
import { openResults } from './results-file.ts'

/** Plays matches, in any order, and hands in each as it ends; some may be missing where the signal has come. */
export type PlayMatches = (
  matches: readonly MatchTask[],
  keep: (record: GameRecord) => void,
  signal: Signal | undefined,
) => Promise<void>

/** How a contest is run. */
export interface ArenaOptions {
  readonly contest: Contest
  /** For bots whose name does not say how long they think. */
  readonly budget: Budget
  /** Where results are kept, so that an interrupted contest goes on; null: nowhere. */
  readonly file: string | null
  readonly play: PlayMatches
  readonly signal?: Signal
  onProgress?(done: number, total: number): void
}

/** Plays all games of a contest that the results file does not hold yet, and sums up. */
export async function runArena(options: ArenaOptions): Promise<Report> {
  const { contest, budget, file, play, signal } = options
  const game = gameCalled(contest.game)
  for (const name of contest.bots) if (!isAutomatonName(name)) readBotName(name)
  const { mix = {} } = contest
  const all = fixtures(contest, arenaGameOf(game.id).rotations(contest.players, mix))
  const results = file === null ? null : openResults(file, titleOf(contest, budget, game.rules))
  const records = new Map<number, GameRecord>((results?.records ?? []).map((record) => [record.number, record]))
  const open = all.filter(({ number }) => !records.has(number))
  const keep = (record: GameRecord): void => {
    if (records.has(record.number)) return
    results?.add(record)
    records.set(record.number, record)
    options.onProgress?.(records.size, all.length)
  }
  options.onProgress?.(records.size, all.length)
  const matches = open.map((fixture) => ({ game: game.id, players: contest.players, mix, fixture, budget }))
  if (matches.length > 0) await play(matches, keep, signal)
  const wanted = all.flatMap(({ number }) => records.get(number) ?? [])
  return reportOf(contest, wanted)
}

/** Plays matches on this machine: in so many threads, or in this one where it is none. */
export function playHere(size: number): PlayMatches {
  return async (matches, keep, signal) => {
    const open = [...matches]
    const threads = size === 0 ? null : startBotThreads(size)
    const work = async (): Promise<void> => {
      for (let match = open.shift(); match !== undefined && !signal?.aborted; match = open.shift()) {
        const record = await playOn(threads, match, signal)
        if (record !== null) keep(record)
      }
    }
    try {
      await Promise.all(Array.from({ length: threads?.size ?? 1 }, work))
    } finally {
      await threads?.close()
    }
  }
}

/** Null where it was cancelled. */
export async function playOn(threads: Threads | null, match: MatchTask, signal?: Signal): Promise<GameRecord | null> {
  if (threads === null) {
    // Lets signals through between two games.
    await pause()
    return doMatchTask(match, signal ?? { aborted: false })
  }
  return threads.run<GameRecord | null>({ match }, signal)
}

/** What must be equal for results to belong together. The number of games may grow. */
function titleOf({ game, players, bots, seed, mix }: Contest, budget: Budget, rules: string): object {
  return { game, rules, players, bots, seed, ...(mix === undefined ? {} : { mix }), budget }
}
