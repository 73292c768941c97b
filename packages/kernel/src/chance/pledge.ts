import { canonical } from '../canonical.ts'
import { digestOf } from './random.ts'

/** What dice and draws are bound to besides the seed. */
export interface Bond {
  /** The id of the table. */
  readonly table: string
  /** Words of the seats, in their order. They are asked for when the commitment is known, and before the first draw. */
  readonly words: readonly string[]
}

/** Longest words of one seat. */
export const LONGEST_WORDS = 200

/** What a table was begun with. */
export interface Begun {
  readonly game: string
  /** Version of the rules. */
  readonly rules: string
  readonly config: unknown
  /** Null where dice follow from the seed alone, as in all records of format version 1. */
  readonly bond: Bond | null
}

/** So many letters of a digest are the key of the draws: 128 bits, and one block for each draw. */
const KEY = 32

/** The table that is played: game, rules, configuration and id, as one digest. */
function originOf({ game, rules, config }: Begun, table: string): string {
  return digestOf(`spinney:table:${canonical({ config, game, rules, table })}`)
}

/**
 * What is published of a seed before the first draw: nobody can find the seed from it, or another seed with the same.
 * It holds for this table only, and from one answer on. Words are no part of it, because they are said afterwards.
 */
export function commitmentTo(seed: string, begun: Begun | null = null, from = 0): string {
  if (begun === null || begun.bond === null) return digestOf(`spinney:seed:${seed}`)
  return digestOf(`spinney:seed:${JSON.stringify([originOf(begun, begun.bond.table), from, seed])}`)
}

/** What draws follow from: the seed, the table, and the words of the seats, so that no seed can be chosen for its draws. */
export function keyOf(seed: string, begun: Begun | null = null, from = 0): string {
  if (begun === null || begun.bond === null) return seed
  const { table, words } = begun.bond
  return digestOf(`spinney:key:${JSON.stringify([originOf(begun, table), from, seed, words])}`).slice(0, KEY)
}
