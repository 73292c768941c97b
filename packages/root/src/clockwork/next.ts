import type { Frame, Seat } from '@spinney/kernel'
import type { Root } from '../core/state.ts'
import { root } from '../root.ts'
import { botFor } from './facts.ts'
import { ordered } from './priorities.ts'

/** What everybody can read off the board of an automaton. */
export interface AutomatonFacts {
  /** The number of the step that it takes next. */
  readonly next: string
  /** The clearings of its order, from the highest priority on. */
  readonly ordered: readonly number[]
}

/** The facts of the automaton at a seat. */
export const automatonFacts = (g: Root, seat: Seat): AutomatonFacts => ({
  next: nextStep(g, seat),
  ordered: ordered(g, seat),
})

/** The step that an automaton takes next: where its procedure stands, and out of its turn the first one. */
function nextStep(g: Root, seat: Seat): string {
  const { letter } = botFor(g.factions[seat]!)!
  const isStep = (law: string | undefined): law is string => law !== undefined && /^[A-Z]+\.\d+$/.test(law)
  const found = g.flow.findLast((frame) => seatOf(frame) === seat && isStep(stepOf(frame)))
  return found === undefined ? `${letter}.1` : stepOf(found)!
}

const localOf = ({
  local,
}: Frame): { readonly seat?: Seat; readonly law?: string; readonly todo?: readonly number[] } => local as object

const seatOf = (frame: Frame): Seat | undefined => localOf(frame).seat

/** The number of the step that a frame has come to; battles that are left belong to the step that called them. */
function stepOf(frame: Frame): string | undefined {
  const { law, todo = [] } = localOf(frame)
  if (todo.length > 0 && law !== undefined) return law
  return root.procs[frame.proc]?.steps.find(({ key }) => key === frame.at)?.law
}
