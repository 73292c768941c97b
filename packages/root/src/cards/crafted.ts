import type { Seat } from '@spinney/kernel'
import { effectOf } from '../core/book.ts'
import type { Root } from '../core/state.ts'
import { craftedCard } from './deck.ts'
import { discard, withdraw } from './hand.ts'

/** 4.1.3: a persistent card leaves the play area for the discard pile, and what it did is over. */
export function discardCrafted(g: Root, seat: Seat, name: string): void {
  const card = craftedCard(g, seat, name)
  withdraw(g.crafted[seat]!, card)
  discard(g, card, false)
  effectOf(g, card)?.left?.(g, seat)
}
