import { type Bot, botCalled, noisy, playMatch } from '@spinney/bots'
import { type Ask, CHANCE, type Json, type Result, type State } from '@spinney/kernel'
import type { Circumstances, GameEntry } from '../entry.ts'
import { GIVEN_SEED } from '../seeds.ts'

/** One game of a series, as plain data: any thread of any machine plays the same game from it. */
export interface GamePlan {
  readonly config: unknown
  /** The bot of each seat. */
  readonly bots: readonly string[]
  readonly seed: string
  /** The share of answers that are given like a beginner would, so that games differ more. */
  readonly noise?: number
}

/** What is told of a game that was played. */
export interface GameRow {
  /** All answers, those of chance among them. */
  readonly answers: number
  readonly chance: number
  readonly turns: number
  /** Null where the game came to the bound on its length. */
  readonly result: Result | null
  /** What the game's statistics want to know of it. */
  readonly notes: Json
  /** Who sat where in the end, and what was at the table besides: maps, decks and the like. */
  readonly sides: readonly string[]
  readonly circumstances: Circumstances
}

/** Hears of every answer before it is taken. */
export type Listener = (state: State, ask: Ask<State>, index: number) => void

/** Plays a game; null where it was interrupted. */
export async function playPlan(
  entry: GameEntry,
  { config, bots: names, seed, noise = 0 }: GamePlan,
  cancel: { readonly aborted: boolean },
  listener?: Listener,
): Promise<GameRow | null> {
  const { game } = entry
  const statistics = entry.statistics?.(config)
  const bots = names.map(
    (name): Bot => (noise > 0 ? noisy(botCalled(name), botCalled('novice'), noise) : botCalled(name)),
  )
  let chance = 0
  statistics?.begin?.()
  const { state, result, answers } = await playMatch(game, {
    config,
    bots,
    seed,
    table: GIVEN_SEED,
    cancel,
    hear(g, ask, index) {
      listener?.(g, ask, index)
      if (ask.seat === CHANCE) chance++
      else statistics?.answer?.(ask.seat, ask.kind, ask.options[index]!)
    },
  })
  if (cancel.aborted) return null
  return {
    answers,
    chance,
    turns: entry.turns?.(state) ?? 0,
    result,
    notes: result === null ? null : (statistics?.notes(state, result) ?? null),
    sides: entry.namesIn?.(state) ?? entry.seatNames(config),
    circumstances: entry.circumstances?.(state) ?? {},
  }
}
