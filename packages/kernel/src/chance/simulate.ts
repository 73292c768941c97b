import { type Ask, decide, take } from '../flow/engine.ts'
import type { State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import { type Random, roll } from './random.ts'

/** Plays on in place with random answers, at most `limit` of them; says how many it took. */
export function playRandomly<G extends State>(
  game: Game<G>,
  g: G,
  random: Random,
  limit = Number.POSITIVE_INFINITY,
): number {
  let ask: Ask<G> | null = decide(game, g)
  let answers = 0
  while (ask !== null && answers < limit) {
    ask = take(game, g, ask, randomIndex(ask, random))
    answers++
  }
  return answers
}

/** A random answer: by weight where chance is asked, each option alike otherwise. */
export function randomIndex<G>(ask: Ask<G>, random: Random): number {
  if (ask.weights !== null) return roll(ask, random)
  return ask.options.length === 1 ? 0 : random.below(ask.options.length)
}
