/** A part of a board, in shares of its width and height. */
export interface Window {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const WHOLE: Window = { x: 0, y: 0, width: 1, height: 1 }

/** So much of the board lies around the places in question, and no picture shows less of it than this. */
const [MARGIN, LEAST] = [0.13, 0.42]

/** The part of a board around some places; all of it where there are none. */
export function windowOf(places: readonly (readonly [number, number])[]): Window {
  if (places.length === 0) return WHOLE
  const across = spanOf(places.map(([x]) => x))
  const down = spanOf(places.map(([, y]) => y))
  // A picture is no stripe: the shorter side grows.
  const size = Math.max(across.size, down.size)
  const [x, y] = [grown(across, size * 0.8), grown(down, size * 0.8)]
  return { x: x.from, y: y.from, width: x.size, height: y.size }
}

interface Span {
  readonly from: number
  readonly size: number
}

function spanOf(values: readonly number[]): Span {
  const from = Math.min(...values) - MARGIN
  return grown({ from, size: Math.max(...values) + MARGIN - from }, LEAST)
}

/** A span of at least this size, inside the board. */
function grown({ from, size }: Span, least: number): Span {
  const wanted = Math.min(1, Math.max(size, least))
  const begin = from - (wanted - size) / 2
  return { from: Math.min(Math.max(0, begin), 1 - wanted), size: wanted }
}
