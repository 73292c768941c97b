import { queueRunner } from '@spinney/host/queue'
import { sql } from 'kysely'
import { type Job, type Jobs, KINDS, keyOf } from './jobs.ts'

/** Jobs that one node does at once. */
const AT_ONCE = 4
/** Where graphile-worker keeps its jobs by itself; `add` names it, too. */
const SCHEMA = 'graphile_worker'

/** Work of a site with PostgreSQL: any node does it, and when a node dies, another one does it again. */
export function graphileJobs(url: string, now: () => number = Date.now): Jobs {
  let stop = async (): Promise<void> => {}
  return {
    async add(tx, job, at) {
      // How long from now on, so that it does not matter whether the clock of the database agrees with ours.
      const seconds = at === undefined ? 0 : Math.max(0, at - now()) / 1000
      await sql`select graphile_worker.add_job(${job.kind}, ${JSON.stringify(job)}::json,
        job_key => ${keyOf(job)}, run_at => now() + ${seconds} * interval '1 second')`.execute(tx)
    },
    start(doing) {
      const task = (job: unknown) => doing(job as Job)
      const tasks = Object.fromEntries(KINDS.map((kind) => [kind, task]))
      const runner = queueRunner({ url, schema: SCHEMA }, { atOnce: AT_ONCE, tasks })
      stop = () => runner.stop()
      return runner.start()
    },
    stop: () => stop(),
  }
}
