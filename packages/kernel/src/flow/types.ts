import type { Random } from '../chance/random.ts'

/** A player's place at the table, counted from 0. */
export type Seat = number

/** Who is asked: a player, or the dice and the decks. */
export type Asked = Seat | 'chance'

/** The lone seat-like name of chance. */
export const CHANCE = 'chance'

/** Plain data: all that may stand in a state, an option, an event or a record. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** One option: a word, a number, or one flat record of them. */
export type Pick = string | number | { readonly [key: string]: string | number | boolean | null }

/** One way a pick can look: a value of a sort, or a record with a sort for each field. */
export type Shape = string | { readonly [field: string]: string }

/** The sort of all picks of a question; a list where it mixes several. */
export type Picks = Shape | readonly Shape[]

/** The option that `may` adds to every list. */
export const PASS = 'pass'

/** What is going on: one procedure, the key of the step it stands at, and its own variables. */
export interface Frame<L = unknown> {
  proc: string
  at: string
  local: L
}

/** What every game's state begins with. The rest is the game's, and plain data as well. */
export interface State {
  /** The stack of frames; the last one is running. */
  flow: Frame[]
  /** Number of answers taken so far. */
  version: number
  /** True from the moment the game has ended. */
  over: boolean
}

/** How a step ends: go on, ask the same again, or leave the procedure. Nothing said means `next`. */
// biome-ignore lint/suspicious/noConfusingVoidType: a step that says nothing goes on to the next
export type Outcome = 'next' | 'again' | 'done' | void

/** A step of a procedure. Made by `run`, `may`, `must` and `chance`. */
export interface Step<G, L, A = Json> {
  readonly type: 'run' | 'may' | 'must' | 'chance'
  /** Number of the rule this step carries out. */
  readonly law: string
  /** Name inside the procedure; saved games point at steps by it. */
  readonly key: string
  /** Kind of the decision, by default the key. */
  readonly kind: string
  /** The sort of what can be picked. */
  readonly picks: Picks
  run(g: G, local: L): Outcome
  who(g: G, local: L): Asked
  when(g: G, local: L): boolean
  options(g: G, local: L): readonly Pick[]
  weights?(g: G, local: L): readonly number[]
  /** One of the options by its weight without listing them, where there is a shorter way; nothing where there are none. */
  draw?(g: G, local: L, random: Random): Pick | undefined
  effect(g: G, local: L, pick: Pick): Outcome
  pass(g: G, local: L): Outcome
  none(g: G, local: L): Outcome
  cite?(g: G, local: L, pick: Pick): string
  about(g: G, local: L): A
  blocked?(g: G, local: L): readonly Blocked[]
  inVain?(g: G, local: L): readonly Blocked[]
}

/** Something a player might expect to be offered, and why it is not. */
export interface Blocked {
  readonly pick: Pick
  readonly law: string
  /** Key of a message that says why, in the game's catalogue. */
  readonly why: string
  /** What the message says besides the pick: a number that is missing, a suit. */
  readonly facts?: { readonly [name: string]: Json }
  /** The sorts of the pick, where it is none of the question's own: a place, a card, part of a record. */
  readonly picks?: Picks
  /** The option, offered or blocked, that would lead to this pick. */
  readonly after?: Pick
}

/** A procedure of the rules: named steps, in the order of the rulebook. */
export interface Procedure<G, L> {
  readonly name: string
  readonly steps: readonly Step<G, L>[]
  readonly indexOf: { readonly [key: string]: number }
  /** Whether what was promised when this procedure was begun can still be kept: that so many cards are left to pay. */
  promise?(g: G, local: L): boolean
}

/** A question put to one seat. Derived from the top frame, never stored. */
export interface Decision {
  readonly seat: Asked
  readonly kind: string
  readonly law: string
  /** The sort of the options. */
  readonly picks: Picks
  readonly options: readonly Pick[]
  /** Chances of the options, where chance is asked and they differ. */
  readonly weights: readonly number[] | null
}

/** One line of the journal. */
export interface Answer {
  readonly seat: Asked
  readonly kind: string
  readonly pick: Pick
}

/** How a game ended. */
export interface Result {
  /** More than one where the rules share a victory; none where nobody won. */
  readonly winners: readonly Seat[]
  /** By seat. */
  readonly scores: readonly number[]
  /** Key of the way of winning, such as `points`. */
  readonly how: string
}
