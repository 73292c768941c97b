import type { Seat } from '@spinney/kernel'
import {
  clearings,
  factionIds,
  HIRELING_IDS,
  joined,
  kindsOf,
  type PieceKind,
  presenceOf,
  type Root,
} from '@spinney/root'

/** The kinds that fight for a faction, by their numbers: its warriors (-1 where it has none), a warlord and pawns. */
interface Force {
  readonly warriors: number
  readonly figures: readonly number[]
}

const numbersOf = (faction: string, wanted: PieceKind['category']): number[] =>
  kindsOf(faction).flatMap(({ category, index }) => (category === wanted ? [index] : []))

/** Seats that have not drafted yet have an empty word for a faction (A.8.2), and no pieces. */
const FACTIONS = ['', ...factionIds, ...HIRELING_IDS]

/** Playouts ask this all the time, so it is worked out once. */
const forces: { readonly [faction: string]: Force } = Object.fromEntries(
  FACTIONS.map((faction) => {
    const [warriors = -1, ...others] = numbersOf(faction, 'warrior')
    return [faction, { warriors, figures: [...others, ...numbersOf(faction, 'figure')] }]
  }),
)

const stationaryKinds: { readonly [faction: string]: readonly PieceKind[] } = Object.fromEntries(
  FACTIONS.map((faction) => [
    faction,
    kindsOf(faction).filter(({ category }) => category === 'building' || category === 'token'),
  ]),
)

/** The name of a party: a faction, or a hireling after the seats (E). */
export const armyOf = (g: Root, party: Seat): string =>
  g.factions[party] ?? Object.keys(g.bands)[party - g.factions.length] ?? ''

/** The kinds of buildings and tokens of a faction. */
export const stationaryOf = (faction: string): readonly PieceKind[] => stationaryKinds[faction]!

/** Whether an army has warriors at all; those of some are lone figures. */
export const hasWarriors = (army: string): boolean => forces[army]!.warriors >= 0

/** Warriors of a seat at a place. */
export function warriorsAt(g: Root, seat: Seat, place: number): number {
  if (!isPresent(g, seat, place)) return 0
  const { warriors } = forces[armyOf(g, seat)]!
  return warriors < 0 ? 0 : g.pieces[warriors * g.places + place]!
}

/** Warriors of a seat on the whole map. */
export function warriorsOnMap(g: Root, seat: Seat): number {
  const { warriors } = forces[g.factions[seat]!]!
  if (warriors < 0) return 0
  let sum = 0
  for (const place of clearings(g)) sum += g.pieces[warriors * g.places + place]!
  return sum
}

/** Buildings and tokens of a seat at a place; a pawn is neither. */
export function stationaryAt(g: Root, seat: Seat, place: number): number {
  let sum = presenceOf(g, seat, place)
  if (sum === 0) return 0
  const { warriors, figures } = forces[armyOf(g, seat)]!
  if (warriors >= 0) sum -= g.pieces[warriors * g.places + place]!
  for (const figure of figures) sum -= g.pieces[figure * g.places + place]!
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
    const { warriors } = forces[g.factions[other]!]!
    if (warriors < 0) continue
    const base = warriors * g.places
    let near = g.pieces[base + place]!
    for (let i = 0; i < around.length; i++) near += 0.6 * g.pieces[base + around[i]!]!
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
  for (const place of clearings(g)) {
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
  return presenceOf(g, seat, place) > 0
}

/** How near to winning a seat is, 0 to 1 and above: hurting the leader is worth more. */
export function menaceOf(g: Root, seat: Seat): number {
  if (seat >= g.factions.length) return hirelingMenace(g, seat)
  if (g.dominance[seat]! >= 0) return 0.9
  return g.scores[seat]! / 30
}

/** A hireling is as dangerous as whoever controls it, and by far not as important. */
function hirelingMenace(g: Root, party: Seat): number {
  const controller = Object.values(g.bands)[party - g.factions.length] ?? -1
  return controller < 0 ? -0.3 : 0.4 * menaceOf(g, controller) - 0.2
}

/** Who would fight for a seat at a place: itself, or else the hireling of its that has most warriors there. */
export function fighterFor(g: Root, seat: Seat, place: number): Seat {
  if (isPresent(g, seat, place)) return seat
  let best = seat
  let most = -1
  Object.values(g.bands).forEach((controller, i) => {
    const party = g.factions.length + i
    if (controller !== seat || !isPresent(g, party, place)) return
    const warriors = warriorsAt(g, party, place)
    if (warriors > most) {
      most = warriors
      best = party
    }
  })
  return best
}

/** The party of a faction or hireling by name. */
export const partyCalled = (g: Root, name: string): Seat =>
  g.seatOf[name] ?? g.factions.length + Object.keys(g.bands).indexOf(name)
