import type { Seat } from '@spinney/kernel'
import { enemies } from '../../actions/removal.ts'
import type { Table } from '../../core/state.ts'

/** All other seats. */
export const otherSeats = (g: Table, seat: Seat): Seat[] =>
  g.factions.flatMap((_, other) => (other === seat ? [] : [other]))

/** Other seats that are enemies of this one (G.1.8). */
export const enemySeats = (g: Table, seat: Seat): Seat[] =>
  otherSeats(g, seat).filter((other) => enemies(g, seat, other))

/** Those who hold cards. */
export const withCards = (g: Table, seats: readonly Seat[]): Seat[] => seats.filter((seat) => g.hands[seat]!.length > 0)
