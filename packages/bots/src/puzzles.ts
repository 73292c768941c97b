import { type Ask, decide, type Game, type Json, type State, start, take } from '@spinney/kernel'

/** A position of a game between bots in which one option is clearly the best by search. */
export interface Puzzle {
  readonly id: string
  readonly config: Json
  /** The place of each answer among the options it was given to, those of chance among them, with spaces between. */
  readonly answers: string
  /** The side whose move it is: a faction, or the race that acts. */
  readonly side: string
  readonly kind: string
  /** Places of the best option and of the next one among those of the question. */
  readonly best: number
  readonly second: number
  /** What the search thinks of the two, in shares of the win. */
  readonly values: readonly [number, number]
  /** The evaluation feature that speaks most for the best option; null where none stands out. */
  readonly reason: string | null
  /** 1: easy, at first sight; 3: what looks best is not. */
  readonly level: 1 | 2 | 3
}

/** The search that every puzzle is held to: so many continuations, by the seed named after the puzzle. */
export const PUZZLE_ITERATIONS = 400
export const puzzleSeed = (id: string): string => `puzzle:${id}`

/** Plays a puzzle up to its question. */
export function puzzlePosition<G extends State>(
  game: Game<G>,
  { id, config, answers, kind }: Puzzle,
): { readonly state: G; readonly ask: Ask<G> } {
  const { state } = start(game as Game<G, unknown>, game.config(config))
  let ask = decide(game, state)
  for (const index of answers.split(' ').map(Number)) {
    if (ask === null || index >= ask.options.length) throw new Error(`puzzle ${id} does not fit the rules any more`)
    ask = take(game, state, ask, index)
  }
  if (ask?.kind !== kind) throw new Error(`puzzle ${id} does not fit the rules any more`)
  return { state, ask }
}
