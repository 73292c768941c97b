import { MOODS, type Mood } from '../data/moods.ts'
import { inside, NearGrid } from '../lib/geom.ts'
import { type Rng, rng } from '../lib/rng.ts'
import type { RootLayout, RootMapData } from './layout.ts'

/** A map surveyed for drawing: what lies where, and how far off. */
export interface Site {
  map: RootMapData
  L: RootLayout
  mood: Mood
  r: Rng
  /** Distance to the nearest path, up to 60 s. */
  toPath: (x: number, y: number) => number
  /** Distance from the nearest glade's middle in glade radii: 1 is its edge. */
  toGlade: (x: number, y: number) => number
  /** Is the place within `margin` of water? */
  wet: (x: number, y: number, margin: number) => boolean
  pathWidth: number
  riverWidth: number
}

export function survey(map: RootMapData, L: RootLayout): Site {
  const { s } = L
  const paths = new NearGrid(
    L.paths.flatMap((p) => p.points),
    60 * s,
  )
  const river = new NearGrid(
    L.rivers.flatMap((p) => p.points),
    60 * s,
  )
  const shore = new NearGrid(L.lake?.polygon ?? [], 60 * s)
  const glades = [...L.clearings.values()]
  const riverWidth = 25 * s
  return {
    map,
    L,
    mood: MOODS[map.mood],
    r: rng(MOODS[map.mood].seed * 104729 + 17),
    toPath: (x, y) => paths.distance(x, y),
    toGlade: (x, y) => {
      let best = 99
      for (const c of glades) best = Math.min(best, Math.hypot((x - c.cx) / L.rx, (y - c.cy) / L.ry))
      return best
    },
    wet: (x, y, margin) =>
      (L.rivers.length > 0 && river.distance(x, y) < riverWidth / 2 + margin) ||
      (L.lake !== null && (inside(L.lake.polygon, x, y) || shore.distance(x, y) < margin)),
    pathWidth: 15 * s,
    riverWidth,
  }
}
