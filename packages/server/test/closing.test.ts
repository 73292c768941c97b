import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { type Readable, Writable } from 'node:stream'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openStream } from '../src/api/stream.ts'
import { closeSilent } from '../src/http/silent.ts'
import { PLACES, type Place } from './support/databases.ts'
import { Program } from './support/program.ts'
import { Browser, openSite } from './support/site.ts'

const TERMS = { open: true, onlookers: true, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, terms: TERMS }
const HOUR = 3_600_000

describe.each(PLACES)('a server on $name that is stopped', ({ open }) => {
  let place: Place
  beforeAll(async () => {
    place = await open()
  })
  afterAll(() => place.close())

  test('waits for no bot, and what bots had to do is done by the next one', async () => {
    const database = await place.fresh()
    // Its bots would take an hour for everything.
    const slow = await openSite(database, { pause: HOUR })
    const ada = await new Browser(slow).named('Ada')
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
    const { body: table } = await ada.send('POST', '/api/tables', { ...WISH, seats })
    const player = await ada.play(table)
    let now = await player.now()
    while (now.waiting === 'person') {
      const { asked, version } = now.view
      const request = { seat: 0, kind: asked!.kind, pick: asked!.options![0], version }
      expect(await player.call('answer', request)).toMatchObject({ reply: null })
      now = await player.now()
    }
    await slow.close()

    const quick = await openSite(database)
    const there = await ada.at(quick).play(table)
    // It may have been done before anybody came.
    const { version } = await there.now()
    if (version === now.version) await there.reached(version + 1)
    await quick.close()
  })

  test('ends what programs listen to', async () => {
    const site = await openSite(await place.fresh())
    const ada = await new Browser(site).named('Ada')
    const { body } = await ada.send('POST', '/api/programs', { name: 'Ada 2000' })
    const program = new Program(site.url, body.token)
    const { body: table } = await program.send('POST', '/tables', { ...WISH, seats: [{ kind: 'me' }, { kind: 'me' }] })
    const stream = program.stream(`/tables/${table.id}/stream?seat=0`)
    expect((await stream.next()).value).toHaveProperty('update')
    await site.close()
    expect(await stream.next()).toMatchObject({ done: true })
  })
})

test('a server that is stopped does not wait for programs that do not read what they are sent', async () => {
  let gone = false
  // Its socket takes nothing more.
  const raw = new Writable({ write: () => {} })
  const reply = { raw, header: () => reply, send: (out: Readable) => out.pipe(raw) }
  vi.useFakeTimers()
  try {
    const stream = openStream({ headers: {} } as FastifyRequest, reply as unknown as FastifyReply, () => {
      gone = true
    })
    for (let i = 0; i < 100; i++) stream.send({ text: 'x'.repeat(1000) })
    stream.end()
    await vi.advanceTimersByTimeAsync(4_000)
    expect([raw.destroyed, gone]).toEqual([false, false])
    await vi.advanceTimersByTimeAsync(2_000)
    expect([raw.destroyed, gone]).toEqual([true, true])
  } finally {
    vi.useRealTimers()
  }
})

test('a server that is stopped does not wait for connections that have asked for nothing', async () => {
  const app = Fastify()
  closeSilent(app)
  app.get('/', async () => 'here')
  // Node lets go of nobody by itself.
  app.server.headersTimeout = 0
  app.server.requestTimeout = 0
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here')
  const accepted = once(app.server, 'connection')
  const socket = connect(port, '127.0.0.1')
  await accepted
  const closed = once(socket, 'close')
  await app.close()
  await closed
  expect(socket.bytesRead).toBe(0)
})
