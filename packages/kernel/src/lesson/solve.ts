import type { Pick, State } from '../flow/types.ts'
import { answerStep, isAsked, isReached, type Stand, turnOf, wayOn } from './play.ts'

/** How far is searched: answers of the learner in a row, and answers tried altogether. */
export interface Reach {
  readonly depth: number
  readonly tries: number
}

const REACH: Reach = { depth: 6, tries: 1500 }

/** No way that a lesson names is longer. */
const LONGEST = 80

/** Answers of the learner that lead to the aim of the step: as the lesson names them, else the fewest; null: none found. */
export function solve<G extends State>(stand: Stand<G>, reach: Reach = REACH): readonly Pick[] | null {
  if (isReached(stand)) return []
  if (turnOf(stand) !== stand.turn) return null
  return alongTheWay(stand) ?? searched(stand, reach)
}

/** Gives the answers that the lesson names, wherever they fit. */
function alongTheWay<G extends State>(begin: Stand<G>): readonly Pick[] | null {
  const picks: Pick[] = []
  for (let stand = begin; picks.length < LONGEST && isAsked(stand); ) {
    const pick = wayOn(stand)
    if (pick === null) return null
    picks.push(pick)
    stand = answerStep(stand, pick)
    if (isReached(stand)) return picks
  }
  return null
}

/** Tries all answers up to the end of the turn in which the step began, the shortest chains first. */
function searched<G extends State>(begin: Stand<G>, { depth, tries }: Reach): readonly Pick[] | null {
  let chains: { readonly stand: Stand<G>; readonly picks: readonly Pick[] }[] = [{ stand: begin, picks: [] }]
  let tried = 0
  for (let length = 1; length <= depth; length++) {
    const longer: typeof chains = []
    for (const { stand, picks } of chains) {
      if (!isAsked(stand) || turnOf(stand) !== stand.turn) continue
      for (const pick of stand.table.ask!.options) {
        if (++tried > tries) return null
        const next = { stand: answerStep(stand, pick), picks: [...picks, pick] }
        if (isReached(next.stand)) return next.picks
        longer.push(next)
      }
    }
    chains = longer
  }
  return null
}

/** The step as it ends when the coach plays it. */
export function solvedStep<G extends State>(stand: Stand<G>): Stand<G> | null {
  const picks = solve(stand)
  return picks === null ? null : picks.reduce(answerStep<G>, stand)
}
