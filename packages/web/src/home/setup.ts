import type { Json } from '@spinney/kernel'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'

/**
 * One thing to choose when a table is set up. The label is the page's message `setup.<id>`. A game offers one more thing by
 * one more field: with `place: 'more'` it lies under *More*.
 */
export interface SetupField {
  readonly id: string
  /** Values in order; their names are `term.<value>` of the game, and `choice.<value>` says in a line what they mean. */
  readonly values: readonly string[]
  readonly initial: string
  /** Seen at first sight, or folded away. */
  readonly place: 'front' | 'more'
  /** Where the line about a value is another message of the game: its key. */
  lineOf?(value: string): string
  /** The small picture of a value. */
  picture?(value: string): string
  /** Whether it can be chosen at all, as the draft stands. */
  when?(draft: SetupDraft): boolean
}

export type Difficulty = 1 | 2 | 3

/** What has been chosen so far. */
export interface SetupDraft {
  readonly seats: number
  readonly fields: { readonly [id: string]: string }
  /** By seat: the value of the seat field, such as a faction; `random` where chance decides. */
  readonly sides: readonly string[]
  /** By seat: how the automaton there is set up; null for everybody else. Left out: nobody is one. */
  readonly automata?: readonly (Json | null)[]
}

/** What the form of one automaton is given. */
export interface AutomatonFieldsProps {
  readonly side: string
  readonly value: Json
  /** Speaks for the game. */
  readonly g: TFunction
  change(value: Json): void
}

/** Seats that go by a printed procedure, where a game has such. */
export interface AutomatonSetup {
  /** What they can play. */
  readonly sides: readonly string[]
  /** How one is set up: as it was before, as far as that fits its side and the other automata. */
  fit(side: string, before: unknown, others: readonly Json[]): Json
  /** The term by which such a seat is called. */
  nameOf(side: string): string
  /** What can be chosen about it; loaded when it is wanted. */
  readonly Fields: ComponentType<AutomatonFieldsProps>
}

/** Advice about a draft: a message of the page, with its facts. */
export interface Advice {
  readonly tone: 'good' | 'warn'
  readonly key: string
  readonly facts?: { readonly [name: string]: string | number }
  /** Set where the rules would refuse such a table. */
  readonly stops?: true
}

/** How the tables of a game are set up. */
export interface GameSetup {
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number }
  readonly fields: readonly SetupField[]
  /** What each seat may choose, such as factions; null where seats are all alike. */
  readonly sides: readonly string[] | null
  /** Where sides have messages about them, `<sort>.<side>.about` and `.like`: the sort. */
  readonly sideSort?: string
  /** What the seats of a newcomer's first table play, in their order. */
  readonly firstSides?: readonly string[]
  readonly automata?: AutomatonSetup
  /** How hard a side is to play, from 1 to 3. */
  difficulty?(side: string): Difficulty
  /** Where the number of seats decides the map: the small picture of that map. */
  seatPicture?(seats: number): string
  /** Whether seats choose their sides now, and not in the game. */
  choosesSides?(draft: SetupDraft): boolean
  /** The configuration the rules are given. `shuffle` draws from the page's own chance. */
  configOf(draft: SetupDraft, shuffle: <T>(items: readonly T[]) => T[]): Json
  advice?(draft: SetupDraft): Advice | null
  /** The map that is played on, where there is a picture of it: its name is part of the table's. */
  mapOf?(draft: SetupDraft): string
  /** The same table once more with everybody `by` seats further; whoever then has the first seat begins. */
  again(config: Json, by: number): Json
  /** How many of the last seats stay where they are when the others move on. */
  staying?(config: Json): number
  /** What each seat plays, as terms of the game; null where that is not known before the game. */
  playedIn?(config: Json): readonly (Played | null)[]
}

/** What a seat of a table plays. */
export interface Played {
  readonly side: string
  /** The term that it goes by. */
  readonly term: string
  readonly isAutomaton: boolean
}

export const RANDOM_SIDE = 'random'

export function draftOf(setup: GameSetup, seats = setup.seats.usual): SetupDraft {
  return {
    seats,
    fields: Object.fromEntries(setup.fields.map(({ id, initial }) => [id, initial])),
    sides: Array.from({ length: seats }, () => RANDOM_SIDE),
  }
}

/** What a newcomer plays. */
export function firstDraft(setup: GameSetup): SetupDraft {
  const draft = draftOf(setup)
  return { ...draft, sides: draft.sides.map((side, i) => setup.firstSides?.[i] ?? side) }
}

/** Items with the one at `by` first, and those before it last; so many at the end stay where they are. */
export function turned<T>(items: readonly T[], by: number, staying = 0): T[] {
  const end = items.length - staying
  const at = end === 0 ? 0 : by % end
  return [...items.slice(at, end), ...items.slice(0, at), ...items.slice(end)]
}
