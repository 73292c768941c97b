import type { ItemId } from '../../facts/items.ts'
import type { CardSuit, Suit } from '../../facts/suits.ts'

export const DECK_IDS = ['base', 'exiles'] as const

export type DeckId = (typeof DECK_IDS)[number]

/** Ambush and dominance cards cannot be crafted; item and immediate cards are discarded once crafted. */
export type CardKind = 'ambush' | 'dominance' | 'item' | 'immediate' | 'persistent'

/** A suit symbol of the crafting cost; 'any' is the three-coloured question mark (4.1.1). */
export type CraftSymbol = Suit | 'any'

/** What is printed on a card apart from its effect, which the rules of its name carry. */
export interface CardFacts {
  /** Unique in both decks; where one name exists in several suits the suit is appended. */
  readonly id: string
  /** Shared by all cards that count as the same card (4.1.4). */
  readonly name: string
  readonly suit: CardSuit
  /** Copies in the deck. */
  readonly count: number
  readonly kind: CardKind
  readonly cost: readonly CraftSymbol[]
  /** The item an item card fetches from the supply, */
  readonly item?: ItemId
  /** and the points it scores (3.2.2). */
  readonly points?: number
  /** The paragraph of the Law for cards of this kind. */
  readonly law: string
}
