import { itemIndex } from '../actions/craft.ts'
import { cardAt } from '../cards/deck.ts'
import type { Visible } from '../core/state.ts'

/** Whether a card shows an item that lies in the supply. */
export function itemInSupply(g: Visible, card: number): boolean {
  const item = card < 0 ? undefined : cardAt(card).item
  return item !== undefined && g.supplyItems[itemIndex(item)]! > 0
}
