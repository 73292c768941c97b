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

/** How a contest is run. */
export interface ArenaOptions {
  readonly contest: Contest
  /** For bots whose name does not say how long they think. */
  readonly budget: Budget
  /** Where results are kept, so that an interrupted contest goes on; null: nowhere. */
  readonly file: string | null
  /** Threads to use; 0: play in this one. */
  readonly threads?: number
  readonly signal?: Signal
  onProgress?(done: number, total: number): void
}

/** Plays all games of a contest that the results file does not hold yet, and sums up. */
export async function runArena(options: ArenaOptions): Promise<Report> {
  const { contest, budget, file, signal } = options
  const game = gameCalled(contest.game)
  for (const name of contest.bots) if (!isAutomatonName(name)) readBotName(name)
  const { mix = {} } = contest
  const all = fixtures(contest, arenaGameOf(game.id).rotations(contest.players, mix))
  const results = file === null ? null : openResults(file, titleOf(contest, budget, game.rules))
  const records = new Map<number, GameRecord>((results?.records ?? []).map((record) => [record.number, record]))
  const open = all.filter(({ number }) => !records.has(number))
  const threads = options.threads === 0 ? null : startBotThreads(options.threads)
  const keep = (record: GameRecord | null): void => {
    if (record === null) return
    results?.add(record)
    records.set(record.number, record)
    options.onProgress?.(records.size, all.length)
  }
  options.onProgress?.(records.size, all.length)
  const work = async (): Promise<void> => {
    for (let fixture = open.shift(); fixture !== undefined && !signal?.aborted; fixture = open.shift()) {
      keep(await playOn(threads, { game: game.id, players: contest.players, mix, fixture, budget }, signal))
    }
  }
  try {
    await Promise.all(Array.from({ length: threads?.size ?? 1 }, work))
  } finally {
    await threads?.close()
  }
  const wanted = all.flatMap(({ number }) => records.get(number) ?? [])
  return reportOf(contest, wanted)
}

async function playOn(
  threads: Threads | null,
  match: MatchTask,
  signal: Signal | undefined,
): Promise<GameRecord | null> {
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
