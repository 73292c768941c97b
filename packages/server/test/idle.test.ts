import { memoryStore, openHost, resumeHost, type Store } from '@spinney/host'
import { randomFrom, type Seat } from '@spinney/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPresence } from '../src/company/presence.ts'
import { alone, type Hub, type Word } from '../src/db/hub.ts'
import { openDatabase } from '../src/db/index.ts'
import { OFFERED } from '../src/offered.ts'
import { createRooms } from '../src/rooms/rooms.ts'
import { sqlitePlace } from './support/databases.ts'
import { Browser, game, openSite } from './support/site.ts'

const TERMS = { open: true, onlookers: true, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, terms: TERMS }

describe('a table at which nothing happens', () => {
  test('is worked out for nobody: a beat of its four clients is answered without looking at it', async () => {
    const place = await sqlitePlace()
    let looked = 0
    const aides = () => ++looked
    const site = await openSite(await place.fresh(), { games: { toll: { rules: game, aides } } })
    const ada = await new Browser(site).named('Ada')
    const { body: table } = await ada.send('POST', '/api/tables', { ...WISH, seats: [{ kind: 'me' }, { kind: 'me' }] })
    const players = await Promise.all([1, 2, 3, 4].map(() => ada.play(table)))
    const versions = await Promise.all(players.map(async (player) => (await player.now()).version))
    const before = looked
    expect(before).toBeGreaterThan(0)
    for (const [i, player] of players.entries()) {
      expect(await player.call('beat', { version: versions[i] })).toMatchObject({ reply: null })
    }
    expect(looked).toBe(before)
    // Whoever has missed something hears of it.
    const missed = await players[0]!.call('beat', { version: versions[0]! + 1 })
    expect(missed).toMatchObject({ reply: { version: versions[0] } })
    await Promise.all(players.map((player) => player.close()))
    await site.close()
    await place.close()
  })

  test('has no timer, and is not in memory when nobody is there', async () => {
    vi.useFakeTimers()
    const store = memoryStore()
    const setting = { id: 'one', seating: [null, null], store }
    const host = await openHost(game, game.config({ animals: ['frog', 'otter'] }), 'seed', setting)
    host.close()
    const rooms = createRooms(
      async () => resumeHost(game, (await store.read('one'))!, setting),
      async () => 0,
    )
    const members = await Promise.all([[0], [1], [], []].map((seats) => rooms.enter('one', seats, () => {})))
    expect(rooms.size).toBe(1)
    expect(vi.getTimerCount()).toBe(0)
    for (const member of members) member.leave()
    expect(rooms.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  afterEach(() => {
    vi.useRealTimers()
  })
})

describe('who is there', () => {
  const MINUTE = 60_000
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is said again only where somebody is at another node', async () => {
    const place = await sqlitePlace()
    const db = await openDatabase(await place.fresh())
    const said: string[] = []
    let hear = (_word: Word, _node: string): void => {}
    const hub: Hub = {
      ...alone,
      overhear: (listener) => {
        hear = listener
      },
      tell: async (_db, { table, detail }) => void said.push(`${table} ${detail}`),
    }
    const none = () => {}
    const presence = createPresence(db, hub, none, none, Date.now)
    const visit = presence.enter('one', [0])
    presence.enter('two', [1])
    expect(said.splice(0)).toEqual(['one ?', 'one 0..0', 'two ?', 'two 1..0'])
    vi.advanceTimersByTime(5 * MINUTE)
    expect(said).toEqual([])

    hear({ about: 'presence', table: 'one', detail: '1..0' }, 'another')
    expect(presence.of('one').seats).toEqual({ 0: 'here', 1: 'here' })
    vi.advanceTimersByTime(MINUTE / 2)
    expect(said.splice(0)).toEqual(['one 0..0'])
    // The other one says nothing any more: it is gone, and nobody needs to be told.
    vi.advanceTimersByTime(2 * MINUTE)
    said.length = 0
    expect(presence.of('one').seats).toEqual({ 0: 'here' })
    vi.advanceTimersByTime(5 * MINUTE)
    expect(said).toEqual([])
    // Whoever comes later asks, and is told.
    hear({ about: 'presence', table: 'one', detail: '?' }, 'third')
    expect(said.splice(0)).toEqual(['one 0..0'])
    visit.leave()
    presence.close()
    await db.destroy()
    await place.close()
  })
})

describe('opening a table', () => {
  /** Answers between two states that are kept. */
  const APART = 64

  test.each(['root', 'smallworld'])(
    'of %s plays no more answers again than lie between two states that are kept',
    async (name) => {
      const { rules } = OFFERED[name]!
      const config = rules.config(name === 'root' ? { seats: ['marquise', 'eyrie'] } : { players: 2 })
      const store: Store = memoryStore()
      const setting = { id: 'one', seating: [null, null], store }
      const host = await openHost(rules, config, 'long', setting)
      const all = host.join([0, 1])
      const random = randomFrom('long')
      let longest = 0
      while (host.position.table.ask !== null) {
        const { kind, options, seat } = host.position.table.ask
        const { run, answers } = host.position.table
        // What its player may take back is not settled, and is played again as well.
        const { snapshot, rows } = (await store.read('one'))!
        if (answers.length > 0) expect(rows!.length - (snapshot?.count ?? 0)).toBeLessThan(APART + run.length + 1)
        longest = Math.max(longest, rows!.length - (snapshot?.count ?? 0))
        await all.answer({ seat: seat as Seat, kind, pick: options[random.below(options.length)]! })
      }
      expect(longest).toBeGreaterThan(APART / 2)
      const saved = (await store.read('one'))!
      const again = await resumeHost(rules, saved, setting)
      expect(again.position.table.checkpoints[1]!.count).toBe(saved.snapshot!.count)
      expect(again.position.table.state).toEqual(host.position.table.state)
      expect(saved.rows!.length).toBeGreaterThan(2 * APART)
      again.close()
      host.close()
    },
  )
})
