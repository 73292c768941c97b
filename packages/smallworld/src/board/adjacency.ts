import { boardOf, type Slot, type Visible } from '../state.ts'
import type { Link } from '../traits.ts'
import type { Region } from './types.ts'

/** Whether a people holds one of certain regions from which this one can be reached, by a border or by a link. */
export function touches(
  g: Visible,
  slot: Slot,
  region: Region,
  links: readonly Link[],
  counts: readonly boolean[],
): boolean {
  const { holder } = g
  const neighbours = boardOf(g).neighbours[region]!
  for (let i = 0; i < neighbours.length; i++) {
    const other = neighbours[i]!
    if (holder[other] === slot && counts[other]) return true
  }
  return links.length > 0 && touchesByLink(g, slot, region, links, counts)
}

function touchesByLink(
  g: Visible,
  slot: Slot,
  region: Region,
  links: readonly Link[],
  counts: readonly boolean[],
): boolean {
  for (let other = 0; other < g.holder.length; other++) {
    if (g.holder[other] !== slot || !counts[other]) continue
    for (const link of links) if (link(g, other, region)) return true
  }
  return false
}
