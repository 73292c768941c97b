import { type MapFacts, type MapId, maps, regionName } from '@spinney/smallworld'
import type { SmallWorldMapData } from '../art/smallworld/topology.ts'

/** The printed facts of a map. */
export function factsOf(id: MapId): MapFacts {
  return maps.find((map) => map.id === id)!
}

/** The name the drawing has for a region. */
export function regionId(map: MapId, region: number): string {
  return regionName(map, region)
}

/** The region behind such a name. */
export function regionOf(id: string): number {
  return Number(id.slice(id.indexOf('-') + 1)) - 1
}

const drawings = new Map<MapId, SmallWorldMapData>()

/** The map as the drawing wants it; always the same object, as drawings are remembered by it. */
export function drawingOf(id: MapId): SmallWorldMapData {
  const known = drawings.get(id)
  if (known !== undefined) return known
  const { players, regions } = factsOf(id)
  const drawing: SmallWorldMapData = {
    id,
    players,
    regions: regions.map(({ terrain, symbols, centre, radius, outline }, region) => ({
      id: regionId(id, region),
      terrain,
      symbols,
      center: centre,
      radius,
      polygon: outline.split(' ').map((point) => {
        const [x, y] = point.split(',').map(Number)
        return [x!, y!] as const
      }),
    })),
  }
  drawings.set(id, drawing)
  return drawing
}
