import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Place, postgresPlace } from './support/databases.ts'
import { Browser, openSite, type Player, type Site } from './support/site.ts'

let place: Place
let sites: Site[]
beforeAll(async () => {
  place = await postgresPlace()
  const address = await place.fresh()
  // Looks for ended sessions so often that nobody has to wait here.
  const people = { sweep: 50 }
  sites = await Promise.all([1, 2, 3].map(() => openSite(address, { people })))
})
afterAll(async () => {
  await Promise.all(sites.map((site) => site.close()))
  await place.close()
})

const TERMS = { open: true, onlookers: true, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, terms: TERMS }

test('three nodes are one site: a game between two of them, looked at from the third', async () => {
  const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name, i) => new Browser(sites[i]!).named(name)))
  const { body: table } = await ada!.send('POST', '/api/tables', { ...WISH, seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect((await ben!.send('POST', `/api/tables/${table.id}/seat`, { seat: 1 })).status).toBe(200)
  const players = [await ada!.play(table), await ben!.play(table)] as const
  const onlooker = await eve!.play(table)
  let version = Math.max(...(await Promise.all([...players, onlooker].map(async (all) => (await all.now()).version))))
  for (let i = 0; i < 25; i++) {
    const seat = (await players[0].now()).view.asked?.seat as number | undefined
    if (seat === undefined) break
    const player: Player = players[seat]!
    const { view } = await player.now()
    const request = { seat, kind: view.asked!.kind, pick: view.asked!.options![0], version: view.version }
    expect(await player.call('answer', request)).toMatchObject({ reply: null })
    version = (await player.now()).version
    const [there, outside] = await Promise.all([players[1 - seat]!.reached(version), onlooker.reached(version)])
    expect(there.count).toBe(outside.count)
    expect(outside.view.asked?.options ?? null).toBeNull()
  }
  await Promise.all([...players, onlooker].map((player) => player.close()))
})

test('somebody goes on at another node, with the same cookie', async () => {
  const ada = await new Browser(sites[0]!).named('Ada')
  const { body: table } = await ada.send('POST', '/api/tables', { ...WISH, seats: [{ kind: 'me' }, { kind: 'me' }] })
  const here = await ada.play(table)
  const { count } = await here.now()
  await here.close()
  const there = await ada.at(sites[2]!).play(table)
  expect((await there.now()).count).toBe(count)
  await there.close()
})

test('a session that is ended at one node ends its sockets at the others', async () => {
  const ada = await new Browser(sites[0]!).named('Ada')
  const { body: table } = await ada.send('POST', '/api/tables', { ...WISH, seats: [{ kind: 'me' }, { kind: 'me' }] })
  const player = await ada.at(sites[1]!).play(table)
  await player.now()
  const closed = new Promise((resolve) => player.socket.on('close', resolve))
  await ada.send('DELETE', '/api/session')
  await closed
})
