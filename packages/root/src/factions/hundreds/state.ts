import type { Seat } from '@spinney/kernel'
import { clearings } from '../../core/book.ts'
import { count } from '../../core/pieces.ts'
import type { Visible } from '../../core/state.ts'
import { pieceOf } from '../../facts/box.ts'
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

export const warrior = pieceOf('hundreds', 'warrior')
/** 14.2.2, T27: he counts as a warrior, and only battles remove him. */
export const warlord = pieceOf('hundreds', 'warlord')
export const stronghold = pieceOf('hundreds', 'stronghold')
export const mob = pieceOf('hundreds', 'mob')

/** All moods, in the order of the Law. */
export const MOODS = Object.keys(HUNDREDS.moods) as readonly Mood[]

/** The seat of the Hundreds, -1 when they do not play. */
export const hundredsSeat = (g: Visible): Seat => g.seatOf.hundreds ?? -1

/** The clearing of the warlord, 0 while he is not on the map. */
export function warlordClearing(g: Visible): number {
  for (const clearing of clearings(g)) if (count(g, warlord, clearing) > 0) return clearing
  return 0
}

/** Whether the Hundreds play in this mood, with the warlord at a place. */
export const warlordIs = (g: Visible, mood: Mood, place: number): boolean =>
  g.seatOf.hundreds !== undefined && g.own.hundreds.mood === mood && count(g, warlord, place) > 0
