import type { Seat } from '@spinney/kernel'
import { enemies } from '../../actions/removal.ts'
import { isAutomaton } from '../../core/book.ts'
import type { Visible } from '../../core/state.ts'

/** All other seats. */
export function otherSeats(g: Visible, seat: Seat): Seat[] {
  const others: Seat[] = []
  for (let other = 0; other < g.factions.length; other++) if (other !== seat) others.push(other)
  return others
}

/** Other seats that are enemies of this one (G.1.8). */
export const enemySeats = (g: Visible, seat: Seat): Seat[] =>
  otherSeats(g, seat).filter((other) => enemies(g, seat, other))

/** Those who hold cards, and automata: for them the deck gives one (A.3). */
export const withCards = (g: Visible, seats: readonly Seat[]): Seat[] =>
  seats.filter((seat) => g.hands[seat]!.length > 0 || isAutomaton(g, seat))
