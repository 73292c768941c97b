import type { Suit } from '../../facts/suits.ts'

export const MAP_IDS = ['autumn', 'winter', 'lake', 'mountain'] as const

export type MapId = (typeof MAP_IDS)[number]

/** Two clearings that a path or a river joins, the smaller number first. */
export type Link = readonly [number, number]

/** A clearing as it is printed; x and y on a canvas of 1000 by 1000, y downwards. */
export interface ClearingData {
  /** 1 to 12: also the priority numbers of the bots. Where a map has more, core/places.ts says how they go on. */
  readonly id: number
  readonly x: number
  readonly y: number
  /** Building slots, the one under the ruin included (2.2.3). */
  readonly slots: number
  /** Whether a ruin covers one of the slots at the start (2.2.4). */
  readonly ruin: boolean
  /** The printed suit; null where suit markers decide (A.1). */
  readonly suit: Suit | null
  /** Whether the clearing lies on the map edge (G.1.15). */
  readonly edge: boolean
}

export interface CornerData {
  readonly clearing: number
  /** The corner diagonally opposite. */
  readonly diagonal: number
}

export interface ForestData {
  /** The clearings it touches, for instance 'f-1-2-5-10'. */
  readonly id: string
  readonly clearings: readonly number[]
  /** Forests across one path (or, on some maps, one river or one coastal clearing). */
  readonly adjacent: readonly string[]
  readonly x: number
  readonly y: number
  /** True for a forest that touches the lake (C.2.4). */
  readonly coastal?: boolean
}

export interface LakeData {
  /** The coastal clearings (C.2.3), going round the lake. */
  readonly coast: readonly number[]
  /** Where the ferry starts (C.2.1). */
  readonly ferryStart: number
  readonly x: number
  readonly y: number
}

export interface MapData {
  readonly id: string
  readonly clearings: readonly ClearingData[]
  /** All printed paths, those that start closed included. */
  readonly paths: readonly Link[]
  /** Paths under a marker at the start (C.3.2): no adjacency, but they bound forests. */
  readonly closedPaths: readonly Link[]
  /** Rivers are no paths (2.3). They may run under a path: draw them below. */
  readonly rivers: readonly Link[]
  /** Whether a river divides forests as a path does (C.1.1). */
  readonly riversDivideForests: boolean
  readonly corners: readonly CornerData[]
  /** The outer loop of clearings, clockwise from the north-west (G.1.15). */
  readonly edgeRing: readonly number[]
  readonly forests: readonly ForestData[]
  readonly lake: LakeData | null
  /** The clearing of the tower, called the pass (C.3.4). */
  readonly tower: number | null
}
