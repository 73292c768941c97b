import type { Seat } from '@spinney/kernel'
import type { Party } from '../core/state.ts'

/** Attacker and defender by index, wherever a battle keeps something for both. */
export const ATTACKER = 0
export const DEFENDER = 1

/** A battle in progress (Law 4.3). */
export interface Battle {
  place: number
  /** Attacker and defender. */
  sides: [Party, Party]
  /** Who decides and scores for the attacker: the attacker itself but for battles somebody else instigates. */
  by: Seat
  /** Card played as ambush and not foiled, -1 for none. */
  ambush: number
  /** Rolled hits each side will deal, after the cap. */
  rolled: [number, number]
  /** Extra hits each side will deal. */
  extra: [number, number]
  /** 1 where a side ignores the rolled hits against it. */
  shielded: [number, number]
  /** Hits each side has taken so far, ambush included. */
  taken: [number, number]
  /** Buildings and tokens each side has removed. */
  razed: [number, number]
  /** Names of effects already used. */
  used: string[]
  /** Party whose warriors fight along for the attacker or defender, -1 for none (allies). */
  helpers: [Party, Party]
}

/** The other side. */
export const other = (side: number): number => 1 - side

/** The side a party fights on, -1 for neither. */
export const sideOf = (battle: Battle, party: Party): number => battle.sides.indexOf(party)
