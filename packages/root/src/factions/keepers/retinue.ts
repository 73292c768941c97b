import { inBagOrder, type Seat, tell } from '@spinney/kernel'
import { suitOf } from '../../board/map.ts'
import { cardAt, cardIndex } from '../../cards/deck.ts'
import { discard, matchesFor } from '../../cards/hand.ts'
import { clearings } from '../../core/book.ts'
import { because, type Hurdle } from '../../core/reasons.ts'
import type { Root, Visible } from '../../core/state.ts'
import { ANY_SUIT, BIRD } from '../../core/suits.ts'

/** A Faithful Retainer: a bird card that is in no deck (15.3.4). */
export const RETAINER = -1
export const RETAINER_WORD = 'faithful-retainer'

/** A card of the Retinue by name. */
export const cardWord = (card: number): string => (card === RETAINER ? RETAINER_WORD : cardAt(card).id)

/** The card of the Retinue that a word names. */
export const cardCalled = (word: string): number => (word === RETAINER_WORD ? RETAINER : cardIndex(word))

/** Different cards by name, in stable order. */
export const cardWords = (cards: readonly number[]): string[] => [...new Set(cards)].sort(inBagOrder).map(cardWord)

/** 15.5.2: whether a card of the Retinue can act in clearings of a suit. */
export const fits = (g: Visible, seat: Seat, card: number, suit: number): boolean =>
  card === RETAINER || matchesFor(g, seat, card, suit)

/** 15.5.2: the clearings a card can act in. */
export const clearingsFor = (g: Visible, seat: Seat, card: number): number[] =>
  clearings(g).filter((clearing) => fits(g, seat, card, suitOf(g, clearing)))

/** 15.5.2: the card must match the clearing. */
export const fitting = (g: Visible, seat: Seat, card: number): Hurdle<number> => {
  return (at) => (fits(g, seat, card, suitOf(g, at)) ? null : because('15.5.2', 'cardDoesNotFit'))
}

/** 15.5.2.I: the suit a move must start from; birds are wild (2.1.1). */
export const suitFor = (card: number): number =>
  card === RETAINER || cardAt(card).suitIndex === BIRD ? ANY_SUIT : cardAt(card).suitIndex

/** Takes a card out of a slot. */
export function withdrawCard(cards: number[], card: number): void {
  cards.splice(cards.indexOf(card), 1)
}

/** Puts a card into a slot; the order in a slot means nothing. */
export function tuck(g: Root, slot: number, card: number): void {
  const cards = g.own.keepers.retinue[slot]!
  cards.push(card)
  cards.sort(inBagOrder)
}

/** 15.6.2: cards in all slots together. */
export const retinueSize = (g: Visible): number => g.own.keepers.retinue.reduce((sum, cards) => sum + cards.length, 0)

/** 15.5.2.II.b, 15.5.2.III.c: a card of the Retinue is discarded; Faithful Retainers leave the game. */
export function loseFromRetinue(g: Root, seat: Seat, slot: number, card: number, law: string): void {
  withdrawCard(g.own.keepers.retinue[slot]!, card)
  tell(law, 'retinueLost', () => ({ seat, card: cardWord(card) }))
  if (card !== RETAINER) discard(g, card, false)
}
