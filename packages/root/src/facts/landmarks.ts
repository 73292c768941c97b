import type { ItemId } from './items.ts'
import type { Suit } from './suits.ts'

/** The landmarks (F), in the order of their cards. */
export const LANDMARK_IDS = ['black-market', 'elder-treetop', 'ferry', 'legendary-forge', 'lost-city', 'tower'] as const

export type LandmarkId = (typeof LANDMARK_IDS)[number]

/** One or two landmarks are used (A.5.1). */
export const LANDMARKS_AT_MOST = 2

/** Cards that lie face down at the Black Market. */
export const MARKET_CARDS = 3

/** The items that lie on the Legendary Forge, by the suit of its clearing. */
export const FORGE_ITEMS: { readonly [suit in Suit]: readonly ItemId[] } = {
  fox: ['sword', 'crossbow', 'hammer'],
  mouse: ['bag', 'tea'],
  rabbit: ['boot', 'coin'],
}
