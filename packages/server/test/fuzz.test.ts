import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Random, randomFrom } from '@spinney/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Place, sqlitePlace } from './support/databases.ts'
import { Program } from './support/program.ts'
import { Browser, ORIGIN, openSite, type Player, type Site } from './support/site.ts'

/** Messages in all; so many of them by HTTP. */
const MESSAGES = Number(process.env.SPINNEY_TEST_MESSAGES ?? 100_000)
const REQUESTS = MESSAGES / 20
/** Messages that are on their way at once. */
const AT_ONCE = 64
/** What garbage collection may leave over, after a hundred thousand messages. */
const GROWTH = 24 * 1024 * 1024

const TERMS = { open: false, onlookers: true, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, terms: TERMS }
const CLEAN = new Set(['message', 'refused', 'stale', 'seat', 'config'])

let place: Place
let site: Site
const troubles: unknown[] = []
beforeAll(async () => {
  place = await sqlitePlace()
  site = await openSite(await place.fresh(), { trouble: (_, error) => void troubles.push(error) })
})
afterAll(async () => {
  await site.close()
  await place.close()
})

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
function heap(): number {
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  // What messages are kept in is not on the heap of JavaScript.
  return heapUsed + external
}

const one = <T>(random: Random, things: readonly T[]): T => things[random.below(things.length)]!

/** Values that no field expects, and some that it might. */
function oddValue(random: Random, depth = 0): unknown {
  const simple = [null, true, 0, -1, 1e308, 2 ** 53, 0.5, '', 'a', '\u0000', '\ud800', '__proto__', 'x'.repeat(300), 7]
  if (depth > 3 || random.below(3) > 0) return one(random, simple)
  const values = Array.from({ length: random.below(4) }, () => oddValue(random, depth + 1))
  if (random.below(2) === 0) return values
  const names = ['constructor', '__proto__', 'id', 'call', 'request', 'toString', 'seat', 'pick', 'x']
  return Object.fromEntries(values.map((value) => [one(random, names), value]))
}

const CALLS = [
  'since',
  'beat',
  'answer',
  'chain',
  'plan',
  'undo',
  'viewer',
  'look',
  'why',
  'record',
  'history',
  'settings',
]

interface Situation {
  /** A seat that is not the sender's. */
  readonly foreign: number
  readonly kind: string
  readonly option: unknown
  readonly version: number
}

/** Nothing of this may change anything. */
function nonsense(random: Random, { foreign, kind, option, version }: Situation): string {
  const id = random.below(1_000_000)
  const call = one(random, CALLS)
  const stale = { seat: 1 - foreign, kind, pick: option, version: version + 1 + random.below(9) }
  const wellFormed = [
    { id, call: 'answer', request: stale },
    { id, call: 'answer', request: { ...stale, seat: foreign, version } },
    { id, call: 'answer', request: { ...stale, version, pick: 'nothing that was offered' } },
    { id, call: 'chain', request: { seat: foreign, picks: [option], version } },
    { id, call: 'plan', request: { seat: foreign, picks: [option] } },
    { id, call: 'undo', request: { seat: foreign, whole: true } },
    { id, call: 'viewer', request: { seat: foreign } },
    { id, call: 'hint', request: { seat: foreign } },
    { id, call: 'why', request: { seat: foreign } },
    { id, call: 'look', request: { at: 1_000_000 } },
  ]
  switch (random.below(6)) {
    case 0:
      return JSON.stringify(one(random, wellFormed))
    case 1: {
      // Cut off somewhere.
      const text = JSON.stringify(one(random, wellFormed))
      return text.slice(0, random.below(text.length - 1))
    }
    case 2:
      return JSON.stringify({ id, call, request: oddValue(random) })
    case 3:
      return JSON.stringify({
        ...one(random, wellFormed),
        [one(random, ['id', 'call', 'request', 'more'])]: oddValue(random),
      })
    case 4: {
      const message = one(random, wellFormed)
      const name = one(random, [...Object.keys(message.request), 'more'])
      return JSON.stringify({ ...message, request: { ...message.request, [name]: { odd: [oddValue(random)] } } })
    }
    default:
      return `${'['.repeat(random.below(9))}${String.fromCharCode(...Array.from({ length: random.below(60) }, () => random.below(0xffff)))}`
  }
}

/** Sends texts one after the other, some at once, and counts what comes back for each. */
async function flood(player: Player, texts: Iterable<string>, codes: Map<string, number>): Promise<void> {
  const { socket } = player
  let waiting = 0
  let wake = (): void => {}
  const hear = (data: unknown) => {
    const { failure } = JSON.parse(String(data)) as { failure?: { code: string } }
    const code = failure?.code ?? 'reply'
    codes.set(code, (codes.get(code) ?? 0) + 1)
    waiting--
    wake()
  }
  socket.removeAllListeners('message')
  socket.on('message', hear)
  const room = (most: number) =>
    new Promise<void>((resolve) => {
      wake = () => waiting <= most && resolve()
      wake()
    })
  for (const text of texts) {
    if (waiting >= AT_ONCE) await room(AT_ONCE / 2)
    waiting++
    socket.send(random01(text) ? text : Buffer.from(text))
  }
  await room(0)
}

/** Half of all texts go as bytes. */
const random01 = (text: string) => text.length % 2 === 0

async function begun() {
  const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => new Browser(site).named(name)))
  const { body: table } = await ada!.send('POST', '/api/tables', { ...WISH, seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben!.send('POST', `/api/tables/${table.id}/seat?link=${table.link}`, { seat: 1 })
  const made = await ada!.send('POST', '/api/programs', { name: 'Ada 2000' })
  return { ada: ada!, ben: ben!, eve: eve!, table, program: new Program(site.url, made.body.token) }
}

test(`${MESSAGES} malformed, stale, foreign and oversized messages: each has a clean answer, and nothing happens`, async () => {
  const random = randomFrom('fuzz')
  const { ada, ben, eve, table, program } = await begun()
  const players = [await ada.play(table), await ben.play(table)] as const
  const onlooker = await eve.play(table, table.link)
  const before = await Promise.all([...players, onlooker].map((player) => player.now()))
  const seat = before[0]!.view.asked!.seat as number
  const { asked, version } = before[seat]!.view
  const situation = { kind: asked!.kind, option: asked!.options![0], version }
  const codes = new Map<string, number>()
  function* texts(count: number, foreign: number) {
    for (let i = 0; i < count; i++) yield nonsense(random, { ...situation, foreign })
  }
  const third = Math.floor((MESSAGES - REQUESTS) / 3)
  // Memory is compared once everything has been warm.
  const rest: number[] = []
  for (const share of [0.2, 0.8]) {
    await flood(players[0], texts(third * share, 1), codes)
    await flood(players[1], texts(third * share, 0), codes)
    await flood(onlooker, texts(third * share, seat), codes)
    await requests(random, (REQUESTS * share) | 0, { ada, eve, program, table }, codes)
    rest.push(heap())
  }
  const total = [...codes.values()].reduce((sum, count) => sum + count, 0)
  expect(total).toBeGreaterThanOrEqual(MESSAGES - 10)
  const odd = [...codes.keys()].filter(
    (code) => !CLEAN.has(code) && !['reply', 'missing', 'session', 'name'].includes(code),
  )
  expect(odd).toEqual([])
  expect(troubles).toEqual([])
  expect(rest[1]! - rest[0]!).toBeLessThan(GROWTH)
  for (const player of [...players, onlooker]) player.socket.close()
  const again = await Promise.all([await ada.play(table), await ben.play(table)].map((player) => player.now()))
  expect(again).toEqual(before.slice(0, 2))
  if (process.env.SPINNEY_TEST_MESSAGES !== undefined) {
    console.log(`${total} messages: ${[...codes].map(([code, count]) => `${code} ${count}`).join(', ')}`)
    console.log(`heap: ${rest.map((bytes) => `${(bytes / 2 ** 20).toFixed(1)} MiB`).join(', then ')}`)
  }
}, 600_000)

interface Senders {
  readonly ada: Browser
  readonly eve: Browser
  readonly program: Program
  readonly table: { readonly id: string; readonly link: string }
}

/** Nonsense by HTTP, at every address that takes something. */
async function requests(
  random: Random,
  count: number,
  { ada, eve, program, table }: Senders,
  codes: Map<string, number>,
) {
  const here = `/api/tables/${table.id}`
  const line = 'x'.repeat(22)
  const people = { cookie: '' }
  const programs = { authorization: `Bearer ${program.token}` }
  /** Where nothing is expected to be sent, only somebody who has no seat asks. */
  const foreign = { cookie: eve.cookie }
  const addresses: readonly [string, string, Record<string, string>][] = [
    ...['seat', 'bot', 'program', 'motion', 'vote', 'talk', `talk/${line}/mute`, `talk/${line}/report`].map(
      (name): [string, string, Record<string, string>] => ['POST', `${here}/${name}`, people],
    ),
    ...['tables', 'session', 'sign-in', 'account', 'passkeys', 'programs', 'notices/browsers', 'notices/test'].map(
      (name): [string, string, Record<string, string>] => ['POST', `/api/${name}`, people],
    ),
    ['PUT', `${here}/standing`, people],
    ['PUT', '/api/notices', people],
    ...['back', 'resign', 'rematch'].map((name): [string, string, Record<string, string>] => [
      'POST',
      `${here}/${name}`,
      foreign,
    ]),
    ['DELETE', `${here}/seat`, foreign],
    ...[`tables/${table.id}/answer`, `tables/${table.id}/seat`, 'tables', `tables/${'x'.repeat(99)}/answer`].map(
      (name): [string, string, Record<string, string>] => ['POST', `/api/v1/${name}`, programs],
    ),
    ['GET', `/api/v1/tables/${table.id}/stream?since=x`, programs],
    ['GET', `/api/v1/tables/${table.id}/stream?seat=77`, programs],
    ['GET', `/api/v1/tables/${line}/view`, programs],
    ['GET', `/api/v1/tables/${table.id}/record?odd=1`, foreign],
  ]
  const send = async () => {
    const [method, path, who] = one(random, addresses)
    const body = random.below(8) === 0 ? 'x'.repeat(random.below(100_000)) : nonsenseBody(random)
    const response = await fetch(`${site.url}${path}`, {
      method,
      ...(method === 'GET' ? {} : { body }),
      headers: {
        origin: ORIGIN,
        'content-type': one(random, ['application/json', 'application/json', 'application/json', 'text/plain', 'x/y']),
        ...(who === people ? { cookie: one(random, [ada, eve]).cookie } : who),
      },
    })
    const { code } = (await response.json()) as { code?: string }
    expect(response.status, `${method} ${path} ${body.slice(0, 200)}`).toBeGreaterThanOrEqual(400)
    expect(response.status, `${method} ${path} ${body.slice(0, 200)}`).toBeLessThan(500)
    codes.set(code!, (codes.get(code!) ?? 0) + 1)
  }
  for (let i = 0; i < count; i += 16) await Promise.all(Array.from({ length: Math.min(16, count - i) }, send))
}

/** Never a body that is right for any address. */
function nonsenseBody(random: Random): string {
  const fields = ['seat', 'bot', 'name', 'pick', 'kind', 'version', 'terms', 'seats', 'game', 'link', 'response']
  const body = Object.fromEntries(fields.filter(() => random.below(3) > 0).map((name) => [name, oddValue(random)]))
  const text = JSON.stringify({ ...body, odd: 1 })
  return random.below(4) === 0 ? text.slice(0, random.below(text.length - 1) + 1) : text
}

test('a message that is too large ends its socket, and nothing else', async () => {
  const { ada, ben, table } = await begun()
  const other = await ben.play(table)
  for (const size of [65 * 1024, 1024 * 1024]) {
    const player = await ada.play(table)
    await player.now()
    const closed = new Promise<number>((resolve) => player.socket.on('close', resolve))
    player.socket.on('error', () => {})
    player.socket.send('x'.repeat(size))
    expect(await closed).toBe(1009)
  }
  const player = await ada.play(table)
  const almost = JSON.stringify({ id: 1, call: 'answer', request: { pick: 'x'.repeat(60 * 1024) } })
  expect(await player.raw(almost, 1)).toMatchObject({ failure: { code: 'message' } })
  expect((await other.now()).version).toBe((await player.now()).version)
  await Promise.all([player.close(), other.close()])
})

test('a socket is for pages of this address', async () => {
  const { ada, table } = await begun()
  const url = `${site.url.replace('http', 'ws')}/api/tables/${table.id}/play`
  for (const origin of ['https://elsewhere.test', 'null', site.url.replace('http', 'https')]) {
    const socket = new WebSocket(url, { headers: { origin, cookie: ada.cookie } })
    await new Promise((resolve) => socket.on('error', resolve))
    expect(socket.readyState).not.toBe(WebSocket.OPEN)
  }
})
