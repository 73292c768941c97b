import type { Seat } from '@spinney/kernel'
import { definePiece } from '../../core/kinds.ts'
import { count } from '../../core/pieces.ts'
import { CLEARINGS } from '../../core/places.ts'
import type { Table } from '../../core/state.ts'
import { HUNDREDS } from '../../facts/factions/hundreds.ts'

export type Mood = keyof typeof HUNDREDS.moods

/** What the Lord of the Hundreds keeps on the own board. */
export interface HundredsState {
  mood: Mood
  /** The items on the two tracks of the Hoard from left to right, each written as one number (hoard.ts). */
  command: number[]
  prowess: number[]
}

declare module '../../core/state.ts' {
  interface FactionStates {
    hundreds: HundredsState
  }
}

const { warriors, warlords, buildings, tokens } = HUNDREDS

export const warrior = definePiece('hundreds', 'warrior', 'warrior', warriors)
/** 14.2.2, T27: he counts as a warrior, and only battles remove him. */
export const warlord = definePiece('hundreds', 'warlord', 'warrior', warlords, { battleOnly: true })
export const stronghold = definePiece('hundreds', 'stronghold', 'building', buildings.stronghold)
export const mob = definePiece('hundreds', 'mob', 'token', tokens.mob)

/** All moods, in the order of the Law. */
export const MOODS = Object.keys(HUNDREDS.moods) as readonly Mood[]

/** The seat of the Hundreds, -1 when they do not play. */
export const hundredsSeat = (g: Table): Seat => g.seatOf.hundreds ?? -1

/** The clearing of the warlord, 0 while he is not on the map. */
export function warlordClearing(g: Table): number {
  for (let clearing = 1; clearing <= CLEARINGS; clearing++) if (count(g, warlord, clearing) > 0) return clearing
  return 0
}

/** Whether the Hundreds play in this mood, with the warlord at a place. */
export const warlordIs = (g: Table, mood: Mood, place: number): boolean =>
  g.seatOf.hundreds !== undefined && g.own.hundreds.mood === mood && count(g, warlord, place) > 0
