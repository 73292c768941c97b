/** What Node and every browser have, without the types of either. */
declare const performance: { now(): number }
declare function setTimeout(action: () => void, ms: number): unknown

/** Milliseconds on a clock that never goes back. */
export function now(): number {
  return performance.now()
}

/** Lets messages come in. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
