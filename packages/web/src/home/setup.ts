import type { Json } from '@spinney/kernel'

/** One thing to choose when a table is set up. The label is the page's message `setup.<id>`. */
export interface SetupField {
  readonly id: string
  /** Values in order; their names are `term.<value>` of the game. */
  readonly values: readonly string[]
  readonly initial: string
  /** What decides about the seats stands before them. */
  readonly early?: true
  /** Whether it can be chosen at all, as the draft stands. */
  when?(draft: SetupDraft): boolean
}

/** What has been chosen so far. */
export interface SetupDraft {
  readonly seats: number
  readonly fields: { readonly [id: string]: string }
  /** By seat: the value of the seat field, such as a faction; `random` where chance decides. */
  readonly sides: readonly string[]
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
  /** Whether seats choose their sides now, and not in the game. */
  choosesSides?(draft: SetupDraft): boolean
  /** The configuration the rules are given. `shuffle` draws from the page's own chance. */
  configOf(draft: SetupDraft, shuffle: <T>(items: readonly T[]) => T[]): Json
  advice?(draft: SetupDraft): Advice | null
  /** The map that is played on, where there is a picture of it: its name is part of the table's. */
  mapOf?(draft: SetupDraft): string
}

export const RANDOM_SIDE = 'random'

export function draftOf(setup: GameSetup, seats = setup.seats.usual): SetupDraft {
  return {
    seats,
    fields: Object.fromEntries(setup.fields.map(({ id, initial }) => [id, initial])),
    sides: Array.from({ length: seats }, () => RANDOM_SIDE),
  }
}
