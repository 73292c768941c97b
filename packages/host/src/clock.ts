/** What Node and every browser have, without the types of either. */
declare const performance: { now(): number }
declare function setTimeout(action: () => void, ms: number): unknown
declare function clearTimeout(timer: unknown): void

/** The only place where a host meets time; tests hand in a clock of their own. */
export interface Clock {
  /** Milliseconds on a clock that never goes back. */
  now(): number
  /** Does something later; what comes back calls it off. */
  after(ms: number, action: () => void): () => void
}

export const clock: Clock = {
  now: () => performance.now(),
  after(ms, action) {
    const timer = setTimeout(action, ms)
    return () => clearTimeout(timer)
  },
}
