import { hooks } from '../core/book.ts'
import { BOOK, type Party, type Root, type Visible } from '../core/state.ts'
import { BIRD, EVERY_SUIT, FOX, MOUSE, RABBIT, SUIT_NAMES } from '../core/suits.ts'
import type { CardSuit } from '../facts/suits.ts'
import type { Board } from './board.ts'
import type { ForestData, Link } from './data/index.ts'

/** The map a game is played on. */
export const board = (g: Visible): Board => g[BOOK].board

/** Larger than the number of any clearing. */
const PATH_BASE = 64

/** A closed path as it is kept in the state (C.3.2): one number, */
export const pathKey = (a: number, b: number): number => Math.min(a, b) * PATH_BASE + Math.max(a, b)

/** and its two ends, the smaller number first. */
export const pathEnds = (key: number): Link => [Math.floor(key / PATH_BASE), key % PATH_BASE]

/** 2.2.1: the clearings joined to this one by an open path. */
export function joined(g: Visible, from: number): readonly number[] {
  const paths = board(g).paths[from] ?? []
  return g.closed.length === 0 ? paths : paths.filter((to) => !g.closed.includes(pathKey(from, to)))
}

/** 2.2.1: the clearings one open path away, as a party may count paths. */
export function pathsFor(g: Visible, party: Party, from: number): readonly number[] {
  let to = joined(g, from)
  for (const hook of hooks(g).paths) to = hook(to, g, party, from)
  return to
}

/** 2.2.1: the clearings adjacent to this one for a party. */
export function neighbours(g: Visible, party: Party, from: number): readonly number[] {
  let to = pathsFor(g, party, from)
  for (const hook of hooks(g).neighbours) to = hook(to, g, party, from)
  return to
}

/** 2.2.1: whether only the path between two clearings makes them adjacent for a party: no river, no tunnel. */
export function needsPath(g: Visible, party: Party, from: number, to: number): boolean {
  let others: readonly number[] = []
  for (const hook of [...hooks(g).paths, ...hooks(g).neighbours]) others = hook(others, g, party, from)
  return !others.includes(to)
}

/** 4.2: the clearings a party's pieces could move to from here as far as the map is concerned. */
export function destinations(g: Visible, party: Party, from: number): readonly number[] {
  let to = neighbours(g, party, from)
  for (const hook of hooks(g).destinations) to = hook(to, g, party, from)
  return to
}

/** A list of clearings and some more, each once and in order. */
export function together(some: readonly number[], more: readonly number[]): readonly number[] {
  const added = more.filter((clearing) => !some.includes(clearing))
  return added.length === 0 ? some : [...some, ...added].sort((a, b) => a - b)
}

/** 2.2.3: all building slots of a clearing. */
export function slotsIn(g: Visible, clearing: number): number {
  let slots = board(g).slots[clearing] ?? 0
  for (const hook of hooks(g).slots) slots = hook(slots, g, clearing)
  return slots
}

/** 2.2.3: empty building slots of a clearing. */
export function openSlots(g: Visible, clearing: number): number {
  const free = slotsIn(g, clearing) - g.built[clearing]! - g.ruins[clearing]!
  return g.own.blocked === undefined ? free : free - g.own.blocked[clearing]!
}

/** 2.4.1: forests adjacent to a forest, by number. */
export function forestsBeside(g: Visible, forest: number): readonly number[] {
  const { forests } = board(g).data
  return forests[forest]!.adjacent.map((id) => forests.findIndex((other) => other.id === id))
}

/** A forest of the map. */
export const forest = (g: Visible, index: number): ForestData => board(g).data.forests[index]!

/** 2.2.2: the suit of a clearing, or EVERY_SUIT. */
export const suitOf = (g: Visible, clearing: number): number => g.suits[clearing]!

/** The name of a clearing's suit, of the first where it has several. */
export const suitNameAt = (g: Visible, clearing: number): CardSuit => SUIT_NAMES[suitsOf(g, clearing)[0]!]!

/** 2.2.2: whether a clearing is of a suit, perhaps of others too. */
export function isOfSuit(g: Visible, clearing: number, suit: number): boolean {
  const own = g.suits[clearing]!
  return own === suit || (own === EVERY_SUIT && suit < BIRD)
}

/** 2.2.2: the suits of a clearing; none of the Burrow. */
export function suitsOf(g: Visible, clearing: number): readonly number[] {
  const own = g.suits[clearing]!
  return own === EVERY_SUIT ? CLEARING_SUITS : own < 0 ? [] : [own]
}

const CLEARING_SUITS: readonly number[] = [FOX, RABBIT, MOUSE]

/** Whether a party may place pieces in a clearing: nothing there forbids it. */
export function mayPlace(g: Visible, party: Party, place: number): boolean {
  let may = true
  for (const hook of hooks(g).mayPlace) may = hook(may, g, party, place)
  return may
}

/** Whether a party may place a building there: 2.2.3 and whatever forbids placing. */
export const mayBuild = (g: Visible, party: Party, clearing: number): boolean =>
  openSlots(g, clearing) > 0 && mayPlace(g, party, clearing)

/** Takes a ruin off the map (2.2.4). */
export function removeRuin(g: Root, clearing: number): void {
  g.ruins[clearing] = 0
}
