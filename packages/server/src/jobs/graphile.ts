import { Logger, type Runner, run as runWorker } from 'graphile-worker'
import { sql } from 'kysely'
import { type Job, type Jobs, KINDS, keyOf } from './jobs.ts'

/** Jobs that one node does at once. */
const AT_ONCE = 4

const silent = new Logger(() => () => {})

/** Work of a site with PostgreSQL: any node does it, and when a node dies, another one does it again. */
export function graphileJobs(url: string, now: () => number = Date.now): Jobs {
  let runner: Runner | null = null
  return {
    async add(tx, job, at) {
      // How long from now on, so that it does not matter whether the clock of the database agrees with ours.
      const seconds = at === undefined ? 0 : Math.max(0, at - now()) / 1000
      await sql`select graphile_worker.add_job(${job.kind}, ${JSON.stringify(job)}::json,
        job_key => ${keyOf(job)}, run_at => now() + ${seconds} * interval '1 second')`.execute(tx)
    },
    async start(doing) {
      runner = await runWorker({
        connectionString: url,
        concurrency: AT_ONCE,
        noHandleSignals: true,
        logger: silent,
        taskList: Object.fromEntries(KINDS.map((kind) => [kind, async (job: unknown) => doing(job as Job)])),
      })
    },
    async stop() {
      await runner?.stop()
    },
  }
}
