import { EventEmitter } from 'node:events'
import { Logger, type Runner, run as runWorker, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import { type Job, type Jobs, KINDS, keyOf } from './jobs.ts'
import { createRollCall, type RollCall } from './roll-call.ts'

/** Jobs that one node does at once. */
const AT_ONCE = 4
/** Milliseconds until a node that has lost its database looks for it again. */
const AGAIN_MS = 1000

const silent = new Logger(() => () => {})

/** Work of a site with PostgreSQL: any node does it, and when a node dies, another one does it again. */
export function graphileJobs(url: string, now: () => number = Date.now): Jobs {
  let running: { readonly pool: pg.Pool; readonly runner: Runner; readonly call: RollCall } | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  async function begin(doing: (job: Job) => Promise<void>): Promise<void> {
    const pool = new pg.Pool({ connectionString: url, max: AT_ONCE + 2 })
    // Without a listener a connection that breaks would end the process.
    pool.on('error', () => {})
    pool.on('connect', (client) => void client.on('error', () => {}))
    const events: WorkerEvents = new EventEmitter()
    const call = createRollCall(url)
    events.on('worker:create', ({ worker }) => call.join(worker.workerId))
    try {
      const runner = await runWorker({
        pgPool: pool,
        concurrency: AT_ONCE,
        noHandleSignals: true,
        logger: silent,
        events,
        taskList: Object.fromEntries(KINDS.map((kind) => [kind, async (job: unknown) => doing(job as Job)])),
      })
      running = { pool, runner, call }
      const ended = () => void end().then(() => again(doing))
      runner.promise.then(ended, ended)
    } catch (error) {
      await call.close()
      await pool.end()
      throw error
    }
  }

  /** A runner that has lost its database for good ends; when the database is back, another one begins. */
  function again(doing: (job: Job) => Promise<void>): void {
    if (isStopped) return
    timer = setTimeout(() => void begin(doing).catch(() => again(doing)), AGAIN_MS)
  }

  async function end(): Promise<void> {
    const ending = running
    running = null
    if (ending === null) return
    await ending.runner.stop().catch(() => {})
    await ending.call.close()
    await ending.pool.end().catch(() => {})
  }

  return {
    async add(tx, job, at) {
      // How long from now on, so that it does not matter whether the clock of the database agrees with ours.
      const seconds = at === undefined ? 0 : Math.max(0, at - now()) / 1000
      await sql`select graphile_worker.add_job(${job.kind}, ${JSON.stringify(job)}::json,
        job_key => ${keyOf(job)}, run_at => now() + ${seconds} * interval '1 second')`.execute(tx)
    },
    start: begin,
    async stop() {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
      await end()
    },
  }
}
