import { hooks } from '../core/book.ts'
import type { Visible } from '../core/state.ts'
import type { Battle } from './battle-types.ts'

/**
 * The hits a side takes without the first one of the battle, where something spares it (14.7.7, 15.2.4): one of an ambush
 * if there was one, and then none of the later ones. Several such effects ignore the same hit.
 */
export function withoutFirstHit(g: Visible, hits: number, battle: Battle, side: number): number {
  if (battle.taken[side] !== 0 || hits === 0) return hits
  let spares = false
  for (const hook of hooks(g).sparesFirstHit) spares = hook(spares, g, battle, side)
  return spares ? hits - 1 : hits
}
