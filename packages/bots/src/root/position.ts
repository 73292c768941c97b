import type { Seat } from '@spinney/kernel'
import { joined, kindsOf, type PieceKind, PLACES, type Root } from '@spinney/root'

/** Where the numbers of a faction's warriors (-1 where it has none), a warlord and pawns begin among all pieces. */
interface Force {
  readonly warriors: number
  readonly figures: readonly number[]
}

const forces: { [faction: string]: Force } = {}
const stationaryKinds: { [faction: string]: readonly PieceKind[] } = {}

const basesOf = (faction: string, wanted: PieceKind['category']): number[] =>
  kindsOf(faction).flatMap(({ category, index }) => (category === wanted ? [index * PLACES] : []))

/** Playouts ask this all the time, so it is worked out once. */
function forceOf(faction: string): Force {
  const known = forces[faction]
  if (known !== undefined) return known
  const [warriors = -1, ...others] = basesOf(faction, 'warrior')
  const found = { warriors, figures: [...others, ...basesOf(faction, 'figure')] }
  forces[faction] = found
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
  if (!isPresent(g, seat, place)) return 0
  const { warriors } = forceOf(g.factions[seat]!)
  return warriors < 0 ? 0 : g.pieces[warriors + place]!
}

/** Warriors of a seat on the whole map. */
export function warriorsOnMap(g: Root, seat: Seat): number {
  const { warriors } = forceOf(g.factions[seat]!)
  if (warriors < 0) return 0
  let sum = 0
  for (let place = 1; place <= 12; place++) sum += g.pieces[warriors + place]!
  return sum
}

/** Buildings and tokens of a seat at a place; a pawn is neither. */
export function stationaryAt(g: Root, seat: Seat, place: number): number {
  let sum = g.presence[seat * PLACES + place]!
  if (sum === 0) return 0
  const { warriors, figures } = forceOf(g.factions[seat]!)
  if (warriors >= 0) sum -= g.pieces[warriors + place]!
  for (const figure of figures) sum -= g.pieces[figure + place]!
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
  const around = joined(g, place)
  let most = 0
  for (let other = 0; other < g.factions.length; other++) {
    if (other === seat) continue
    const { warriors } = forceOf(g.factions[other]!)
    if (warriors < 0) continue
    let near = g.pieces[warriors + place]!
    for (let i = 0; i < around.length; i++) near += 0.6 * g.pieces[warriors + around[i]!]!
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
