import type { Seat } from '@spinney/kernel'
import { cardAt } from '../../cards/deck.ts'
import { edition } from '../../core/book.ts'
import { count, onMapCount } from '../../core/pieces.ts'
import { BOARD } from '../../core/places.ts'
import type { Visible } from '../../core/state.ts'
import { pieceOf } from '../../facts/box.ts'

/** What the Cult keeps on its board; its acolytes are the warriors at BOARD. */
export interface LizardState {
  /** The Outcast suit, -1 before setup. */
  outcast: number
  hated: boolean
  /** Cards that lie face up in the Lost Souls pile. */
  lostSouls: number[]
  /** Cards revealed for rituals this Daylight and not spent since. */
  revealed: number[]
  /** Suits already scored this turn (10.5.3). */
  scored: number[]
}

declare module '../../core/state.ts' {
  interface FactionStates {
    lizard: LizardState
  }
}

export const warrior = pieceOf('lizard', 'warrior')
/** Gardens by the number of their suit. */
export const gardens = [
  pieceOf('lizard', 'garden-fox'),
  pieceOf('lizard', 'garden-rabbit'),
  pieceOf('lizard', 'garden-mouse'),
] as const

/** The garden of a suit. */
export const gardenOf = (suit: number) => gardens[suit as 0 | 1 | 2]

/** The seat of the Cult, -1 when it does not play. */
export const lizardSeat = (g: Visible): Seat => g.seatOf.lizard ?? -1

export const acolytes = (g: Visible): number => count(g, warrior, BOARD)

/** Gardens in a clearing, of whatever suit. */
export const gardensIn = (g: Visible, place: number): number =>
  gardens.reduce((sum, garden) => sum + count(g, garden, place), 0)

/** Gardens of a suit on the map. */
export const gardensOnMap = (g: Visible, suit: number): number => onMapCount(g, gardenOf(suit))

/** 10.5: whether revealed cards lie apart until Daylight ends; in the draft they stay cards of the hand. */
export const liesApart = (g: Visible): boolean => edition(g).revealedCardsLocked

/** 10.2.2: in rituals a bird is just a bird. */
export const ritualSuit = (card: number): number => cardAt(card).suitIndex
