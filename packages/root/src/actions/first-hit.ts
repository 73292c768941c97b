import type { Battle } from './battle-types.ts'

/**
 * The first hit a side takes in a battle is ignored (14.7.7, 15.2.4): one of an ambush if there was one, and then none of
 * the later ones. Several such effects ignore the same hit.
 */
export const withoutFirstHit = (hits: number, battle: Battle, side: number): number =>
  battle.taken[side] === 0 && hits > 0 ? hits - 1 : hits
