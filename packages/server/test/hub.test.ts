import { connect, createServer, type Socket } from 'node:net'
import { openHost, resumeHost } from '@spinney/host'
import { Kysely } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type News, postgresHub } from '../src/db/hub.ts'
import { openDatabase } from '../src/db/index.ts'
import { postgresDialect } from '../src/db/postgres.ts'
import type { Schema } from '../src/db/schema.ts'
import { databaseStore } from '../src/db/store.ts'
import { type Place, postgresPlace } from './support/databases.ts'
import { game } from './support/site.ts'

let place: Place
beforeAll(async () => {
  place = await postgresPlace()
})
afterAll(() => place.close())

/** A way to the database that can be closed. */
async function gateTo(address: string) {
  const { hostname, port } = new URL(address)
  const lines = new Set<Socket>()
  const gate = { isOpen: true, tries: 0, tried: () => {} }
  const server = createServer((line) => {
    gate.tries++
    gate.tried()
    line.on('error', () => {})
    if (!gate.isOpen) {
      line.destroy()
      return
    }
    const there = connect(Number(port), hostname)
    there.on('error', () => line.destroy())
    line.pipe(there).pipe(line)
    line.on('close', () => there.destroy())
    lines.add(line)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = new URL(address)
  own.port = String((server.address() as { port: number }).port)
  return {
    address: own.href,
    shut() {
      gate.isOpen = false
      gate.tries = 0
      for (const line of lines) line.destroy()
    },
    /** Done when somebody has come so often in vain. */
    refused: (times: number) =>
      new Promise<void>((resolve) => {
        gate.tried = () => {
          if (gate.tries >= times) resolve()
        }
      }),
    open() {
      gate.isOpen = true
    },
    close: () => server.close(),
  }
}

test('a listener that finds its database away again and again is back when the database is, and says what was missed', async () => {
  const address = await place.fresh()
  const gate = await gateTo(address)
  const db = new Kysely<Schema>({ dialect: postgresDialect(address, 2) })
  const speaker = postgresHub(address)
  const hub = postgresHub(gate.address, 1)
  const news: News[] = []
  let heard = (): void => {}
  let missed = (): void => {}
  const gap = new Promise<void>((resolve) => {
    missed = resolve
  })
  await hub.listen((said) => {
    news.push(said)
    heard()
  }, missed)
  const next = () =>
    new Promise<void>((resolve) => {
      heard = resolve
    })
  const announce = (version: number) =>
    db.transaction().execute((tx) => speaker.announce(tx, { table: 'one', version }))

  const first = next()
  await announce(1)
  await first
  gate.shut()
  await gate.refused(5)
  await announce(2)
  gate.open()
  await gap
  const last = next()
  await announce(3)
  await last
  expect(news.map(({ version }) => version)).toEqual([1, 3])
  await hub.close()
  await db.destroy()
  gate.close()
})

test('a table that is read while somebody answers is read as it was before, or as it is then', async () => {
  const address = await place.fresh()
  const db = await openDatabase(address)
  const store = databaseStore(db)
  const setting = { id: 'one', seating: [null, null], store }
  const host = await openHost(game, game.config({ animals: ['frog', 'otter'] }), 'seed', setting)
  const writer = new pg.Client({ connectionString: address })
  await writer.connect()
  await writer.query('begin')
  // Whoever reads has the table already, and waits for its answers.
  await writer.query('lock table rows in access exclusive mode')
  const reading = store.read('one')
  const waits = async () => {
    const { rows } = await writer.query("select 1 from pg_locks where not granted and relation = 'rows'::regclass")
    return rows.length > 0
  }
  while (!(await waits()));
  await writer.query("update tables set version = version + 1, count = count + 1 where id = 'one'")
  await writer.query(
    "insert into rows select table_id, at + 1, row from rows where table_id = 'one' order by at desc limit 1",
  )
  await writer.query('commit')
  const saved = (await reading)!
  expect(saved.version).toBe(host.position.version)
  expect(saved.rows).toHaveLength(host.position.rows.length)
  const same = await resumeHost(game, saved, setting)
  expect(same.position.table.state).toEqual(host.position.table.state)
  same.close()
  host.close()
  await writer.end()
  await db.destroy()
})
