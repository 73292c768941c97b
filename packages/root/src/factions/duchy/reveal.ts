import { type Seat, tell } from '@spinney/kernel'
import { cardAt, cardIndex } from '../../cards/deck.ts'
import { discard, toHand, withdraw } from '../../cards/hand.ts'
import type { Root } from '../../core/state.ts'
import { BIRD } from '../../core/suits.ts'

/** 12.5.1.I, 12.5.2.I, 12.5.3.II: a hand card is shown to everybody and lies apart until Evening. */
export function revealCard(g: Root, seat: Seat, card: string, law: string): void {
  withdraw(g.hands[seat]!, cardIndex(card))
  g.own.duchy.revealed.push(cardIndex(card))
  tell(law, 'duchyRevealed', () => ({ seat, card }))
}

/** 12.6.1: revealed birds are discarded, all other revealed cards return to the hand. */
export function clearRevealed(g: Root, seat: Seat): void {
  const cards = g.own.duchy.revealed
  g.own.duchy.revealed = []
  for (const card of cards.filter((other) => cardAt(other).suitIndex === BIRD)) {
    tell('12.6.1', 'spent', () => ({ seat, card: cardAt(card).id }))
    discard(g, card, true)
  }
  const kept = cards.filter((card) => cardAt(card).suitIndex !== BIRD)
  for (const card of kept) toHand(g, seat, card)
  if (kept.length > 0) tell('12.6.1', 'duchyReturned', () => ({ seat, cards: kept.map((card) => cardAt(card).id) }))
}
