import { isClearing, placesFor } from '../core/places.ts'
import type { Link, MapData } from './data/index.ts'

/** A map with its neighbourhoods worked out. */
export interface Board {
  readonly data: MapData
  /** The numbers of its clearings, in order. */
  readonly clearings: readonly number[]
  /** How many numbers of places it needs. */
  readonly places: number
  /** By clearing: the clearings one path away, closed paths included. */
  readonly paths: readonly (readonly number[])[]
  /** By clearing: the clearings one river away. */
  readonly rivers: readonly (readonly number[])[]
  /** By clearing: building slots. */
  readonly slots: readonly number[]
  /** By clearing: whether it lies on the map edge (G.1.15). */
  readonly onEdge: readonly boolean[]
  /** By clearing: the forests it touches. */
  readonly forests: readonly (readonly number[])[]
  /** By corner clearing: the corner opposite; 0 for other clearings. */
  readonly opposite: readonly number[]
}

/** Works out a map; refuses one whose clearings have numbers that are taken. */
export function boardOf(data: MapData): Board {
  const clearings = data.clearings.map(({ id }) => id).sort((a, b) => a - b)
  const wrong = clearings.find((id, i) => !isClearing(id) || clearings.indexOf(id) !== i)
  if (wrong !== undefined) throw new Error(`the map ${data.id} cannot have a clearing ${wrong}: the number is taken`)
  const places = placesFor(clearings)
  const byPlace = <T>(value: (place: number) => T): T[] => Array.from({ length: places }, (_, place) => value(place))
  const printed = (place: number) => data.clearings.find(({ id }) => id === place)
  const linked = (links: readonly Link[]): number[][] =>
    byPlace((place) => links.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : [])).sort((a, b) => a - b))
  return {
    data,
    clearings,
    places,
    paths: linked(data.paths),
    rivers: linked(data.rivers),
    slots: byPlace((place) => printed(place)?.slots ?? 0),
    onEdge: byPlace((place) => printed(place)?.edge ?? false),
    forests: byPlace((place) => data.forests.flatMap((forest, i) => (forest.clearings.includes(place) ? [i] : []))),
    opposite: byPlace((place) => data.corners.find(({ clearing }) => clearing === place)?.diagonal ?? 0),
  }
}
