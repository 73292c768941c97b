import type { Seat } from '@spinney/kernel'
import { isWithinReach } from '../actions/craft.ts'
import { cardAt } from '../cards/deck.ts'
import type { Visible } from '../core/state.ts'
import { itemIndex } from '../facts/items.ts'

/** Whether a card shows an item that lies in the supply, where nothing keeps an automaton from it (F). */
export function itemInSupply(g: Visible, seat: Seat, card: number): boolean {
  const item = card < 0 ? undefined : cardAt(card).item
  if (item === undefined) return false
  const index = itemIndex(item)
  return g.supplyItems[index]! > 0 && isWithinReach(g, seat, index, true)
}
