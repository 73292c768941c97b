import { map2 } from './data/map2.ts'
import { map3 } from './data/map3.ts'
import { map4 } from './data/map4.ts'
import { map5 } from './data/map5.ts'
import type { MapFacts, MapId, Region, SymbolId, Terrain } from './types.ts'

/** A map with everything the rules ask about it worked out, by region. */
export interface Board {
  readonly facts: MapFacts
  readonly size: number
  readonly neighbours: readonly (readonly Region[])[]
  readonly terrain: readonly Terrain[]
  readonly water: readonly boolean[]
  readonly mountain: readonly boolean[]
  /** Land on a sea or on the lake. */
  readonly coastal: readonly boolean[]
  /** Where a race may enter the map. */
  readonly entry: readonly boolean[]
  /** No region at all, to be copied and filled in. */
  readonly nowhere: readonly boolean[]
  readonly has: { readonly [S in SymbolId]: readonly boolean[] }
}

/** The printed maps, smallest first. */
export const maps: readonly MapFacts[] = [map2, map3, map4, map5]

/** The boards by the id of their map. */
export const boards: { readonly [Id in MapId]: Board } = {
  '2p': boardFrom(map2),
  '3p': boardFrom(map3),
  '4p': boardFrom(map4),
  '5p': boardFrom(map5),
}

/** The map made for this number of players. */ // SW-2.1
export function mapFor(players: number): MapFacts {
  const map = maps.find((facts) => facts.players === players)
  if (map === undefined) throw new Error(`there is no map for ${players} players`)
  return map
}

function boardFrom(facts: MapFacts): Board {
  const { regions } = facts
  const neighbours = neighboursOf(facts)
  const terrain = regions.map((region) => region.terrain)
  const water = terrain.map(isWater)
  const openSea = regions.map((region) => region.terrain === 'sea' && region.edge)
  return {
    facts,
    size: regions.length,
    neighbours,
    terrain,
    water,
    mountain: terrain.map((kind) => kind === 'mountain'),
    coastal: regions.map((_, r) => !water[r] && neighbours[r]!.some((other) => water[other])),
    entry: regions.map((region, r) => openSea[r]! || isLandEntry(region.edge, water[r]!, neighbours[r]!, openSea)),
    nowhere: regions.map(() => false),
    has: { mine: marked(facts, 'mine'), magic: marked(facts, 'magic'), cavern: marked(facts, 'cavern') },
  }
}

/** A border region: at the edge of the board, or on a sea that reaches the edge. The lake does not count. */ // SW-5.2
function isLandEntry(
  edge: boolean,
  water: boolean,
  neighbours: readonly Region[],
  openSea: readonly boolean[],
): boolean {
  return !water && (edge || neighbours.some((other) => openSea[other]))
}

function isWater(terrain: Terrain): boolean {
  return terrain === 'sea' || terrain === 'lake'
}

function marked(facts: MapFacts, symbol: SymbolId): readonly boolean[] {
  return facts.regions.map((region) => region.symbols.includes(symbol))
}

function neighboursOf(facts: MapFacts): readonly (readonly Region[])[] {
  const neighbours: Region[][] = facts.regions.map(() => [])
  for (const [a, b] of facts.borders) {
    neighbours[a]!.push(b)
    neighbours[b]!.push(a)
  }
  for (const list of neighbours) list.sort((a, b) => a - b)
  return neighbours
}
