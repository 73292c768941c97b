import type { Database } from '../db/index.ts'
import { type Job, type Jobs, keyOf } from './jobs.ts'

/**
 * Work of a site with one node. What is to be done follows from what is kept, so nothing else has to be remembered: at
 * the start every table at which a bot is asked is looked at.
 */
export function embeddedJobs(db: Database, trouble: (job: Job, error: unknown) => void): Jobs {
  const waiting = new Map<string, Job>()
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

  function add(job: Job): void {
    waiting.set(keyOf(job), job)
    // The transaction ends first. Where it fails, somebody looks at the table for nothing.
    setImmediate(next)
  }

  return {
    add: async (_tx, job) => add(job),
    async start(doing) {
      run = doing
      const tables = await db
        .selectFrom('tables')
        .innerJoin('seats', (join) =>
          join.onRef('seats.table_id', '=', 'tables.id').onRef('seats.seat', '=', 'tables.asked'),
        )
        .select('tables.id')
        .where('tables.over', '=', 0)
        .where('seats.bot', 'is not', null)
        .execute()
      for (const { id } of tables) add({ kind: 'bots', table: id })
    },
    async stop() {
      run = null
      await Promise.all(running.values())
    },
  }
}
