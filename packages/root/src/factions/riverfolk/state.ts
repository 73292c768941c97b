import type { Seat } from '@spinney/kernel'
import { board } from '../../board/map.ts'
import { clearings } from '../../core/book.ts'
import { count, onMapCount } from '../../core/pieces.ts'
import { SUPPLY } from '../../core/places.ts'
import type { Visible } from '../../core/state.ts'
import { pieceOf } from '../../facts/box.ts'
import { RIVERFOLK } from '../../facts/factions/riverfolk.ts'

export type Service = (typeof RIVERFOLK.services)[number]

/** The services, in the order of the board (11.2.7). */
export const SERVICES: readonly Service[] = RIVERFOLK.services

/**
 * What the Riverfolk keep on their board. Warriors of anybody lie in the boxes; as pieces they are all at IN_TRADE, and
 * these lists say how many of each seat lie where.
 */
export interface RiverfolkState {
  payments: number[]
  /** The warriors the Riverfolk can use (11.2.4). */
  funds: number[]
  committed: number[]
  /** Funds committed to empty spaces of the trade post tracks, by suit and then by seat (11.5.3). */
  spaces: number[][]
  /** The price of each service. */
  prices: number[]
  /** Who has bought mercenaries this turn, -1 for nobody (11.2.7.III). */
  hired: Seat
}

declare module '../../core/state.ts' {
  interface FactionStates {
    riverfolk: RiverfolkState
  }
}

export const warrior = pieceOf('riverfolk', 'warrior')
/** Trade posts by the number of their suit. */
export const posts = [
  pieceOf('riverfolk', 'trade-post-fox'),
  pieceOf('riverfolk', 'trade-post-rabbit'),
  pieceOf('riverfolk', 'trade-post-mouse'),
] as const

/** The trade post of a suit. */
export const postOf = (suit: number) => posts[suit as 0 | 1 | 2]

/** Whether a kind of piece is a trade post. */
export const isPost = (kind: number): boolean => posts.some((post) => post.index === kind)

/** The seat of the Riverfolk, -1 when they do not play. */
export const riverfolkSeat = (g: Visible): Seat => g.seatOf.riverfolk ?? -1

/** Trade posts in a clearing, of whatever suit. */
export const postsIn = (g: Visible, place: number): number =>
  posts.reduce((sum, post) => sum + count(g, post, place), 0)

/** All trade posts on the map. */
export const postsOnMap = (g: Visible): number => posts.reduce((sum, post) => sum + onMapCount(g, post), 0)

/** 11.5.3: spaces of a trade post track that neither a post nor a fund covers. */
export function emptySpaces(g: Visible, suit: number): number {
  const post = postOf(suit)
  return Math.max(0, post.max - count(g, post, SUPPLY) - total(g.own.riverfolk.spaces[suit]!))
}

/** 11.3.2, 11.5.5: clearings on a river. */
export const riverClearings = (g: Visible): number[] => clearings(g).filter((at) => board(g).rivers[at]!.length > 0)

/** How many warriors lie in a box. */
export const total = (box: readonly number[]): number => box.reduce((sum, n) => sum + n, 0)

/** 11.2.6.I: the price of a service. */
export const priceOf = (g: Visible, service: Service): number => g.own.riverfolk.prices[SERVICES.indexOf(service)]!
