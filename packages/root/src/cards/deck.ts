import type { Party, Root, Visible } from '../core/state.ts'
import { suitNumber } from '../core/suits.ts'
import type { CardSuit } from '../facts/suits.ts'
import { type CardFacts, DECKS, type DeckId } from './data/index.ts'

/** A kind of card. All copies are alike; hands and piles hold the index of the kind. */
export interface Card extends CardFacts {
  readonly index: number
  /** Number of the suit, for comparing. */
  readonly suitIndex: number
  /** Symbols of its cost: fox, rabbit, mouse, any (4.1.1). */
  readonly symbols: readonly [number, number, number, number]
}

const printed: readonly CardFacts[] = [...DECKS.base, ...DECKS.exiles]

/** All kinds of cards of both decks, by index. */
export const allCards: readonly Card[] = printed
  .filter(({ id }, i) => printed.findIndex((other) => other.id === id) === i)
  .map((facts, index) => ({ ...facts, index, suitIndex: suitNumber(facts.suit), symbols: symbolsOf(facts) }))

function symbolsOf({ cost }: CardFacts): Card['symbols'] {
  const of = (symbol: CardSuit | 'any'): number => cost.filter((other) => other === symbol).length
  return [of('fox'), of('rabbit'), of('mouse'), of('any')]
}

const byId: ReadonlyMap<string, Card> = new Map(allCards.map((card) => [card.id, card]))

/** A card by its index. */
export const cardAt = (index: number): Card => allCards[index]!

/** A card by its id; undefined where there is none. */
export const cardNamed = (id: string): Card | undefined => byId.get(id)

/** The index of a card that is known to exist. */
export function cardIndex(id: string): number {
  const card = byId.get(id)
  if (card === undefined) throw new Error(`there is no card ${id}`)
  return card.index
}

/** A whole deck as a sorted bag of card indexes. */
export function fullDeck(deck: DeckId): number[] {
  const bag: number[] = []
  for (const { id, count } of DECKS[deck]) for (let i = 0; i < count; i++) bag.push(cardIndex(id))
  return bag.sort((a, b) => a - b)
}

/** Whether a party has this persistent card in front of it; a band never has (E.3.5). */
export function hasCrafted(g: Visible, party: Party, name: string): boolean {
  const crafted = g.crafted[party]
  if (crafted === undefined) return false
  for (const card of crafted) if (allCards[card]!.name === name) return true
  return false
}

/** The first card of this name in front of a seat, -1 for none. */
export function craftedCard(g: Visible, seat: number, name: string): number {
  return g.crafted[seat]!.find((card) => allCards[card]!.name === name) ?? -1
}

/** All cards there are in a game by index, for counting that none is lost. */
export function cardsInPlay(g: Root): number {
  const inHands = [...g.hands, ...g.crafted].reduce((sum, list) => sum + list.length, 0)
  const active = g.dominance.filter((card) => card >= 0).length
  return g.deck.length + g.crafting.length + g.discard.length + g.beside.length + inHands + active
}
