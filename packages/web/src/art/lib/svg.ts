import { f1 } from './geom.ts'

/** Text helpers for the still parts of the maps, which are made once as text and shown as a picture. */
export const INK = '#2b2118'

/** `<use>` of a symbol, standing at (x, y). */
export function use(id: string, x: number, y: number, scale = 1, flip = false): string {
  const k = Math.round(scale * 100) / 100
  const s = k === 1 && !flip ? '' : flip ? ` scale(${-k} ${k})` : ` scale(${k})`
  return `<use href="#${id}" transform="translate(${f1(x)} ${f1(y)})${s}"/>`
}

/** A path; `attrs` as in SVG. */
export const path = (d: string, attrs: string): string => `<path d="${d}" ${attrs}/>`

/** A whole SVG as an address for `<img src>`. */
export function dataUri(svg: string): string {
  return `data:image/svg+xml,${svg.replace(/[%#"<>\n]/g, (c) => (c === '"' ? "'" : c === '\n' ? ' ' : encodeURIComponent(c)))}`
}

/** Marks a part of a drawing that says nothing new. */
export const DECORATION = { 'aria-hidden': true, pointerEvents: 'none' } as const
