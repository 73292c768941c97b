import type { Json, Seat } from '@spinney/kernel'

/** What fills the gaps of a message, by name. */
export type Facts = { readonly [name: string]: Json }

/** A part of a position before it is put into words. */
export type Said =
  | number
  /** A word of the game: `term.…`. */
  | { readonly term: string }
  /** The name of a field: `field.…`. */
  | { readonly field: string }
  /** A message with what fills its gaps. */
  | { readonly key: string; readonly facts: Facts }
  | { readonly seat: Seat }
  /** So many things that the viewer may not see. */
  | { readonly hidden: number }
  | { readonly row: readonly Said[] }
  /** What would each be a sentence of its own. */
  | { readonly sentences: readonly Said[] }

/** A part of the table: rows of as many cells each, with a head where columns have names. */
export interface Section {
  readonly title: Said
  readonly head?: readonly Said[]
  readonly rows: readonly (readonly Said[])[]
  /** Whose things these are, for colours; none for what belongs to all. */
  readonly seat?: Seat
}

/** A section in words. */
export interface WordedSection {
  readonly title: string
  readonly head: readonly string[] | null
  readonly rows: readonly (readonly string[])[]
  readonly seat: Seat | null
}
