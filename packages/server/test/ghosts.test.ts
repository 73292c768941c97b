import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Place, sqlitePlace } from './support/databases.ts'
import { Program } from './support/program.ts'
import { Browser, ORIGIN, openSite, type Site } from './support/site.ts'

const TERMS = { open: true, onlookers: true, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, seats: [{ kind: 'me' }, { kind: 'me' }] }
/** Somebody who goes at once is mostly gone before the table is open. */
const TIMES = 12

let place: Place
let site: Site
beforeAll(async () => {
  place = await sqlitePlace()
  site = await openSite(await place.fresh(), { metrics: 'the secret of the metrics' })
})
afterAll(async () => {
  await site.close()
  await place.close()
})

async function clients(): Promise<string[]> {
  const headers = { authorization: 'Bearer the secret of the metrics' }
  const text = await (await fetch(`${site.url}/metrics`, { headers })).text()
  return text.split('\n').filter((line) => /^spinney_(?:clients\{|tables_in_memory )/.test(line))
}

/** Comes back when nobody is at any table; nothing else ends this. */
async function nobody(table: string): Promise<void> {
  const isEmpty = async () => (await clients()).every((line) => line.endsWith(' 0'))
  while (!(await isEmpty()));
  expect(site.company.presence.of(table)).toEqual({ seats: {}, watching: 0 })
}

test('whoever goes while the table is opened is not at the table', async () => {
  const ada = await new Browser(site).named('Ada')
  const { body: table } = await ada.send('POST', '/api/tables', { ...WISH, terms: TERMS })
  const url = `${site.url.replace('http', 'ws')}/api/tables/${table.id}/play`
  for (let i = 0; i < TIMES; i++) {
    const socket = new WebSocket(url, { headers: { origin: ORIGIN, cookie: ada.cookie } })
    await new Promise((resolve) => socket.on('open', resolve))
    socket.terminate()
    // Whoever comes after it finds out what became of it.
    const player = await ada.play(table)
    await player.now()
    await player.close()
  }
  await nobody(table.id)
})

test('a program that breaks off while its table is opened is not at the table', async () => {
  const ada = await new Browser(site).named('Ada')
  const { body } = await ada.send('POST', '/api/programs', { name: 'Ada 2000' })
  const program = new Program(site.url, body.token)
  const { body: table } = await program.send('POST', '/tables', { ...WISH, terms: TERMS })
  for (let i = 0; i < TIMES; i++) {
    const stop = new AbortController()
    const headers = { authorization: `Bearer ${body.token}` }
    const asking = fetch(`${site.url}/api/v1/tables/${table.id}/stream?seat=0`, { headers, signal: stop.signal })
    await new Promise(setImmediate)
    stop.abort()
    await asking.catch(() => {})
    await program.send('GET', `/tables/${table.id}?seat=0`)
  }
  await nobody(table.id)
})
