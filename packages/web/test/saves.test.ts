import 'fake-indexeddb/auto'
import { botCalled, playMatch } from '@spinney/bots'
import { toll } from '@spinney/example-toll'
import {
  type Game,
  journalOf,
  openTable as layTable,
  readRecord,
  type State,
  submit,
  undoable,
  writeRecord,
} from '@spinney/kernel'
import { deleteDB, openDB } from 'idb'
import { beforeAll, expect, test } from 'vitest'
import type { FromEngine, SeatPlan, TablePlan, Update } from '../src/engine/protocol.ts'
import { branchTable, loadTable, type OpenTable, openTable, resumeTable } from '../src/engine/tables.ts'
import { deviceStore, listSaves, readSave, removeSave, savedOf } from '../src/saves.ts'

// Other test files keep tables in the same database.
beforeAll(() => deleteDB('spinney'))

const game = toll as unknown as Game<State>
const person: SeatPlan = { kind: 'person', name: 'Ada' }
const bot: SeatPlan = { kind: 'bot', name: 'Wen', level: 'novice' }
const settings = { forced: false }
/** Only ends what hangs. */
const HANGS = 600_000
const planOf = (id: string, seats: readonly SeatPlan[]): TablePlan => {
  const animals = ['frog', 'heron', 'otter'].slice(0, seats.length)
  return { id, game: 'toll', config: { animals }, seats, created: 0 }
}

/** What a worker of an earlier Spinney has kept: version 1 of the database, the whole record in one text. */
async function keptBefore(id: string, answers: number): Promise<TablePlan> {
  const plan = planOf(id, [person, person])
  const table = layTable(game, game.config(plan.config), `seed of ${id}`)
  for (let i = 0; i < answers; i++) {
    const { seat, kind, options } = table.ask!
    submit(table, { seat, kind, pick: options[i % options.length]! })
  }
  const record = writeRecord(journalOf(table))
  const count = table.answers.length
  const db = await openDB('spinney', 1, {
    upgrade(base) {
      base.createObjectStore('tables', { keyPath: 'id' })
      base.createObjectStore('aside', { keyPath: 'id' })
    },
  })
  await db.put('tables', { id, plan, record, count, asked: 0, over: false, winners: [], updated: 7 })
  db.close()
  return plan
}

/** Plays at a table that the engine has open; the people answer with their last option. */
async function playOn(table: OpenTable, updates: Update[], answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const { view } = updates.at(-1) ?? table.now()
    const seat = view.asked!.seat as number
    const mine = await table.calls.viewer({ seat })
    const { kind, options } = mine.view.asked!
    await table.calls.answer({ seat, kind, pick: options!.at(-1)!, version: mine.view.version })
  }
}

const hearing = (updates: Update[]) => (message: FromEngine) => {
  if ('update' in message) updates.push(message.update)
}

test('a table that an earlier Spinney has kept goes on, and none of it is lost', async () => {
  const plan = await keptBefore('toll-old', 9)
  expect((await listSaves()).saves).toMatchObject([{ id: 'toll-old', plan, updated: 7 }])
  const old = (await readSave('toll-old'))!
  const { answers, seals } = readRecord(old.record)
  const updates: Update[] = []
  const table = await resumeTable({ id: 'toll-old', settings }, hearing(updates))
  expect(table.now()).toMatchObject({ plan, count: answers.length, closed: null, saved: true })
  await playOn(table, updates, 3)
  const save = (await readSave('toll-old'))!
  expect(readRecord(save.record)).toMatchObject({ answers: [], seals })
  const kept = await savedOf(save)
  expect(kept.journal.answers.slice(0, answers.length)).toEqual(answers)
  expect(kept.journal.answers.length).toBe(updates.at(-1)!.count)
  const again = await resumeTable({ id: 'toll-old', settings }, () => {})
  expect(again.now().rows).toEqual((await table.calls.viewer({ seat: null })).rows)
})

test('a table is kept answer by answer, and two windows never write over each other', async () => {
  const updates: Update[] = []
  const plan = planOf('toll-two', [person, person])
  const first = await openTable({ plan, seed: 'a', settings }, hearing(updates))
  await playOn(first, updates, 2)
  const second = await resumeTable({ id: 'toll-two', settings }, () => {})
  await playOn(first, updates, 2)
  const kept = await savedOf((await readSave('toll-two'))!)
  expect(kept.journal.answers).toHaveLength(updates.at(-1)!.count)
  await expect(playOn(second, [], 1)).rejects.toThrow('is kept at version')
  expect(await savedOf((await readSave('toll-two'))!)).toEqual(kept)
})

test('a database that was removed while somebody plays is made anew, with the whole game', async () => {
  const updates: Update[] = []
  const plan = planOf('toll-gone', [person, person])
  const table = await openTable({ plan, seed: 'a', settings }, hearing(updates))
  await playOn(table, updates, 3)
  await deleteDB('spinney')
  expect(await readSave('toll-gone')).toBeNull()
  await playOn(table, updates, 1)
  expect(updates.at(-1)!.saved).toBe(true)
  const kept = await savedOf((await readSave('toll-gone'))!)
  expect(kept.journal.answers).toHaveLength(updates.at(-1)!.count)
  expect((await resumeTable({ id: 'toll-gone', settings }, () => {})).now().count).toBe(updates.at(-1)!.count)
})

test('a connection that ended without a word is replaced', async () => {
  const updates: Update[] = []
  const plan = planOf('toll-shut', [person, person])
  const table = await openTable({ plan, seed: 'a', settings }, hearing(updates))
  // As the browser does it: what is asked of this connection from now on fails.
  const transaction = IDBDatabase.prototype.transaction
  let failed = 0
  IDBDatabase.prototype.transaction = function () {
    failed++
    IDBDatabase.prototype.transaction = transaction
    this.close()
    throw new DOMException('The database connection is closing.', 'InvalidStateError')
  }
  await playOn(table, updates, 1)
  expect(failed).toBe(1)
  expect(updates.at(-1)!.saved).toBe(true)
  expect((await savedOf((await readSave('toll-shut'))!)).journal.answers).toHaveLength(updates.at(-1)!.count)
})

test('what cannot be saved is said, and saved when that works again, although nobody answers', async () => {
  const updates: Update[] = []
  const plan = planOf('toll-full', [person, person])
  const table = await openTable({ plan, seed: 'a', settings }, hearing(updates))
  // A Spinney to come has the database: this one cannot open it.
  ;(await openDB('spinney', 99)).close()
  await playOn(table, updates, 2)
  const { count, version } = updates.at(-1)!
  expect(updates.map(({ saved }) => saved)).toEqual([false, false])
  await deleteDB('spinney')
  await expect.poll(() => updates.at(-1)!.saved, { timeout: HANGS }).toBe(true)
  expect(updates.at(-1)).toMatchObject({ count, version, from: count, rows: [] })
  expect((await savedOf((await readSave('toll-full'))!)).journal.answers).toHaveLength(count)
})

test('what was taken back is forgotten on the device, too', async () => {
  const store = deviceStore(planOf('toll-undo', [person, bot]))
  const journal = journalOf(layTable(game, game.config({ animals: ['frog', 'heron'] }), 'a'))
  const rows = journal.answers.map((entry) => ({ entry, events: [] }))
  const summary = { count: rows.length, asked: 0, over: false, winners: [] }
  await store.begin('toll-undo', { ...journal, answers: [] })
  await store.append('toll-undo', { after: 0, version: 1, from: 0, rows, snapshot: null, summary })
  const count = 2
  const change = { after: 1, version: 2, from: count, rows: [], snapshot: null, summary: { ...summary, count } }
  await store.append('toll-undo', change)
  expect((await store.read('toll-undo'))!.rows).toEqual(rows.slice(0, count))
  await expect(store.append('toll-undo', change)).rejects.toThrow('is kept at version 2')
  await removeSave('toll-undo')
  expect(await store.read('toll-undo')).toBeNull()
  await expect(store.append('toll-undo', change)).rejects.toThrow('there is no table')
})

test('a damaged table is set aside with all its rows', async () => {
  const updates: Update[] = []
  const plan = planOf('toll-hurt', [person, person])
  await playOn(await openTable({ plan, seed: 'a', settings }, hearing(updates)), updates, 3)
  const db = await openDB('spinney')
  const save = await db.get('tables', 'toll-hurt')
  await db.put('tables', { ...save, record: save.record.slice(0, 200) })
  db.close()
  await expect(resumeTable({ id: 'toll-hurt', settings }, () => {})).rejects.toThrow('cut short')
  const { saves, aside } = await listSaves()
  expect(saves.some(({ id }) => id === 'toll-hurt')).toBe(false)
  const data = aside.find(({ id }) => id === 'toll-hurt')!.data as { rows: unknown[] }
  expect(data.rows).toHaveLength(updates.at(-1)!.count)
  await expect(resumeTable({ id: 'toll-hurt', settings }, () => {})).rejects.toThrow('there is no saved table')
})

test('a new table under the name of another one does not write over it', async () => {
  const updates: Update[] = []
  const plan = planOf('toll-twice', [person, person])
  await playOn(await openTable({ plan, seed: 'a', settings }, hearing(updates)), updates, 3)
  const count = updates.at(-1)!.count
  const second = await openTable({ plan, seed: 'b', settings }, () => {})
  expect(second.now()).toMatchObject({ saved: true, version: 1 })
  const data = (await listSaves()).aside.find(({ id }) => id === 'toll-twice')!.data as { rows: unknown[] }
  expect(data.rows).toHaveLength(count)
})

test('a record whose seed is not there yet can be looked at only, also after a reload', async () => {
  const table = layTable(game, game.config({ animals: ['frog', 'heron'] }), 'a')
  const journal = journalOf(table)
  const record = writeRecord({ ...journal, seals: journal.seals.map((seal) => ({ ...seal, seed: null })) })
  const loaded = await loadTable({ id: 'closed', record, name: 'Bot', settings }, () => {})
  expect(loaded.now()).toMatchObject({ closed: 'seed', waiting: null, count: table.answers.length })
  expect((await resumeTable({ id: 'closed', settings }, () => {})).now()).toEqual(loaded.now())
})

test('a game that begins with the answers of another one is there after a reload, and takes back none of them', async () => {
  const source = layTable(game, game.config({ animals: ['frog', 'heron'] }), 'a')
  const last = () => Number(source.answers.at(-1)!.seat)
  for (let i = 0; i < 6 || undoable(source, last()) === 0; i++) {
    const { seat, kind, options } = source.ask!
    submit(source, { seat, kind, pick: options[0]! })
  }
  const at = source.answers.length
  const plan = planOf('toll-branch', [person, person])
  const updates: Update[] = []
  const record = writeRecord(journalOf(source))
  const table = await branchTable({ plan, record, at, seed: 'b', settings }, hearing(updates))
  expect((await table.calls.viewer({ seat: last() })).undoable).toBe(0)
  await playOn(table, updates, 3)
  const { count } = updates.at(-1)!
  const again = await resumeTable({ id: plan.id, settings }, () => {})
  expect(again.now()).toMatchObject({ count, closed: null, saved: true })
})

test('the worker plays the game that the arena plays with the same seed and bots', async () => {
  const seats: SeatPlan[] = [bot, bot, bot]
  const plan = planOf('toll-seed', seats)
  const updates: Update[] = []
  const table = await openTable({ plan, seed: 'one', settings }, hearing(updates))
  await table.calls.pace({ pause: 0 })
  await expect.poll(() => updates.at(-1)?.view.over, { timeout: HANGS }).toBe(true)
  const picks: unknown[] = []
  await playMatch(game, {
    config: game.config(plan.config),
    bots: seats.map(() => botCalled('novice')),
    seed: 'one',
    table: plan.id,
    hear: (_state, { options }, index) => picks.push(options[index]),
  })
  const { text } = await table.calls.record({})
  expect(readRecord(text).answers.map(({ pick }) => pick)).toEqual(picks)
})
