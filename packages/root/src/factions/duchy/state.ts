import type { Seat } from '@spinney/kernel'
import type { Visible } from '../../core/state.ts'
import { pieceOf } from '../../facts/box.ts'
import { DUCHY } from '../../facts/factions/duchy.ts'

export type Minister = keyof typeof DUCHY.ministers
export type Rank = keyof typeof DUCHY.ranks

/** What the Duchy keeps on its board. */
export interface DuchyState {
  /** The ministers above the board, in the order of the Law; all others lie in the unswayed pile. */
  swayed: Minister[]
  /** Crowns left on the board, by the number of the rank: squire, noble, lord. */
  crowns: number[]
  /** Cards revealed this turn: they lie apart until Evening. */
  revealed: number[]
  /** Buildings that have just been removed together and are not yet paid for (12.2.3). */
  failures: number
}

declare module '../../core/state.ts' {
  interface FactionStates {
    duchy: DuchyState
  }
}

export const warrior = pieceOf('duchy', 'warrior')
export const citadel = pieceOf('duchy', 'citadel')
export const market = pieceOf('duchy', 'market')
export const tunnel = pieceOf('duchy', 'tunnel')

/** The buildings by the name that is picked. */
export const duchyBuildings = { citadel, market } as const

export type DuchyBuilding = keyof typeof duchyBuildings

export const BUILDING_NAMES: readonly DuchyBuilding[] = ['citadel', 'market']

/** All ministers, in the order of the Law. */
export const MINISTERS = Object.keys(DUCHY.ministers) as readonly Minister[]

/** The ranks from low to high. */
export const RANKS: readonly Rank[] = ['squire', 'noble', 'lord']

export const rankOf = (minister: Minister): Rank => DUCHY.ministers[minister].rank

/** The number of a minister's rank, the higher the more. */
export const rankNumber = (minister: Minister): number => RANKS.indexOf(rankOf(minister))

export const isSwayed = (g: Visible, minister: Minister): boolean => g.own.duchy.swayed.includes(minister)

/** The seat of the Duchy, -1 when it does not play. */
export const duchySeat = (g: Visible): Seat => g.seatOf.duchy ?? -1

/** Icons that stand free on the board where so many buildings have left it. */
export const iconsShown = (icons: readonly number[], built: number): number =>
  icons.slice(0, built).reduce((sum, n) => sum + n, 0)
