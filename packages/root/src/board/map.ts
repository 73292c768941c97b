import type { Seat } from '@spinney/kernel'
import { hooks } from '../core/hooks.ts'
import { CLEARINGS } from '../core/places.ts'
import type { Root, Table } from '../core/state.ts'
import { type ForestData, type Link, MAPS, type MapData } from './data/index.ts'

/** A map with its neighbourhoods worked out. */
export interface Board {
  readonly data: MapData
  /** By clearing: the clearings one path away, closed paths included. */
  readonly paths: readonly (readonly number[])[]
  /** By clearing: the clearings one river away. */
  readonly rivers: readonly (readonly number[])[]
  /** By clearing: building slots. */
  readonly slots: readonly number[]
  /** By clearing: the forests it touches. */
  readonly forests: readonly (readonly number[])[]
  /** By corner clearing: the corner opposite; 0 for other clearings. */
  readonly opposite: readonly number[]
}

function boardOf(data: MapData): Board {
  const linked = (links: readonly Link[]): number[][] => {
    const to: number[][] = Array.from({ length: CLEARINGS + 1 }, () => [])
    for (const [a, b] of links) {
      to[a]!.push(b)
      to[b]!.push(a)
    }
    return to.map((list) => list.sort((a, b) => a - b))
  }
  const opposite: number[] = new Array(CLEARINGS + 1).fill(0)
  for (const { clearing, diagonal } of data.corners) opposite[clearing] = diagonal
  return {
    data,
    paths: linked(data.paths),
    rivers: linked(data.rivers),
    slots: [0, ...data.clearings.map((clearing) => clearing.slots)],
    forests: Array.from({ length: CLEARINGS + 1 }, (_, clearing) =>
      data.forests.flatMap((forest, i) => (forest.clearings.includes(clearing) ? [i] : [])),
    ),
    opposite,
  }
}

const boards: { readonly [map: string]: Board } = Object.fromEntries(
  Object.values(MAPS).map((data) => [data.id, boardOf(data)]),
)

/** The map a game is played on. */
export const board = (g: Table): Board => boards[g.map]!

/** A closed path as it is kept in the state (C.3.2). */
export const pathKey = (a: number, b: number): number => Math.min(a, b) * 16 + Math.max(a, b)

/** 2.2.1: the clearings joined to this one by an open path. */
export function joined(g: Table, from: number): readonly number[] {
  const paths = board(g).paths[from] ?? []
  return g.closed.length === 0 ? paths : paths.filter((to) => !g.closed.includes(pathKey(from, to)))
}

/** 2.2.1: the clearings one open path away, as a seat may count paths. */
export function pathsFor(g: Table, seat: Seat, from: number): readonly number[] {
  let to = joined(g, from)
  for (const hook of hooks.paths) to = hook(to, g, seat, from)
  return to
}

/** 2.2.1: the clearings adjacent to this one for a seat. */
export function neighbours(g: Table, seat: Seat, from: number): readonly number[] {
  let to = pathsFor(g, seat, from)
  for (const hook of hooks.neighbours) to = hook(to, g, seat, from)
  return to
}

/** 4.2: the clearings a seat's pieces could move to from here as far as the map is concerned. */
export function destinations(g: Table, seat: Seat, from: number): readonly number[] {
  let to = neighbours(g, seat, from)
  for (const hook of hooks.destinations) to = hook(to, g, seat, from)
  return to
}

/** A list of clearings and some more, each once and in order. */
export function together(some: readonly number[], more: readonly number[]): readonly number[] {
  const added = more.filter((clearing) => !some.includes(clearing))
  return added.length === 0 ? some : [...some, ...added].sort((a, b) => a - b)
}

/** 2.2.3: empty building slots of a clearing. */
export function openSlots(g: Table, clearing: number): number {
  return (board(g).slots[clearing] ?? 0) - g.built[clearing]! - g.ruins[clearing]!
}

/** 2.4.1: forests adjacent to a forest, by number. */
export function forestsBeside(g: Table, forest: number): readonly number[] {
  const { forests } = board(g).data
  return forests[forest]!.adjacent.map((id) => forests.findIndex((other) => other.id === id))
}

/** A forest of the map. */
export const forest = (g: Table, index: number): ForestData => board(g).data.forests[index]!

/** 2.2.2: the suit of a clearing. */
export const suitOf = (g: Table, clearing: number): number => g.suits[clearing]!

/** Whether a seat may place pieces in a clearing: nothing there forbids it. */
export function mayPlace(g: Table, seat: Seat, place: number): boolean {
  let may = true
  for (const hook of hooks.mayPlace) may = hook(may, g, seat, place)
  return may
}

/** Whether a seat may place a building there: 2.2.3 and whatever forbids placing. */
export const mayBuild = (g: Table, seat: Seat, clearing: number): boolean =>
  openSlots(g, clearing) > 0 && mayPlace(g, seat, clearing)

/** Takes a ruin off the map (2.2.4). */
export function removeRuin(g: Root, clearing: number): void {
  g.ruins[clearing] = 0
}
