import type { Seat } from '@spinney/kernel'
import { BIRD, cardAt, cardNamed, ITEM_IDS, type Root } from '@spinney/root'

/** What having a card crafted in front of one is worth, by the name of the card. */
const LASTING: { readonly [name: string]: number } = {
  armorers: 0.8,
  sappers: 0.7,
  'brutal-tactics': 0.5,
  'royal-claim': 3,
  'stand-and-deliver': 0.9,
  'tax-collector': 0.7,
  'command-warren': 1.4,
  'better-burrow-bank': 0.8,
  cobbler: 1.2,
  'scouting-party': 0.7,
  codebreakers: 0.1,
}

const IMMEDIATE: { readonly [name: string]: number } = {
  'favor-of-the-foxes': 2.5,
  'favor-of-the-rabbits': 2.5,
  'favor-of-the-mice': 2.5,
}

/** What a seat gains by crafting a card, in points. */
export function craftWorth(g: Root, seat: Seat, index: number): number {
  const card = cardAt(index)
  if (card.kind === 'item') {
    const there = g.supplyItems[ITEM_IDS.indexOf(card.item!)]! > 0
    const points = g.factions[seat] === 'eyrie' ? 1 : (card.points ?? 0)
    const useful = g.factions[seat]!.startsWith('vagabond') ? 1.5 : 0
    return there ? points + useful : 0
  }
  if (card.kind === 'persistent') return LASTING[card.name] ?? 0.7
  return card.kind === 'immediate' ? (IMMEDIATE[card.name] ?? 1) : 0
}

/** What it is worth to keep a card in hand. */
export function cardWorth(g: Root, seat: Seat, index: number): number {
  const card = cardAt(index)
  const wild = card.suitIndex === BIRD ? 0.35 : 0
  if (card.kind === 'ambush') return 0.9 + wild
  if (card.kind === 'dominance') return 0.2 + wild
  return 0.4 + wild + 0.3 * craftWorth(g, seat, index)
}

/** The same by the name that options use. */
export function worthOfNamed(g: Root, seat: Seat, id: string): number {
  const card = cardNamed(id)
  return card === undefined ? 0 : cardWorth(g, seat, card.index)
}

/** What the cards in front of a seat are worth together. */
export function craftedWorth(g: Root, seat: Seat): number {
  let sum = 0
  for (const card of g.crafted[seat]!) sum += LASTING[cardAt(card).name] ?? 0.7
  return sum
}
