import { factionNamed } from '../core/registry.ts'
import type { FactionId, Root } from '../core/state.ts'
import { DRAFT_ITEM_SUPPLY, ITEM_SUPPLY, type ItemId } from '../facts/items.ts'
import { type RulesetName, rulesetOf } from '../law/rulesets.ts'

/** G.1.22: a removed item leaves the game; in the draft it goes back to the supply. */
export function removeItem(g: Root, item: number): void {
  if (rulesetOf(g.preset).removedItemsGoTo === 'supply') g.supplyItems[item]! += 1
}

/** 5.1.5: whether there is one heap of items for everything, made only where a faction brings it (the draft). */
const isOneHeap = (preset: RulesetName): boolean => rulesetOf(preset).itemSupply !== 'standard12'

/** 5.1.5: the items that can be crafted. */
export function itemSupply(preset: RulesetName, factions: readonly FactionId[]): readonly ItemId[] {
  if (!isOneHeap(preset)) return ITEM_SUPPLY
  return factions.some((id) => factionNamed(id)?.bringsItems === true) ? DRAFT_ITEM_SUPPLY : []
}

/** 9.3.4, 9.3.5: ruin and starting items have tiles of their own; out of one heap they are taken from it. */
export function takeFromHeap(g: Root, item: number): void {
  if (isOneHeap(g.preset) && g.supplyItems[item]! > 0) g.supplyItems[item]! -= 1
}
