import type { Moment } from '../engine/protocol.ts'

/** Moments that are kept: enough for going a few steps back and forth. */
const KEPT = 16

/** Earlier moments of a game. Whoever goes step by step finds the next one fetched already. */
export interface Moments {
  /** Shows a moment, at once where it is there already; says nothing once another one has been asked for. */
  show(at: number, shown: (moment: Moment) => void): void
  /** Nothing is looked at any more. */
  leave(): void
  /** What was fetched does not hold any more: answers were given or taken back, or somebody else looks. */
  forget(): void
}

export function createMoments(fetch: (at: number) => Promise<Moment | null>): Moments {
  const kept = new Map<number, Promise<Moment | null>>()
  const here = new Map<number, Moment>()
  let wanted: number | null = null
  let last: number | null = null

  function bring(at: number): Promise<Moment | null> {
    const known = kept.get(at)
    if (known !== undefined) return known
    const coming = fetch(at)
    kept.set(at, coming)
    void coming.then((moment) => {
      // What could not be had is asked for again the next time.
      if (kept.get(at) !== coming) return
      if (moment === null) kept.delete(at)
      else here.set(at, moment)
    })
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) {
      kept.delete(oldest)
      here.delete(oldest)
    }
    return coming
  }

  return {
    show(at, shown) {
      const step = last === null ? -1 : at - last
      wanted = at
      last = at
      const arrive = (moment: Moment | null) => {
        if (moment === null || wanted !== at) return
        shown(moment)
        if (Math.abs(step) === 1 && at + step >= 0) void bring(at + step)
      }
      const known = here.get(at)
      if (known === undefined) void bring(at).then(arrive)
      else arrive(known)
    },
    leave() {
      wanted = null
      last = null
    },
    forget() {
      kept.clear()
      here.clear()
    },
  }
}
