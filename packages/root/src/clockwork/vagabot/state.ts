import type { Seat } from '@spinney/kernel'
import type { FactionId, Root, Visible } from '../../core/state.ts'

/** What a Vagabot keeps besides his items and his pawn. */
export interface VagabotState {
  /** His quest, -1 for none. */
  quest: number
  /** Whether he has slipped away this turn. */
  slipped: boolean
}

declare module '../../core/state.ts' {
  interface FactionStates {
    /** By faction: he may stand for either Vagabond. */
    vagabots?: { [faction: FactionId]: VagabotState }
  }
}

/** What the Vagabot at a seat keeps. */
export const vagabotAt = (g: Root, seat: Seat): VagabotState => g.own.vagabots![g.factions[seat]!]!

/** Whether a seat is a Vagabot. */
export const isVagabot = (g: Visible, seat: number): boolean => {
  const faction = g.factions[seat]
  return faction !== undefined && g.own.vagabots?.[faction] !== undefined
}

/** The quest of a Vagabot. */
export const questOf = (g: Visible, seat: Seat): number => g.own.vagabots?.[g.factions[seat]!]?.quest ?? -1
