import { hooks } from '../core/book.ts'
import type { Root } from '../core/state.ts'
import { cardAt } from './deck.ts'

/** 2.1, 3.3.3: the pile for a card: dominance cards lie beside the map, others go to the discard pile, unless modified. */
export function pileFor(g: Root, card: number, fromHand: boolean): number[] {
  let pile = cardAt(card).kind === 'dominance' ? g.beside : g.discard
  for (const hook of hooks(g).pile) pile = hook(pile, g, card, fromHand)
  return pile
}
