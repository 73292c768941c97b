import {
  type Change,
  checkFollows,
  type Saved,
  type Snapshot,
  type Store,
  StoreConflict,
  StoreMissing,
} from '@spinney/host'
import { type Journal, type Row, readHead, readRecord, writeRecord } from '@spinney/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { TablePlan } from './engine/protocol.ts'
import type { PlayedGame } from './history/played.ts'
import type { Standing } from './table/face.ts'

/** A table kept on this device. */
export interface Save {
  readonly id: string
  readonly plan: TablePlan
  /** The text of a record file, with its seed. Its answers are rows of their own. */
  readonly record: string
  /** Missing where the record holds the answers and there are no rows: as an earlier Spinney kept tables. */
  readonly version?: number
  readonly count: number
  /** The seat that is asked. */
  readonly asked: number | null
  readonly over: boolean
  readonly winners: readonly number[]
  readonly updated: number
  /** As the page last saw the table; a table that was never drawn has none. */
  readonly standing?: Standing
}

/** A save that could not be read: kept as it is, with the reason. */
export interface AsideSave {
  readonly id: string
  readonly data: unknown
  readonly reason: string
  readonly since: number
}

interface KeptRow extends Row {
  readonly id: string
  readonly at: number
}

interface KeptState extends Snapshot {
  readonly id: string
}

interface Schema extends DBSchema {
  tables: { key: string; value: Save }
  aside: { key: string; value: AsideSave }
  rows: { key: [string, number]; value: KeptRow }
  states: { key: string; value: KeptState }
  played: { key: string; value: PlayedGame }
}

type Database = IDBPDatabase<Schema>

const ALL = ['tables', 'aside', 'rows', 'states'] as const

let opened: Promise<Database> | null = null

/** Whatever ends the connection, the next one who needs it opens another. */
function database(): Promise<Database> {
  if (opened !== null) return opened
  const forget = () => {
    opened = null
  }
  const coming = new Promise<Database>((resolve, reject) => {
    openDB<Schema>('spinney', 3, {
      upgrade(db, before) {
        if (before < 1) {
          db.createObjectStore('tables', { keyPath: 'id' })
          db.createObjectStore('aside', { keyPath: 'id' })
        }
        if (before < 2) {
          db.createObjectStore('rows', { keyPath: ['id', 'at'] })
          db.createObjectStore('states', { keyPath: 'id' })
        }
        db.createObjectStore('played', { keyPath: 'id' })
      },
      blocked: () => reject(new Error('another window holds the tables with an older Spinney: please close it')),
      blocking: (_current, _next, event) => {
        forget()
        ;(event.target as IDBDatabase).close()
      },
      terminated: forget,
    }).then(resolve, reject)
  })
  opened = coming
  coming.catch(forget)
  return coming
}

/**
 * Does something with the database. Browsers do not always say that a connection has ended, as when people clear their
 * data: what fails is tried once more with a new one.
 */
export async function using<T>(action: (db: Database) => Promise<T>): Promise<T> {
  const coming = database()
  const db = await coming
  try {
    return await action(db)
  } catch (error) {
    if (error instanceof StoreConflict) throw error
    if (opened === coming) opened = null
    db.close()
    return action(await database())
  }
}

/** All rows of a table from one answer on. */
const rowsOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER])

export async function readSave(id: string): Promise<Save | null> {
  return (await using((db) => db.get('tables', id))) ?? null
}

/** What was kept of a table. Throws a `FormatError` where it cannot be read. */
export async function savedOf({ id, record, version }: Save): Promise<Saved> {
  if (version === undefined) return { journal: readRecord(record), version: 0, rows: null, snapshot: null }
  const [kept, state] = await using((db) => Promise.all([db.getAll('rows', rowsOf(id)), db.get('states', id)]))
  const rows = kept.map(({ entry, events }): Row => ({ entry, events }))
  return {
    journal: { ...readHead(record), answers: rows.map(({ entry }) => entry) },
    version,
    rows,
    snapshot: state ?? null,
  }
}

/** Keeps one table on this device: a few rows for each answer, and a state now and then. */
export function deviceStore(plan: TablePlan): Store {
  return {
    begin: (id, journal) => using((db) => beginTable(db, plan, id, journal)),
    append: (id, change) => using((db) => addTo(db, id, change)),
    async read(id) {
      const save = await readSave(id)
      return save === null ? null : savedOf(save)
    },
  }
}

async function beginTable(db: Database, plan: TablePlan, id: string, journal: Journal): Promise<void> {
  const transaction = db.transaction(ALL, 'readwrite')
  const tables = transaction.objectStore('tables')
  if ((await tables.get(id)) !== undefined) throw new StoreConflict(`there is a table ${id} already`)
  const count = journal.answers.length
  const nothing = { asked: null, over: false, winners: [], updated: Date.now() }
  const save = { id, plan, record: writeRecord(journal), count, ...nothing }
  await Promise.all([tables.put(count === 0 ? { ...save, version: 0 } : save), transaction.done])
}

async function addTo(db: Database, id: string, change: Change): Promise<void> {
  const { version, from, rows, snapshot, summary } = change
  const transaction = db.transaction(ALL, 'readwrite')
  const tables = transaction.objectStore('tables')
  const save = await tables.get(id)
  if (save === undefined) throw new StoreMissing(`there is no table ${id}`)
  const old = save.version === undefined
  checkFollows(id, { version: save.version ?? 0, count: old ? 0 : save.count }, change)
  const record = old ? writeRecord({ ...readRecord(save.record), answers: [] }) : save.record
  const kept = transaction.objectStore('rows')
  const writing: Promise<unknown>[] = [kept.delete(rowsOf(id, from))]
  rows.forEach(({ entry, events }, i) => {
    writing.push(kept.put({ id, at: from + i, entry, events }))
  })
  if (snapshot !== null) writing.push(transaction.objectStore('states').put({ id, ...snapshot }))
  writing.push(tables.put({ ...save, record, version, ...summary, updated: Date.now() }))
  await Promise.all([...writing, transaction.done])
}

/** Writes down how a table stands, for the list of tables; nothing where it is not kept. */
export function noteStanding(id: string, standing: Standing): Promise<void> {
  return using(async (db) => {
    const transaction = db.transaction('tables', 'readwrite')
    const save = await transaction.store.get(id)
    await Promise.all([save && transaction.store.put({ ...save, standing }), transaction.done])
  })
}

export function removeSave(id: string): Promise<void> {
  return using(async (db) => {
    const transaction = db.transaction(ALL, 'readwrite')
    await Promise.all([
      transaction.objectStore('tables').delete(id),
      transaction.objectStore('aside').delete(id),
      transaction.objectStore('rows').delete(rowsOf(id)),
      transaction.objectStore('states').delete(id),
      transaction.done,
    ])
  })
}

/** Takes a damaged save out of the list without losing any of it. */
export function setAside(id: string, reason: string): Promise<void> {
  return using(async (db) => {
    const transaction = db.transaction(ALL, 'readwrite')
    const data = await transaction.objectStore('tables').get(id)
    if (data === undefined) return
    const rows = await transaction.objectStore('rows').getAll(rowsOf(id))
    await Promise.all([
      transaction.objectStore('aside').put({ id, data: { ...data, rows }, reason, since: Date.now() }),
      transaction.objectStore('tables').delete(id),
      transaction.objectStore('rows').delete(rowsOf(id)),
      transaction.objectStore('states').delete(id),
      transaction.done,
    ])
  })
}

/** All tables of this device, the latest first; what is not even shaped like a save is set aside. */
export async function listSaves(): Promise<{ saves: Save[]; aside: AsideSave[] }> {
  const saves: Save[] = []
  for (const save of await using((db) => db.getAll('tables'))) {
    if (isSave(save)) saves.push(save)
    else await setAside((save as { id: string }).id, 'shape')
  }
  saves.sort((a, b) => b.updated - a.updated)
  return { saves, aside: await using((db) => db.getAll('aside')) }
}

/** Whether a value from storage looks like a save. */
export function isSave(value: unknown): value is Save {
  if (typeof value !== 'object' || value === null) return false
  const { plan, record, updated, count } = value as Partial<Save>
  return (
    typeof record === 'string' &&
    typeof updated === 'number' &&
    typeof count === 'number' &&
    typeof plan?.game === 'string' &&
    Array.isArray(plan.seats)
  )
}
