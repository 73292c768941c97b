import type { Seat } from '../flow/types.ts'

/** A list inside the state that not everybody may read. */
export interface Zone {
  readonly items: unknown[]
  /** Seats that see the items; an empty list hides them from all. */
  readonly knownTo: readonly Seat[]
  /** Hidden items of one pool could lie in any of its zones; null: the items stay where they are when resampling. */
  readonly pool: string | null
  /** A bag whose order means nothing is kept sorted, so that its order cannot tell anything. */
  readonly bag?: boolean
}
