import type { Hidden, Seat } from '@spinney/kernel'
import { discard, matches, withdraw } from '../../cards/hand.ts'
import { edition } from '../../core/book.ts'
import { clearingsWith, count, onMapCount } from '../../core/pieces.ts'
import { BOARD } from '../../core/places.ts'
import type { Root, Visible } from '../../core/state.ts'
import { pieceOf } from '../../facts/box.ts'

/** What the Alliance keep on their board; their officers are the warriors at BOARD. */
export interface AllianceState {
  /** Face-down cards that can be spent for their suit only (8.2.3). */
  supporters: Hidden<number>
}

declare module '../../core/state.ts' {
  interface FactionStates {
    alliance: AllianceState
  }
}

export const warrior = pieceOf('alliance', 'warrior')
/** One base of each suit, by the number of the suit. */
export const bases = [
  pieceOf('alliance', 'base-fox'),
  pieceOf('alliance', 'base-rabbit'),
  pieceOf('alliance', 'base-mouse'),
] as const
export const sympathy = pieceOf('alliance', 'sympathy')

/** The base of a suit. */
export const baseOf = (suit: number) => bases[suit as 0 | 1 | 2]

/** Whether a clearing holds a sympathy token. */
export const sympathetic = (g: Visible, clearing: number): boolean => count(g, sympathy, clearing) > 0

export const sympatheticClearings = (g: Visible): number[] => clearingsWith(g, sympathy)

export const officers = (g: Visible): number => count(g, warrior, BOARD)

export const basesOnMap = (g: Visible): number => bases.reduce((sum, base) => sum + onMapCount(g, base), 0)

/** Supporters that match a suit (birds are wild, 2.1.1). */
export const matchingSupporters = (g: Root, suit: number): number[] =>
  g.own.alliance.supporters.filter((card) => matches(card, suit))

/** How many supporters match a suit. */
export function supportersFor(g: Root, suit: number): number {
  let found = 0
  for (const card of g.own.alliance.supporters) if (matches(card, suit)) found++
  return found
}

/** 8.2.3.I: how many supporters the stack may hold; without a base on the map there is a limit. */
export function supporterLimit(g: Visible): number {
  const cap = edition(g).supporterCapWithoutBase
  return cap === null || basesOnMap(g) > 0 ? Number.POSITIVE_INFINITY : cap
}

/** 8.2.3.I: a card joins the supporters, or is discarded when the stack is full. */
export function addSupporter(g: Root, card: number): void {
  const { supporters } = g.own.alliance
  if (supporters.length >= supporterLimit(g)) {
    discard(g, card, false)
    return
  }
  supporters.push(card)
  supporters.sort((a, b) => a - b)
}

/** A supporter is spent or discarded. */
export function spendSupporter(g: Root, card: number): void {
  withdraw(g.own.alliance.supporters, card)
  discard(g, card, false)
}

/** The seat of the Alliance, -1 when they do not play. */
export const allianceSeat = (g: Visible): Seat => g.seatOf.alliance ?? -1
