import type { Root } from '../core/state.ts'
import { cardAt } from './deck.ts'

/** Where a spent or discarded card goes instead of the discard pile; null for no opinion. */
type PileHook = (g: Root, card: number, fromHand: boolean) => number[] | null

const pileHooks: PileHook[] = []

/** Lets a module send cards elsewhere (10.2.6). */
export function addPileHook(hook: PileHook): void {
  pileHooks.push(hook)
}

/** 2.1, 3.3.3: the pile for a card: dominance cards lie beside the map, others go to the discard pile. */
export function pileFor(g: Root, card: number, fromHand: boolean): number[] {
  for (const hook of pileHooks) {
    const pile = hook(g, card, fromHand)
    if (pile !== null) return pile
  }
  return cardAt(card).kind === 'dominance' ? g.beside : g.discard
}
