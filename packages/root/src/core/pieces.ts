import type { Seat } from '@spinney/kernel'
import { type PieceKind, pieceKinds } from './kinds.ts'
import { BURROW, ON_CARD, onMap, PLACES, SUPPLY } from './places.ts'
import { settleRule } from './rule.ts'
import type { FactionId, Root, Table } from './state.ts'

/** How many pieces of a kind are at a place. */
export function count(g: Table, kind: PieceKind, place: number): number {
  return g.pieces[kind.index * PLACES + place]!
}

/** Whose pieces they are. */
export const ownerOf = (g: Table, kind: PieceKind): Seat => g.seatOf[kind.faction]!

/** How many pieces of a kind are on the map. */
export function onMapCount(g: Table, kind: PieceKind): number {
  let sum = 0
  for (let place = 1; place <= BURROW; place++) sum += count(g, kind, place)
  return sum
}

/** How many clearings hold a piece of this kind. */
export function clearingsWith(g: Table, kind: PieceKind): number[] {
  const found: number[] = []
  for (let place = 1; place < BURROW; place++) if (count(g, kind, place) > 0) found.push(place)
  return found
}

/** Takes pieces from one place to another. All pieces come, go and move through here. */
export function shift(g: Root, kind: PieceKind, from: number, to: number, number: number): void {
  if (number === 0 || from === to) return
  const base = kind.index * PLACES
  if (g.pieces[base + from]! < number) throw new Error(`there are not ${number} ${kind.id} at place ${from}`)
  g.pieces[base + from]! -= number
  g.pieces[base + to]! += number
  if (onMap(from)) account(g, kind, from, -number)
  if (onMap(to)) account(g, kind, to, number)
}

/** Warriors that have just been removed, wherever removed warriors go now: to a card that keeps them, or to the supply. */
export const justRemoved = (g: Table, kind: PieceKind): number => count(g, kind, SUPPLY) + count(g, kind, ON_CARD)

/** Brings warriors back that have just been removed. */
export function bringBack(g: Root, kind: PieceKind, to: number, number: number): void {
  const kept = Math.min(number, count(g, kind, ON_CARD))
  shift(g, kind, ON_CARD, to, kept)
  shift(g, kind, SUPPLY, to, number - kept)
}

/** Keeps the sums that follow from the pieces. */
function account(g: Root, kind: PieceKind, place: number, change: number): void {
  const at = ownerOf(g, kind) * PLACES + place
  g.presence[at]! += change
  if (kind.category === 'building') g.built[place]! += change
  if (kind.category === 'warrior' || kind.category === 'building') g.strength[at]! += change
  settleRule(g, place)
}

/** Sets up the box: all pieces of the factions in the game are in their supplies. */
export function emptyBoard(
  factions: readonly FactionId[],
): Pick<Root, 'pieces' | 'strength' | 'presence' | 'built' | 'ruler'> {
  const pieces: number[] = new Array(pieceKinds.length * PLACES).fill(0)
  for (const kind of pieceKinds) if (factions.includes(kind.faction)) pieces[kind.index * PLACES + SUPPLY] = kind.max
  return {
    pieces,
    strength: new Array(factions.length * PLACES).fill(0),
    presence: new Array(factions.length * PLACES).fill(0),
    built: new Array(PLACES).fill(0),
    ruler: new Array(PLACES).fill(-1),
  }
}
