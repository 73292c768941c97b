/** What a region is made of. */
export type Terrain = 'farmland' | 'forest' | 'hill' | 'swamp' | 'mountain' | 'sea' | 'lake'

/** Symbols printed on regions. */
export type SymbolId = 'mine' | 'magic' | 'cavern'

/** A map is named after the number of players it is made for. */
export type MapId = '2p' | '3p' | '4p' | '5p'

/** A region by its place in the list of its map, counted from 0. */
export type Region = number

/** One region as it is printed, and how to draw it on a canvas of 1000 by 700. */
export interface RegionFacts {
  readonly terrain: Terrain
  readonly symbols: readonly SymbolId[]
  /** Starts the game with a Lost Tribe on it. */
  readonly lostTribe: boolean
  /** Touches the edge of the board. */
  readonly edge: boolean
  /** The middle of the largest circle that fits in, for labels and pieces. */
  readonly centre: readonly [number, number]
  readonly radius: number
  /** Corners as `x,y x,y …`, the form SVG polygons take. Neighbours share them exactly. */
  readonly outline: string
}

/** A map as it is typed in. */
export interface MapFacts {
  readonly id: MapId
  readonly players: number
  readonly turns: number
  readonly regions: readonly RegionFacts[]
  /** Pairs of neighbours, the smaller number first. */
  readonly borders: readonly (readonly [Region, Region])[]
}
