import { HIRELING_IDS, LANDMARK_IDS, type SortTypes, sorts } from '@spinney/root'
import { type Pointers, pointing } from '../table/pointing.ts'

/** Actions of a hireling that have a name of their own. */
const ACTIONS: { readonly [action: string]: string } = {
  'exile-gift': 'the-exile',
  'brigand-search': 'the-brigand',
  'brigand-rob': 'the-brigand',
}

function offeredBy(action: string): string | null {
  const hireling = ACTIONS[action] ?? action
  if (HIRELING_IDS.includes(hireling)) return `hireling:${hireling}`
  return LANDMARK_IDS.some((id) => id === action) ? `landmark:${action}` : null
}

/** What the sorts of Root light up. */
const POINTERS: Pointers<keyof SortTypes> = {
  // The map; a move is two clicks: where from, where to.
  clearing: 'clearing',
  place: 'clearing',
  'from clearing': 'from',
  'to clearing': 'to',
  'from place': 'from',
  'to place': 'to',
  forest: 'forest',
  seat: 'seat',
  // Cards, by where they lie.
  handCard: 'card',
  discardCard: 'discard',
  besideCard: 'beside',
  craftedCard: 'crafted',
  rivalCard: 'rival',
  saleCard: 'sale',
  supporter: 'supporter',
  setupCard: 'setup',
  hireling: 'hireling',
  landmark: 'landmark',
  // What hirelings and landmarks offer among other actions.
  action: (action) => offeredBy(String(action)),
  // The boards.
  item: 'item',
  hoardItem: 'hoard',
  quest: 'quest',
  building: 'building',
  duchyBuilding: 'building',
  minister: 'minister',
  plot: 'plot',
  fund: 'fund',
  mood: 'mood',
  relic: 'relic',
  column: 'column',
  decreeSuit: (suit, { column }) => `decree:${column}:${suit}`,
  slot: 'column',
  'from slot': () => null,
  retinueCard: (card, { slot, from }) => `retinue:${from ?? slot}:${card}`,
  side: (side, { waystation }) => `waystation:${waystation}:${side}`,
  price: (price, { service }) => `service:${service}:${price}`,
}

/** A move begins in the clearing where it starts. */
export const startOf = (target: string): string | null =>
  target.startsWith('from:') ? `clearing:${target.slice(5)}` : null

/** What an option points at, in the order it is chosen. */
export const targetsOf = pointing(sorts, POINTERS)
