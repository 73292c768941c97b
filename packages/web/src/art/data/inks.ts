import type { FactionId, SeatColor, Suit } from '../types.ts'

export const INK = '#2b2118'
export const PAPER = '#f4ead6'
export const ACCENT = '#ffd447'

/** A faction's ink, its lighter tone, a dark one for white text, and what stamps are printed in (else cream). */
export const FACTION_INKS: Record<FactionId, { a: string; b: string; deep: string; glyph?: string }> = {
  marquise: { a: '#d9782d', b: '#f0a864', deep: '#8a4310' },
  eyrie: { a: '#2f5fa8', b: '#7ea6dc', deep: '#24487f' },
  alliance: { a: '#68b362', b: '#93cb84', deep: '#2b6227' },
  vagabond: { a: '#6d6d75', b: '#b9b7b6', deep: '#4d4d54' },
  vagabond2: { a: '#b3a89e', b: '#d6cabc', deep: '#5f554d', glyph: INK },
  lizard: { a: '#c9b23a', b: '#eadc86', deep: '#6b5c0f', glyph: INK },
  riverfolk: { a: '#30908b', b: '#a9dbd4', deep: '#1f625e' },
  duchy: { a: '#a67b51', b: '#e6cba8', deep: '#6f4c2a', glyph: INK },
  corvid: { a: '#5b4683', b: '#9b86c4', deep: '#42306a' },
  hundreds: { a: '#b23328', b: '#e58a78', deep: '#83201a' },
  keepers: { a: '#8f9ca9', b: '#cdd5da', deep: '#47535d', glyph: INK },
}
export const SUIT_INKS: Record<Suit, { ink: string; pale: string; cheek: string }> = {
  fox: { ink: '#c8452f', pale: '#ecae99', cheek: '#e9b9a4' },
  rabbit: { ink: '#d9b430', pale: '#f0dc8e', cheek: '#eedd9c' },
  mouse: { ink: '#d98a53', pale: '#f0c6a1', cheek: '#efc9a9' },
  bird: { ink: '#3d86a8', pale: '#a9cfdd', cheek: '#b5d3df' },
}
/** Seats of Small World: a colour and a shape each. */
export const SEAT_INKS: Record<SeatColor, { ink: string; deep: string; shape: SeatShape }> = {
  red: { ink: '#b8322a', deep: '#7c1d18', shape: 'circle' },
  navy: { ink: '#2c4c97', deep: '#182c60', shape: 'diamond' },
  violet: { ink: '#6d3f93', deep: '#43245f', shape: 'hex' },
  teal: { ink: '#0f6f68', deep: '#084540', shape: 'square' },
  coal: { ink: '#4a4146', deep: '#2a2428', shape: 'shield' },
  ochre: { ink: '#9a5b10', deep: '#643805', shape: 'triangle' },
}
export type SeatShape = 'circle' | 'diamond' | 'hex' | 'square' | 'shield' | 'triangle'

/** The outline of a seat's mark, about `r` around (0, 0). */
export function seatShapePath(shape: SeatShape, r: number): string {
  const n = (v: number): number => Math.round(v * r * 100) / 100
  switch (shape) {
    case 'circle':
      return `M${n(-1)} 0A${r} ${r} 0 1 1 ${n(1)} 0A${r} ${r} 0 1 1 ${n(-1)} 0Z`
    case 'diamond':
      return `M0 ${n(-1.22)}L${n(1.22)} 0 0 ${n(1.22)} ${n(-1.22)} 0Z`
    case 'hex':
      return `M${n(-0.62)} ${n(-1.02)}H${n(0.62)}L${n(1.18)} 0 ${n(0.62)} ${n(1.02)}H${n(-0.62)}L${n(-1.18)} 0Z`
    case 'square':
      return `M${n(-0.95)} ${n(-0.95)}H${n(0.95)}V${n(0.95)}H${n(-0.95)}Z`
    case 'shield':
      return `M${n(-1)} ${n(-1)}H${n(1)}V${n(0.2)}C${n(1)} ${n(0.8)} ${n(0.4)} ${n(1.1)} 0 ${n(1.3)}C${n(-0.4)} ${n(1.1)} ${n(-1)} ${n(0.8)} ${n(-1)} ${n(0.2)}Z`
    case 'triangle':
      return `M0 ${n(-1.3)}L${n(1.3)} ${n(1)}H${n(-1.3)}Z`
  }
}
