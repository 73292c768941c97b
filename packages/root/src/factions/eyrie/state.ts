import { cardAt } from '../../cards/deck.ts'
import { edition } from '../../core/book.ts'
import type { Visible } from '../../core/state.ts'
import { BIRD } from '../../core/suits.ts'
import { pieceOf } from '../../facts/box.ts'
import { EYRIE } from '../../facts/factions/eyrie.ts'

export type Leader = keyof typeof EYRIE.leaders
export type Column = (typeof EYRIE.decreeColumns)[number]

export const LEADERS = Object.keys(EYRIE.leaders) as readonly Leader[]
export const COLUMNS: readonly Column[] = EYRIE.decreeColumns

/** A Loyal Vizier in the Decree: a bird that belongs to no deck. */
export const VIZIER = -1

/** What the Eyrie keep on their board. */
export interface EyrieState {
  /** Null before setup. */
  leader: Leader | null
  /** Leaders that lie face up beside the board. */
  leaders: Leader[]
  /** Cards in the four columns: indexes of cards, or VIZIER. */
  decree: [number[], number[], number[], number[]]
  /** True from a turmoil until the end of the turn (7.7.4). */
  resting: boolean
}

declare module '../../core/state.ts' {
  interface FactionStates {
    eyrie: EyrieState
  }
}

export const warrior = pieceOf('eyrie', 'warrior')
export const roost = pieceOf('eyrie', 'roost')

/** The suit of a card in the Decree. */
export const decreeSuit = (card: number): number => (card === VIZIER ? BIRD : cardAt(card).suitIndex)

/** 7.3.4, 7.8: the columns of a leader's viziers. */
export const vizierColumns = (g: Visible, leader: Leader): readonly Column[] =>
  leader === 'charismatic' ? edition(g).charismaticViziers : EYRIE.leaders[leader].viziers
