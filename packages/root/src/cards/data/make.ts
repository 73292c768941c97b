import type { ItemId } from '../../facts/items.ts'
import type { CardSuit } from '../../facts/suits.ts'
import type { CardFacts, CraftSymbol } from './types.ts'

// One function per kind of card, so that a deck reads as a list with one card per line.

export const ambush = (suit: CardSuit, count: number): CardFacts => ({
  id: `ambush-${suit}`,
  name: 'ambush',
  suit,
  count,
  kind: 'ambush',
  cost: [],
  law: '2.1.2',
})

export const dominance = (suit: CardSuit, count: number): CardFacts => ({
  id: `dominance-${suit}`,
  name: 'dominance',
  suit,
  count,
  kind: 'dominance',
  cost: [],
  law: '2.1.3',
})

/** An item card; the id is given only where the name alone would not be unique. */
export const item = (
  name: string,
  suit: CardSuit,
  cost: readonly CraftSymbol[],
  gained: ItemId,
  points: number,
  id: string = name,
): CardFacts => ({ id, name, suit, count: 1, kind: 'item', cost, item: gained, points, law: '4.1.2' })

export const immediate = (name: string, suit: CardSuit, cost: readonly CraftSymbol[]): CardFacts => ({
  id: name,
  name,
  suit,
  count: 1,
  kind: 'immediate',
  cost,
  law: '4.1.2',
})

export const persistent = (name: string, suit: CardSuit, count: number, cost: readonly CraftSymbol[]): CardFacts => ({
  id: name,
  name,
  suit,
  count,
  kind: 'persistent',
  cost,
  law: '4.1.3',
})
