import { type Ask, settle, take } from '../flow/engine.ts'
import type { State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import { type Random, roll } from './random.ts'

/** What an answerer says who needs time: the driver stops, and goes on when the answer is there. */
export const WAIT = -1

/** Where a driver stopped. */
export interface Driven<G> {
  /** The question that is open; null when the game is over. */
  readonly ask: Ask<G> | null
  readonly answers: number
}

/**
 * Plays on in place: the innermost loop of whoever plays without a table. `answer` gives the index of an option, or
 * `WAIT`. Ends where it says so, at the end of the game, or after `limit` answers.
 */
export function drive<G extends State>(
  game: Game<G>,
  g: G,
  from: Ask<G> | null,
  answer: (ask: Ask<G>) => number,
  limit: number,
): Driven<G> {
  let ask = from
  let answers = 0
  while (ask !== null && answers < limit) {
    const index = answer(ask)
    if (index === WAIT) break
    ask = take(game, g, ask, index)
    answers++
  }
  return { ask, answers }
}

/** Plays on in place with random answers, at most `limit` of them; says how many it took. */
export function playRandomly<G extends State>(
  game: Game<G>,
  g: G,
  random: Random,
  limit = Number.POSITIVE_INFINITY,
): number {
  const before = g.version
  settle(game, g, { random, until: before + limit })
  return g.version - before
}

/** A random answer: by weight where chance is asked, each option alike otherwise. */
export function randomIndex<G>(ask: Ask<G>, random: Random): number {
  if (ask.weights !== null) return roll(ask, random)
  return ask.options.length === 1 ? 0 : random.below(ask.options.length)
}
