import type { GameRecord } from '@spinney/bots'
import { openPool } from '@spinney/host/queue'

/** The queue of games; a server may keep its tables and jobs in the same database. */
export const QUEUE = 'spinney_queue'

/** Whoever makes the ledger first holds this lock meanwhile. */
const MAKING = 7_706_313

/** What workers hand in: results, or the trouble that a game could not be played for. */
export interface Ledger {
  readonly pool: ReturnType<typeof openPool>
  /**
   * What has come in for a contest, some of it perhaps once more. `seen` is what the last look has said; null: there was
   * none.
   */
  look(contest: string, seen: string | null): Promise<Look>
  add(contest: string, number: number, outcome: Outcome): Promise<void>
  /** Everything of a contest is known elsewhere. */
  forget(contest: string): Promise<void>
  close(): Promise<void>
}

export type Outcome = { readonly record: GameRecord } | { readonly trouble: string }

/** A look into the ledger. */
export interface Look {
  readonly outcomes: readonly Outcome[]
  /** The oldest transaction that was still open: whatever the next look could find is of it or of a later one. */
  readonly seen: string
}

interface Row {
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
    async look(contest, seen) {
      // Workers write at the same time, and what was begun first may be there last. So entries have no order that one
      // could count on; transactions have.
      const now = await pool.query<{ seen: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as seen')
      const { rows } = await pool.query<Row>(
        `select record, trouble from spinney_arena.results
         where contest = $1 and ($2::text is null or made >= $2::xid8)`,
        [contest, seen],
      )
      const outcomes = rows.map(({ record, trouble }) =>
        record === null ? { trouble: trouble ?? 'no reason was given' } : { record },
      )
      return { outcomes, seen: now.rows[0]!.seen }
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
         made xid8 not null default pg_current_xact_id(),
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
