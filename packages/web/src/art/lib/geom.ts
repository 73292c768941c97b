import type { Rng } from './rng.ts'

export type Point = readonly [number, number]

/** A number with at most one decimal, as short as it can be written. */
export const f1 = (n: number): string => {
  const v = Math.round(n * 10) / 10
  return Object.is(v, -0) ? '0' : String(v)
}
/** A point as path text. */
export const pt = (x: number, y: number): string => `${f1(x)} ${f1(y)}`
/** Straight lines through points. */
export const polyline = (p: readonly Point[], closed = true): string =>
  `M${p.map((q) => pt(q[0], q[1])).join('L')}${closed ? 'Z' : ''}`

type Cubic = readonly [Point, Point, Point, Point]

/** Catmull-Rom through points as cubic segments; the same curve from either end. */
export function segments(p: readonly Point[], closed = false, k = 6): Cubic[] {
  const n = p.length
  const at = (i: number): Point => (closed ? p[(i + n) % n]! : p[Math.max(0, Math.min(n - 1, i))]!)
  const out: Cubic[] = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    out.push([
      b,
      [b[0] + (c[0] - a[0]) / k, b[1] + (c[1] - a[1]) / k],
      [c[0] - (d[0] - b[0]) / k, c[1] - (d[1] - b[1]) / k],
      c,
    ])
  }
  return out
}

const cubicText = (s: readonly Cubic[]): string =>
  s.map(([, b, c, d]) => `C${pt(b[0], b[1])} ${pt(c[0], c[1])} ${pt(d[0], d[1])}`).join('')

/** A smooth path through points. */
export function spline(p: readonly Point[], closed = false, k = 6): string {
  return `M${pt(p[0]![0], p[0]![1])}${cubicText(segments(p, closed, k))}${closed ? 'Z' : ''}`
}
/** Like {@link spline} but without the leading move, to be joined to another path. */
export const splineTail = (p: readonly Point[]): string => cubicText(segments(p))

/** A point on a cubic. */
export function onCubic([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t
  const w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const
  return [w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0], w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1]]
}

/** Points along the smooth line through `p`, `n` for each segment. */
export function sample(p: readonly Point[], closed = false, k = 6, n = 24): Point[] {
  const out: Point[] = []
  for (const s of segments(p, closed, k)) for (let t = 0; t < n; t++) out.push(onCubic(s, t / n))
  if (!closed) out.push(p[p.length - 1]!)
  return out
}

/** An uneven closed outline; a superellipse, a little squarer than an ellipse, so that more pieces fit in. */
export function blob(r: Rng, cx: number, cy: number, rx: number, ry: number, n = 16, jitter = 0.07): Point[] {
  const out: Point[] = []
  const phase = r() * 6.28
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 2 * Math.PI
    const w = 1 + (r() * 2 - 1) * jitter + Math.sin(a * 3 + phase) * jitter * 0.6
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const q = (Math.abs(c) ** 2.6 + Math.abs(s) ** 2.6) ** (-1 / 2.6)
    out.push([cx + c * q * rx * w, cy + s * q * ry * w])
  }
  return out
}

/** Is the point inside the polygon? */
export function inside(poly: readonly Point[], x: number, y: number): boolean {
  let yes = false
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [a, b] = [poly[i]!, poly[j]!]
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) yes = !yes
  }
  return yes
}

/** Distance from a point to the outline of a polygon. */
export function outlineDistance(poly: readonly Point[], x: number, y: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [a, b] = [poly[i]!, poly[j]!]
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
    const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)))
    best = Math.min(best, Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy))
  }
  return best
}

/** [left, top, right, bottom] */
export function bounds(poly: readonly Point[]): [number, number, number, number] {
  const xs = poly.map((p) => p[0])
  const ys = poly.map((p) => p[1])
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Points strewn over a polygon, at least `gap` apart and `margin` from its outline, back to front. */
export function scatter(
  poly: readonly Point[],
  r: Rng,
  gap: number,
  margin: number,
  avoid: readonly (readonly [number, number, number])[] = [],
  tries = 1000,
): Point[] {
  const [x0, y0, x1, y1] = bounds(poly)
  const out: Point[] = []
  for (let k = 0; k < tries; k++) {
    const [x, y] = [x0 + r() * (x1 - x0), y0 + r() * (y1 - y0)]
    if (out.some((o) => Math.hypot(o[0] - x, (o[1] - y) * 1.15) < gap)) continue
    if (!inside(poly, x, y) || outlineDistance(poly, x, y) < margin) continue
    if (avoid.some((a) => Math.hypot(a[0] - x, a[1] - y) < a[2])) continue
    out.push([x, y])
  }
  return out.sort((a, b) => a[1] - b[1])
}

/** The part of a polygon on one side of a line. */
export function clipHalf(poly: readonly Point[], px: number, py: number, nx: number, ny: number): Point[] {
  const out: Point[] = []
  for (let i = 0; i < poly.length; i++) {
    const [a, b] = [poly[i]!, poly[(i + 1) % poly.length]!]
    const da = (a[0] - px) * nx + (a[1] - py) * ny
    const db = (b[0] - px) * nx + (b[1] - py) * ny
    if (da <= 0) out.push(a)
    if ((da < 0 && db > 0) || (da > 0 && db < 0)) {
      const t = da / (da - db)
      out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
    }
  }
  return out
}

/** Centre and nearest distance lookups over a set of points, by a coarse grid. */
export class NearGrid {
  private readonly cells = new Map<number, Point[]>()
  private readonly size: number
  constructor(points: readonly Point[], size: number) {
    this.size = size
    for (const p of points) {
      const key = this.key(Math.floor(p[0] / size), Math.floor(p[1] / size))
      const cell = this.cells.get(key)
      if (cell) cell.push(p)
      else this.cells.set(key, [p])
    }
  }
  private key(i: number, j: number): number {
    return (j + 512) * 4096 + i + 512
  }
  /** Distance to the nearest point, or `size` when there is none within that distance. */
  distance(x: number, y: number): number {
    const [ci, cj] = [Math.floor(x / this.size), Math.floor(y / this.size)]
    let best = this.size * this.size
    for (let j = cj - 1; j <= cj + 1; j++)
      for (let i = ci - 1; i <= ci + 1; i++)
        for (const p of this.cells.get(this.key(i, j)) ?? []) {
          const d = (p[0] - x) ** 2 + (p[1] - y) ** 2
          if (d < best) best = d
        }
    return Math.sqrt(best)
  }
}

/** A band along a line with uneven banks. */
export function ribbon(p: readonly Point[], width: number, step: number, wobble: (i: number) => number): Point[] {
  const left: Point[] = []
  const right: Point[] = []
  let walked = step
  for (let i = 0; i < p.length; i++) {
    const [a, b] = [p[Math.max(0, i - 1)]!, p[Math.min(p.length - 1, i + 1)]!]
    if (i) walked += Math.hypot(p[i]![0] - p[i - 1]![0], p[i]![1] - p[i - 1]![1])
    if (walked < step && i < p.length - 1) continue
    walked = 0
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [-(b[1] - a[1]) / d, (b[0] - a[0]) / d]
    const k = left.length
    const [l, q] = [(width / 2) * (1 + wobble(k)), (width / 2) * (1 + wobble(k + 997))]
    left.push([p[i]![0] + nx * l, p[i]![1] + ny * l])
    right.push([p[i]![0] - nx * q, p[i]![1] - ny * q])
  }
  return [...left, ...right.reverse()]
}
