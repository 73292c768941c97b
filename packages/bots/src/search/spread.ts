/** Mean and spread of the values seen for a seat: exploring is measured by the spread. */
export interface Spread {
  count: number
  mean: number
  squares: number
}

/** The width taken before anything is known. */
const FIRST_WIDTH = 0.1
const LEAST_WIDTH = 1e-6

/** Takes in one more value of a seat. */
export function noteValue(spreads: Spread[], seat: number, value: number): void {
  const spread = spreads[seat] ?? { count: 0, mean: 0, squares: 0 }
  spreads[seat] = spread
  spread.count++
  const delta = value - spread.mean
  spread.mean += delta / spread.count
  spread.squares += delta * (value - spread.mean)
}

/** The standard deviation of the values, never quite 0. */
export function widthOf(spread: Spread | undefined): number {
  if (spread === undefined || spread.count < 2) return FIRST_WIDTH
  return Math.sqrt(spread.squares / spread.count) + LEAST_WIDTH
}
