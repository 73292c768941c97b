import type { Seat } from '@spinney/kernel'
import type { Party } from './state.ts'

/** Hits to be taken by one side, or in the course of another effect. */
export interface Hits {
  /** Who takes them, */
  seat: Party
  /** and who deals them. */
  by: Party
  place: number
  hits: number
  /** The side that takes them in the battle that is going on. */
  side: number
  /** Who chooses what is lost: the owner, unless an effect says otherwise. */
  chooser: Seat
}
