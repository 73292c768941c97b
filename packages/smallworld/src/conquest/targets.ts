import { type Abilities, abilitiesOf, guardingPieces, immunePieces } from '../abilities.ts'
import type { Region } from '../board/types.ts'
import { boardOf, isOnMap, NOBODY, type Slot, seePeople, type Visible } from '../state.ts'
import type { Link } from '../traits.ts'
import { type Field, fieldOf } from './field.ts'

/** Why a region cannot be attacked: a key for messages, and the rule. */
export interface Obstacle {
  readonly why: 'water' | 'immune' | 'peace'
  readonly law: string
}

const WATER: Obstacle = { why: 'water', law: 'SW-5.6' }

/** The regions a people may attack now, whatever they cost. */
export function targetsOf(g: Visible, slot: Slot): Region[] {
  const field = fieldOf(g, slot)
  return reachOf(field, g, slot).filter((region) => obstacleTo(field, g, slot, region) === null)
}

/** The regions within a people's reach, in order, those that something else forbids among them. */
export function reachOf({ abilities }: Field, g: Visible, slot: Slot): Region[] {
  const isReached = isOnMap(g, slot) ? bordersOf(g, slot, abilities) : entriesOf(g, abilities)
  const regions: Region[] = []
  for (let r = 0; r < isReached.length; r++) if (isReached[r] && g.holder[r] !== slot) regions.push(r)
  return regions
}

/** A race without a token on the map begins at its border, unless it may begin or go anywhere. */ // SW-5.2
function entriesOf(g: Visible, { entersAnywhere, ignoresAdjacency }: Abilities): readonly boolean[] {
  const { entry } = boardOf(g)
  return entersAnywhere || ignoresAdjacency ? landAnd(g, entry) : entry
}

/** Later each target borders a region the race holds, unless it may go anywhere. */ // SW-7.2
function bordersOf(g: Visible, slot: Slot, { ignoresAdjacency, links }: Abilities): readonly boolean[] {
  const { neighbours, nowhere } = boardOf(g)
  const { holder } = g
  const isReached = nowhere.slice()
  for (let r = 0; r < holder.length; r++) {
    if (holder[r] !== slot) continue
    const list = neighbours[r]!
    for (let i = 0; i < list.length; i++) isReached[list[i]!] = true
    if (links.length > 0) addLinked(g, r, links, isReached)
  }
  return ignoresAdjacency ? landAnd(g, isReached) : isReached
}

function addLinked(g: Visible, from: Region, links: readonly Link[], isReached: boolean[]): void {
  for (let to = 0; to < isReached.length; to++) if (links.some((link) => link(g, from, to))) isReached[to] = true
}

function landAnd(g: Visible, regions: readonly boolean[]): readonly boolean[] {
  return boardOf(g).water.map((water, region) => !water || regions[region]!)
}

/** What forbids attacking a region within reach. */
export function obstacleTo({ abilities, immune }: Field, g: Visible, slot: Slot, region: Region): Obstacle | null {
  if (boardOf(g).water[region] && !abilities.entersWater) return WATER // SW-5.6
  const defender = g.holder[region]!
  if (defender === NOBODY) return null
  for (let i = 0; i < immune.length; i++) {
    if (immune[i]![region]! > 0) return { why: 'immune', law: immunePieces[i]!.law }
  }
  for (const { repels, law } of abilitiesOf(seePeople(g, defender)).shields) {
    if (repels(g, defender, slot)) return { why: 'peace', law }
  }
  return null
}

/** Race tokens of a region and pieces that pass for some. */
export function guardsOf(g: Visible, region: Region): number {
  let sum = g.tokens[region]!
  for (const piece of guardingPieces) sum += g.pieces[piece]![region]!
  return sum
}
