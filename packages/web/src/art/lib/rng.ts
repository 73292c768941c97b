/** Seeded noise, so that every map looks the same on every screen. */
export type Rng = () => number

/** mulberry32 */
export function rng(seed: number): Rng {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** FNV-1a */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}

/** One-dimensional value noise in −1…1. */
export function noise1(seed: number): (x: number) => number {
  const r = rng(seed)
  const table = Array.from({ length: 256 }, () => r() * 2 - 1)
  return (x) => {
    const i = Math.floor(x)
    const u = x - i
    const s = u * u * (3 - 2 * u)
    return table[i & 255]! * (1 - s) + table[(i + 1) & 255]! * s
  }
}
