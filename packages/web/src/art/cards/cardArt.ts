import type { IconName } from '../Icon.tsx'
import { isIcon } from '../Icon.tsx'
import { ITEM_ICONS } from '../pieces/glyphs.ts'
import type { ItemId } from '../types.ts'
import '../root/icons.ts'

export type CardKind = 'item' | 'persistent' | 'immediate' | 'ambush' | 'dominance'
export type Scene = 'still-life' | 'night' | 'throne' | 'sunrise' | 'country'

/** Stamps of cards whose name is not itself a stamp. */
const STAMPS: Record<string, IconName> = {
  'royal-claim': 'dominance',
  'tax-collector': 'black-market',
  saboteurs: 'plot-bomb',
  'fox-partisans': 'partisans',
  'rabbit-partisans': 'partisans',
  'mouse-partisans': 'partisans',
  'league-of-adventurous-mice': 'league',
}

/** The picture of a card by its id, with a fitting one for ids not known here. */
export function cardArt(id: string, kind: CardKind, item?: ItemId): { scene: Scene; stamp: IconName } {
  if (kind === 'item' && item) return { scene: 'still-life', stamp: ITEM_ICONS[item] }
  if (kind === 'ambush') return { scene: 'night', stamp: 'ambush' }
  if (kind === 'dominance') return { scene: 'throne', stamp: 'dominance' }
  if (id.startsWith('favor')) return { scene: 'sunrise', stamp: 'favor' }
  if (id === 'royal-claim') return { scene: 'throne', stamp: 'dominance' }
  return { scene: 'country', stamp: STAMPS[id] ?? (isIcon(id) ? id : 'decree') }
}
