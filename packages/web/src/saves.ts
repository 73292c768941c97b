import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { TablePlan } from './engine/protocol.ts'

/** A table kept on this device. */
export interface Save {
  readonly id: string
  readonly plan: TablePlan
  /** The text of a record file, with its seed. */
  readonly record: string
  readonly count: number
  /** The seat that is asked. */
  readonly asked: number | null
  readonly over: boolean
  readonly winners: readonly number[]
  readonly updated: number
}

/** A save that could not be read: kept as it is, with the reason. */
export interface AsideSave {
  readonly id: string
  readonly data: unknown
  readonly reason: string
  readonly since: number
}

interface Schema extends DBSchema {
  tables: { key: string; value: Save }
  aside: { key: string; value: AsideSave }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('spinney', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' })
      db.createObjectStore('aside', { keyPath: 'id' })
    },
  })
  return opened
}

export async function keepSave(save: Save): Promise<void> {
  await (await database()).put('tables', save)
}

export async function readSave(id: string): Promise<Save | null> {
  return (await (await database()).get('tables', id)) ?? null
}

export async function removeSave(id: string): Promise<void> {
  const db = await database()
  await db.delete('tables', id)
  await db.delete('aside', id)
}

/** Takes a damaged save out of the list without losing it. */
export async function setAside(id: string, reason: string): Promise<void> {
  const db = await database()
  const data = await db.get('tables', id)
  if (data === undefined) return
  await db.put('aside', { id, data, reason, since: Date.now() })
  await db.delete('tables', id)
}

/** All tables of this device, the latest first; what is not even shaped like a save is set aside. */
export async function listSaves(): Promise<{ saves: Save[]; aside: AsideSave[] }> {
  const db = await database()
  const saves: Save[] = []
  for (const save of await db.getAll('tables')) {
    if (isSave(save)) saves.push(save)
    else await setAside((save as { id: string }).id, 'shape')
  }
  saves.sort((a, b) => b.updated - a.updated)
  return { saves, aside: await db.getAll('aside') }
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
