import { together } from '../../board/map.ts'
import type { Modifiers } from '../../core/hooks.ts'
import { clearingsWith, count, onMapCount } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { BURROW } from '../../core/places.ts'
import type { Root } from '../../core/state.ts'
import { DUCHY } from '../../facts/factions/duchy.ts'
import { citadel, iconsShown, tunnel, warrior } from './state.ts'

const BURROW_ALONE: readonly number[] = [BURROW]

/** 12.2.2: the Burrow is adjacent to all clearings with a tunnel. */
export const burrowIsAdjacent: Modifiers['neighbours'] = (to, g, _seat, from) => {
  if (g.seatOf.duchy === undefined) return to
  if (from === BURROW) return together(to, clearingsWith(g, tunnel))
  return count(g, tunnel, from) > 0 ? together(to, BURROW_ALONE) : to
}

/** 12.2.2: nobody else moves pieces into the Burrow, */
export const burrowForbidsMoving: Modifiers['mayMove'] = (may, g, seat, _from, to) =>
  may && (to !== BURROW || seat === g.seatOf.duchy)

/** or places them there. */
export const burrowForbidsPlacing: Modifiers['mayPlace'] = (may, g, seat, at) =>
  may && (at !== BURROW || seat === g.seatOf.duchy)

/** 12.2.2: the Duchy always rules the Burrow. */
export const burrowIsRuled: Modifiers['ruler'] = (ruler, g, at) => (at === BURROW ? (g.seatOf.duchy ?? ruler) : ruler)

/** 12.4: one warrior, and one for each warrior icon that stands free. */
export function recruitInBurrow(g: Root): void {
  place(g, warrior, BURROW, DUCHY.recruits + iconsShown(DUCHY.citadelRecruits, onMapCount(g, citadel)), '12.4')
}
