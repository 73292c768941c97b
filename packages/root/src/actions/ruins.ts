import { inBagOrder, tell } from '@spinney/kernel'
import { removeRuin } from '../board/map.ts'
import { clearings } from '../core/book.ts'
import type { Root } from '../core/state.ts'
import { itemIndex, RUIN_ITEMS } from '../facts/items.ts'
import { takeFromHeap } from './items.ts'

/** 9.3.4, 9.7.1, 14.3.2: the items marked R go at random under the ruins, unless somebody has done so already. */
export function layRuinItems(g: Root, sets: number, law: string): void {
  if (g.ruinItems.length > 0) return
  for (let set = 0; set < sets; set++) g.ruinItems.push(...RUIN_ITEMS.map(itemIndex))
  for (const item of g.ruinItems) takeFromHeap(g, item)
  g.ruinItems.sort(inBagOrder)
  for (const clearing of clearings(g)) g.underRuin[clearing] = g.ruins[clearing]! * sets
  tell(law, 'ruinItems', () => ({ each: sets }))
}

/** 9.5.3, 14.4.1: one item fewer lies under a ruin; a ruin without items is removed. */
export function takeFromRuin(g: Root, clearing: number, law: string): void {
  g.underRuin[clearing]! -= 1
  if (g.underRuin[clearing] !== 0) return
  removeRuin(g, clearing)
  tell(law, 'ruinRemoved', () => ({ place: clearing }))
}
