import { equal } from './equal.ts'
import { PASS, type Pick, type Seat } from './flow/types.ts'
import { isRecord, named } from './outside.ts'
import type { Question } from './views/secrets.ts'

/** How a kind of question may be answered beforehand by whoever is asked it while others play. */
export interface Interruption {
  /** The kind of question. */
  readonly kind: string
  readonly law: string
  /** `never` passes, `always` does not, `order` takes what comes first in a list; others are in `choose`. */
  readonly ways: readonly string[]
  readonly choose?: { readonly [way: string]: (question: Question) => Pick | null }
  /** A number in what the question is about: from so much on it is not passed. */
  readonly count?: string
  /** Whether a seat of a table may ever be asked; left out: every seat. */
  concerns?(state: unknown, seat: Seat): boolean
  /** What can be ordered, for a seat of a table. */
  values?(state: unknown, seat: Seat): readonly string[]
  /** Where the same kind is also asked in one's own turn: whether this is somebody else's. */
  isElsewhere?(state: unknown, question: Question): boolean
}

/** A standing answer of a seat to one kind of question. */
export interface StandingOrder {
  readonly kind: string
  readonly way: string
  /** Below that number it is passed. */
  readonly least?: number
  readonly order?: readonly string[]
}

/**
 * What a standing answer comes to; null: the player is asked. It follows from what the seat itself sees of the question, so
 * it tells no more than the answer does.
 */
export function standingPick(
  interruption: Interruption,
  { way, least = 0, order = [] }: StandingOrder,
  question: Question,
): Pick | null {
  const options = question.options ?? []
  const pass = options.includes(PASS) ? PASS : null
  switch (way) {
    case 'never':
      return pass
    case 'always': {
      const { about } = question
      const count = isRecord(about) && interruption.count !== undefined ? about[interruption.count] : least
      const isEnough = typeof count === 'number' && count >= least
      return (isEnough ? options.find((option) => option !== PASS) : undefined) ?? pass
    }
    case 'order': {
      const wanted = order.find((value) => options.some((option) => equal(option, value)))
      return wanted ?? null
    }
    default:
      return named(interruption.choose ?? {}, way)?.(question) ?? null
  }
}
