import { type Random, randomFrom } from '../chance/random.ts'
import type { Answer, State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import { named } from '../outside.ts'
import { ends, type PathCheck, playThrough, type Reached, replayed, undone } from './path.ts'
import { type Care, type Position, reasonOf, THOROUGH } from './position.ts'
import {
  applicable,
  type Check,
  conserved,
  conserving,
  copied,
  findingOf,
  json,
  options,
  plain,
  repeatable,
  result,
} from './rules.ts'
import { earlier, events, resampled, surprises, views } from './secrecy.ts'

/** Looked at in every position. */
export const CHEAP: { readonly [property: string]: Check } = { options, conserved }

/** Looked at in a sample of the positions, in this order. */
export const COSTLY: { readonly [property: string]: Check } = {
  result,
  applicable,
  plain,
  conserved: conserving,
  earlier,
  repeatable,
  json,
  copy: copied,
  views,
  resample: resampled,
  surprises,
  events,
}

/** Looked at for whole games, or their beginnings. */
export const PATH: { readonly [property: string]: PathCheck } = { replay: replayed, undo: undone, ends }

/** Everything the checks of one position need. */
export function positionOf<G extends State>(
  game: Game<G>,
  config: unknown,
  answers: readonly Answer[],
  { state, ask }: Reached<G>,
  totals: Position<G>['totals'],
  random: Random,
  { tries, resamples }: Care,
): Position<G> {
  return { game, config, answers, state, ask, totals, random, tries, resamples, outcomes: null }
}

/** What a game conserves, as it is at the beginning. */
export function totalsOf<G extends State>(game: Game<G>, config: unknown): Position<G>['totals'] {
  return game.conserved?.(playThrough(game, config, []).state) ?? null
}

/** Plays to a position and looks there at one property, closely; what is wrong, or null. */
export function recheck<G extends State>(
  game: Game<G>,
  property: string,
  config: unknown,
  answers: readonly Answer[],
  seed: string,
): string | null {
  const path = named(PATH, property)
  const check = named(COSTLY, property) ?? named(CHEAP, property)
  try {
    const reached = playThrough(game, config, answers)
    if (path !== undefined) return path(game, config, answers, reached)
    if (check === undefined) return null
    const totals = totalsOf(game, config)
    return findingOf(check, positionOf(game, config, answers, reached, totals, randomFrom(seed), THOROUGH))
  } catch (error) {
    return property === 'play' || path !== undefined ? reasonOf(error) : null
  }
}
