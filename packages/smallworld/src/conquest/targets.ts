import { abilitiesOf, guardingPieces, immunePieces } from '../abilities.ts'
import { touches } from '../board/adjacency.ts'
import type { Region } from '../board/types.ts'
import { boardOf, isOnMap, NOBODY, type Slot, seePeople, type Table } from '../state.ts'

/** Why a region cannot be attacked, as a key for messages. */
export type Obstacle = 'water' | 'immune' | 'peace'

/** The regions a people may attack now, whatever they cost. */
export function targetsOf(g: Table, slot: Slot): Region[] {
  const targets: Region[] = []
  const reaches = reachOf(g, slot)
  for (let r = 0; r < g.holder.length; r++) {
    if (g.holder[r] !== slot && reaches(r) && obstacleTo(g, slot, r) === null) targets.push(r)
  }
  return targets
}

/** Whether a region lies within a people's reach. */
export function reachOf(g: Table, slot: Slot): (region: Region) => boolean {
  const { links, ignoresAdjacency, entersAnywhere } = abilitiesOf(seePeople(g, slot))
  const { entry, water } = boardOf(g)
  if (!isOnMap(g, slot)) return (region) => entry[region]! || ((entersAnywhere || ignoresAdjacency) && !water[region]) // SW-5.2
  return (region) => (ignoresAdjacency && !water[region]) || touches(g, slot, region, links) // SW-7.2
}

/** What forbids attacking a region within reach. */
export function obstacleTo(g: Table, slot: Slot, region: Region): Obstacle | null {
  if (boardOf(g).water[region] && !abilitiesOf(seePeople(g, slot)).entersWater) return 'water' // SW-5.6
  const defender = g.holder[region]!
  if (defender === NOBODY) return null
  for (let i = 0; i < immunePieces.length; i++) if (g.pieces[immunePieces[i]!]![region]! > 0) return 'immune'
  const { repels } = abilitiesOf(seePeople(g, defender))
  for (let i = 0; i < repels.length; i++) if (repels[i]!(g, defender, slot)) return 'peace'
  return null
}

/** Race tokens of a region and pieces that pass for some. */
export function guardsOf(g: Table, region: Region): number {
  let sum = g.tokens[region]!
  for (const piece of guardingPieces) sum += g.pieces[piece]![region]!
  return sum
}
