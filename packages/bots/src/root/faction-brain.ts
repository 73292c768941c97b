import type { Ask, Seat } from '@spinney/kernel'
import type { Root } from '@spinney/root'
import type { Features, Weights } from '../brain.ts'

/** How much each option of a decision appeals, in the order of the options. */
export type Appeal = (g: Root, ask: Ask<Root>, seat: Seat) => readonly number[]

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
  readonly appeals: { readonly [kind: string]: Appeal }
  /** First looks at decisions that others meet because of it, by kind. */
  readonly othersAppeals?: { readonly [kind: string]: Appeal }
  /** What it lets others do in their menus, by the word that is picked: what doing it is worth to a seat. */
  readonly othersActions?: { readonly [id: string]: (g: Root, seat: Seat) => number }
  /** What one of its pieces is worth to it, by the name of the piece: what others destroy, and it gives up last. */
  readonly pieceWorth: { readonly [piece: string]: number }
  /** How good it is to have warriors in a clearing (where to move to and recruit), in points. */
  foothold(g: Root, seat: Seat, clearing: number): number
}
