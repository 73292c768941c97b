export const ITEM_IDS = ['boot', 'bag', 'crossbow', 'hammer', 'sword', 'tea', 'coin', 'torch'] as const

export type ItemId = (typeof ITEM_IDS)[number]

/** Items are counted by their place in the list of items. */
export const itemIndex = (item: ItemId): number => ITEM_IDS.indexOf(item)

/** The twelve items that can be crafted (5.1.5). */
export const ITEM_SUPPLY: readonly ItemId[] = [
  'boot',
  'boot',
  'bag',
  'bag',
  'crossbow',
  'hammer',
  'sword',
  'sword',
  'tea',
  'tea',
  'coin',
  'coin',
]

/**
 * The supply of the draft edition, made only when a Vagabond plays. It announces 20 items but lists 19; ruin and
 * starting items come out of the same heap.
 */
export const DRAFT_ITEM_SUPPLY: readonly ItemId[] = [
  'boot',
  'boot',
  'boot',
  'boot',
  'coin',
  'coin',
  'coin',
  'sword',
  'sword',
  'sword',
  'tea',
  'tea',
  'tea',
  'crossbow',
  'crossbow',
  'bag',
  'bag',
  'hammer',
  'torch',
]

/** The items marked R, one under each ruin; with two Vagabonds there are two such sets (9.3.4, 9.7.1). */
export const RUIN_ITEMS: readonly ItemId[] = ['bag', 'boot', 'hammer', 'sword']
