import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'
import { type Dialect, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'

/** What a statement is given; Kysely hands over what our columns hold: numbers, texts, null. */
type Value = string | number | bigint | null

/**
 * The embedded database. Every commit is on the disk before it is acknowledged (`synchronous = FULL`), and readers do
 * not wait for whoever writes (WAL).
 */
export function sqliteDialect(file: string): Dialect {
  return new SqliteDialect({ database: async () => wrapped(opened(file)) })
}

function opened(file: string): DatabaseSyncInstance {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON')
  return db
}

/** Kysely wants to be told which statements return rows. */
function wrapped(db: DatabaseSyncInstance): SqliteDatabase {
  return {
    prepare: (sql) => statement(db.prepare(sql)),
    close: () => db.close(),
  }
}

function statement(prepared: StatementSyncInstance): SqliteStatement {
  return {
    reader: prepared.columns().length > 0,
    all: (values) => prepared.all(...(values as readonly Value[])),
    run: (values) => prepared.run(...(values as readonly Value[])),
    iterate: (values) => prepared.iterate(...(values as readonly Value[])) as IterableIterator<unknown>,
  }
}
