import type { Hidden, Public, Seat } from '@spinney/kernel'
import { isAutomaton } from '../../core/book.ts'
import type { Root, Visible } from '../../core/state.ts'
import type { CharacterId } from '../../facts/factions/vagabond.ts'

/** What one Vagabond keeps on the own board; both Vagabonds have the same (9.7). */
export interface VagabondState {
  /** The character, empty before it is chosen (9.3.1). */
  character: CharacterId | ''
  /** Number of the forest the pawn is in; means nothing while it is in a clearing. */
  forest: number
  /** The items, each written as one number (items.ts), sorted. */
  items: number[]
  /** By seat: the space of the relationship marker, or HOSTILE, or NO_MARKER (9.2.9). */
  relations: number[]
  /** By seat: the Aids of this turn that count towards the next space (9.2.9.I.a). */
  aids: number[]
  /** Completed quests, by index. */
  quests: number[]
  /** The dominance card that formed a coalition, -1 for none (9.2.8). */
  coalitionCard: number
  /** Hits of the battle being fought, taken by damaging items, */
  itemHits: number
  /** and by removing allied warriors, by seat of the ally (9.2.9.II.d). */
  allyHits: number[]
}

/** Items under a ruin that somebody has looked at (9.7.3). */
export interface SeenRuin {
  clearing: number
  items: Hidden<number>
  /** Who knows them. */
  by: Seat[]
}

/** What the Vagabonds share. */
export interface SharedState {
  /** The quests left to draw: a bag, each draw picks one of them (9.3.3, 9.7.2). */
  questDeck: Hidden<number>
  openQuests: number[]
  seen: SeenRuin[]
  /** Clearings where a torch was left (D.6.2). */
  scorched: number[]
}

declare module '../../core/state.ts' {
  interface FactionStates {
    vagabond: VagabondState
    vagabond2: VagabondState
    vagabonds: SharedState
  }
}

/** A Vagabond's board as everybody sees it: nothing on it is hidden. */
export type VagabondBoard = Public<VagabondState>

export const HOSTILE = -1
export const NO_MARKER = -2

/** Whether a seat plays a Vagabond; an automaton in his place goes by rules of its own (A.3). */
export function isVagabond(g: Visible, seat: Seat): boolean {
  const faction = g.factions[seat]
  return (faction === 'vagabond' || faction === 'vagabond2') && !isAutomaton(g, seat)
}

/** Whether any Vagabond plays; the second never plays without the first. */
export const vagabondPlays = (g: Visible): boolean => g.seatOf.vagabond !== undefined

/** 9.7: whether two Vagabonds play; automata are players, too. */
export const twoVagabonds = (g: Visible): boolean => g.seatOf.vagabond2 !== undefined

/** The seats of the Vagabonds, the first one's first. */
export function vagabondSeats(g: Visible): readonly Seat[] {
  const { vagabond, vagabond2 } = g.seatOf
  if (vagabond === undefined || isAutomaton(g, vagabond)) return NOBODY
  return vagabond2 === undefined || isAutomaton(g, vagabond2) ? [vagabond] : [vagabond, vagabond2]
}

const NOBODY: readonly Seat[] = []

/** The board of the Vagabond at a seat. */
export function vagabondAt(g: Root, seat: Seat): VagabondState
export function vagabondAt(g: Visible, seat: Seat): VagabondBoard
export function vagabondAt(g: Visible, seat: Seat): VagabondBoard {
  return g.factions[seat] === 'vagabond2' ? g.own.vagabond2 : g.own.vagabond
}
