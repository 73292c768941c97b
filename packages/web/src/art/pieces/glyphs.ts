import type { IconName } from '../Icon.tsx'
import type { ItemId, Suit } from '../types.ts'
import '../root/icons.ts'

/** What a piece shows: a stamp, a suit's head, or both. */
export interface PieceGlyph {
  icon?: IconName
  suit?: Suit
}

const SUITED = /^(base|garden|trade-post|outpost)-(fox|rabbit|mouse|bird)$/

const GLYPHS: Record<string, IconName> = {
  sawmill: 'sawmill',
  workshop: 'workshop',
  recruiter: 'recruiter',
  roost: 'roost',
  keep: 'keep',
  sympathy: 'sympathy',
  citadel: 'citadel',
  market: 'market',
  tunnel: 'tunnel',
  plot: 'plot',
  'plot-bomb': 'plot-bomb',
  'plot-snare': 'plot-snare',
  'plot-extortion': 'plot-extortion',
  'plot-raid': 'plot-raid',
  stronghold: 'stronghold',
  mob: 'mob',
  waystation: 'waystation',
  'waystation-figure': 'relic-figure',
  'waystation-tablet': 'relic-tablet',
  'waystation-jewelry': 'relic-jewelry',
  relic: 'relic-figure',
  'relic-figure': 'relic-figure',
  'relic-tablet': 'relic-tablet',
  'relic-jewelry': 'relic-jewelry',
  vault: 'vault',
  foothold: 'tunnel',
  'lost-city': 'lost-city',
  'black-market': 'black-market',
  'legendary-forge': 'legendary-forge',
  'elder-treetop': 'elder-treetop',
}

/** The picture on a building or token by its rules name. Unknown names show a small flag. */
export function pieceGlyph(type: string | undefined): PieceGlyph {
  const suited = SUITED.exec(type ?? '')
  if (suited) {
    const suit = suited[2] as Suit
    return suited[1] === 'base' ? { suit } : { suit, icon: suited[1] === 'garden' ? 'garden' : 'trade-post' }
  }
  return { icon: GLYPHS[type ?? ''] ?? 'hireling' }
}

/** The stamp of an item. */
export const ITEM_ICONS: Record<ItemId, IconName> = {
  boot: 'boot',
  bag: 'bag',
  crossbow: 'crossbow',
  hammer: 'hammer',
  sword: 'sword',
  tea: 'tea',
  coin: 'coin',
  torch: 'torch',
  club: 'club',
}
