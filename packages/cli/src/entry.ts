import type { Game, Json, Pick, Random, Result, Seat, State } from '@spinney/kernel'
import type { ScenarioKit } from '@spinney/kernel/scenario'
import type { GameWords } from '@spinney/words'
import type { Catalogues } from './catalogues.ts'

/** What the options of a command say about the table to set up. */
export interface TableOptions {
  readonly players?: number
  readonly seats?: readonly string[]
  readonly map?: string
  /** From `--set key=value`, as typed. */
  readonly set: Readonly<Record<string, string>>
}

/**
 * Gathers what a game wants to know about simulated games, beyond wins and scores. Games may be played in other threads:
 * what is to be counted of one travels as notes.
 */
export interface Statistics<G extends State, Notes extends Json = Json> {
  /** A game begins. */
  begin?(): void
  /** A player, not chance, has picked something. */
  answer?(seat: Seat, kind: string, pick: Pick): void
  /** What is to be counted of a finished game. */
  notes(g: G, result: Result): Notes
  /** Counts it. */
  add(notes: Notes, result: Result): void
  /** Named tables for the output. */
  report(): Readonly<Record<string, Json>>
}

/** By what is compared: what of it was at the table. */
export type Circumstances = { readonly [what: string]: readonly string[] }

/** The rules of a game as a checklist for tests. */
export interface LawIndex {
  /** The word before the ids in a test's title: `[law 4.3.1]` has `law`. */
  readonly tag: string
  /** The JSON file, from the repository's folder. */
  readonly file: string
}

/** All that the terminal knows about one game. */
export interface EntryOf<G extends State, C> {
  readonly game: Game<G, C>
  readonly messages: Catalogues
  /** The configuration that the options describe, for `game.config` to check. */
  configFrom(options: TableOptions): unknown
  /** Ids of the seats in their order; the catalogue words them as `term.<id>`. */
  seatNames(config: C): readonly string[]
  /** The names of the seats where they are found during the game; an empty word where there is none yet. */
  namesIn?(g: G): readonly string[]
  /** What it adds to its catalogue: names of places, the table in words, remarks behind options. */
  readonly wording?: GameWords
  /** How many turns were played so far, where the game counts them. */
  turns?(g: G): number
  statistics?(config: C): Statistics<G>
  /** What was at the table besides the seats, for `balance` to compare: maps, decks and the like. */
  circumstances?(g: G): Circumstances
  /** A table drawn at random for `balance`; what the options fix stays as it is. */
  anyTable?(random: Random, options: TableOptions): unknown
  readonly scenarioKit?: ScenarioKit<G>
  /** Tables whose speed is measured besides the usual one, by what is said of them. */
  readonly benchTables?: { readonly [name: string]: TableOptions }
}

/** An entry whose types of state and configuration are nobody's business any more. */
export type GameEntry = EntryOf<State, unknown>

/** Makes the entry of a game; what it is given stays together, so that the types may be forgotten. */
export function entry<G extends State, C>(spec: EntryOf<G, C>): GameEntry {
  return spec as unknown as GameEntry
}
