import type { GameRecord } from '@spinney/bots'
import { openPool } from '@spinney/host/queue'

/** The queue of games; a server may keep its tables and jobs in the same database. */
export const QUEUE = 'spinney_queue'

/** Whoever makes the ledger first holds this lock meanwhile. */
const MAKING = 7_706_313

/** What workers hand in: results, or the trouble that a game could not be played for. */
export interface Ledger {
  readonly pool: ReturnType<typeof openPool>
  /** What has come in for a contest from this entry on, in the order it came. */
  entries(contest: string, after: number): Promise<readonly Entry[]>
  add(contest: string, number: number, outcome: Outcome): Promise<void>
  /** Everything of a contest is known elsewhere. */
  forget(contest: string): Promise<void>
  close(): Promise<void>
}

export type Outcome = { readonly record: GameRecord } | { readonly trouble: string }
export type Entry = Outcome & { readonly id: number }

interface Row {
  readonly id: number
  readonly record: GameRecord | null
  readonly trouble: string | null
}

/** Opens the ledger of a database; makes it where there is none. */
export async function openLedger(url: string, connections: number): Promise<Ledger> {
  const pool = openPool(url, connections)
  try {
    await make(pool)
  } catch (error) {
    await pool.end().catch(() => {})
    throw error
  }
  return {
    pool,
    async entries(contest, after) {
      const { rows } = await pool.query<Row>(
        'select id, record, trouble from spinney_arena.results where contest = $1 and id > $2 order by id',
        [contest, after],
      )
      return rows.map(({ id, record, trouble }) =>
        record === null ? { id, trouble: trouble ?? 'no reason was given' } : { id, record },
      )
    },
    async add(contest, number, outcome) {
      const record = 'record' in outcome ? JSON.stringify(outcome.record) : null
      const trouble = 'trouble' in outcome ? outcome.trouble : null
      // A game that two workers have played is the same game.
      await pool.query(
        `insert into spinney_arena.results (contest, number, record, trouble) values ($1, $2, $3, $4)
         on conflict (contest, number) do nothing`,
        [contest, number, record, trouble],
      )
    },
    async forget(contest) {
      await pool.query('delete from spinney_arena.results where contest = $1', [contest])
    },
    close: () => pool.end(),
  }
}

async function make(pool: Ledger['pool']): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [MAKING])
    await client.query('create schema if not exists spinney_arena')
    await client.query(
      `create table if not exists spinney_arena.results (
         id integer generated always as identity,
         contest text not null,
         number integer not null,
         record json,
         trouble text,
         primary key (contest, number))`,
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}
