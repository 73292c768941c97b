import type { Seat } from '@spinney/kernel'
import type { Decisions, Root } from '@spinney/root'
import type { Appeals } from '../appeals.ts'
import type { Features, Weights } from '../brain.ts'

/** First looks at questions of Root. A kind that Root does not ask, or a pick it does not have, does not compile. */
export type RootAppeals = Appeals<Root, Decisions>

/**
 * What is known about one faction. A faction without such a file is played by what holds for all of them; to teach
 * the bots another one, write a file like its neighbours and add it to the list in `index.ts`.
 */
export interface FactionBrain {
  readonly id: string
  /** What its position holds, besides points, cards and warriors. */
  features(g: Root, seat: Seat): Features
  /** What each of these is worth, in points of the final score. */
  readonly weights: Weights
  /** What things that all factions have are worth to it, where that is not what they are worth to others. */
  readonly commonWeights?: Weights
  /** First looks at its own decisions, by kind; it may also override those of `common.ts`. */
  readonly appeals: RootAppeals
  /** First looks at decisions that others meet because of it, by kind. */
  readonly othersAppeals?: RootAppeals
  /** What it lets others do in their menus, by the pick: how much a seat gains by it. */
  readonly othersActions?: { readonly [id: string]: (g: Root, seat: Seat) => number }
  /** What a piece is worth to it, by the name of the piece. Others destroy the dearest first; it gives them up last. */
  readonly pieceWorth: { readonly [piece: string]: number }
  /** How good it is to have warriors in a clearing (where to move to and recruit), in points. */
  foothold(g: Root, seat: Seat, clearing: number): number
}
