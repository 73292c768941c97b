import type { TreeKind } from '../data/moods.ts'
import { f1, type Point, pt } from '../lib/geom.ts'
import type { Rng } from '../lib/rng.ts'
import { INK } from '../lib/svg.ts'

/*
 * Trees for the still picture, drawn around (0, 0) = foot of the trunk, about 34 high. Two inks each, the darker
 * one printed slightly off its outline.
 */
type Inks = readonly [dark: string, light: string]
const line = (w: number, o = 1): string =>
  `fill="none" stroke="${INK}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"${o < 1 ? ` opacity="${o}"` : ''}`
const W = 1.4

/** Cloud-like crown: bulging arcs between points of an ellipse. */
function crown(r: Rng, cx: number, cy: number, rx: number, ry: number, n: number, bulge = 0.42): string {
  const a0 = r() * 6.28
  const p: Point[] = Array.from({ length: n }, (_, i) => {
    const a = a0 + ((i + (r() - 0.5) * 0.35) / n) * 2 * Math.PI
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry]
  })
  let d = `M${pt(p[0]![0], p[0]![1])}`
  for (let i = 0; i < n; i++) {
    const [a, b] = [p[i]!, p[(i + 1) % n]!]
    const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const [nx, ny] = [mx - cx, my - cy]
    const q = (bulge * Math.hypot(b[0] - a[0], b[1] - a[1]) * (0.9 + r() * 0.35) * 2) / (Math.hypot(nx, ny) || 1)
    d += `Q${pt(mx + nx * q, my + ny * q)} ${pt(b[0], b[1])}`
  }
  return `${d}Z`
}

const body = (d: string, dark: string, lightD: string, light: string, w = W): string =>
  `<path d="${d}" transform="translate(.9 .8)" fill="${dark}"/><path d="${lightD}" fill="${light}"/><path d="${d}" ${line(w)}/>`
const trunk = (d: string): string =>
  `<path d="${d}" fill="#6b4a32" stroke="${INK}" stroke-width="${W}" stroke-linejoin="round"/>`

function oak(r: Rng, [dark, light]: Inks): string {
  const [rx, ry, cy] = [10.5 + r() * 2.5, 9.5 + r() * 2, -19 - r() * 2]
  const c = crown(r, 0, cy, rx * 0.86, ry * 0.86, 7 + Math.floor(r() * 3))
  const hi = crown(r, -2.6, cy - 2.6, rx * 0.56, ry * 0.52, 6)
  const folds = `M${pt(2 + r() * 2, cy + 4)}q2 1.4 4-.4M${pt(-1, cy + 6.4)}q1.6 1.2 3.2-.2M${pt(4.5, cy - 2)}q1.6 1 3-.4`
  return `${trunk('M-2.4 0C-1.6-4-1.8-8-2-12L2-12C1.8-8 1.7-4 2.6 0Z')}${body(c, dark, hi, light)}<path d="${folds}" ${line(1.1, 0.75)}/>`
}

function poplar(r: Rng, [dark, light]: Inks): string {
  const [h, b] = [31 + r() * 6, 7 + r() * 1.6]
  const d = `M0 ${f1(-h)}C${f1(b * 0.5)} ${f1(-h + 5)} ${f1(b + 1)} ${f1(-h * 0.55)} ${f1(b)} ${f1(-h * 0.3)}C${f1(b - 1)} -4.5 ${f1(-b + 1)} -4.5 ${f1(-b)} ${f1(-h * 0.3)}C${f1(-b - 1)} ${f1(-h * 0.55)} ${f1(-b * 0.5)} ${f1(-h + 5)} 0 ${f1(-h)}Z`
  const l = `M-1 ${f1(-h + 4)}C${f1(-b * 0.7)} ${f1(-h * 0.7)} ${f1(-b * 0.9)} ${f1(-h * 0.45)} ${f1(-b * 0.7)} ${f1(-h * 0.3)}C${f1(-b * 0.4)} -7.5 -.5 -7 0 -9C.6 ${f1(-h * 0.5)} .2 ${f1(-h * 0.7)} -1 ${f1(-h + 4)}Z`
  const folds = `M2 ${f1(-h * 0.62)}l2 1.6M1.6 ${f1(-h * 0.44)}l2.8 1.8M1.4 ${f1(-h * 0.28)}l2.8 1.6`
  return `${trunk('M-1.6 0L-1.2-8L1.2-8L1.8 0Z')}${body(d, dark, l, light)}<path d="${folds}" ${line(1, 0.75)}/>`
}

function pine(r: Rng, [dark, light]: Inks, snow?: string): string {
  const [h, b] = [33 + r() * 5, 10.5 + r() * 1.5]
  const j = (): number => (r() - 0.5) * 1.2
  const [y1, y2, y3] = [-h * 0.64, -h * 0.36, -4.5]
  const d = `M${f1(j())} ${f1(-h)}L${f1(b * 0.5)} ${f1(y1 + j())}L${f1(b * 0.3)} ${f1(y1 - 0.6)}L${f1(b * 0.8)} ${f1(y2 + j())}L${f1(b * 0.5)} ${f1(y2 - 0.8)}L${f1(b)} ${f1(y3)}Q0 ${f1(y3 + 3.6)} ${f1(-b)} ${f1(y3)}L${f1(-b * 0.5)} ${f1(y2 - 0.8)}L${f1(-b * 0.8)} ${f1(y2 + j())}L${f1(-b * 0.3)} ${f1(y1 - 0.6)}L${f1(-b * 0.5)} ${f1(y1 + j())}Z`
  const l = `M0 ${f1(-h + 2)}L${f1(-b * 0.42)} ${f1(y1)}L${f1(-b * 0.2)} ${f1(y1 - 0.6)}L${f1(-b * 0.7)} ${f1(y2)}L${f1(-b * 0.4)} ${f1(y2 - 0.8)}L${f1(-b * 0.86)} ${f1(y3 - 0.4)}Q${f1(-b * 0.3)} ${f1(y3 + 1.4)} 0 ${f1(y3 + 0.4)}Q-1.6 ${f1(-h * 0.5)} 0 ${f1(-h + 2)}Z`
  const caps = `M0 ${f1(-h)}L${f1(b * 0.5)} ${f1(y1)}Q${f1(b * 0.2)} ${f1(y1 - 3)} 0 ${f1(y1 - 1)}Q${f1(-b * 0.2)} ${f1(y1 - 3)} ${f1(-b * 0.5)} ${f1(y1)}ZM${f1(-b * 0.8)} ${f1(y2)}Q${f1(-b * 0.3)} ${f1(y2 - 5)} ${f1(-b * 0.1)} ${f1(y2 - 4.5)}Q${f1(-b * 0.2)} ${f1(y2 - 1)} ${f1(-b * 0.8)} ${f1(y2)}ZM${f1(-b)} ${f1(y3)}Q${f1(-b * 0.2)} ${f1(y3 - 6)} ${f1(b * 0.2)} ${f1(y3 - 4)}Q${f1(-b * 0.3)} ${f1(y3 - 1)} ${f1(-b)} ${f1(y3)}Z`
  const foot = `<path d="M-1.7 0L-1.4-6L1.4-6L1.9 0Z" fill="#5d4330" stroke="${INK}" stroke-width="${W}" stroke-linejoin="round"/>`
  const cover = snow ? `<path d="${caps}" fill="${snow}"/>` : ''
  return `${foot}<path d="${d}" transform="translate(.9 .8)" fill="${dark}"/><path d="${l}" fill="${light}"/>${cover}<path d="${d}" ${line(W)}/>`
}

function birch(r: Rng, [dark, light]: Inks): string {
  const cy = -21 - r() * 2
  const c = crown(r, 0.5, cy, 7.2 + r(), 9 + r(), 7, 0.36)
  const hi = crown(r, -1.6, cy - 2.4, 3.6, 4.8, 5, 0.4)
  return `${body(c, dark, hi, light)}<path d="M-1.5 0C-1-6-1-14-.4-22L1.1-22C1-14 1.2-6 1.7 0Z" fill="#f4ead6" stroke="${INK}" stroke-width="1.2" stroke-linejoin="round"/><path d="M-.8-5l1.2-.4M.8-9l-1-.3M-.6-13l1 -.3M.2-16l-2.6-3M.6-14l3.4-4" ${line(1)}/>`
}

function bare(r: Rng): string {
  const twigs =
    'M-2.2 0C-1-8-1.4-12-.6-17C-.2-21 0-25-.6-30M-.9-13C-4-15-6-19-7-24M-4.6-18.4C-6.4-19-8-19-9.6-18.6M-.5-18C2-20 4.6-23 5.4-28M2.8-21C5-21.4 7-21.6 9-23.4M-.3-23C-1.6-25-2.6-27-2.8-29'
  return `<g transform="scale(${r() < 0.5 ? -1 : 1} 1)"><path d="${twigs}" ${line(W + 0.7)}/><path d="M-6.8-22.4q1.6-.8 2.6.4M3.4-22.6q1-1.6 2.2-1.6M-9.4-19.8q1.4-.4 2.4.2" fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/></g>`
}

function peak(r: Rng, [dark, light]: Inks): string {
  const [h, b, m] = [34 + r() * 16, 20 + r() * 7, (r() - 0.5) * 6]
  const d = `M${f1(-b)} 0L${f1(-b * 0.42)} ${f1(-h * 0.52)}L${f1(-b * 0.3)} ${f1(-h * 0.5)}L${f1(m)} ${f1(-h)}L${f1(b * 0.34)} ${f1(-h * 0.56)}L${f1(b * 0.46)} ${f1(-h * 0.5)}L${f1(b)} 0Q0 3 ${f1(-b)} 0Z`
  const sh = `M${f1(m)} ${f1(-h)}L${f1(b * 0.34)} ${f1(-h * 0.56)}L${f1(b * 0.46)} ${f1(-h * 0.5)}L${f1(b)} 0Q${f1(b * 0.4)} 2 ${f1(b * 0.2)} 1L${f1(m + 3)} ${f1(-h * 0.3)}L${f1(m - 2)} ${f1(-h * 0.6)}Z`
  const cap = `M${f1(m)} ${f1(-h)}L${f1(m + (b * 0.34 - m) * 0.62)} ${f1(-h * 0.74)}L${f1(m + 2)} ${f1(-h * 0.68)}L${f1(m - 1)} ${f1(-h * 0.76)}L${f1(m - 3.6)} ${f1(-h * 0.66)}L${f1(m + (-b * 0.3 - m) * 0.62)} ${f1(-h * 0.7)}Z`
  const cracks = `M${f1(m + 5)} ${f1(-h * 0.34)}l${f1(b * 0.16)} 7M${f1(m + 3)} ${f1(-h * 0.18)}l3 5M${f1(-b * 0.5)} -5l3-6`
  return `<path d="${d}" transform="translate(.9 .8)" fill="${light}"/><path d="${sh}" fill="${dark}"/><path d="${cap}" fill="#f6f1e6"/><path d="${d}" ${line(1.5)}/><path d="${cracks}" ${line(1.1, 0.8)}/>`
}

/** One tree. */
export function tree(kind: TreeKind, r: Rng, inks: Inks): string {
  switch (kind) {
    case 'oak':
      return oak(r, inks)
    case 'poplar':
      return poplar(r, inks)
    case 'pine':
      return pine(r, inks)
    case 'pineSnow':
      return pine(r, inks, '#fbfcfb')
    case 'birch':
      return birch(r, inks)
    case 'bare':
      return bare(r)
    case 'peak':
      return peak(r, inks)
  }
}

export function bush([dark, light]: Inks): string {
  const c = 'M-8 0C-11-3-8.5-8-5-7.4C-4.4-11.4 2-12 3-8.4C7-9.4 10.4-4.4 8 0Q0 1.8-8 0Z'
  return body(c, dark, 'M-6-2C-7-4.6-5-6-3.4-5.4C-3-8.2 0-8.6 1-6.6C-.6-5-2.6-2.6-6-2Z', light, 1.3)
}
export const stump = `<path d="M-5 0C-4-2-4.4-4-4.2-6C-2-8 3-8 4.2-6C4-4 4-2 5.4 0Q0 1.6-5 0Z" fill="#7a5638" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/><ellipse cx="0" cy="-6" rx="4.2" ry="1.9" fill="#e2c58f" stroke="${INK}" stroke-width="1.2"/>`
export const mushroom = `<path d="M-1.2 0C-1-2-1-3-1-4L1-4C1-3 1-2 1.4 0Z" fill="#f4ead6" stroke="${INK}" stroke-width="1"/><path d="M-4-3.6C-4-8 4-8 4-3.6Q0-2.4-4-3.6Z" fill="#c8452f" stroke="${INK}" stroke-width="1.1" stroke-linejoin="round"/><circle cx="-1.3" cy="-5" r=".7" fill="#f4ead6"/><circle cx="1.4" cy="-5.3" r=".6" fill="#f4ead6"/>`
export const rock = (a = '#b9ae9a', b = '#dcd2bd'): string =>
  `<path d="M-6 0L-5-4L-1.6-6.6L3-5.6L6.4-1.6L6 .4Q0 1.4-6 0Z" fill="${a}" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round"/><path d="M-4-3.6L-1.4-5.4L2-4.8L-.4-2.4Z" fill="${b}"/>`
export const tuft = (ink: string): string =>
  `<path d="M-3.4 0C-3.6-2.4-4.4-3.8-5.4-4.8M-.6 0C-.6-3-.4-5 .2-6.6M2.2 0C2.6-2.2 3.6-3.6 4.8-4.4" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round"/>`
