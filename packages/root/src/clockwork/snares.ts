import type { Seat } from '@spinney/kernel'
import { tell } from '@spinney/kernel'
import { enemies, removePieces } from '../actions/removal.ts'
import type { Root, Visible } from '../core/state.ts'
import { openType, plot, SNARE } from '../factions/corvid/state.ts'

/** Whether a snare lies open in a clearing against this automaton. */
const isSnared = (g: Visible, seat: Seat, at: number): boolean => {
  const corvid = g.seatOf.corvid
  return corvid !== undefined && corvid !== seat && openType(g, at) === SNARE && enemies(g, corvid, seat)
}

/**
 * The interaction card (B.6.3): an automaton does not look out for snares. Where it would place in such a clearing or move
 * out of it, it removes the snare instead.
 */
export function springSnare(g: Root, seat: Seat, at: number, law: string): boolean {
  if (!isSnared(g, seat, at)) return false
  tell(law, 'clockworkSnare', () => ({ seat, place: at }))
  removePieces(g, plot, at, 1, seat, law)
  return true
}
