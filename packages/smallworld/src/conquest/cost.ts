import { defensivePieces } from '../abilities.ts'
import type { Region } from '../board/types.ts'
import { boardOf, type Slot, type Visible } from '../state.ts'
import { type Field, fieldOf } from './field.ts'

/** Tokens every region takes. */ // SW-5.3
const BASE_COST = 2

/** Tokens a people must spend on a region, whatever it has in hand. */
export function conquestCost(g: Visible, slot: Slot, region: Region): number {
  return costIn(fieldOf(g, slot), g, slot, region)
}

/** The same for callers that ask about many regions. */
export function costIn(field: Field, g: Visible, slot: Slot, region: Region): number {
  const { costs, links } = field.abilities
  let cost = BASE_COST + markersIn(field, g, region) + defendersIn(g, region)
  for (let i = 0; i < costs.length; i++) cost = costs[i]!(cost, g, slot, region, links)
  return Math.max(1, cost) // SW-5.9
}

/** One more for each mountain and each defending piece. */ // SW-5.4
function markersIn({ defensive }: Field, g: Visible, region: Region): number {
  let sum = boardOf(g).mountain[region] ? 1 : 0
  for (let i = 0; i < defensive.length; i++) sum += defensive[i]![region]! * defensivePieces[i]!.defence
  return sum
}

/** One more for each Lost Tribe and each token of another race. */ // SW-5.5
function defendersIn(g: Visible, region: Region): number {
  return g.tribes[region]! + g.tokens[region]!
}
