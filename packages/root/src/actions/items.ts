import type { Seat } from '@spinney/kernel'
import { edition } from '../core/book.ts'
import { BOOK, type Root, type Visible } from '../core/state.ts'
import { DRAFT_ITEM_SUPPLY, ITEM_SUPPLY, type ItemId } from '../facts/items.ts'

/** G.1.22: a removed item leaves the game; in the draft it goes back to the supply. */
export function removeItem(g: Root, item: number): void {
  if (edition(g).removedItemsGoTo === 'supply') g.supplyItems[item]! += 1
}

/** 5.1.5: whether there is one heap of items for everything, made only where a faction brings it (the draft). */
const isOneHeap = (g: Visible): boolean => edition(g).itemSupply !== 'standard12'

/** 5.1.5: the items that can be crafted. */
export function itemSupply(g: Visible): readonly ItemId[] {
  if (!isOneHeap(g)) return ITEM_SUPPLY
  return g[BOOK].factions.some((faction) => faction?.bringsItems === true) ? DRAFT_ITEM_SUPPLY : []
}

/** 9.3.4, 9.3.5: ruin and starting items have tiles of their own; out of one heap they are taken from it. */
export function takeFromHeap(g: Root, item: number): void {
  if (isOneHeap(g) && g.supplyItems[item]! > 0) g.supplyItems[item]! -= 1
}

/** 9.5.4, 14.2.5: an item leaves a seat's box of crafted items; of its type one that lies face up, if there is one. */
export function takeFromBox(g: Root, seat: Seat, item: number): void {
  const [box, faceDown] = [g.items[seat]!, g.faceDown[seat]!]
  box[item]! -= 1
  faceDown[item] = Math.min(faceDown[item]!, box[item]!)
}
