import type { Ask, Game, Seat, State } from '@spinney/kernel'
import type { Bot, Budget, Cancel } from './bot.ts'
import { requestFor } from './request.ts'

/** What whoever drives a game says about all questions to its bots. */
export interface Terms {
  /** The seed of the table. */
  readonly seed: string
  readonly budget: Budget
  readonly cancel: Cancel | null
}

/**
 * The one way in which bots are asked, at a table or without one: what a bot answers follows from the seed of the game
 * and the moment, so that one seed gives one game whoever drives it.
 */
export function askBot<G extends State>(
  bot: Bot,
  game: Game<G>,
  g: G,
  ask: Ask<G>,
  { seed, budget, cancel }: Terms,
): number | Promise<number> {
  const { options } = ask
  if (options.length === 1) return 0
  const word = wordFor(seed, g)
  if (bot.blind !== undefined) return bot.blind(word, options.length)
  return bot.choose(requestFor(game, g, ask.seat as Seat, { seed: word, budget, cancel }))
}

/** What a bot does at random at this moment of a game follows from this word. */
export function wordFor(seed: string, { version }: State): string {
  return `${seed}:${version}`
}
