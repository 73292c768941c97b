import type { Json, Pick, Seat, State } from '../flow/types.ts'
import type { Game } from '../game.ts'

/** What stands in facts for something that the one who looks may not know. */
export const HIDDEN = 'hidden'

/** Another way to write the values of a sort: a seat by its name, a region as it is printed. */
export interface SortWords<G> {
  /** The value that a word stands for; undefined where it stands for none. */
  read(word: string, g: G): string | number | undefined
  /** How a value is written; undefined where it is written as it stands. */
  write(value: string | number | boolean | null, g: G): string | undefined
}

/** What a game tells the kernel, so that its scenario files can be run. */
export interface ScenarioKit<G extends State> {
  readonly game: Game<G>
  /** The seat with this name at this table. */
  seatOf(name: string, g: G): Seat | undefined
  /** How many play; where it is told, a seat beyond them is refused. */
  players?(g: G): number
  /** Something that changes whenever a turn begins; lessons are not searched beyond it. */
  turnOf?(g: G): string | number
  /** What a seat is called in messages; `seat 2` where there is no better name. */
  nameOf?(seat: Seat, g: G): string | undefined
  /**
   * Builds the position that `given` describes. What is unknown or impossible is refused with the path from `given`
   * down to it (such as `hands.eyrie[2]`) and the reason.
   */
  given(spec: unknown, refuse: (path: string, reason: string) => never): G
  /**
   * The position in the words that `shows` compares with. For `sees` it is called with a state whose hidden items are
   * null: `HIDDEN` stands for them.
   */
  facts(g: G): Json
  /** Facts whose order means nothing, as paths with `*` for any name: `hands.*`. All other lists are compared in order. */
  readonly anyOrder?: readonly string[]
  /** What a name or an item of a list under this path of `facts` is called there, where a file may write it otherwise. */
  reworded?(path: readonly string[], word: unknown, g: G): unknown
  /** By the sort of what is picked: how options may be written besides as they stand. */
  readonly words?: { readonly [sort: string]: SortWords<G> }
  /** What `{chance: word}` and `{dice: list}` mean, where it is not an option as it stands. */
  chancePick?(word: unknown, g: G): Pick | undefined
}
