import { equal, type Pick } from '@spinney/kernel'
import type { Counsel } from '../engine/protocol.ts'

/** An answer that loses much, and what would be better. */
export interface Warning {
  /** The whole chain of answers that was about to be given, and the part of it before the mistake. */
  readonly picks: readonly Pick[]
  readonly before: readonly Pick[]
  readonly pick: Pick
  readonly counsel: Counsel
}

/** What the coach thinks of the questions on the screen: each is looked at once. */
export interface Adviser {
  counsel(picks: readonly Pick[]): Promise<Counsel | null>
  /** The first mistake in a chain of answers; null where none is known. */
  warning(picks: readonly Pick[]): Promise<Warning | null>
}

/** `ask` puts a question to the engine, which drops the one before: so they are put one after the other. */
export function createAdviser(ask: (picks: readonly Pick[]) => Promise<Counsel | null>): Adviser {
  const asked = new Map<string, Promise<Counsel | null>>()
  let last: Promise<unknown> = Promise.resolve()

  function counsel(picks: readonly Pick[]): Promise<Counsel | null> {
    const key = JSON.stringify(picks)
    const found = asked.get(key) ?? last.then(() => ask(picks))
    asked.set(key, found)
    last = found
    return found
  }

  return {
    counsel,
    async warning(picks) {
      for (let at = 0; at < picks.length; at++) {
        const before = picks.slice(0, at)
        const found = await counsel(before)
        const pick = picks[at]!
        if (found?.mistakes.some((mistake) => equal(mistake.pick, pick))) return { picks, before, pick, counsel: found }
      }
      return null
    },
  }
}
