import type { Update } from '@spinney/host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnPostgres, startPostgres } from './support/postgres.ts'
import { Browser, openSite, type Player, type Site } from './support/site.ts'

/** How many seconds the database is away at least; nothing depends on it. */
const AWAY = Number(process.env.SPINNEY_TEST_AWAY ?? 0)
const TERMS = { open: true, onlookers: true, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, terms: TERMS }

let postgres: OwnPostgres
let sites: Site[]
beforeAll(async () => {
  postgres = await startPostgres()
  sites = await Promise.all([1, 2].map(() => openSite(`${postgres.address}/postgres`)))
})
afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()))
  await postgres.stop()
})

/** What a player sees once the news of a version have come. */
async function caughtUp(player: Player, version: number): Promise<Update> {
  const now = await player.now()
  return now.version >= version ? now : player.reached(version)
}

/** One more answer, which everybody hears of. */
async function step(players: readonly Player[]): Promise<Update> {
  const { view, version } = await players[0]!.now()
  const seat = view.asked!.seat as number
  const player = players[seat]!
  const { view: own } = await caughtUp(player, version)
  const request = { seat, kind: own.asked!.kind, pick: own.asked!.options![0], version: own.version }
  expect(await player.call('answer', request)).toMatchObject({ reply: null })
  const done = await player.now()
  await Promise.all(players.map((each) => caughtUp(each, done.version)))
  return done
}

test('the database goes away and comes back: nobody is told that something was kept which was not', async () => {
  const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name, i) => new Browser(sites[i]!).named(name)))
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { body: table } = await ada!.send('POST', '/api/tables', { ...WISH, seats })
  await ben!.send('POST', `/api/tables/${table.id}/seat`, { seat: 1 })
  const players = [await ada!.play(table), await ben!.play(table)]
  let { version, rows } = await players[0]!.now()
  for (let i = 0; i < 4; i++) ({ version } = await step(players))
  await Promise.all(players.map((player) => caughtUp(player, version)))
  ;({ rows } = await players[0]!.now())

  await postgres.pause()
  expect((await fetch(`${sites[0]!.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${sites[0]!.url}/readyz`)).status).toBe(503)
  const seat = (await players[0]!.now()).view.asked!.seat as number
  const { view } = await players[seat]!.now()
  const request = { seat, kind: view.asked!.kind, pick: view.asked!.options![0], version: view.version }
  // Clients try again and again, as the page does: each try has a clean answer, and nothing happens.
  for (let i = 0; i < 10; i++) {
    const said = await players[seat]!.call('answer', request)
    expect(said).toMatchObject({ failure: { code: 'internal', message: expect.stringContaining('Nothing was lost') } })
    for (const path of ['/api/tables', `/api/tables/${table.id}`, '/api/session']) {
      const { status, body } = await ada!.send('GET', path)
      expect({ status, code: body.code }, path).toEqual({ status: 500, code: 'internal' })
    }
  }
  for (const player of players) expect((await player.now()).version).toBe(version)

  await new Promise((resolve) => setTimeout(resolve, AWAY * 1000))
  await postgres.resume()
  // What was chosen before counts now, once; and the game goes on at both nodes.
  expect(await players[seat]!.call('answer', request)).toMatchObject({ reply: null })
  expect(await players[seat]!.call('answer', request)).toMatchObject({ failure: { code: 'stale' } })
  await Promise.all(players.map((player) => caughtUp(player, version + 1)))
  for (let i = 0; i < 4; i++) ({ version } = await step(players))
  const ends = await Promise.all(players.map((player) => caughtUp(player, version).then(() => player.now())))
  expect(ends[0]!.count).toBe(ends[1]!.count)
  expect(ends[0]!.rows.slice(0, rows.length)).toEqual(rows)
  expect((await fetch(`${sites[0]!.url}/readyz`)).status).toBe(200)
  await Promise.all(players.map((player) => player.close()))
})
