import { MAPS, type MapId } from '@spinney/root'
import type { RootMapData } from '../art/root/layout.ts'
import type { Shape } from '../table/ground.ts'

const drawings = new Map<string, RootMapData>()

/** The map as the drawing wants it; always the same object, as drawings are remembered by it. */
export function drawingOf(id: string): RootMapData {
  const known = drawings.get(id)
  if (known !== undefined) return known
  const { clearings, paths, rivers, forests, edgeRing, lake } = MAPS[id as MapId]
  const drawing: RootMapData = {
    id,
    mood: id as MapId,
    clearings,
    paths,
    rivers,
    forests,
    mapEdgeRing: edgeRing,
    ...(lake === null ? {} : { coastalClearings: lake.coast }),
  }
  drawings.set(id, drawing)
  return drawing
}

/** The sheets that maps are drawn on. A map keeps its proportions all game long, so that no clearing ever moves. */
export const SHEETS: { readonly [shape in Shape]: { readonly width: number; readonly height: number } } = {
  phone: { width: 1180, height: 1000 },
  tablet: { width: 1450, height: 1000 },
  wide: { width: 1800, height: 1000 },
}
