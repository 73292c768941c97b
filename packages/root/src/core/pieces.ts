import { clearings, kindsInPlay, ownerOf } from './book.ts'
import type { PieceKind } from './kinds.ts'
import { AFTER_PLACES, BURROW, ON_CARD, onMap, SUPPLY } from './places.ts'
import { settleRule } from './rule.ts'
import type { Party, Root, Visible } from './state.ts'

/** What counts pieces in a state; a view has it too. */
type Counts = Pick<Visible, 'pieces' | 'places'>

/** How many pieces of a kind are at a place. */
export function count(g: Counts, kind: PieceKind, place: number): number {
  return g.pieces[kind.index * g.places + place]!
}

/** How many pieces of a party are at a place. */
export const presenceOf = (g: Visible, party: Party, place: number): number => g.presence[party * g.places + place]!

/** How many warriors and buildings of a party are at a place. */
export const strengthOf = (g: Visible, party: Party, place: number): number => g.strength[party * g.places + place]!

/** How many pieces of a kind are on the map. */
export function onMapCount(g: Counts, kind: PieceKind): number {
  let sum = 0
  for (let place = 1; place <= BURROW; place++) sum += count(g, kind, place)
  for (let place = AFTER_PLACES; place < g.places; place++) sum += count(g, kind, place)
  return sum
}

/** The clearings that hold a piece of this kind. */
export function clearingsWith(g: Visible, kind: PieceKind): number[] {
  const found: number[] = []
  for (const place of clearings(g)) if (count(g, kind, place) > 0) found.push(place)
  return found
}

/** Takes pieces from one place to another. All pieces come, go and move through here. */
export function shift(g: Root, kind: PieceKind, from: number, to: number, number: number): void {
  if (number === 0 || from === to) return
  const base = kind.index * g.places
  if (g.pieces[base + from]! < number) throw new Error(`there are not ${number} ${kind.id} at place ${from}`)
  g.pieces[base + from]! -= number
  g.pieces[base + to]! += number
  if (onMap(from)) account(g, kind, from, -number)
  if (onMap(to)) account(g, kind, to, number)
}

/** Warriors that have just been removed, wherever removed warriors go now: to a card that keeps them, or to the supply. */
export const justRemoved = (g: Visible, kind: PieceKind): number => count(g, kind, SUPPLY) + count(g, kind, ON_CARD)

/** Brings warriors back that have just been removed: from where they went, or else from the other place. */
export function bringBack(g: Root, kind: PieceKind, to: number, number: number, went: number = ON_CARD): void {
  const there = Math.min(number, count(g, kind, went))
  shift(g, kind, went, to, there)
  shift(g, kind, went === ON_CARD ? SUPPLY : ON_CARD, to, number - there)
}

/** Keeps the sums that follow from the pieces. */
function account(g: Root, kind: PieceKind, place: number, change: number): void {
  const at = ownerOf(g, kind) * g.places + place
  g.presence[at]! += change
  if (kind.category === 'building') g.built[place]! += change
  if (kind.category === 'warrior' || kind.category === 'building') g.strength[at]! += change
  settleRule(g, place)
}

/** All pieces of the parties at the table are put into their supplies. */
export function fillSupplies(g: Root): void {
  for (const kind of kindsInPlay(g)) g.pieces[kind.index * g.places + SUPPLY] = kind.max
}
