import { base } from './base.ts'
import { exiles } from './exiles.ts'
import type { CardFacts, DeckId } from './types.ts'

export { type CardFacts, type CardKind, type CraftSymbol, DECK_IDS, type DeckId } from './types.ts'

/** Both decks, by id. */
export const DECKS: Readonly<Record<DeckId, readonly CardFacts[]>> = { base, exiles }
