import type { Database } from '../db/index.ts'
import { digestOf } from '../secrets.ts'

/** The sockets of this node by the session that opened them: when it ends, they end. */
export interface Doors {
  /** Returns what is called when the socket has closed by itself. */
  enter(token: string | undefined, close: () => void): () => void
  /** Sessions have ended here. */
  shut(digests: readonly string[]): void
  /** Closes what belongs to sessions that have ended at another node, or by their age. */
  sweep(): Promise<void>
  close(): void
}

/** How long a socket may outlive a session that was ended at another node. */
const SWEEP_MS = 20_000
/** Databases limit how many values a statement may have. */
const CHUNK = 500

export function createDoors(
  db: Database,
  trouble: (error: unknown) => void,
  every: number = SWEEP_MS,
  now: () => number = Date.now,
): Doors {
  const open = new Map<string, Set<() => void>>()

  const shut = (digests: readonly string[]): void => {
    for (const digest of digests) {
      const closes = open.get(digest)
      open.delete(digest)
      for (const close of closes ?? []) close()
    }
  }

  async function sweep(): Promise<void> {
    const known = [...open.keys()]
    for (let begin = 0; begin < known.length; begin += CHUNK) {
      const some = known.slice(begin, begin + CHUNK)
      const alive = await db
        .selectFrom('sessions')
        .select('digest')
        .where('digest', 'in', some)
        .where('expires', '>', now())
        .execute()
      const still = new Set(alive.map(({ digest }) => digest))
      shut(some.filter((digest) => !still.has(digest)))
    }
  }

  // A database that is away for a moment ends nobody's session.
  const timer = setInterval(() => void sweep().catch(trouble), every)
  timer.unref()

  return {
    enter(token, close) {
      if (token === undefined) return () => {}
      const digest = digestOf(token)
      const closes = open.get(digest) ?? new Set()
      open.set(digest, closes.add(close))
      return () => {
        closes.delete(close)
        if (closes.size === 0 && open.get(digest) === closes) open.delete(digest)
      }
    },
    shut,
    sweep,
    close: () => clearInterval(timer),
  }
}
