import { describe, expect, test } from 'vitest'
import { type CardFacts, DECK_IDS, DECKS } from '../../src/cards/data/index.ts'
import { ITEM_SUPPLY } from '../../src/facts/items.ts'
import { CARD_SUITS } from '../../src/facts/suits.ts'

const copies = (cards: readonly CardFacts[]) => cards.reduce((sum, card) => sum + card.count, 0)

const tally = (cards: readonly CardFacts[], key: (card: CardFacts) => string) => {
  const counts: Record<string, number> = {}
  for (const card of cards) counts[key(card)] = (counts[key(card)] ?? 0) + card.count
  return counts
}

describe.each(DECK_IDS)('the %s deck', (id) => {
  const deck = DECKS[id]

  test('has 54 cards: 14 birds, 14 foxes, 13 rabbits, 13 mice', () => {
    expect(copies(deck)).toBe(54)
    expect(tally(deck, (card) => card.suit)).toEqual({ bird: 14, fox: 14, rabbit: 13, mouse: 13 })
  })

  test('has unique ids; cards of one name and suit are one entry', () => {
    expect(new Set(deck.map((card) => card.id)).size).toBe(deck.length)
    expect(new Set(deck.map((card) => `${card.name} ${card.suit}`)).size).toBe(deck.length)
    for (const card of deck) expect([card.name, `${card.name}-${card.suit}`]).toContain(card.id)
  })

  test('has five ambushes, two of them birds', () => {
    const ambushes = deck.filter((card) => card.kind === 'ambush')
    expect(tally(ambushes, (card) => card.suit)).toEqual({ bird: 2, fox: 1, rabbit: 1, mouse: 1 })
  })

  test('has one dominance card of each suit', () => {
    const dominance = deck.filter((card) => card.kind === 'dominance')
    expect(tally(dominance, (card) => card.suit)).toEqual(Object.fromEntries(CARD_SUITS.map((suit) => [suit, 1])))
  })

  test('prices exactly the cards that can be crafted', () => {
    for (const card of deck) {
      expect(card.cost.length > 0, card.id).toBe(card.kind !== 'ambush' && card.kind !== 'dominance')
    }
  })

  test('has twenty item cards with items of the supply and their points', () => {
    const items = deck.filter((card) => card.kind === 'item')
    expect(tally(items, (card) => card.item!)).toEqual({
      bag: 4,
      boot: 4,
      sword: 3,
      crossbow: 2,
      tea: 3,
      coin: 3,
      hammer: 1,
    })
    const points = { bag: 1, boot: 1, crossbow: 1, hammer: 2, sword: 2, tea: 2, coin: 3, torch: 0 }
    for (const card of items) {
      expect(ITEM_SUPPLY).toContain(card.item)
      expect(card.points, card.id).toBe(points[card.item!])
    }
    expect(deck.filter((card) => card.kind !== 'item' && (card.item || card.points))).toEqual([])
  })
})

test('the decks differ in their effects only', () => {
  const plain = (deck: readonly CardFacts[]) => deck.filter((card) => !['persistent', 'immediate'].includes(card.kind))
  expect(plain(DECKS.base)).toEqual(plain(DECKS.exiles))
  expect(tally(DECKS.base, (card) => card.kind)).toMatchObject({ persistent: 22, immediate: 3 })
  expect(tally(DECKS.exiles, (card) => card.kind)).toMatchObject({ persistent: 25 })
})
