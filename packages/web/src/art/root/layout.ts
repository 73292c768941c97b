import { MOODS, RIVER_COURSES } from '../data/moods.ts'
import { blob, bounds, inside, outlineDistance, type Point, sample, spline } from '../lib/geom.ts'
import { rng } from '../lib/rng.ts'
import type { RootMood, Suit } from '../types.ts'

/** A clearing as the map needs it; the fields of `maps.json`. */
export interface ClearingData {
  id: number
  x: number
  y: number
  slots: number
  ruin?: boolean
  suit?: Suit | null
}
export interface ForestData {
  id: string
  x: number
  y: number
  clearings: readonly number[]
}
/** A Root map as data on a 1000 × 1000 canvas. Keep the object: drawings are remembered by it. */
export interface RootMapData {
  id: string
  mood: RootMood
  clearings: readonly ClearingData[]
  paths: readonly (readonly [number, number])[]
  /** Pairs of clearings joined by water. */
  rivers?: readonly (readonly [number, number])[]
  forests?: readonly ForestData[]
  /** The clearings of the outer loop, in order: open country lies outside. */
  mapEdgeRing?: readonly number[]
  /** The clearings around a lake, in order. */
  coastalClearings?: readonly number[]
}

export interface PlacedClearing extends ClearingData {
  cx: number
  cy: number
  /** Outline of the glade, and of its light inner part. */
  outline: string
  inner: string
  shine: string
  /** Top left corners of the building slots. */
  slotsAt: Point[]
  medal: Point
  tufts: Point[]
}
export interface PlacedPath {
  a: number
  b: number
  key: string
  points: Point[]
  d: string
}
export interface PlacedForest extends ForestData {
  fx: number
  fy: number
  /** Where its pieces lie: the roomiest place. */
  spot: Point
  polygon: Point[]
  d: string
}
/** Everything placed on the picture. `s` is the size of pieces: a slot is 29 s wide, a glade 126 s by 90 s. */
export interface RootLayout {
  width: number
  height: number
  s: number
  rx: number
  ry: number
  slot: number
  clearings: Map<number, PlacedClearing>
  paths: PlacedPath[]
  rivers: { points: Point[]; d: string }[]
  lake: { cx: number; cy: number; polygon: Point[]; d: string } | null
  forests: PlacedForest[]
  ring: Point[]
  X: (x: number) => number
  Y: (y: number) => number
}

/** The key of a path whichever way round it is named. */
export const pathKey = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`)

/** The largest piece size at which no two glades come too near. */
function pieceSize(map: RootMapData, width: number, height: number): number {
  let s = Math.min(height / 540, width / 600)
  for (; s > 0.2; s *= 0.97) {
    const { X, Y } = scales(map, width, height, s)
    const clear = map.clearings.every((a, i) =>
      map.clearings.slice(i + 1).every((b) => {
        const dx = Math.abs(X(a.x) - X(b.x)) / (2 * 63 * s + 10 * s)
        const dy = Math.abs(Y(a.y) - Y(b.y)) / (2 * 45 * s + 22 * s)
        return dx ** 2.6 + dy ** 2.6 > 1
      }),
    )
    if (clear) break
  }
  return s
}

function scales(map: RootMapData, width: number, height: number, s: number) {
  const [padX, padY] = [63 * s + 14 * s, 45 * s + 13 * s]
  const xs = map.clearings.map((c) => c.x)
  const ys = map.clearings.map((c) => c.y)
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    X: (x: number): number => padX + ((x - x0) / (x1 - x0 || 1)) * (width - 2 * padX),
    Y: (y: number): number => padY + ((y - y0) / (y1 - y0 || 1)) * (height - 2 * padY),
  }
}

const cache = new WeakMap<RootMapData, Map<string, RootLayout>>()

/** Where everything lies; remembered for each map object and size. */
export function rootLayout(map: RootMapData, width: number, height: number): RootLayout {
  const sizes = cache.get(map) ?? new Map<string, RootLayout>()
  cache.set(map, sizes)
  const key = `${width}x${height}`
  const done = sizes.get(key) ?? compute(map, width, height)
  sizes.set(key, done)
  return done
}

/** What takes long is worked out when it is wanted first: with its part of the drawing, or never. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

function compute(map: RootMapData, width: number, height: number): RootLayout {
  const s = pieceSize(map, width, height)
  const { X, Y } = scales(map, width, height, s)
  const [rx, ry, slot, gap] = [63 * s, 45 * s, 29 * s, 6 * s]
  const r = rng(MOODS[map.mood].seed * 7919 + map.id.length * 31)
  const clearings = new Map<number, PlacedClearing>()
  for (const c of map.clearings) {
    const [cx, cy] = [X(c.x), Y(c.y)]
    const edge = blob(r, cx, cy, rx, ry, 18, 0.045)
    const w = c.slots * slot + (c.slots - 1) * gap
    const slotsAt: Point[] = Array.from({ length: c.slots }, (_, i) => [
      cx + 5 * s - w / 2 + i * (slot + gap),
      cy - 36 * s,
    ])
    const tufts: Point[] = Array.from({ length: 7 }, () => {
      const q = edge[Math.floor(r() * edge.length)]!
      const k = 0.86 + r() * 0.08
      return [cx + (q[0] - cx) * k, cy + (q[1] - cy) * k]
    })
    const outline = once(() => spline(edge, true))
    const innerEdge = blob(r, cx - 2 * s, cy - 2 * s, rx * 0.88, ry * 0.86, 16, 0.05)
    const shineEdge = blob(r, cx - 12 * s, cy - 10 * s, rx * 0.5, ry * 0.4, 12, 0.08)
    clearings.set(c.id, {
      ...c,
      cx,
      cy,
      get outline() {
        return outline()
      },
      get inner() {
        return spline(innerEdge, true)
      },
      get shine() {
        return spline(shineEdge, true)
      },
      slotsAt,
      medal: [cx - rx + 11 * s, cy - ry + 15 * s],
      tufts,
    })
  }
  const at = (id: number): PlacedClearing => {
    const c = clearings.get(id)
    if (!c) throw new Error(`The map ${map.id} has no clearing ${id}`)
    return c
  }
  const paths = map.paths.map(([a, b]): PlacedPath => {
    const [p, q] = [at(a), at(b)]
    const [dx, dy] = [q.cx - p.cx, q.cy - p.cy]
    const d = Math.hypot(dx, dy)
    const [nx, ny] = [-dy / d, dx / d]
    const k = (r() < 0.5 ? -1 : 1) * Math.min(16 * s, d * 0.055)
    const k2 = -k * (0.3 + r() * 0.5)
    const line: Point[] = [
      [p.cx, p.cy],
      [p.cx + dx * 0.36 + nx * k, p.cy + dy * 0.36 + ny * k],
      [p.cx + dx * 0.68 + nx * k2, p.cy + dy * 0.68 + ny * k2],
      [q.cx, q.cy],
    ]
    const points = once(() => sample(line))
    return {
      a,
      b,
      key: pathKey(a, b),
      d: spline(line),
      get points() {
        return points()
      },
    }
  })
  const forests = (map.forests ?? []).map((f): PlacedForest => {
    const [fx, fy] = [X(f.x), Y(f.y)]
    const polygon = f.clearings
      .map((id): Point => [at(id).cx, at(id).cy])
      .sort((a, b) => Math.atan2(a[1] - fy, a[0] - fx) - Math.atan2(b[1] - fy, b[0] - fx))
    const outline = once(() => forestOutline(polygon, fx, fy, 20 * s))
    const spot = once(() => roomiest(polygon, [fx, fy], [...clearings.values()], rx, ry))
    return {
      ...f,
      fx,
      fy,
      polygon,
      get d() {
        return outline()
      },
      get spot() {
        return spot()
      },
    }
  })
  const ring = (map.mapEdgeRing ?? []).map((id): Point => [at(id).cx, at(id).cy])
  return {
    width,
    height,
    s,
    rx,
    ry,
    slot,
    clearings,
    paths,
    rivers: rivers(map, at, X, Y, rx, ry, s),
    lake: lake(map, at, r),
    forests,
    ring,
    X,
    Y,
  }
}

/** Steps of the search for room in a forest, in each direction. */
const STEPS = 18
/** Pieces lie side by side: room to the left and right counts less than above and below. */
const WIDE = 1.5

/** The place in a forest that is farthest from its rim and from all clearings, for the pieces in it. */
function roomiest(
  polygon: readonly Point[],
  middle: Point,
  clearings: readonly PlacedClearing[],
  rx: number,
  ry: number,
): Point {
  const flat = polygon.map(([x, y]): Point => [x / WIDE, y])
  const [x0, y0, x1, y1] = bounds(polygon)
  let [best, most] = [middle, 0]
  for (let i = 1; i < STEPS; i++) {
    for (let j = 1; j < STEPS; j++) {
      const [x, y] = [x0 + ((x1 - x0) * i) / STEPS, y0 + ((y1 - y0) * j) / STEPS]
      if (!inside(polygon, x, y)) continue
      const free = clearings.map(({ cx, cy }) => (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * ry)
      const room = Math.min(outlineDistance(flat, x / WIDE, y), ...free)
      if (room > most) [best, most] = [[x, y], room]
    }
  }
  return best
}

/** The open ground of a forest: its face, drawn in from the paths and rounded. */
function forestOutline(polygon: readonly Point[], fx: number, fy: number, inset: number): string {
  const p: Point[] = []
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!
    for (const t of [0, 0.25, 0.5, 0.75]) {
      const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
      const d = Math.hypot(fx - x, fy - y) || 1
      const k = Math.min(0.45, (inset * (t === 0 ? 2.6 : 1.25)) / d)
      p.push([x + (fx - x) * k, y + (fy - y) * k])
    }
  })
  return spline(p, true)
}

type At = (id: number) => PlacedClearing

function rivers(
  map: RootMapData,
  at: At,
  X: (x: number) => number,
  Y: (y: number) => number,
  rx: number,
  ry: number,
  s: number,
) {
  if (map.coastalClearings?.length) return []
  const course = RIVER_COURSES[map.id]
  const lines: Point[][] = course
    ? [
        course.map((q): Point => {
          const [a = 0, b = 0, c] = q
          return c === undefined ? [X(a), Y(b)] : [at(a).cx + b * rx, at(a).cy + c * ry]
        }),
      ]
    : (map.rivers ?? []).map(([a, b]): Point[] => [
        [at(a).cx, at(a).cy],
        [at(b).cx, at(b).cy],
      ])
  return lines.map((line) => {
    const p: Point[] = [line[0]!]
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1]!, line[i]!]
      const d = Math.hypot(b[0] - a[0], b[1] - a[1])
      const k = (i % 2 ? 1 : -1) * 13 * s
      if (d > 150 * s)
        p.push([(a[0] + b[0]) / 2 - ((b[1] - a[1]) / d) * k, (a[1] + b[1]) / 2 + ((b[0] - a[0]) / d) * k])
      p.push(b)
    }
    return { points: sample(p, false, 5), d: spline(p, false, 5) }
  })
}

function lake(map: RootMapData, at: At, r: () => number): RootLayout['lake'] {
  const shore = map.coastalClearings?.map(at) ?? []
  if (shore.length < 3) return null
  const n = shore.length
  const cx = shore.reduce((t, c) => t + c.cx, 0) / n
  const cy = shore.reduce((t, c) => t + c.cy, 0) / n
  shore.sort((a, b) => Math.atan2(a.cy - cy, a.cx - cx) - Math.atan2(b.cy - cy, b.cx - cx))
  const p: Point[] = []
  for (let i = 0; i < n; i++) {
    const [a, b] = [shore[i]!, shore[(i + 1) % n]!]
    p.push([a.cx + (cx - a.cx) * 0.16, a.cy + (cy - a.cy) * 0.16])
    for (const t of [0.33, 0.67]) {
      const [x, y] = [a.cx + (b.cx - a.cx) * t, a.cy + (b.cy - a.cy) * t]
      const k = (t < 0.5 ? 0.06 : 0.2) + r() * 0.08
      p.push([x + (cx - x) * k, y + (cy - y) * k])
    }
  }
  return { cx, cy, polygon: sample(p, true), d: spline(p, true) }
}
