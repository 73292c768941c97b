import { existsSync, writeFileSync } from 'node:fs'
import { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDisk } from '../src/db/disk.ts'
import { sqliteDialect } from '../src/db/sqlite.ts'
import { type Place, sqlitePlace } from './support/databases.ts'

interface Things {
  things: { id: number }
}

let place: Place
beforeAll(async () => {
  place = await sqlitePlace()
})
afterAll(() => place.close())

/** A disk that waits until it is told how a wait ends. */
function slowDisk(path: string) {
  const waits: { done(): void; fail(): void }[] = []
  const disk = createDisk(
    path,
    () =>
      new Promise<void>((resolve, reject) => {
        waits.push({ done: resolve, fail: () => reject(new Error('the disk is gone')) })
      }),
  )
  return { disk, waits }
}

/** What can happen without the disk has happened by then: all of it happens in between two turns of the event loop. */
async function until(is: () => boolean): Promise<void> {
  do await new Promise(setImmediate)
  while (!is())
}

async function withThings() {
  const file = await place.fresh()
  writeFileSync(file, '')
  const { disk, waits } = slowDisk(file)
  const db = new Kysely<Things>({ dialect: sqliteDialect(file, disk) })
  const made = db.schema.createTable('things').addColumn('id', 'integer').execute()
  await until(() => waits.length === 1)
  waits.shift()!.done()
  await made
  return { db, waits }
}

test('a commit is acknowledged when it is on the disk, and whoever reads it meanwhile waits as well', async () => {
  const { db, waits } = await withThings()
  const heard: string[] = []
  const adding = db
    .transaction()
    .execute((tx) => tx.insertInto('things').values({ id: 1 }).execute())
    .then(() => heard.push('kept'))
  await until(() => waits.length === 1)
  const reading = db
    .selectFrom('things')
    .selectAll()
    .execute()
    .then((rows) => heard.push(`read ${rows.length}`))
  await until(() => true)
  expect(heard).toEqual([])
  expect(waits).toHaveLength(1)
  waits.shift()!.done()
  await Promise.all([adding, reading])
  expect(heard.sort()).toEqual(['kept', 'read 1'])
  // Nothing was written since: nobody waits.
  await db.transaction().execute((tx) => tx.selectFrom('things').selectAll().execute())
  expect(waits).toHaveLength(0)
  await db.destroy()
})

test('one wait is enough for many, but not for those who come while it lasts', async () => {
  const { db, waits } = await withThings()
  let kept = 0
  const add = (id: number) =>
    db
      .insertInto('things')
      .values({ id })
      .execute()
      .then(() => void kept++)
  const first = add(1)
  await until(() => waits.length === 1)
  const others = [2, 3, 4].map(add)
  await until(() => true)
  expect(waits).toHaveLength(1)
  waits.shift()!.done()
  await first
  await until(() => waits.length === 1)
  expect(kept).toBe(1)
  waits.shift()!.done()
  await Promise.all(others)
  expect(kept).toBe(4)
  await db.destroy()
})

test('what may not have reached the disk is not acknowledged, and the next one is', async () => {
  const { db, waits } = await withThings()
  const lost = expect(db.insertInto('things').values({ id: 1 }).execute()).rejects.toThrow('the disk is gone')
  await until(() => waits.length === 1)
  waits.shift()!.fail()
  await lost
  const next = db.insertInto('things').values({ id: 2 }).returning('id').execute()
  await until(() => waits.length === 1)
  waits.shift()!.done()
  expect(await next).toEqual([{ id: 2 }])
  await db.destroy()
})

test('what is waited for is the log of the database', async () => {
  const file = await place.fresh()
  const synced: number[] = []
  const disk = createDisk(`${file}-wal`, async (log) => {
    synced.push((await log.stat()).size)
  })
  const db = new Kysely<Things>({ dialect: sqliteDialect(file, disk) })
  await db.schema.createTable('things').addColumn('id', 'integer').execute()
  await db.insertInto('things').values({ id: 1 }).execute()
  expect(existsSync(`${file}-wal`)).toBe(true)
  expect(synced.every((size, i) => size > (synced[i - 1] ?? 0))).toBe(true)
  expect(synced).toHaveLength(2)
  await db.destroy()
})
