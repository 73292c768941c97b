import type { Seat } from '@spinney/kernel'
import type { PieceKind } from '../../core/kinds.ts'
import { count } from '../../core/pieces.ts'
import type { Visible } from '../../core/state.ts'
import { pieceOf } from '../../facts/box.ts'
import { KEEPERS } from '../../facts/factions/keepers.ts'

export type RelicType = (typeof KEEPERS.relicTypes)[number]
export type Slot = (typeof KEEPERS.retinueColumns)[number]

/** What the Keepers in Iron keep on their board, and where which relic lies. Nothing of it is hidden. */
export interface KeepersState {
  /** By forest: the relics in it, each written as one number (relics.ts), sorted. */
  forests: number[][]
  /** By clearing: the relics in it. Their pieces are counted there, those of all other relics on the board. */
  clearings: number[][]
  /** The relics in the relic area, in the order of their recovery. */
  recovered: number[]
  /** By type: the values of the relics that lie face down; which of them has which value nobody knows (15.2.1). */
  unseen: number[][]
  /** By waystation: the type that lies face up, while it is on the map (15.2.2). */
  sides: number[]
  /** By slot: the cards of the Retinue, RETAINER for a Faithful Retainer. */
  retinue: number[][]
  /** By slot: the cards that can still act this turn. */
  ready: number[][]
}

declare module '../../core/state.ts' {
  interface FactionStates {
    keepers: KeepersState
  }
}

export const TYPES: readonly RelicType[] = KEEPERS.relicTypes
export const SLOTS: readonly Slot[] = KEEPERS.retinueColumns

export const warrior = pieceOf('keepers', 'warrior')

/** The relics by the number of their type. */
export const relicKinds: readonly PieceKind[] = TYPES.map((type) => pieceOf('keepers', `relic-${type}`))

/** The three waystations; each is told by the two types it shows (15.2.2). */
export const waystations: readonly PieceKind[] = KEEPERS.waystations.map((sides) =>
  pieceOf('keepers', `waystation-${sides.join('-')}`),
)

/** The types on the two sides of a waystation. */
export const sidesOf = (waystation: PieceKind): readonly RelicType[] =>
  KEEPERS.waystations[waystations.indexOf(waystation)]!

/** The type a waystation shows. */
export const shownBy = (g: Visible, waystation: PieceKind): number =>
  g.own.keepers.sides[waystations.indexOf(waystation)]!

/** The seat of the Keepers, -1 when they do not play. */
export const keepersSeat = (g: Visible): Seat => g.seatOf.keepers ?? -1

/** How many relics lie in a clearing. */
export const relicsAt = (g: Visible, place: number): number =>
  relicKinds.reduce((sum, kind) => sum + count(g, kind, place), 0)

/** How many waystations stand in a clearing. */
export const waystationsAt = (g: Visible, place: number): number =>
  waystations.reduce((sum, kind) => sum + count(g, kind, place), 0)
