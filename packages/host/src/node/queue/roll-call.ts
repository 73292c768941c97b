import pg from 'pg'

/** Knows which workers of all nodes are alive, and gives the jobs of dead ones to others. */
export interface RollCall {
  /** A worker of this node. */
  join(worker: string): void
  close(): Promise<void>
}

/** Never waits: where two workers have one number by chance, one of them has no lock, and its work may be done twice. */
const HOLD = 'select pg_try_advisory_lock(hashtext($1))'
/** Milliseconds between two looks. */
const EVERY_MS = 2000

/**
 * The list of jobs would keep those of a dead worker for four hours. So each worker has a lock in the database, which goes
 * with the connection of its node: whoever finds a job taken by a worker without one sets it free.
 */
export function createRollCall(url: string, schema: string): RollCall {
  const within = pg.escapeIdentifier(schema)
  const own = new Set<string>()
  let client: pg.Client | null = null
  let isClosed = false
  // One thing after the other on one connection.
  let queue: Promise<void> = Promise.resolve()

  async function connected(): Promise<pg.Client> {
    if (client !== null) return client
    const next = new pg.Client({ connectionString: url })
    const lost = () => {
      if (client === next) client = null
    }
    next.on('error', lost)
    next.on('end', lost)
    await next.connect()
    for (const worker of own) await next.query(HOLD, [worker])
    client = next
    return next
  }

  async function look(): Promise<void> {
    const line = await connected()
    const { rows } = await line.query<{ worker: string }>(
      `select distinct locked_by as worker from ${within}._private_jobs where locked_by is not null`,
    )
    for (const { worker } of rows) {
      if (own.has(worker)) continue
      const tried = await line.query<{ free: boolean }>('select pg_try_advisory_lock(hashtext($1)) as free', [worker])
      if (tried.rows[0]?.free !== true) continue
      await line.query(`select ${within}.force_unlock_workers(array[$1])`, [worker])
      await line.query('select pg_advisory_unlock(hashtext($1))', [worker])
    }
  }

  function inTurn(action: () => Promise<void>): void {
    // A database that is away is asked again soon.
    queue = queue.then(() => (isClosed ? undefined : action())).catch(() => {})
  }

  const timer = setInterval(() => inTurn(look), EVERY_MS)
  timer.unref()
  inTurn(look)
  return {
    join(worker) {
      own.add(worker)
      inTurn(async () => {
        const line = await connected()
        await line.query(HOLD, [worker])
      })
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      await queue
      await client?.end().catch(() => {})
    },
  }
}
