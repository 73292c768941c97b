import { commitmentTo } from '../chance/random.ts'
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

/** All that is needed to play a game again: what it was, what chance had promised, and every answer. */
export interface Journal {
  readonly game: string
  readonly rules: string
  readonly config: unknown
  readonly seals: readonly Seal[]
  readonly answers: readonly Entry[]
}

/** A seal for a new game, or for the part of a game that begins at `from`. */
export function seal(seed: string, from = 0): Seal {
  return { from, commitment: commitmentTo(seed), seed }
}

/** The journal as others may read it before the game is over. */
export function withoutSeeds(journal: Journal): Journal {
  return { ...journal, seals: journal.seals.map(({ from, commitment }) => ({ from, commitment, seed: null })) }
}

/** The seal that covers the chance answers from `index` on. */
export function sealAt(journal: Journal, index: number): Seal {
  const found = journal.seals.findLast((s) => s.from <= index)
  if (found === undefined) throw new Error(`no seal covers answer ${index}`)
  return found
}
