import { MAPS, type MapId } from '@spinney/root'
import type { RootMapData } from '../art/root/layout.ts'

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

/** The proportions the map is drawn in: the nearest one is taken, so that the drawing is not made anew for each pixel. */
const RATIOS = [0.92, 1.06, 1.24, 1.44, 1.66, 1.9]

export function ratioNear(width: number, height: number): number {
  if (width === 0 || height === 0) return 1.44
  const wanted = width / height
  return RATIOS.reduce((best, ratio) => (fit(ratio, wanted) > fit(best, wanted) ? ratio : best))
}

/** How much of the window a drawing of this ratio fills. */
const fit = (ratio: number, wanted: number) => Math.min(ratio / wanted, wanted / ratio)
