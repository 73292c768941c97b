import { EventEmitter } from 'node:events'
import { Logger, type Runner, run, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { createRollCall, type RollCall } from './roll-call.ts'

/** Milliseconds until whoever has lost the database looks for it again. */
const AGAIN_MS = 1000

const silent = new Logger(() => () => {})

/** A queue of jobs in PostgreSQL. */
export interface Queue {
  /** The address of the database. */
  readonly url: string
  /** Where in the database the queue is; several queues do not disturb each other. */
  readonly schema: string
}

/** What a queue is worked through with. */
export interface QueueWork {
  /** Jobs that are done at once. */
  readonly atOnce: number
  /** What is done, by the name of the job. Jobs of other names are left to others. */
  readonly tasks: Readonly<Record<string, (job: unknown) => Promise<void>>>
}

/** Works through a queue, beside any number of others, until it is stopped. */
export interface QueueRunner {
  /** Refused where the database cannot be reached; later it may go and come back. */
  start(): Promise<void>
  /** Lets what is being done come to its end. */
  stop(): Promise<void>
}

/** Jobs that a dead runner was doing are done by another one, within seconds. Doing a job twice must be harmless. */
export function queueRunner({ url, schema }: Queue, { atOnce, tasks }: QueueWork): QueueRunner {
  let running: { readonly pool: pg.Pool; readonly runner: Runner; readonly call: RollCall } | null = null
  let timer: NodeJS.Timeout | null = null
  let isStopped = false

  async function begin(): Promise<void> {
    const pool = openPool(url, atOnce + 2)
    const events: WorkerEvents = new EventEmitter()
    const call = createRollCall(url, schema)
    events.on('worker:create', ({ worker }) => call.join(worker.workerId))
    try {
      const runner = await run({
        pgPool: pool,
        schema,
        concurrency: atOnce,
        noHandleSignals: true,
        logger: silent,
        events,
        taskList: { ...tasks },
      })
      running = { pool, runner, call }
      const ended = () => void end().then(again)
      runner.promise.then(ended, ended)
    } catch (error) {
      await call.close()
      await pool.end()
      throw error
    }
  }

  /** A runner that has lost its database for good ends; when the database is back, another one begins. */
  function again(): void {
    if (isStopped) return
    timer = setTimeout(() => void begin().catch(again), AGAIN_MS)
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
    start: begin,
    async stop() {
      isStopped = true
      if (timer !== null) clearTimeout(timer)
      await end()
    },
  }
}

/** Connections to a database that may go away: without listeners one that breaks would end the process. */
export function openPool(url: string, connections: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}
