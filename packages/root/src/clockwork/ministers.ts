import { type Seat, tell } from '@spinney/kernel'
import type { Root, Visible } from '../core/state.ts'
import { FOX, MOUSE, RABBIT } from '../core/suits.ts'
import { crownsBeside } from '../factions/duchy/scenario.ts'
import { isSwayed, type Minister } from '../factions/duchy/state.ts'

/** The ministers from the top of the board to the bottom, each with its suit. */
export const MINISTER_ORDER: readonly (readonly [Minister, number])[] = [
  ['captain', FOX],
  ['marshal', RABBIT],
  ['foremole', MOUSE],
  ['brigadier', FOX],
  ['banker', RABBIT],
  ['mayor', MOUSE],
  ['earl-of-stone', FOX],
  ['baron-of-dirt', RABBIT],
  ['duchess-of-mud', MOUSE],
]

/** Gives a minister a crown, or takes it away. */
export function crown(g: Root, seat: Seat, minister: Minister | undefined, gains: boolean, law: string): void {
  if (minister === undefined) return
  const { duchy: own } = g.own
  const others = own.swayed.filter((other) => other !== minister)
  own.swayed = gains ? MINISTER_ORDER.map(([id]) => id).filter((id) => id === minister || others.includes(id)) : others
  own.crowns = crownsBeside(own.swayed)
  if (gains) tell(law, 'clockworkSwayed', () => ({ seat, minister }))
  else tell(law, 'ministerLost', () => ({ seat, minister }))
}

/** Ministers without a crown, from the top. */
export const unswayed = (g: Visible) => MINISTER_ORDER.filter(([minister]) => !isSwayed(g, minister))

/** DD.10: the topmost unswayed minister of a suit; for a bird, or where none is left, the bottommost of all. */
export const swayedBy = (g: Visible, suit: number): Minister | undefined =>
  (unswayed(g).find(([, own]) => own === suit) ?? unswayed(g).at(-1))?.[0]
