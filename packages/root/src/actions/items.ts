import type { Root } from '../core/state.ts'
import { rulesetOf } from '../law/rulesets.ts'

/** G.1.22: a removed item leaves the game; in the draft it goes back to the supply. */
export function removeItem(g: Root, item: number): void {
  if (rulesetOf(g.preset).removedItemsGoTo === 'supply') g.supplyItems[item]! += 1
}
