import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { type Job, type Jobs, keyOf, Unfinished } from './jobs.ts'
import { pendingJobs } from './pending.ts'

/** No timer of Node waits longer; whoever is woken too early looks at the clock. */
const LONGEST = 2 ** 31 - 1
/** Milliseconds until what has failed is tried again; twice as many each time that it fails once more. */
const AGAIN_MS = 1000
const MOST_TIMES = 12

/**
 * Work of a site with one node. What is to be done follows from what is kept, so nothing else has to be remembered: at
 * the start every table at which somebody is asked is looked at. Whoever does a job too early adds it again.
 */
export function embeddedJobs(
  db: Database,
  trouble: (job: Job, error: unknown) => void,
  now: () => number = Date.now,
  again = AGAIN_MS,
): Jobs {
  const waiting = new Map<string, Job>()
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Map<string, Promise<void>>()
  /** How often jobs have failed since they were done last. */
  const failures = new Map<string, number>()
  let run: ((job: Job) => Promise<void>) | null = null

  function next(): void {
    if (run === null) return
    for (const [key, job] of waiting) {
      // A table is looked after by one at a time; what comes meanwhile is done afterwards.
      if (running.has(key)) continue
      waiting.delete(key)
      const work = run(job)
        .then(() => void failures.delete(key))
        .catch((error: unknown) => fail(key, job, error))
        .finally(() => {
          running.delete(key)
          next()
        })
      running.set(key, work)
    }
  }

  /** As long as the database is away, say, nothing can be done. */
  function fail(key: string, job: Job, error: unknown): void {
    if (error instanceof Unfinished) return
    trouble(job, error)
    const times = Math.min(MOST_TIMES, failures.get(key) ?? 0)
    failures.set(key, times + 1)
    if (run !== null && !waiting.has(key) && !timers.has(key)) add(job, now() + again * 2 ** times)
  }

  function add(job: Job, at?: number): void {
    const key = keyOf(job)
    clearTimeout(timers.get(key))
    timers.delete(key)
    const start = () => {
      timers.delete(key)
      waiting.set(key, job)
      void ended().then(next)
    }
    if (at === undefined) start()
    else timers.set(key, setTimeout(start, Math.min(LONGEST, Math.max(1, at - now()))).unref())
  }

  /** The transaction that adds a job ends first, and whoever has made it goes on: whatever is asked then comes after it.
   * Where it fails, somebody looks at the table for nothing. */
  async function ended(): Promise<void> {
    await sql`select 1`.execute(db).catch(() => {})
    await new Promise(setImmediate)
  }

  return {
    add: async (_tx, job, at) => add(job, at),
    async start(doing) {
      run = doing
      for (const job of await pendingJobs(db)) add(job)
    },
    async stop() {
      run = null
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running.values())
    },
  }
}
