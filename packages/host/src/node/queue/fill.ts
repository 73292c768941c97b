import { makeWorkerUtils } from 'graphile-worker'
import type pg from 'pg'

/** A job to be done. */
export interface QueueJob {
  readonly name: string
  /** A job with this key that waits already is not added again. */
  readonly key: string
  readonly content: unknown
}

/** Jobs that are added in one go. */
const AT_ONCE = 500

/** Puts jobs into a queue, in their order; makes the queue where there is none. */
export async function fillQueue(pool: pg.Pool, schema: string, jobs: readonly QueueJob[]): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: pool, schema })
  try {
    await utils.migrate()
    for (let from = 0; from < jobs.length; from += AT_ONCE) {
      const some = jobs.slice(from, from + AT_ONCE)
      await utils.addJobs(some.map(({ name, key, content }) => ({ identifier: name, jobKey: key, payload: content })))
    }
  } finally {
    await utils.release()
  }
}
