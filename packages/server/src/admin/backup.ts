import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { type Database, isPostgres, openDatabase } from '../db/index.ts'
import type { Schema } from '../db/schema.ts'
import { graphileJobs } from '../jobs/graphile.ts'
import { pendingJobs } from '../jobs/pending.ts'

/** Why nothing was done, in words for whoever runs the site. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Every table with its key, in an order in which what is named comes before what names it. */
export const KEPT = [
  ['people', 'id'],
  ['sessions', 'digest'],
  ['accounts', 'person_id'],
  ['passkeys', 'id'],
  ['challenges', 'digest'],
  ['programs', 'person_id'],
  ['tables', 'id'],
  ['rows', 'table_id', 'at'],
  ['states', 'table_id'],
  ['openings', 'id'],
  ['seats', 'table_id', 'seat'],
  ['clocks', 'table_id', 'seat'],
  ['talk', 'id'],
  ['mutes', 'person_id', 'muted_id'],
  ['reports', 'id'],
  ['motions', 'table_id', 'kind'],
  ['standing', 'table_id', 'seat'],
  ['results', 'table_id', 'seat'],
  ['ratings', 'person_id', 'game'],
  ['site_keys', 'name'],
  ['notice_wishes', 'person_id'],
  ['push_subscriptions', 'id'],
  ['notice_turns', 'table_id', 'seat'],
  ['deliveries', 'id'],
  ['notice_lines', 'person_id', 'way'],
] as const satisfies readonly (readonly [keyof Schema, ...string[]])[]

/** A row of any table. */
type Kept = Record<string, unknown>

/** Rows read and written at once; databases limit how many values a statement may have. */
const CHUNK = 100

/**
 * Writes all that a site keeps into one file, while it goes on: a moment of it, in one piece. Both databases give the same
 * kind of file.
 */
export async function backup(address: string, file: string): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Nothing is written over.`)
  if (!existsSync(dirname(file))) throw new BackupError(`There is no folder ${dirname(file)}.`)
  if (!isPostgres(address) && !existsSync(address)) throw new BackupError(`There is no database at ${address}.`)
  // What breaks off half-way is never taken for a backup.
  const unfinished = `${file}.unfinished`
  removeFile(unfinished)
  const [from, to] = [await openDatabase(address), await openDatabase(unfinished)]
  try {
    const rows = await copyAll(from, to, isPostgres(address))
    await sql`pragma journal_mode = delete`.execute(to)
    await to.destroy()
    renameSync(unfinished, file)
    return rows
  } finally {
    await from.destroy()
    await to.destroy()
    removeFile(unfinished)
  }
}

/** Fills an empty database from a file of `backup`. */
export async function restore(address: string, file: string): Promise<number> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  // A backup of an earlier version is brought up to date; the file itself stays as it is.
  const folder = mkdtempSync(join(dirname(isPostgres(address) ? file : address), 'spinney-restore-'))
  const copy = join(folder, 'backup.db')
  copyFileSync(file, copy)
  const from = await openDatabase(copy).catch(() => {
    rmSync(folder, { recursive: true })
    throw new BackupError(`${file} is no backup of Spinney, or one of a later version.`)
  })
  const to = await openDatabase(address)
  try {
    const found = await to.selectFrom('people').select('id').limit(1).execute()
    const tables = await to.selectFrom('openings').select('id').limit(1).execute()
    if (found.length + tables.length > 0) {
      throw new BackupError('There is something in the database already. A backup is restored into an empty one.')
    }
    // A server that was started once has made keys, which nobody knows yet.
    await to.deleteFrom('site_keys').execute()
    const rows = await copyAll(from, to, false)
    if (isPostgres(address)) await addJobs(to, address)
    return rows
  } finally {
    await from.destroy()
    await to.destroy()
    rmSync(folder, { recursive: true })
  }
}

/** All rows, as they were at one moment. */
async function copyAll(from: Database, to: Database, isShared: boolean): Promise<number> {
  const reading = from.transaction()
  // Without this each statement on PostgreSQL would see another moment; SQLite shows one moment anyway.
  const steady = isShared ? reading.setIsolationLevel('repeatable read') : reading
  return steady.execute((source) =>
    to.transaction().execute(async (target) => {
      let rows = 0
      for (const [table, ...key] of KEPT) rows += await copyTable(source, target, table, key)
      return rows
    }),
  )
}

async function copyTable(
  from: Transaction<Schema>,
  to: Transaction<Schema>,
  table: keyof Schema,
  key: readonly string[],
): Promise<number> {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  let last: readonly unknown[] | null = null
  for (let copied = 0; ; ) {
    const after: RawBuilder<unknown> = last === null ? sql`true` : sql`(${columns}) > (${sql.join(last)})`
    const asked = sql<Kept>`select * from ${sql.table(table)} where ${after} order by ${columns} limit ${CHUNK}`
    const { rows }: { rows: Kept[] } = await asked.execute(from)
    const end: Kept | undefined = rows.at(-1)
    if (end === undefined) return copied
    const names = Object.keys(end)
    const values = rows.map((row) => sql`(${sql.join(names.map((name) => row[name]))})`)
    const list = sql.join(names.map((name) => sql.ref(name)))
    await sql`insert into ${sql.table(table)} (${list}) values ${sql.join(values)}`.execute(to)
    copied += rows.length
    last = key.map((name) => end[name])
  }
}

/** What a site with PostgreSQL was about to do stands in its list of jobs, which no backup holds. */
async function addJobs(db: Database, address: string): Promise<void> {
  const jobs = graphileJobs(address)
  await runMigrations({ connectionString: address })
  const pending = await pendingJobs(db)
  await db.transaction().execute(async (tx) => {
    for (const job of pending) await jobs.add(tx, job)
  })
}

function removeFile(file: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true })
}
