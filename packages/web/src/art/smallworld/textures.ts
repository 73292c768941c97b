import { TERRAINS } from '../data/terrains.ts'
import { bounds, clipHalf, inside, outlineDistance, type Point, polyline, pt, scatter, spline } from '../lib/geom.ts'
import { hash, noise1, type Rng } from '../lib/rng.ts'
import { path, use } from '../lib/svg.ts'
import type { RegionData } from './topology.ts'

/** Parallel hand-drawn lines inside a polygon. */
function furrows(poly: readonly Point[], angle: number, gap: number, r: Rng, inset: number, wobble: number): string {
  const [ca, sa] = [Math.cos(angle), Math.sin(angle)]
  const rot = poly.map(([x, y]): Point => [x * ca + y * sa, -x * sa + y * ca])
  const back = (x: number, y: number): string => pt(x * ca - y * sa, x * sa + y * ca)
  const [, y0, , y1] = bounds(rot)
  let d = ''
  for (let y = y0 + gap * (0.4 + r() * 0.4); y < y1; y += gap * (0.85 + r() * 0.3)) {
    const xs: number[] = []
    for (let i = 0, j = rot.length - 1; i < rot.length; j = i++) {
      const [a, b] = [rot[i]!, rot[j]!]
      if (a[1] > y !== b[1] > y) xs.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
    }
    xs.sort((a, b) => a - b)
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const [a, b] = [xs[k]! + inset + r() * 3, xs[k + 1]! - inset - r() * 3]
      if (b - a < 7) continue
      d += `M${back(a, y)}Q${back((a + b) / 2, y + (r() - 0.5) * wobble)} ${back(b, y + (r() - 0.5) * 1.4)}`
    }
  }
  return d
}

/** Contour lines over a few soft bumps, by marching squares. */
function contours(region: RegionData, r: Rng, levels: readonly number[]): string[] {
  const poly = region.polygon
  const [x0, y0, x1, y1] = bounds(poly)
  const g = 5
  const [nx, ny] = [Math.ceil((x1 - x0) / g) + 1, Math.ceil((y1 - y0) / g) + 1]
  const peaks = scatter(poly, r, 43, 19, [], 600).map(([x, y]) => [x, y, 11.5 + r() * 6.5, 0.85 + r() * 0.5] as const)
  const noise = noise1(hash(region.id))
  const field: number[] = []
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const [x, y] = [x0 + i * g, y0 + j * g]
      let v = 0
      if (inside(poly, x, y)) {
        const d = outlineDistance(poly, x, y)
        for (const [px, py, s, h] of peaks) v += h * Math.exp(-((x - px) ** 2 + ((y - py) * 1.25) ** 2) / (2 * s * s))
        v = d < 5 ? 0 : v * Math.min(1, d / 14) + 0.05 * noise(x * 0.06 + y * 0.11)
      }
      field.push(v)
    }
  const at = (i: number, j: number): number => field[j * nx + i]!
  return levels.map((level) => {
    const cut = (ax: number, ay: number, av: number, bx: number, by: number, bv: number): Point => {
      const t = (level - av) / (bv - av)
      return [x0 + (ax + (bx - ax) * t) * g, y0 + (ay + (by - ay) * t) * g]
    }
    const parts: [Point, Point][] = []
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)]
        const e: Point[] = []
        if (a > level !== b > level) e.push(cut(i, j, a, i + 1, j, b))
        if (b > level !== c > level) e.push(cut(i + 1, j, b, i + 1, j + 1, c))
        if (c > level !== d > level) e.push(cut(i, j + 1, d, i + 1, j + 1, c))
        if (a > level !== d > level) e.push(cut(i, j, a, i, j + 1, d))
        for (let k = 0; k + 1 < e.length; k += 2) parts.push([e[k]!, e[k + 1]!])
      }
    return stitch(parts)
  })
}

/** Joins loose segments to closed lines. */
function stitch(parts: readonly (readonly [Point, Point])[]): string {
  const key = (p: Point): string => `${Math.round(p[0] * 10)},${Math.round(p[1] * 10)}`
  const ends = new Map<string, number[]>()
  parts.forEach((s, i) => {
    for (const p of s) ends.set(key(p), [...(ends.get(key(p)) ?? []), i])
  })
  const used = new Set<number>()
  let d = ''
  for (let i = 0; i < parts.length; i++) {
    if (used.has(i)) continue
    used.add(i)
    const line: Point[] = [...parts[i]!]
    for (;;) {
      const tail = key(line[line.length - 1]!)
      const next = ends.get(tail)?.find((q) => !used.has(q))
      if (next === undefined) break
      used.add(next)
      const [a, b] = parts[next]!
      line.push(key(a) === tail ? b : a)
    }
    const thin = line.filter((_, k) => k % 2 === 0)
    if (line.length >= 7 && thin.length > 3) d += spline(thin, true)
  }
  return d
}

type Keep = readonly (readonly [number, number, number])[]
const T = TERRAINS

function farmland(region: RegionData, token: Point, r: Rng, keep: Keep): string {
  const poly = region.polygon
  const seeds = scatter(poly, r, 52, 12).slice(0, 6)
  if (seeds.length < 2) seeds.push([region.center[0] + 30, region.center[1]])
  let [pale, lines, hedges] = ['', '', '']
  seeds.forEach((s, i) => {
    let cell: Point[] = [...poly]
    seeds.forEach((t, j) => {
      if (i !== j) cell = clipHalf(cell, (s[0] + t[0]) / 2, (s[1] + t[1]) / 2, t[0] - s[0], t[1] - s[1])
    })
    if (cell.length < 3) return
    if (i % 2) pale += polyline(cell)
    lines += furrows(cell, (i * 1.15 + r() * 0.5) % Math.PI, 7.6, r, 5, 7)
    hedges += polyline(cell)
  })
  const dark = T.farmland.dark
  let out = path(pale, `fill="${T.farmland.light}" opacity=".75"`)
  out += path(
    hedges,
    `fill="none" stroke="${dark}" stroke-width="2.1" stroke-dasharray=".1 4.6" stroke-linecap="round" opacity=".75"`,
  )
  out += path(lines, `fill="none" stroke="${dark}" stroke-width="1.3" stroke-linecap="round" opacity=".72"`)
  const avoid: Keep = [...keep, [token[0], token[1], 28]]
  for (const [x, y] of scatter(poly, r, 44, 18, avoid, 200).slice(0, 4))
    out += use('sheaf', x, y, 0.9 + r() * 0.25, r() < 0.5)
  return out
}

/** The texture that tells a terrain without its colour. */
export function texture(region: RegionData, token: Point, keep: Keep, r: Rng): string {
  const poly = region.polygon
  const strew = (
    gap: number,
    margin: number,
    tries: number,
    pick: () => string,
    low: number,
    range: number,
    dy = 0,
    avoid = keep,
  ): string =>
    scatter(poly, r, gap, margin, avoid, tries)
      .map(([x, y]) => use(pick(), x, y + dy, low + r() * range, r() < 0.5))
      .join('')
  const one =
    (...ids: string[]) =>
    () =>
      ids[Math.floor(r() * ids.length)]!
  switch (region.terrain) {
    case 'farmland':
      return farmland(region, token, r, keep)
    case 'forest':
      return strew(15.5, 12, 1000, one('tree1', 'tree2', 'tree3'), 0.85, 0.3, 5)
    case 'hill': {
      const lines = contours(region, r, [0.2, 0.42, 0.64, 0.86])
      return (
        path(lines[1]!, `fill="${T.hill.light}" opacity=".6"`) +
        path(lines[3]!, 'fill="#f2f2c2" opacity=".8"') +
        path(lines.join(''), `fill="none" stroke="${T.hill.dark}" stroke-width="1.15" opacity=".85"`) +
        strew(25, 11, 260, one('tuft'), 0.9, 0.3)
      )
    }
    case 'swamp':
      return (
        strew(34, 20, 400, one('pool1', 'pool2'), 0.75, 0.45) +
        strew(23, 13, 500, one('reed1', 'reed1', 'reed2', 'dash'), 0.85, 0.3)
      )
    case 'mountain':
      return (
        strew(33, 17, 300, one('crag1', 'crag2'), 0.8, 0.4) +
        strew(15, 8, 400, one('scree1', 'scree1', 'scree2', 'scree2', 'scree3'), 0.8, 0.5)
      )
    case 'sea':
      return strew(25, 24, 700, one('wave1', 'wave1', 'wave2'), 0.9, 0.3)
    case 'lake':
      return strew(27, 24, 500, one('ripple1', 'ripple1', 'ripple2'), 0.9, 0.3, 0, [
        ...keep,
        [region.center[0], region.center[1] + 18, 34],
      ])
  }
}
