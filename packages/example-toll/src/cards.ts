/** Rule 1.1: the cards and how many there are of each, in the order bags are kept in. */
export const CARDS = ['nuts-1', 'nuts-2', 'nuts-3', 'nuts-4', 'nuts-5', 'owl'] as const
export type Card = (typeof CARDS)[number]

const COPIES: Record<Card, number> = { 'nuts-1': 4, 'nuts-2': 5, 'nuts-3': 6, 'nuts-4': 5, 'nuts-5': 4, owl: 8 }

/** How many nuts a card is; an owl is none. */
export const NUTS: Record<Card, number> = { 'nuts-1': 1, 'nuts-2': 2, 'nuts-3': 3, 'nuts-4': 4, 'nuts-5': 5, owl: 0 }

/** All cards, sorted. */
export function wholeDeck(): Card[] {
  return CARDS.flatMap((card) => Array<Card>(COPIES[card]).fill(card))
}

/** Puts a card where it belongs in a sorted bag: its place would tell when it was drawn. */
export function putInto(bag: Card[], card: Card): void {
  let at = bag.length
  while (at > 0 && bag[at - 1]! > card) at--
  bag.splice(at, 0, card)
}

/** Takes one card of this kind out of a bag. */
export function takeFrom(bag: Card[], card: Card): void {
  bag.splice(bag.indexOf(card), 1)
}

/** The kinds of card in a sorted bag: equal cards are one option. */
export function kindsIn(bag: readonly Card[]): Card[] {
  const kinds: Card[] = []
  for (let i = 0; i < bag.length; i++) if (i === 0 || bag[i] !== bag[i - 1]) kinds.push(bag[i]!)
  return kinds
}

/** How many there are of each kind, in the same order. */
export function countsIn(bag: readonly Card[]): number[] {
  const counts: number[] = []
  for (let i = 0; i < bag.length; i++) {
    if (i === 0 || bag[i] !== bag[i - 1]) counts.push(1)
    else counts[counts.length - 1]!++
  }
  return counts
}
