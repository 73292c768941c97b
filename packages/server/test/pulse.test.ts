import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sqlitePlace } from './support/databases.ts'
import { Browser, openSite } from './support/site.ts'

const TERMS = { open: true, onlookers: true, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, seats: [{ kind: 'me' }, { kind: 'open' }] }
/** Longer than from one look at the sockets to the next. */
const A_WHILE = 31_000

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('whoever has vanished without a word is not seen at the table any more, whoever answers is', async () => {
  const place = await sqlitePlace()
  const site = await openSite(await place.fresh())
  const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => new Browser(site).named(name)))
  const { body: table } = await ada!.send('POST', '/api/tables', { ...WISH, terms: TERMS })
  await ben!.send('POST', `/api/tables/${table.id}/seat`, { seat: 1 })
  const players = [await ada!.play(table), await ben!.play(table)]
  await players[1]!.hears(({ seats }) => seats[0]!.here === 'here')
  // What comes to this one is not read any more, and nothing comes from there.
  players[0]!.socket.pause()
  for (let looks = 0; looks < 3; looks++) {
    const pinged = new Promise((resolve) => players[1]!.socket.once('ping', resolve))
    vi.advanceTimersByTime(A_WHILE)
    // This one says nothing either, but answers when it is asked; at the first look both had just come.
    if (looks === 1) await pinged
    if (looks > 0) await players[1]!.now()
  }
  await players[1]!.hears(({ seats }) => seats[0]!.here === 'gone')
  expect(players[1]!.company.at(-1)!.seats[1]!.here).toBe('here')
  players[0]!.socket.terminate()
  await players[1]!.close()
  await site.close()
  await place.close()
})
