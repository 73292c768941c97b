import type { RegionSymbol, Terrain } from '../data/terrains.ts'
import { onCubic, type Point, polyline, pt, segments, splineTail } from '../lib/geom.ts'
import { noise1 } from '../lib/rng.ts'

/** A region as the map needs it; the fields of `maps.json`. */
export interface RegionData {
  id: string
  terrain: Terrain
  symbols: readonly RegionSymbol[]
  center: Point
  radius: number
  polygon: readonly Point[]
}
/** A Small World map on a 1000 × 700 canvas. Keep the object: drawings are remembered by it. */
export interface SmallWorldMapData {
  id: string
  players: number
  regions: readonly RegionData[]
}
export const BOARD = { width: 1000, height: 700, margin: 26 } as const

interface Chain {
  points: Point[]
  /** The regions on its two sides. */
  sides: string[]
  /** It runs along the edge of the board. */
  rim: boolean
}
export interface Borders {
  chains: Chain[]
  /** The shore of a water region, without the board's edge. */
  shores: Map<string, string>
}

const key = (p: Point): string => `${p[0]},${p[1]}`
const { width: W, height: H } = BOARD
const onEdge = (p: Point): boolean => p[0] <= 0 || p[1] <= 0 || p[0] >= W || p[1] >= H

/** A piece of a region's outline, from one point where borders meet to the next. */
interface Stretch {
  points: Point[]
  /** It runs along the edge of the board. */
  rim: boolean
}

/** A number for each point of the board; quicker to look up than text. */
const place = ([x, y]: Point): number => x * 8192 + y

/** Whether borders meet in a point: of three regions, or at the edge of the board. */
function junctionsOf(map: SmallWorldMapData): (p: Point) => boolean {
  const regionsAt = new Map<number, number>()
  for (const { polygon } of map.regions) {
    for (const p of polygon) regionsAt.set(place(p), (regionsAt.get(place(p)) ?? 0) + 1)
  }
  return (p) => {
    const n = regionsAt.get(place(p)) ?? 0
    const corner = (p[0] <= 0 || p[0] >= W) && (p[1] <= 0 || p[1] >= H)
    return n >= 3 || (onEdge(p) && (n >= 2 || corner))
  }
}

/** Cuts the polygon of a region at the points where borders meet. */
function stretchesOf(ring: readonly Point[], junction: (p: Point) => boolean): Stretch[] {
  const start = Math.max(0, ring.findIndex(junction))
  const stretches: Stretch[] = []
  let cur: Point[] = [ring[start]!]
  for (let i = 1; i <= ring.length; i++) {
    const p = ring[(start + i) % ring.length]!
    cur.push(p)
    if (!junction(p) && i !== ring.length) continue
    const straight = cur[0]![0] === cur[1]![0] || cur[0]![1] === cur[1]![1]
    stretches.push({ points: cur, rim: cur.every(onEdge) && straight })
    cur = [p]
  }
  return stretches
}

/** Smooth outlines of regions, drawn when they are wanted; neighbours share the very same curve. */
export function outlinesOf(map: SmallWorldMapData): (region: RegionData) => string {
  const junction = junctionsOf(map)
  const known = new Map<string, string>()
  return ({ id, polygon }) => {
    const outline = known.get(id) ?? outlineOf(stretchesOf(polygon, junction))
    known.set(id, outline)
    return outline
  }
}

function outlineOf(stretches: readonly Stretch[]): string {
  const [x, y] = stretches[0]!.points[0]!
  const line = stretches.map(({ points, rim }) =>
    rim ? polyline(points, false).replace(/^M[^L]*/, '') : splineTail(points),
  )
  return `M${pt(x, y)}${line.join('')}Z`
}

/** Borders and shores, for the still picture. */
export function borders(map: SmallWorldMapData): Borders {
  const junction = junctionsOf(map)
  const chains = new Map<string, Chain>()
  const shores = new Map<string, string>()
  for (const r of map.regions) {
    const stretches = stretchesOf(r.polygon, junction)
    for (const { points, rim } of stretches) {
      const fwd = points.map(key).join('|')
      const bwd = [...points].reverse().map(key).join('|')
      const id = fwd < bwd ? fwd : bwd
      const chain = chains.get(id)
      if (chain) chain.sides.push(r.id)
      else chains.set(id, { points: fwd < bwd ? points : [...points].reverse(), sides: [r.id], rim })
    }
    const shore = stretches.filter(({ rim }) => !rim)
    shores.set(r.id, shore.map(({ points }) => `M${pt(points[0]![0], points[0]![1])}${splineTail(points)}`).join(''))
  }
  return { chains: [...chains.values()], shores }
}

/** A pen line of uneven weight. */
export function penLine(points: readonly Point[], width: number, seed: number): string {
  const [n1, n2] = [noise1(seed), noise1(seed + 7)]
  const left: Point[] = []
  const right: Point[] = []
  const segs = segments(points)
  let run = 0
  segs.forEach((s, i) => {
    for (const t of i === segs.length - 1 ? [0, 0.34, 0.67, 1] : [0, 0.34, 0.67]) {
      const [p, q, o] = [onCubic(s, t), onCubic(s, Math.min(1, t + 0.02)), onCubic(s, Math.max(0, t - 0.02))]
      const l = Math.hypot(q[0] - o[0], q[1] - o[1]) || 1
      const [nx, ny] = [-(q[1] - o[1]) / l, (q[0] - o[0]) / l]
      run++
      const w = width * (1 + 0.42 * n1(run * 0.17))
      const j = 0.55 * n2(run * 0.21)
      left.push([p[0] + nx * (w + j), p[1] + ny * (w + j)])
      right.push([p[0] - nx * (w - j), p[1] - ny * (w - j)])
    }
  })
  return polyline([...left, ...right.reverse()])
}
