import { type Begun, commitmentTo } from '../chance/pledge.ts'
import type { Answer } from '../flow/types.ts'

/** One answer in the order it was given. */
export interface Entry extends Answer {
  /** Taken by the driver because there was no other choice. */
  readonly auto?: true
}

/** From this answer on, chance follows the seed with this commitment. */
export interface Seal {
  readonly from: number
  readonly commitment: string
  /** Known to nobody but the keeper of the game until it is over. */
  readonly seed: string | null
}

/**
 * All that is needed to play a game again: what it was, what chance had promised, and every answer. Before the end of
 * the game it is its keeper's alone: the answers tell every hand.
 */
export interface Journal extends Begun {
  readonly seals: readonly Seal[]
  readonly answers: readonly Entry[]
}

/** Where a journal stops to fit the rules. */
export interface Stop {
  /** Index of the answer. */
  readonly at: number
  readonly reason: string
}

/** A seal for a new game, or for the part of a game that begins at `from`. */
export function seal(begun: Begun, seed: string, from = 0): Seal {
  return { from, commitment: commitmentTo(seed, begun, from), seed }
}

/** The seal that covers the chance answers from `index` on. */
export function sealAt(journal: Pick<Journal, 'seals'>, index: number): Seal {
  const found = journal.seals.findLast((s) => s.from <= index)
  if (found === undefined) throw new Error(`no seal covers answer ${index}`)
  return found
}
