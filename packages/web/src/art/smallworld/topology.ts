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
  /** Smooth outline of every region; neighbours share the very same curve. */
  outlines: Map<string, string>
  /** The shore of a water region, without the board's edge. */
  shores: Map<string, string>
}

const key = (p: Point): string => `${p[0]},${p[1]}`
const { width: W, height: H } = BOARD
const onEdge = (p: Point): boolean => p[0] <= 0 || p[1] <= 0 || p[0] >= W || p[1] >= H

/** Cuts the polygons at the points where three regions meet and smooths the pieces. */
export function borders(map: SmallWorldMapData): Borders {
  const touch = new Map<string, Set<string>>()
  for (const r of map.regions)
    for (const p of r.polygon) {
      const k = key(p)
      const set = touch.get(k)
      if (set) set.add(r.id)
      else touch.set(k, new Set([r.id]))
    }
  const junction = (p: Point): boolean => {
    const n = touch.get(key(p))?.size ?? 0
    const corner = (p[0] <= 0 || p[0] >= W) && (p[1] <= 0 || p[1] >= H)
    return n >= 3 || (onEdge(p) && (n >= 2 || corner))
  }
  const chains = new Map<string, Chain>()
  const outlines = new Map<string, string>()
  const shores = new Map<string, string>()
  for (const r of map.regions) {
    const ring = r.polygon
    const start = Math.max(0, ring.findIndex(junction))
    const parts: { points: Point[]; rim: boolean }[] = []
    let cur: Point[] = [ring[start]!]
    for (let i = 1; i <= ring.length; i++) {
      const p = ring[(start + i) % ring.length]!
      cur.push(p)
      if (!junction(p) && i !== ring.length) continue
      const straight = cur[0]![0] === cur[1]![0] || cur[0]![1] === cur[1]![1]
      const rim = cur.every(onEdge) && straight
      const fwd = cur.map(key).join('|')
      const bwd = [...cur].reverse().map(key).join('|')
      const id = fwd < bwd ? fwd : bwd
      const chain = chains.get(id)
      if (chain) chain.sides.push(r.id)
      else chains.set(id, { points: fwd < bwd ? cur : [...cur].reverse(), sides: [r.id], rim })
      parts.push({ points: cur, rim })
      cur = [p]
    }
    const first = parts[0]!.points[0]!
    const line = parts.map((c) => (c.rim ? polyline(c.points, false).replace(/^M[^L]*/, '') : splineTail(c.points)))
    outlines.set(r.id, `M${pt(first[0], first[1])}${line.join('')}Z`)
    shores.set(
      r.id,
      parts
        .filter((c) => !c.rim)
        .map((c) => `M${pt(c.points[0]![0], c.points[0]![1])}${splineTail(c.points)}`)
        .join(''),
    )
  }
  return { chains: [...chains.values()], outlines, shores }
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
