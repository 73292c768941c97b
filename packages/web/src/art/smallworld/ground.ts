import { SW_ANCHORS } from '../data/swAnchors.ts'
import { TERRAINS } from '../data/terrains.ts'
import type { Point } from '../lib/geom.ts'
import { hash, rng } from '../lib/rng.ts'
import { INK, path, use } from '../lib/svg.ts'
import { MOTIFS, PRINTED } from './motifs.ts'
import { texture } from './textures.ts'
import {
  BOARD,
  type Borders,
  borders,
  outlinesOf,
  penLine,
  type RegionData,
  type SmallWorldMapData,
} from './topology.ts'

/** Where things lie in a region. */
export interface RegionAnchors {
  token: Point
  cost: Point
  piece: Point
  mountain?: Point
  mine?: Point
  magic?: Point
  cavern?: Point
}
export interface SmallWorldLayout {
  /** Size of pieces: smaller on the crowded maps. */
  scale: number
  outlineOf(region: RegionData): string
  anchors: Map<string, RegionAnchors>
}

const SCALES: Record<number, number> = { 2: 1.16, 3: 1.08, 4: 1, 5: 0.86 }
const PAPER = '#f4ead6'
const { width: W, height: H, margin: M } = BOARD

/** Anchors from the table, or a plain ring around the middle for a map that has none. */
function anchorsOf(map: SmallWorldMapData, r: RegionData): RegionAnchors {
  const [cx, cy] = r.center
  const q = Math.max(24, r.radius * 0.62)
  const ring: RegionAnchors = { token: r.center, cost: [cx, cy - q], piece: [cx - q, cy] }
  if (r.terrain === 'mountain') ring.mountain = [cx + q * 0.7, cy - q * 0.7]
  r.symbols.forEach((s, i) => {
    ring[s] = [cx + q * (i ? -0.7 : 0.7), cy + q * 0.7]
  })
  return { ...ring, ...SW_ANCHORS[map.id]?.[r.id] }
}

const cache = new WeakMap<SmallWorldMapData, SmallWorldLayout>()

/** Outlines and anchors; remembered for each map object. */
export function smallWorldLayout(map: SmallWorldMapData): SmallWorldLayout {
  let m = cache.get(map)
  if (!m) {
    m = {
      scale: SCALES[map.players] ?? 0.86,
      outlineOf: outlinesOf(map),
      anchors: new Map(map.regions.map((r) => [r.id, anchorsOf(map, r)])),
    }
    cache.set(map, m)
  }
  return m
}

const isWater = (r: RegionData | undefined): boolean => r?.terrain === 'sea' || r?.terrain === 'lake'

function regionArt(r: RegionData, m: SmallWorldLayout, { shores }: Borders): { defs: string; body: string } {
  const t = TERRAINS[r.terrain]
  const a = m.anchors.get(r.id)!
  let defs = `<path id="p${r.id}" d="${m.outlineOf(r)}"/><clipPath id="c${r.id}"><use href="#p${r.id}"/></clipPath>`
  const shape = (attrs: string): string => `<use href="#p${r.id}" ${attrs}/>`
  let body = shape(`fill="${t.base}"`)
  if (isWater(r)) {
    defs += `<path id="s${r.id}" fill="none" stroke-linecap="round" stroke-linejoin="round" d="${shores.get(r.id)}"/>`
    const sea = [
      [46, t.light, 0.28],
      [30, t.light, 0.5],
      [28.4, t.base, 0.8],
      [20, t.light, 0.75],
      [18.2, t.base, 0.7],
      [11, '#e3f1ee', 0.9],
    ] as const
    const lake = [
      [40, t.light, 0.45],
      [27, t.dark, 0.5],
      [25.2, t.light, 0.9],
      [16, t.dark, 0.5],
      [14.2, t.light, 0.95],
    ] as const
    for (const [w, c, o] of r.terrain === 'sea' ? sea : lake)
      body += `<use href="#s${r.id}" stroke="${c}" stroke-width="${w}" opacity="${o}"/>`
  } else {
    body += shape(`fill="none" stroke="${t.edge}" stroke-width="22" opacity=".5"`)
    body += shape(`fill="none" stroke="${t.edge}" stroke-width="12" opacity=".75"`)
  }
  const keep: [number, number, number][] = []
  for (const s of r.symbols) {
    const p = a[s]
    if (p) keep.push([p[0], p[1], 19])
  }
  if (a.mountain) keep.push([a.mountain[0], a.mountain[1], 25])
  body += texture(r, a.token, keep, rng(hash(r.id) ^ 0x5a17))
  if (!isWater(r)) body += shape(`fill="none" stroke="${PAPER}" stroke-width="6.5" opacity=".85"`)
  return { defs, body: `<g clip-path="url(#c${r.id})">${body}</g>` }
}

/** The graduated frame of an atlas sheet. */
function frame(): string {
  let bars = ''
  for (let x = 0; x < W; x += 100) bars += `M${x} -12h50v6h-50ZM${x} ${H + 6}h50v6h-50Z`
  for (let y = 0; y < H; y += 100) bars += `M-12 ${y}v50h6v-50ZM${W + 6} ${y}v50h6v-50Z`
  const corner = (x: number, y: number): string =>
    `<g transform="translate(${x} ${y})"><path d="M-9-9H9V9H-9Z" fill="${PAPER}" stroke="${INK}" stroke-width="1.4"/><path d="M0-6C2-2 2-2 6 0 2 2 2 2 0 6-2 2-2 2-6 0-2-2-2-2 0-6Z" fill="#b23a2a"/></g>`
  return `<path fill-rule="evenodd" d="M-${M}-${M}H${W + M}V${H + M}H-${M}ZM0 0V${H}H${W}V0Z" fill="#eadbba"/><path d="M-22-22H${W + 22}V${H + 22}H-22Z" fill="none" stroke="${INK}" stroke-width="1.3"/><path d="M-12-12H${W + 12}V${H + 12}H-12ZM-6-6H${W + 6}V${H + 6}H-6Z" fill="none" stroke="${INK}"/><path d="${bars}" fill="${INK}" opacity=".85"/><path d="M0 0H${W}V${H}H0Z" fill="none" stroke="${INK}" stroke-width="3"/>${corner(-9, -9)}${corner(W + 9, -9)}${corner(-9, H + 9)}${corner(W + 9, H + 9)}`
}

/** Stains of an old sheet: a few soft blots, no filter. */
function stains(): string {
  const r = rng(77)
  let d = ''
  for (let i = 0; i < 46; i++) {
    const [x, y, k] = [r() * W, r() * H, 8 + r() * 34]
    d += `M${(x - k).toFixed(0)} ${y.toFixed(0)}a${k.toFixed(0)} ${(k * 0.6).toFixed(0)} 0 1 0 ${(2 * k).toFixed(0)} 0a${k.toFixed(0)} ${(k * 0.6).toFixed(0)} 0 1 0 ${(-2 * k).toFixed(0)} 0Z`
  }
  let specks = ''
  for (let i = 0; i < 260; i++) specks += `M${(r() * W).toFixed(0)} ${(r() * H).toFixed(0)}h.1`
  return `<path d="${d}" fill="#5c3d1a" opacity=".035"/><path d="${specks}" fill="none" stroke="#5c3d1a" stroke-width="2" stroke-linecap="round" opacity=".16"/>`
}

/** The still picture as SVG text. */
export function smallWorldGroundSvg(map: SmallWorldMapData): string {
  const m = smallWorldLayout(map)
  const lines = borders(map)
  const byId = new Map(map.regions.map((r) => [r.id, r]))
  let [defs, body, stamps] = ['', '', '']
  for (const r of map.regions) {
    const art = regionArt(r, m, lines)
    defs += art.defs
    body += art.body
    const a = m.anchors.get(r.id)!
    for (const k of [...r.symbols, ...(r.terrain === 'mountain' ? (['mountain'] as const) : [])]) {
      const p = a[k]
      if (p) stamps += use(`pc-${k}`, p[0], p[1], m.scale)
    }
  }
  let deco = ''
  const seas = map.regions.filter((r) => r.terrain === 'sea').sort((a, b) => b.radius - a.radius)
  seas.forEach((s, i) => {
    deco += use(i ? 'whale' : 'ship', s.center[0], s.center[1] + s.radius * 0.3, Math.min(1.25, s.radius / 50))
  })
  for (const r of map.regions)
    if (r.terrain === 'lake') deco += use('fish', r.center[0], r.center[1] + r.radius * 0.45, 1.1)
  let ink = ''
  lines.chains.forEach((c, i) => {
    if (c.rim) return
    const [a, b] = c.sides.map((id) => isWater(byId.get(id)))
    ink += penLine(c.points, a !== b ? 1.75 : 1.25, i * 13 + 5)
  })
  const printed = Object.entries(PRINTED)
    .map(([k, v]) => `<g id="pc-${k}">${v}</g>`)
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${M} -${M} ${W + 2 * M} ${H + 2 * M}" width="${W + 2 * M}" height="${H + 2 * M}"><defs>${MOTIFS}${printed}${defs}</defs>${body}${deco}${path(ink, `fill="${INK}"`)}${stains()}${stamps}${frame()}</svg>`
}
