import { closeSync, openSync } from 'node:fs'
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'
import { type Dialect, type SqliteDatabase, SqliteDialect, SqliteDriver, type SqliteStatement } from 'kysely'
import { createDisk, type Disk } from './disk.ts'

/** What a statement is given; Kysely hands over what our columns hold: numbers, texts, null. */
type Value = string | number | bigint | null

/** Statements that are kept ready; all that the server says are far fewer. */
const READY = 500
/** Pages that were written before they are moved from the log to the file: in large steps, for nobody is served then. */
const CHECKPOINT = 4000
/** These write nothing themselves. */
const READS = /^\s*(?:select|begin|commit|rollback|savepoint|release|pragma)\b/i

/**
 * The embedded database. Every commit is on the disk before it is acknowledged, and readers do not wait for whoever
 * writes (WAL). It is we who wait for the disk, not SQLite: the server goes on meanwhile, and one wait is enough for all
 * who have committed before it.
 */
export function sqliteDialect(file: string, disk: Disk = createDisk(`${file}-wal`)): Dialect {
  const database = async () => wrapped(opened(file), disk)
  return new (class extends SqliteDialect {
    override createDriver() {
      return new PatientDriver(database, disk)
    }
  })({ database })
}

function opened(file: string): DatabaseSyncInstance {
  // It holds what nobody else on this computer may read, and so does every backup.
  closeSync(openSync(file, 'a', 0o600))
  const db = new DatabaseSync(file)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON')
  db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT}`)
  const { journal_mode: mode } = db.prepare('PRAGMA journal_mode').get() as { journal_mode: string }
  // Where there is no log to wait for, as on some network drives, SQLite waits itself.
  db.exec(`PRAGMA synchronous = ${mode === 'wal' ? 'NORMAL' : 'FULL'}`)
  return db
}

/** Nobody hears what a statement or a transaction has brought about before it is on the disk. */
class PatientDriver extends SqliteDriver {
  readonly #disk: Disk
  constructor(database: () => Promise<SqliteDatabase>, disk: Disk) {
    super({ database })
    this.#disk = disk
  }

  override async releaseConnection(): Promise<void> {
    // In the same moment: what the next one writes is no concern of this one.
    const reached = this.#disk.reached()
    await super.releaseConnection()
    await reached
  }

  override async destroy(): Promise<void> {
    await super.destroy()
    await this.#disk.close()
  }
}

/** Kysely wants to be told which statements return rows. */
function wrapped(db: DatabaseSyncInstance, disk: Disk): SqliteDatabase {
  const ready = new Map<string, SqliteStatement>()
  return {
    prepare(sql) {
      const known = ready.get(sql)
      if (known !== undefined) return known
      if (ready.size >= READY) ready.clear()
      const made = statement(db.prepare(sql), READS.test(sql) ? () => {} : disk.wrote)
      ready.set(sql, made)
      return made
    },
    close: () => db.close(),
  }
}

function statement(prepared: StatementSyncInstance, wrote: () => void): SqliteStatement {
  return {
    reader: prepared.columns().length > 0,
    all(values) {
      wrote()
      return prepared.all(...(values as readonly Value[]))
    },
    run(values) {
      wrote()
      return prepared.run(...(values as readonly Value[]))
    },
    iterate: (values) => prepared.iterate(...(values as readonly Value[])) as IterableIterator<unknown>,
  }
}
