import {
  type Change,
  checkFollows,
  type Saved,
  type Snapshot,
  type Store,
  StoreConflict,
  StoreMissing,
} from '@spinney/host'
import { type Journal, type Row, readHead, writeRecord } from '@spinney/kernel'
import type { Transaction } from 'kysely'
import type { Jobs } from '../jobs/jobs.ts'
import { type Terms, termsOf } from '../lobby/terms.ts'
import { alone, type Hub } from './hub.ts'
import type { Database } from './index.ts'
import type { Schema, SeatColumns, TableRow } from './schema.ts'

/** Rows written by one statement; databases limit how many values a statement may have. */
const CHUNK = 200

/** What else there is at a table that has changed: most of them have nothing of it, and nothing more is asked then. */
export interface Around {
  /** Whether a bot answers for the seat that is asked now. */
  readonly isBot: boolean
  /** What was agreed on; null: it was not opened at this site. */
  readonly terms: Terms | null
  /** Whether the seat that is asked has standing answers. */
  readonly hasOrders: boolean
  /** Whether all were asked to take something back. */
  readonly hasMotion: boolean
}

/** Does what follows from a change of a table, within its transaction. */
export type Follower = (tx: Transaction<Schema>, id: string, change: Change, around: Around) => Promise<void>

/** Where nobody looks after bots. */
const NO_JOBS: Pick<Jobs, 'add'> = { add: async () => {} }

/** Keeps tables in a database: each change is one transaction, guarded by the version that it follows. */
export function databaseStore(
  db: Database,
  hub: Hub = alone,
  jobs: Pick<Jobs, 'add'> = NO_JOBS,
  now: () => number = Date.now,
  followers: readonly Follower[] = [],
): Store {
  return {
    async begin(id, journal) {
      const empty = { ...journal, answers: [] }
      await db.transaction().execute(async (tx) => {
        const made = await tx
          .insertInto('tables')
          .values({
            id,
            game: journal.game,
            journal: writeRecord(empty),
            version: 0,
            count: journal.answers.length,
            told: journal.answers.length === 0 ? 1 : 0,
            asked: null,
            over: 0,
            winners: '[]',
            created: now(),
            updated: now(),
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst()
        if (Number(made.numInsertedOrUpdatedRows) === 0) throw new StoreConflict(`there is a table ${id} already`)
        await writeRows(
          tx,
          id,
          0,
          journal.answers.map((entry) => ({ entry, events: [] })),
        )
      })
    },
    append: (id, change) =>
      db.transaction().execute(async (tx) => {
        await append(tx, id, change, now())
        if (change.summary.over) {
          await tx.updateTable('openings').set({ stage: 'over' }).where('id', '=', id).execute()
        }
        await hub.announce(tx, { table: id, version: change.version })
        const around = await aroundOf(tx, id)
        if (around.isBot) await jobs.add(tx, { kind: 'bots', table: id })
        for (const follow of followers) await follow(tx, id, change, around)
      }),
    // All of it as it is at one moment: somebody may answer between two of these questions.
    read: (id) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((tx) => read(tx, id)),
  }
}

/** The version of a table that is kept; 0 where there is none yet. */
export async function keptVersion(db: Database, id: string): Promise<number> {
  const found = await db.selectFrom('tables').select('version').where('id', '=', id).executeTakeFirst()
  return found?.version ?? 0
}

async function append(tx: Transaction<Schema>, id: string, change: Change, at: number): Promise<void> {
  const { after, version, from, rows, snapshot, summary } = change
  // The first statement takes the lock: of two who follow the same version, one finds another version here.
  const { numUpdatedRows } = await tx
    .updateTable('tables')
    .set({
      version,
      count: from + rows.length,
      told: 1,
      asked: summary.asked,
      over: summary.over ? 1 : 0,
      winners: JSON.stringify(summary.winners),
      updated: at,
    })
    .where('id', '=', id)
    .where('version', '=', after)
    .where('count', '>=', from)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) await refuse(tx, id, change)
  await tx.deleteFrom('rows').where('table_id', '=', id).where('at', '>=', from).execute()
  await writeRows(tx, id, from, rows)
  if (snapshot !== null) await writeState(tx, id, snapshot)
}

async function aroundOf(tx: Transaction<Schema>, id: string): Promise<Around> {
  const { bot, stand_in, terms, orders, motion } = await tx
    .selectFrom('tables')
    .leftJoin('openings', 'openings.id', 'tables.id')
    .leftJoin('seats', (join) =>
      join.onRef('seats.table_id', '=', 'tables.id').onRef('seats.seat', '=', 'tables.asked'),
    )
    .leftJoin('standing', (join) =>
      join.onRef('standing.table_id', '=', 'tables.id').onRef('standing.seat', '=', 'tables.asked'),
    )
    .leftJoin('motions', (join) => join.onRef('motions.table_id', '=', 'tables.id').on('motions.kind', '=', 'undo'))
    .select(['seats.bot', 'seats.stand_in', 'openings.terms', 'standing.orders', 'motions.kind as motion'])
    .where('tables.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    isBot: playerOf({ bot, stand_in }) !== null,
    terms: terms === null ? null : termsOf(terms),
    hasOrders: orders !== null,
    hasMotion: motion !== null,
  }
}

/** The bot that answers for a seat; null: its person does. */
export const playerOf = ({ bot, stand_in = null }: Pick<SeatColumns, 'bot' | 'stand_in'>): string | null =>
  bot ?? stand_in

async function refuse(tx: Transaction<Schema>, id: string, change: Change): Promise<never> {
  const kept = await tx.selectFrom('tables').select(['version', 'count']).where('id', '=', id).executeTakeFirst()
  if (kept === undefined) throw new StoreMissing(`there is no table ${id}`)
  checkFollows(id, kept, change)
  throw new StoreConflict(`table ${id} was changed by somebody else`)
}

async function writeRows(tx: Transaction<Schema>, id: string, from: number, rows: readonly Row[]): Promise<void> {
  for (let begin = 0; begin < rows.length; begin += CHUNK) {
    const values = rows.slice(begin, begin + CHUNK).map((row, i) => ({
      table_id: id,
      at: from + begin + i,
      row: JSON.stringify(row),
    }))
    await tx.insertInto('rows').values(values).execute()
  }
}

async function writeState(tx: Transaction<Schema>, id: string, { count, rules, state }: Snapshot): Promise<void> {
  const kept = { count, rules, state: JSON.stringify(state) }
  await tx
    .insertInto('states')
    .values({ table_id: id, ...kept })
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(kept))
    .execute()
}

async function read(tx: Transaction<Schema>, id: string): Promise<Saved | null> {
  const table = await tx.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
  if (table === undefined) return null
  const kept = await tx.selectFrom('rows').select('row').where('table_id', '=', id).orderBy('at').execute()
  const state = await tx.selectFrom('states').selectAll().where('table_id', '=', id).executeTakeFirst()
  const rows = kept.map(({ row }): Row => JSON.parse(row))
  return {
    journal: journalWith(table, rows),
    version: table.version,
    rows: table.told === 1 ? rows : null,
    snapshot: state === undefined ? null : { ...state, state: JSON.parse(state.state) },
  }
}

function journalWith({ journal }: TableRow, rows: readonly Row[]): Journal {
  return { ...readHead(journal), answers: rows.map(({ entry }) => entry) }
}
