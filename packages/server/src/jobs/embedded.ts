import type { Database } from '../db/index.ts'
import { type Job, type Jobs, keyOf } from './jobs.ts'
import { pendingJobs } from './pending.ts'

/** No timer of Node waits longer; whoever is woken too early looks at the clock. */
const LONGEST = 2 ** 31 - 1

/**
 * Work of a site with one node. What is to be done follows from what is kept, so nothing else has to be remembered: at
 * the start every table at which somebody is asked is looked at. Whoever does a job too early adds it again.
 */
export function embeddedJobs(
  db: Database,
  trouble: (job: Job, error: unknown) => void,
  now: () => number = Date.now,
): Jobs {
  const waiting = new Map<string, Job>()
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Map<string, Promise<void>>()
  let run: ((job: Job) => Promise<void>) | null = null

  function next(): void {
    if (run === null) return
    for (const [key, job] of waiting) {
      // A table is looked after by one at a time; what comes meanwhile is done afterwards.
      if (running.has(key)) continue
      waiting.delete(key)
      const work = run(job)
        .catch((error: unknown) => trouble(job, error))
        .finally(() => {
          running.delete(key)
          next()
        })
      running.set(key, work)
    }
  }

  function add(job: Job, at?: number): void {
    const key = keyOf(job)
    clearTimeout(timers.get(key))
    timers.delete(key)
    const start = () => {
      timers.delete(key)
      waiting.set(key, job)
      next()
    }
    // The transaction ends first. Where it fails, somebody looks at the table for nothing.
    if (at === undefined) {
      waiting.set(key, job)
      setImmediate(next)
    } else timers.set(key, setTimeout(start, Math.min(LONGEST, Math.max(1, at - now()))).unref())
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
