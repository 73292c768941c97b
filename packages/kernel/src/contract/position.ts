import type { Random } from '../chance/random.ts'
import type { Ask } from '../flow/engine.ts'
import { type Played, play } from '../flow/play.ts'
import { type Answer, CHANCE, type Pick, type Seat, type State } from '../flow/types.ts'
import type { Game } from '../game.ts'

/** A settled state to be looked at from all sides, and what the checks of it share. */
export interface Position<G extends State> {
  readonly game: Game<G>
  readonly config: unknown
  readonly state: G
  readonly ask: Ask<G> | null
  readonly answers: readonly Answer[]
  /** The conserved totals at the beginning of the game. */
  readonly totals: Readonly<Record<string, number>> | null
  readonly random: Random
  /** How many options of a decision are tried. */
  readonly tries: number
  /** How many states are resampled for a comparison. */
  readonly resamples: number
  /** What came of the options that were tried; filled by `tried`. */
  outcomes: readonly Tried<G>[] | null
}

/** An option that was played, and what came of it. */
export interface Tried<G extends State> extends Played<G> {
  readonly answer: Answer
}

/** How closely to look. */
export interface Care {
  readonly tries: number
  readonly resamples: number
}

/** For the many positions of a random game. */
export const NORMAL: Care = { tries: 8, resamples: 2 }

/** For the one position that is suspected. */
export const THOROUGH: Care = { tries: Number.POSITIVE_INFINITY, resamples: 12 }

/** All seats, and an onlooker. */
export function observers<G extends State>({ game, config }: Position<G>): (Seat | null)[] {
  return [...Array.from({ length: game.seats(config) }, (_, seat) => seat), null]
}

/** Plays some options of the decision, each from this position; all of them where they are few. */
export function tried<G extends State>(p: Position<G>): readonly Tried<G>[] {
  if (p.outcomes !== null) return p.outcomes
  const { game, state, ask } = p
  p.outcomes = ask === null ? [] : someOf(ask.options, p).map((pick) => tryOut(game, state, answerTo(ask, pick)))
  return p.outcomes
}

function tryOut<G extends State>(game: Game<G>, state: G, answer: Answer): Tried<G> {
  try {
    return { answer, ...play(game, state, answer) }
  } catch (error) {
    throw new Error(`${describe(answer)} is offered but cannot be played: ${reasonOf(error)}`)
  }
}

/** Neighbours in the list stay neighbours, because like options stand together and are compared with each other. */
function someOf(options: readonly Pick[], { tries, random }: { tries: number; random: Random }): readonly Pick[] {
  if (options.length <= tries) return options
  const first = random.below(options.length)
  return Array.from({ length: tries }, (_, i) => options[(first + i) % options.length]!)
}

export function answerTo(ask: { seat: Answer['seat']; kind: string }, pick: Pick): Answer {
  return { seat: ask.seat, kind: ask.kind, pick }
}

export function describe({ seat, kind, pick }: Answer): string {
  return `${nameOf(seat)} ${kind} ${JSON.stringify(pick)}`
}

export function nameOf(seat: Answer['seat'] | null): string {
  return seat === null ? 'an onlooker' : seat === CHANCE ? CHANCE : `seat ${seat}`
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
