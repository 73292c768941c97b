import type { Seat } from '@spinney/kernel'
import { count, joined, kindsOf, type PieceKind, PLACES, type Root } from '@spinney/root'

const warriorKinds: { [faction: string]: PieceKind | null } = {}
const stationaryKinds: { [faction: string]: readonly PieceKind[] } = {}

/** The warriors of a faction; null where it has none. */
function warriorOf(faction: string): PieceKind | null {
  const known = warriorKinds[faction]
  if (known !== undefined) return known
  const found = kindsOf(faction).find((kind) => kind.category === 'warrior') ?? null
  warriorKinds[faction] = found
  return found
}

/** The kinds of buildings and tokens of a faction. */
export function stationaryOf(faction: string): readonly PieceKind[] {
  const known = stationaryKinds[faction]
  if (known !== undefined) return known
  const found = kindsOf(faction).filter(({ category }) => category === 'building' || category === 'token')
  stationaryKinds[faction] = found
  return found
}

/** Warriors of a seat at a place. */
export function warriorsAt(g: Root, seat: Seat, place: number): number {
  const kind = warriorOf(g.factions[seat]!)
  return kind === null ? 0 : count(g, kind, place)
}

/** Warriors of a seat on the whole map. */
export function warriorsOnMap(g: Root, seat: Seat): number {
  const kind = warriorOf(g.factions[seat]!)
  if (kind === null) return 0
  let sum = 0
  for (let place = 1; place <= 12; place++) sum += count(g, kind, place)
  return sum
}

/** Buildings and tokens of a seat at a place; a pawn is neither. */
export function stationaryAt(g: Root, seat: Seat, place: number): number {
  let sum = 0
  for (const kind of stationaryOf(g.factions[seat]!)) sum += count(g, kind, place)
  return sum
}

/** Warriors of all others at a place. */
export function enemiesAt(g: Root, seat: Seat, place: number): number {
  let sum = 0
  for (let other = 0; other < g.factions.length; other++) if (other !== seat) sum += warriorsAt(g, other, place)
  return sum
}

/** The biggest number of warriors one other seat could bring to a place or has there. */
export function threatTo(g: Root, seat: Seat, place: number): number {
  let most = 0
  for (let other = 0; other < g.factions.length; other++) {
    if (other === seat) continue
    const kind = warriorOf(g.factions[other]!)
    if (kind === null) continue
    let near = count(g, kind, place)
    for (const beside of joined(g, place)) near += 0.6 * count(g, kind, beside)
    if (near > most) most = near
  }
  return most
}

/** How many warriors guard a clearing well. */
const GUARD = 3

/** Warriors where something is built, what stands without any, and clearings that are held in strength. */
export function guardOf(g: Root, seat: Seat): { guarded: number; unguarded: number; stacks: number } {
  let guarded = 0
  let unguarded = 0
  let stacks = 0
  for (let place = 1; place <= 12; place++) {
    const warriors = warriorsAt(g, seat, place)
    const pieces = stationaryAt(g, seat, place)
    if (warriors >= GUARD) stacks++
    if (pieces === 0) continue
    guarded += Math.min(GUARD, warriors)
    if (warriors === 0) unguarded += pieces
  }
  return { guarded, unguarded, stacks }
}

/** Whether a seat has any piece at a place. */
export function isPresent(g: Root, seat: Seat, place: number): boolean {
  return g.presence[seat * PLACES + place]! > 0
}

/** How near to winning a seat is, 0 to 1 and above: hurting the leader is worth more. */
export function menaceOf(g: Root, seat: Seat): number {
  if (g.dominance[seat]! >= 0) return 0.9
  return g.scores[seat]! / 30
}
