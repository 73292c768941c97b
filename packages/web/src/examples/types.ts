import type { Blocked, GameEvent, Json, Pick, Question, Seat, View } from '@spinney/kernel'

/** A position as a seat sees it. */
export interface Picture {
  readonly view: View
  readonly aides: Json
}

/** Where something is tried: a position, who tries it, and what is needed to play on from it. */
interface Position {
  readonly game: string
  readonly id: string
  readonly seat: Seat
  readonly config: Json
  readonly before: Picture
  /** The whole position, to play it out. */
  readonly state: Json
  /** The places in question, as the game numbers them. */
  readonly places: readonly number[]
}

/** Something to choose from in a puzzle; with a reason why it cannot be done, where it cannot. */
export interface Choice {
  readonly pick: Pick
  readonly blocked: Blocked | null
}

/**
 * What a puzzle asks: which of these can be done, which cannot, which rule decides what is shown, or which move is the
 * best.
 */
export type PuzzleForm = 'may' | 'mayNot' | 'rule' | 'best'

export interface Puzzle {
  readonly form: PuzzleForm
  /** The question that the choices answer, and the position in which it is put; for `rule` there is none. */
  readonly question: Question | null
  readonly at: Picture
  readonly choices: readonly Choice[]
  /** The place of the right one among them. */
  readonly right: number
  /** For `best`: the feature that speaks for it, and what search thinks of it and of the next one. */
  readonly reason: string | null
  readonly values: readonly [number, number] | null
}

/** A worked example, made of a scenario file that is also a test. */
export interface Example extends Position {
  readonly laws: readonly string[]
  readonly after: Picture
  readonly events: readonly GameEvent[]
  /** Whether it shows what is allowed, or what is not. */
  readonly isAllowed: boolean
  readonly puzzle: Puzzle
}

/** A position of a game between bots. */
export interface BotPuzzle extends Position {
  readonly puzzle: Puzzle
}

/** What lists know of an example or a puzzle. */
export interface ExampleRow {
  readonly id: string
  readonly game: string
  readonly laws: readonly string[]
  readonly isAllowed: boolean
  /** It is one of the puzzles; null: only an example. */
  readonly puzzle: PuzzleRow | null
  /** The file that has it. */
  readonly part: string
}

export interface PuzzleRow {
  readonly form: PuzzleForm
  readonly side: string
  readonly level: 1 | 2 | 3
}
