import { type Change, openHost, resumeHost, StoreConflict, StoreMissing } from '@spinney/host'
import { journalOf, openTable, type Row } from '@spinney/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../src/db/index.ts'
import { databaseStore } from '../src/db/store.ts'
import { PLACES, type Place } from './support/databases.ts'
import { game } from './support/site.ts'

const CONFIG = game.config({ animals: ['frog', 'otter'] })
const SUMMARY = { count: 1, asked: 0, over: false, winners: [] }
const row = (pick: string): Row => ({ entry: { seat: 0, kind: 'load', pick }, events: [] })
const change = (after: number, from: number, rows: readonly Row[]): Change => ({
  after,
  version: after + 1,
  from,
  rows,
  snapshot: null,
  summary: SUMMARY,
})

describe.each(PLACES)('tables in $name', ({ open }) => {
  let place: Place
  let db: Database
  beforeAll(async () => {
    place = await open()
    db = await openDatabase(await place.fresh())
  })
  afterAll(async () => {
    await db.destroy()
    await place.close()
  })

  /** A table that nobody has answered at. */
  async function begun(id: string) {
    const store = databaseStore(db)
    const journal = { ...journalOf(openTable(game, CONFIG, 'seed')), answers: [] }
    await store.begin(id, journal)
    return { store, journal }
  }

  test('a table comes back as it was kept, with its seed', async () => {
    const { store, journal } = await begun('kept')
    await store.append('kept', change(0, 0, [row('frog'), row('otter')]))
    const saved = await store.read('kept')
    expect(saved).toMatchObject({ version: 1, rows: [row('frog'), row('otter')], snapshot: null })
    expect(saved?.journal).toEqual({ ...journal, answers: [row('frog').entry, row('otter').entry] })
    expect(await store.read('another')).toBeNull()
  })

  test('answers that were taken back are gone, and a state is kept with what follows', async () => {
    const { store } = await begun('undone')
    await store.append('undone', change(0, 0, [row('frog'), row('otter')]))
    const snapshot = { count: 1, rules: '1', state: openTable(game, CONFIG, 'seed').state }
    await store.append('undone', { ...change(1, 1, [row('heron')]), snapshot })
    const saved = await store.read('undone')
    expect(saved?.rows).toEqual([row('frog'), row('heron')])
    expect(saved?.snapshot).toMatchObject({ count: 1, rules: '1' })
    expect(JSON.stringify(saved?.snapshot?.state)).toBe(JSON.stringify(snapshot.state))
  })

  test('of two who follow the same version one is refused, and nothing of it is kept', async () => {
    const { store } = await begun('raced')
    const race = ['frog', 'otter', 'heron', 'magpie'].map((pick) => store.append('raced', change(0, 0, [row(pick)])))
    const ends = await Promise.allSettled(race)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(StoreConflict)
    const saved = await store.read('raced')
    expect(saved?.version).toBe(1)
    expect(saved?.rows).toHaveLength(1)
  })

  test('what does not follow, what is missing and what is there already is refused', async () => {
    const { store, journal } = await begun('strict')
    await expect(store.append('strict', change(0, 5, [row('frog')]))).rejects.toThrow('begins after 5')
    await expect(store.append('strict', change(7, 0, [row('frog')]))).rejects.toThrow('kept at version 0')
    await expect(store.append('nowhere', change(0, 0, [row('frog')]))).rejects.toBeInstanceOf(StoreMissing)
    await expect(store.begin('strict', journal)).rejects.toThrow('there is a table strict already')
    expect((await store.read('strict'))?.version).toBe(0)
  })

  test('a long game is kept in one piece', async () => {
    const { store } = await begun('long')
    const rows = Array.from({ length: 1500 }, (_, i) => row(`card ${i}`))
    await store.append('long', change(0, 0, rows))
    expect((await store.read('long'))?.rows).toEqual(rows)
  })

  test('a game that bots play is kept row by row and goes on where it was', async () => {
    const store = databaseStore(db)
    const setting = { id: 'played', seating: ['random', 'random'], store }
    const host = await openHost(game, CONFIG, 'a seed', setting)
    host.setPace({ pause: 0 })
    await host.settled()
    host.close()
    const saved = await store.read('played')
    const again = await resumeHost(game, saved!, setting)
    expect(again.position.table.state).toEqual(host.position.table.state)
    expect(again.position.rows).toEqual(host.position.rows)
    expect(again.record()).toBe(host.record())
  })

  test('a database that is opened again keeps what it has', async () => {
    const address = await place.fresh()
    const first = await openDatabase(address)
    await databaseStore(first).begin('stays', journalOf(openTable(game, CONFIG, 'seed')))
    await first.destroy()
    const second = await openDatabase(address)
    expect((await databaseStore(second).read('stays'))?.version).toBe(0)
    await second.destroy()
  })
})
