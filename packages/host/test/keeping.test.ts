import { appendFileSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineGame, type Game, journalOf, type State } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import {
  type Clock,
  type Host,
  hostJournal,
  memoryStore,
  resumeHost,
  type Store,
  StoreConflict,
  StoreMissing,
} from '../src/index.ts'
import { fileStore, writeWhole } from '../src/node/index.ts'
import { anyMinds, game, playOut, stillClock, tollHost } from './support.ts'

const seating = [null, null, 'c']
const people = (host: Host) => host.join([0, 1])

async function again(store: Store, seats: readonly (string | null)[] = seating): Promise<Host> {
  const saved = await store.read('t')
  return resumeHost(game, saved!, { id: 't', seating: seats, store, minds: anyMinds, clock: stillClock })
}

const folder = () => mkdtempSync(join(tmpdir(), 'spinney-host-'))
const filesIn = (place: string) => fileStore((id) => join(place, id))

describe.each([
  ['memory', () => memoryStore()],
  ['files', () => filesIn(folder())],
])('a table kept in %s', (_name, newStore) => {
  test('can be gone on with at any moment, as if nothing had been', async () => {
    const store = newStore()
    const host = await tollHost(seating, { store })
    const whole = await tollHost(seating)
    for (let i = 0; i < 30 && !host.position.table.state.over; i++) {
      await playOut(host, people(host), 3)
      const other = await again(store)
      expect(other.position.rows).toEqual(host.position.rows)
      expect(other.position.version).toBe(host.position.version)
      expect(other.position.table).toEqual(host.position.table)
    }
    const last = await again(store)
    await playOut(last, people(last))
    await playOut(whole, people(whole))
    expect(last.position.table.answers).toEqual(whole.position.table.answers)
    expect(last.record()).toBe(whole.record())
  })

  test('opens from a state on the way when it is long, and every moment can still be seen', async () => {
    const store = newStore()
    const host = await tollHost(['a', 'b', 'c', 'd'], { store })
    await playOut(host, host.join([]))
    const saved = (await store.read('t'))!
    expect(saved.snapshot!.count).toBeGreaterThan(63)
    const other = await resumeHost(game, saved, { id: 't', seating: ['a', 'b', 'c', 'd'], store, clock: stillClock })
    expect(other.position.rows).toEqual(host.position.rows)
    for (const at of [0, 1, 63, 64, 65, saved.snapshot!.count]) {
      expect(other.join([]).look(at)).toEqual(host.join([]).look(at))
    }
    expect(other.record()).toBe(host.record())
  })

  test('forgets what was taken back', async () => {
    const store = newStore()
    for (const seed of 'abcdefghijkl') {
      const host = await tollHost([null, null], { store, id: seed, seed })
      const both = host.join([0, 1])
      for (let i = 0; i < 30 && !host.position.table.state.over; i++) {
        const seat = host.position.table.ask!.seat as number
        await playOut(host, both, 1)
        if (both.lookWith(seat).undoable === 0) continue
        const before = host.position.rows.length
        await both.undo(seat)
        expect((await store.read(seed))!.rows).toEqual(host.position.rows)
        expect(host.position.rows.length).toBeLessThan(before)
        return
      }
    }
    throw new Error('nothing could be taken back')
  })

  test('is never written over by somebody who does not know all of it', async () => {
    const store = newStore()
    const host = await tollHost(seating, { store })
    const other = await again(store)
    await playOut(host, people(host), 2)
    const before = other.position
    const { seat, kind, options } = before.table.ask!
    await expect(people(other).answer({ seat, kind, pick: options[0]! })).rejects.toThrow(StoreConflict)
    expect(other.position).toBe(before)
    expect((await store.read('t'))!.rows).toEqual(host.position.rows)
    await expect(tollHost(seating, { store })).rejects.toThrow(StoreConflict)
    await expect(tollHost(seating, { store, lenient: true })).rejects.toThrow(StoreConflict)
  })
})

/** A store that can be out of order. */
function fragile(store = memoryStore()) {
  const state = { broken: false }
  const through = async <T>(action: () => Promise<T>): Promise<T> => {
    if (state.broken) throw new Error('full')
    return action()
  }
  const failing: Store = {
    ...store,
    begin: (id, journal) => through(() => store.begin(id, journal)),
    append: (id, change) => through(() => store.append(id, change)),
  }
  return { store, failing, state }
}

/** A clock that stands until the test lets the next thing happen. */
function steppedClock() {
  const due = new Set<() => void>()
  const clock: Clock = {
    now: () => 0,
    after(_ms, action) {
      due.add(action)
      return () => void due.delete(action)
    },
  }
  const step = async () => {
    const actions = [...due]
    due.clear()
    for (const action of actions) action()
    await new Promise((done) => setImmediate(done))
  }
  return { clock, step, due }
}

describe('keeping', () => {
  test('is tried again although nobody answers, and everybody hears that it worked', async () => {
    const { store, failing, state } = fragile()
    const { clock, step, due } = steppedClock()
    state.broken = true
    const host = await tollHost([null, null], { store: failing, lenient: true, clock })
    const heard: boolean[] = []
    host.join([0, 1], ({ saved }) => heard.push(saved))
    await step()
    await step()
    expect(heard).toEqual([])
    expect(host.position.saved).toBe(false)
    state.broken = false
    await step()
    expect(heard).toEqual([true])
    expect((await store.read('t'))!.rows).toEqual(host.position.rows)
    expect(due.size).toBe(0)
  })

  test('is not tried again at a table that is closed', async () => {
    const { failing, state } = fragile()
    const { clock, due } = steppedClock()
    state.broken = true
    const host = await tollHost([null, null], { store: failing, lenient: true, clock })
    expect(due.size).toBe(1)
    host.close()
    expect(due.size).toBe(0)
  })

  test('what somebody else has played on with while keeping failed is not written over', async () => {
    const { store, failing, state } = fragile()
    const { clock, step, due } = steppedClock()
    const told: unknown[] = []
    const setting = { store: failing, lenient: true, clock, trouble: (error: unknown) => told.push(error) }
    const host = await tollHost([null, null], setting)
    const other = await again(store, [null, null])
    state.broken = true
    const { seat, kind, options } = host.position.table.ask!
    await people(host).answer({ seat, kind, pick: options[0]! })
    expect(host.position.saved).toBe(false)
    await people(other).answer({ seat, kind, pick: options.at(-1)! })
    const kept = await store.read('t')
    state.broken = false
    await step()
    expect(told).toEqual([expect.any(StoreConflict)])
    expect(await store.read('t')).toEqual(kept)
    expect(due.size).toBe(0)
  })

  test('a table that was removed while it was played is kept again, from its beginning', async () => {
    const stores = [memoryStore(), memoryStore()]
    const store: Store = {
      begin: (id, journal) => stores[0]!.begin(id, journal),
      append: (id, change) => stores[0]!.append(id, change),
      read: (id) => stores[0]!.read(id),
    }
    const host = await tollHost(seating, { store, lenient: true })
    await playOut(host, people(host), 4)
    stores.shift()
    await playOut(host, people(host), 1)
    expect(host.position.saved).toBe(true)
    expect((await store.read('t'))!.rows).toEqual(host.position.rows)
    expect((await again(store)).position.table).toEqual(host.position.table)
    // Where answers must be kept somebody has to know of it.
    const strict = await tollHost(seating, { store, id: 'u' })
    stores.unshift(memoryStore())
    await expect(playOut(strict, people(strict), 1)).rejects.toThrow(StoreMissing)
  })

  test('what could not be kept is kept with the next change, where play must go on', async () => {
    const { store, failing, state } = fragile()
    state.broken = true
    const host = await tollHost(seating, { store: failing, lenient: true })
    await playOut(host, people(host), 4)
    expect(people(host).now().saved).toBe(false)
    state.broken = false
    await playOut(host, people(host), 1)
    expect(people(host).now().saved).toBe(true)
    state.broken = true
    await playOut(host, people(host), 3)
    state.broken = false
    await playOut(host, people(host), 1)
    expect((await store.read('t'))!.rows).toEqual(host.position.rows)
  })

  test('where an answer must be kept, one that cannot be kept is not taken', async () => {
    const store = memoryStore()
    let broken = false
    const append: Store['append'] = (id, change) =>
      broken ? Promise.reject(new Error('full')) : store.append(id, change)
    const host = await tollHost(seating, { store: { ...store, append } })
    const before = host.position
    broken = true
    await expect(playOut(host, people(host), 1)).rejects.toThrow('full')
    expect(host.position).toBe(before)
    broken = false
    await playOut(host, people(host), 1)
    expect((await store.read('t'))!.rows).toEqual(host.position.rows)
  })

  test('a table of which only the answers were kept is played once and then kept whole', async () => {
    const host = await tollHost(seating)
    await playOut(host, people(host), 9)
    const { table, rows } = host.position
    const journal = journalOf(table)
    const store = memoryStore()
    await store.begin('t', journal)
    expect(await store.read('t')).toEqual({ journal, version: 0, rows: null, snapshot: null })
    const setting = { id: 't', seating, store, minds: anyMinds, clock: stillClock }
    const other = await resumeHost(game, (await store.read('t'))!, setting)
    expect(other.position.rows).toEqual(rows)
    expect((await store.read('t'))!.rows).toEqual(rows)
  })
})

describe('a table of earlier rules', () => {
  const setting = (store: Store) => ({ id: 't', seating, store, minds: anyMinds, clock: stillClock })
  const later = (definition: Partial<Game<State>>) => defineGame({ ...game, rules: '99', ...definition })

  test.each([
    ['memory', () => memoryStore()],
    ['files', () => filesIn(folder())],
  ])('that nobody plays any more can be looked at, and nothing of it is lost (%s)', async (_name, newStore) => {
    const store = newStore()
    const host = await tollHost(seating, { store })
    await playOut(host, people(host), 9)
    const before = await store.read('t')
    const past = await resumeHost(later({}), before!, setting(store))
    expect(past.position).toMatchObject({ closed: 'rules', rows: host.position.rows, version: host.position.version })
    expect(past.join([]).now()).toMatchObject({ closed: 'rules', waiting: null })
    const { seat, kind, options } = host.position.table.ask!
    await expect(people(past).answer({ seat, kind, pick: options[0]! })).rejects.toMatchObject({ code: 'past' })
    expect(await store.read('t')).toEqual(before)
    // A record of it: kept whole, although only its beginning may fit.
    const journal = { ...journalOf(host.position.table), answers: [...host.position.table.answers] }
    journal.answers.push({ seat: 0, kind: 'dance', pick: 'waltz' })
    const loaded = await hostJournal(later({}), journal, { ...setting(store), id: 'u' })
    expect(loaded.position).toMatchObject({ closed: 'rules', rows: host.position.rows })
    expect((await store.read('u'))!.journal).toEqual(journal)
    expect((await resumeHost(later({}), (await store.read('u'))!, { ...setting(store), id: 'u' })).record()).toBe(
      loaded.record(),
    )
    expect((await store.read('u'))!.journal).toEqual(journal)
  })

  test('that are still played goes on, without the states that the other rules laid out', async () => {
    const store = memoryStore()
    const bots = ['a', 'b', 'c', 'd']
    const host = await tollHost(bots, { store })
    host.join([], ({ count }) => count > 150 && host.setPace(null))
    host.setPace({ pause: 1 })
    await host.settled()
    const saved = (await store.read('t'))!
    expect(saved.snapshot).not.toBeNull()
    const damaged = { ...saved, snapshot: { ...saved.snapshot!, state: { flow: [], version: 0, over: true } } }
    const both = later({ earlier: { [game.rules]: { config: (config) => config } } })
    const resumed = await resumeHost(both, damaged, { ...setting(store), seating: bots })
    expect(resumed.position.table.state).toEqual(host.position.table.state)
    resumed.setPace({ pause: 0 })
    await resumed.settled()
    expect((await store.read('t'))!.journal).toMatchObject({ rules: game.rules })
    expect(resumed.position.table.state.over).toBe(true)
  })
})

describe('files', () => {
  test('a line that was cut short is dropped, and the next one takes its place', async () => {
    const place = folder()
    const host = await tollHost(seating, { store: filesIn(place) })
    await playOut(host, people(host), 3)
    appendFileSync(join(place, 't'), '{"after":4,"rows":[{"ent')
    const other = await again(filesIn(place))
    expect(other.position.rows).toEqual(host.position.rows)
    await playOut(other, people(other), 1)
    expect((await again(filesIn(place))).position.rows).toEqual(other.position.rows)
  })

  test.each([
    ['{', 'line 3: this is not JSON'],
    ['7', 'line 3: a record is missing here'],
    ['{"after":1,"version":2,"from":4}', 'line 3.rows: a list is missing here'],
    ['{"after":1,"version":-2,"from":4,"rows":[],"snapshot":null}', 'line 3.version: a whole number is missing here'],
    ['{"after":1,"version":2,"from":4,"rows":[{}],"snapshot":null}', 'line 3.rows[0].events: a list is missing here'],
    ['{"after":1,"version":2,"from":4,"rows":[],"snapshot":{"state":{}}}', 'line 3.snapshot.state: this is no state'],
    [
      '{"after":9,"version":10,"from":4,"rows":[],"snapshot":null}',
      'is kept at version 1, the change is for version 9',
    ],
    ['{"after":1,"version":2,"from":99,"rows":[],"snapshot":null}', 'the change begins after 99'],
  ])('a damaged line is named: %s', async (line, message) => {
    const place = folder()
    await tollHost(seating, { store: filesIn(place) })
    appendFileSync(join(place, 't'), `${line}\n`)
    await expect(filesIn(place).read('t')).rejects.toThrow(message)
  })

  test('there is nothing to read or to add to where there is no file', async () => {
    const store = filesIn(folder())
    expect(await store.read('t')).toBe(null)
    const summary = { count: 0, asked: null, over: false, winners: [] }
    const change = { after: 0, version: 1, from: 0, rows: [], snapshot: null, summary }
    await expect(store.append('t', change)).rejects.toThrow('ENOENT')
  })

  test('a new table is there whole or not at all, and never in the place of another', async () => {
    const place = folder()
    await tollHost(seating, { store: filesIn(place) })
    expect(readdirSync(place)).toEqual(['t'])
    const before = readFileSync(join(place, 't'), 'utf8')
    await expect(tollHost(seating, { store: filesIn(place), seed: 'b' })).rejects.toThrow(StoreConflict)
    expect(readFileSync(join(place, 't'), 'utf8')).toBe(before)
    expect(readdirSync(place)).toEqual(['t'])
    await expect(tollHost(seating, { store: filesIn(join(place, 'nowhere')) })).rejects.toThrow('ENOENT')
  })

  test('a whole file is replaced in one go, and nothing is left beside it', async () => {
    const place = folder()
    const file = join(place, 'a.json')
    writeFileSync(file, 'old')
    await writeWhole(file, 'new')
    expect(readFileSync(file, 'utf8')).toBe('new')
    await expect(writeWhole(join(place, 'no', 'a.json'), 'new')).rejects.toThrow('ENOENT')
  })
})
