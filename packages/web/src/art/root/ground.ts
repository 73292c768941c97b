import { blob, f1, inside, NearGrid, type Point, pt, ribbon, spline } from '../lib/geom.ts'
import { noise1 } from '../lib/rng.ts'
import { INK, path, use } from '../lib/svg.ts'
import { type RootMapData, rootLayout } from './layout.ts'
import { type Site, survey } from './site.ts'
import { symbols, woods } from './woods.ts'

/*
 * The still part of a Root map — meadow, forests, water, paths, bridges, trees — made once as SVG text and shown as
 * one picture. No filters: uneven edges are in the paths themselves.
 */
/** The torn edge of the sheet. */
function sheetEdge({ L: { width: W, height: H, s }, r }: Site): string {
  const p: Point[] = []
  const [ins, n] = [5 * s, 18]
  const j = (): number => r() * 5 * s
  for (let i = 0; i < n; i++) p.push([ins + ((W - 2 * ins) * i) / n, ins + j()])
  for (let i = 0; i < n; i++) p.push([W - ins - j(), ins + ((H - 2 * ins) * i) / n])
  for (let i = 0; i < n; i++) p.push([W - ins - ((W - 2 * ins) * i) / n, H - ins - j()])
  for (let i = 0; i < n; i++) p.push([ins + j(), H - ins - ((H - 2 * ins) * i) / n])
  return spline(p, true, 8)
}

function meadow(site: Site): string {
  const { L, mood, r } = site
  const { width: W, height: H, s } = L
  let patches = ''
  for (let i = 0; i < 26; i++)
    patches += spline(blob(r, r() * W, r() * H, (34 + r() * 60) * s, (14 + r() * 22) * s, 9, 0.16), true)
  let floors = ''
  let shade = ''
  const noise = noise1(mood.seed)
  for (const f of L.forests) {
    // the face between the paths, drawn in a little, with an uneven edge
    const p: Point[] = []
    f.polygon.forEach((a, i) => {
      const b = f.polygon[(i + 1) % f.polygon.length]!
      const n = Math.max(3, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (16 * s)))
      for (let k = 0; k < n; k++) {
        const [x, y] = [a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]
        const q = 0.035 + 0.022 * noise(p.length * 0.9 + f.fx)
        p.push([x + (f.fx - x) * q, y + (f.fy - y) * q])
      }
    })
    floors += spline(p, true)
    for (let i = 0; i < 5; i++) {
      const [a, q] = [r() * 6.28, r() * 60 * s]
      const [x, y] = [f.fx + Math.cos(a) * q * 1.6, f.fy + Math.sin(a) * q]
      shade += spline(blob(r, x, y, (26 + r() * 34) * s, (10 + r() * 14) * s, 9, 0.15), true)
    }
  }
  return (
    path(patches, `fill="${mood.meadow2}" opacity=".55"`) +
    path(floors, `fill="${mood.floor}"`) +
    path(shade, `fill="${mood.floor2}" opacity=".55"`) +
    fields(site) +
    grass(site)
  )
}

/** Ploughed strips in the open country outside the ring. */
function fields({ L, mood, r, toGlade, toPath, wet }: Site): string {
  const { width: W, height: H, s } = L
  if (!L.ring.length) return ''
  let out = ''
  const done: Point[] = []
  for (let i = 0; i < 500 && done.length < 6; i++) {
    const [x, y, w, h] = [r() * W, r() * H, (30 + r() * 22) * s, (13 + r() * 7) * s]
    const corners: Point[] = [
      [0, 0],
      [-w, -h],
      [w, h],
      [w, -h],
      [-w, h],
    ]
    const taken = corners.some(([a, b]) => {
      const [px, py] = [x + a, y + b]
      const off = px < 10 * s || px > W - 10 * s || py < 10 * s || py > H - 10 * s
      return off || inside(L.ring, px, py) || toGlade(px, py) < 1.3 || toPath(px, py) < 22 * s || wet(px, py, 12 * s)
    })
    if (taken || done.some(([a, b]) => Math.hypot(a - x, (b - y) * 1.8) < 105 * s)) continue
    done.push([x, y])
    let furrows = ''
    for (let k = -4; k <= 4; k++) {
      const e = w * 0.9 * Math.sqrt(Math.max(0, 1 - (k / 5) ** 2))
      furrows += `M${pt(-e, k * h * 0.2)}q${f1(e / 2)} ${f1((r() - 0.5) * 4 * s)} ${f1(e)} 0t${f1(e)} 0`
    }
    const edge = spline(blob(r, 0, 0, w, h, 12, 0.05), true)
    out += `<g transform="translate(${pt(x, y)}) skewX(${f1((r() - 0.5) * 30)})">${path(edge, `fill="${mood.meadow2}" stroke="${mood.tick}" stroke-width="${f1(1.2 * s)}"`)}${path(furrows, `fill="none" stroke="${mood.tick}" stroke-width="${f1(1.3 * s)}" stroke-opacity=".65" stroke-dasharray="${f1(14 * s)} ${f1(3 * s)}"`)}</g>`
  }
  return out
}

function grass({ L, r, toGlade, toPath, wet }: Site): string {
  let out = ''
  for (let i = 0; i < 200; i++) {
    const [x, y] = [r() * L.width, r() * L.height]
    if (toGlade(x, y) < 1.15 || toPath(x, y) < 16 * L.s || wet(x, y, 6 * L.s)) continue
    if (inside(L.ring, x, y) && r() < 0.6) continue
    out += use('tuft', x, y, L.s * (0.7 + r() * 0.4))
  }
  return out
}

function water(site: Site): string {
  const { L, mood, r, riverWidth: w, toGlade } = site
  const { s, lake } = L
  let out = ''
  const noise = noise1(91)
  for (const v of L.rivers) {
    const bank = spline(
      ribbon(v.points, w + 12 * s, 22 * s, (i) => 0.1 * noise(i * 0.7)),
      true,
    )
    const edge = spline(
      ribbon(v.points, w, 17 * s, (i) => 0.11 * noise(i * 0.8 + 40)),
      true,
    )
    const glint = v.points.map(([x, y]): Point => [x - 2 * s, y - 2.6 * s])
    const light = spline(
      ribbon(glint, w * 0.32, 24 * s, (i) => 0.5 * noise(i * 0.6 + 9)),
      true,
    )
    out += path(bank, `fill="${mood.gladeRim}" opacity=".6"`)
    out += path(edge, `fill="${mood.water}" stroke="${INK}" stroke-width="${f1(1.7 * s)}"`)
    out += path(light, `fill="${mood.water2}" opacity=".8"`)
  }
  const wave = (x: number, y: number, k: number): string =>
    `M${pt(x - k * s, y)}q${f1((k / 2) * s)} ${f1((-k / 2) * s)} ${f1(k * s)} 0t${f1(k * s)} 0`
  let [bright, dark] = ['', '']
  for (const v of L.rivers)
    for (let i = 6; i < v.points.length - 6; i += 9) {
      const [x, y] = v.points[i]!
      if (toGlade(x, y) < 0.95) continue
      const d = wave(x, y + (r() - 0.5) * w * 0.45, 5)
      if (r() < 0.55) bright += d
      else dark += d
    }
  if (lake) {
    const around = (k: number): string => `translate(${f1(lake.cx * (1 - k))} ${f1(lake.cy * (1 - k))}) scale(${k})`
    out += path(lake.d, `fill="${mood.gladeRim}" stroke="${mood.gladeRim}" stroke-width="${f1(20 * s)}" opacity=".8"`)
    out += path(lake.d, `fill="${mood.water}" stroke="${INK}" stroke-width="${f1(1.8 * s)}"`)
    out += path(
      lake.d,
      `transform="${around(0.94)}" fill="none" stroke="${mood.water2}" stroke-width="${f1(2.4 * s)}" opacity=".85"`,
    )
    out += path(
      lake.d,
      `transform="${around(0.87)}" fill="none" stroke="${mood.water2}" stroke-width="${f1(1.6 * s)}" opacity=".6"`,
    )
    out += path(lake.d, `transform="${around(0.72)}" fill="${mood.water2}" opacity=".22"`)
    const seen: Point[] = []
    for (let i = 0; i < 260 && seen.length < 34; i++) {
      const [x, y] = [lake.cx + (r() - 0.5) * L.width * 0.6, lake.cy + (r() - 0.5) * L.height * 0.55]
      const mid: Point = [x + (lake.cx - x) * -0.12, y + (lake.cy - y) * -0.12]
      if (!inside(lake.polygon, mid[0], mid[1]) || toGlade(x, y) < 1.15) continue
      if (seen.some((q) => Math.hypot(q[0] - x, (q[1] - y) * 1.6) < 34 * s)) continue
      seen.push([x, y])
      if (i % 3) bright += wave(x, y, 8)
      else dark += wave(x, y, 8)
    }
    let [stems, heads] = ['', '']
    for (let i = 4; i < lake.polygon.length; i += 7) {
      const [x, y] = lake.polygon[i]!
      if (toGlade(x, y) < 1.25) continue
      for (let k = 0; k < 3; k++) {
        const [a, b] = [x + (r() - 0.5) * 16 * s, y + (r() - 0.5) * 6 * s]
        stems += `M${pt(a, b)}v${f1(-11 * s)}`
        heads += `M${pt(a, b - 9 * s)}v${f1(-6 * s)}`
      }
    }
    const round = 'fill="none" stroke-linecap="round"'
    out += path(stems, `${round} stroke="${INK}" stroke-width="${f1(1.2 * s)}"`)
    out += path(heads, `${round} stroke="#7a5638" stroke-width="${f1(3 * s)}"`)
  }
  const round = `fill="none" stroke-linecap="round" stroke-width="${f1(1.3 * s)}"`
  if (bright) out += path(bright, `${round} stroke="#f2fbf7" opacity=".9"`)
  if (dark) out += path(dark, `${round} stroke="${INK}" opacity=".42"`)
  return out
}

function ways({ L, mood, r, pathWidth: w, toGlade }: Site): string {
  const { s } = L
  const noise = noise1(23)
  let [edges, fills, ruts, pebbles] = ['', '', '', '']
  L.paths.forEach((p, n) => {
    const band = (extra: number): string =>
      spline(
        ribbon(p.points, w + extra, 13 * s, (i) => 0.15 * noise(i * 0.75 + n * 31)),
        true,
      )
    edges += path(band(2.6 * s), '')
    fills += path(band(0), '')
    const dash = [9 + r() * 8, 7 + r() * 5, 4, 9 + r() * 5].map((v) => f1(v * s)).join(' ')
    ruts += path(p.d, `stroke-dasharray="${dash}"`)
    for (let i = 5; i < p.points.length - 5; i += 6 + Math.floor(r() * 5)) {
      const [x, y] = p.points[i]!
      if (toGlade(x, y) < 1.15) continue
      pebbles += `M${pt(x + (r() - 0.5) * w * 0.8, y + (r() - 0.5) * w * 0.7)}h.1`
    }
  })
  return `<g fill="${mood.pathEdge}">${edges}</g><g fill="${mood.path}">${fills}</g><g fill="none" stroke="${mood.pathRut}" stroke-width="${f1(3.2 * s)}" stroke-linecap="round" opacity=".8" transform="translate(${f1(1.5 * s)} ${f1(2 * s)})">${ruts}</g>${path(pebbles, `fill="none" stroke="${mood.pathEdge}" stroke-linecap="round" stroke-width="${f1(2.6 * s)}" opacity=".6"`)}`
}

function bridges({ L, riverWidth, pathWidth, toGlade }: Site): string {
  const { s } = L
  const river = L.rivers.flatMap((v) => v.points)
  if (!river.length) return ''
  const grid = new NearGrid(river, 60 * s)
  let out = ''
  for (const p of L.paths) {
    let best: { i: number; d: number } | null = null
    const hits: number[] = []
    p.points.forEach(([x, y], i) => {
      const d = grid.distance(x, y)
      if (d < riverWidth * 0.42 && toGlade(x, y) > 0.98) {
        if (!best || d < best.d) best = { i, d }
      } else if (best) {
        hits.push(best.i)
        best = null
      }
    })
    for (const i of hits) {
      const [a, q, b] = [p.points[Math.max(0, i - 1)]!, p.points[i]!, p.points[Math.min(p.points.length - 1, i + 1)]!]
      const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
      const [w, h] = [riverWidth + 12 * s, pathWidth + 4 * s]
      let planks = ''
      for (let k = 1; k < 7; k++) planks += `M${pt(-w / 2 + (w * k) / 7, -h / 2)}v${f1(h)}`
      const rails = `M${pt(-w / 2 - 2 * s, -h / 2)}h${f1(w + 4 * s)}M${pt(-w / 2 - 2 * s, h / 2)}h${f1(w + 4 * s)}`
      out += `<g transform="translate(${pt(q[0], q[1])}) rotate(${f1(turn)})" stroke="${INK}"><rect x="${f1(-w / 2)}" y="${f1(-h / 2)}" width="${f1(w)}" height="${f1(h)}" rx="${f1(2 * s)}" fill="#b98a55" stroke-width="${f1(1.5 * s)}"/>${path(planks, `stroke-width="${f1(s)}" opacity=".7"`)}${path(rails, `stroke-width="${f1(2.6 * s)}" stroke-linecap="round"`)}</g>`
    }
  }
  return out
}

/** The still picture as SVG text. */
export function rootGroundSvg(map: RootMapData, width: number, height: number): string {
  const site = survey(map, rootLayout(map, width, height))
  const { mood, L } = site
  const edge = sheetEdge(site)
  const { defs, bag } = symbols(site)
  const inner = meadow(site) + water(site) + ways(site) + bridges(site) + woods(site, bag)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}<clipPath id="sheet">${path(edge, '')}</clipPath></defs><rect width="${width}" height="${height}" fill="${mood.paper}"/><g clip-path="url(#sheet)">${path(edge, `fill="${mood.meadow}"`)}${inner}</g>${path(edge, `fill="none" stroke="${INK}" stroke-width="${f1(1.8 * L.s)}"`)}</svg>`
}
