import { spawn, spawnSync } from 'node:child_process'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Update } from '@spinney/host'
import { describe, expect, test } from 'vitest'
import { PLACES, type Place, sqlitePlace } from './support/databases.ts'
import { Program } from './support/program.ts'
import { Browser, openSite, type Site, siteForAll } from './support/site.ts'

const TERMS = { open: false, onlookers: false, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, terms: TERMS }
const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const TSX = [process.execPath, at('node_modules/tsx/dist/cli.mjs')]

/** The examples, and what runs them. */
const EXAMPLES: readonly (readonly [string, readonly string[]])[] = [
  ['examples/typescript/player.ts', TSX],
  ['examples/python/player.py', ['python3']],
]

/** A person with a program, by name. */
async function owner(site: Site, name: string) {
  const browser = await new Browser(site).named(name)
  const made = await browser.send('POST', '/api/programs', { name: `${name} 2000` })
  expect(made).toMatchObject({ status: 200, body: { program: { name: `${name} 2000` } } })
  return { browser, made: made.body, program: new Program(site.url, made.body.token) }
}

describe.each(PLACES)('programs as players on $name', ({ open }) => {
  let place: Place
  let site: Site
  siteForAll(open, (opened, at) => {
    site = opened
    place = at
  })

  test('two programs play a whole game, one of them opened the table', async () => {
    const [ada, ben] = await Promise.all([owner(site, 'Ada'), owner(site, 'Ben')])
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { body: table } = await ada.program.send('POST', '/tables', { ...WISH, seats })
    const { body: sat } = await ben.program.send('POST', `/tables/${table.id}/seat`, { seat: 1, link: table.link })
    expect(sat).toMatchObject({ stage: 'playing', mine: [1], seats: [{ program: true }, { program: true }] })
    const results = await Promise.all([ada, ben].map(({ program }) => program.play(table.id)))
    expect(results[0]!.view.result).toEqual(results[1]!.view.result)
    expect(results[0]!.count).toBeGreaterThan(10)
    const { body: record } = await ben.program.send('GET', `/tables/${table.id}/record`)
    expect(record.whole).toBe(true)
  })

  test('an answer counts once, for its version only, and for nobody else’s seat', async () => {
    const [ada, ben] = await Promise.all([owner(site, 'Ada'), owner(site, 'Ben')])
    const { body: table } = await ada.browser.send('POST', '/api/tables', {
      ...WISH,
      seats: [{ kind: 'open' }, { kind: 'me' }],
    })
    const given = await ada.browser.send('POST', `/api/tables/${table.id}/program`, {
      seat: 0,
      program: ada.made.program.id,
    })
    expect(given.body).toMatchObject({ stage: 'playing', seats: [{ name: 'Ada 2000', program: true }, {}] })
    const person = await ada.browser.play(table)
    const look = async (): Promise<Update> => (await ada.program.send('GET', `/tables/${table.id}/view`)).body
    while ((await look()).view.asked?.seat !== 0) {
      const { view } = await person.now()
      const request = { seat: 1, kind: view.asked!.kind, pick: view.asked!.options![0], version: view.version }
      expect(await person.call('answer', request)).toMatchObject({ reply: null })
    }
    const { view, version } = await look()
    const answer = { kind: view.asked!.kind, pick: view.asked!.options![0], version: view.version }
    const path = `/tables/${table.id}/answer`
    expect((await ben.program.send('POST', path, answer)).status).toBe(404)
    expect(await ada.program.send('POST', path, { ...answer, seat: 1 })).toMatchObject({ status: 409 })
    const ends = await Promise.all([0, 1].map(() => ada.program.send('POST', path, answer)))
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(ends.find(({ status }) => status === 409)!.body.code).toBe('stale')
    expect((await look()).version).toBe(version + 1)
    expect(await ada.program.send('POST', path, { ...answer, pick: { odd: [] } })).toMatchObject({ status: 400 })
    await person.close()
  })

  test('a program takes back the seat that a bot keeps since its clock ran out, and no other seat', async () => {
    let time = 1_000_000
    const timed = await openSite(await place.fresh(), { now: () => time })
    const [ada, ben] = await Promise.all([owner(timed, 'Ada'), owner(timed, 'Ben')])
    const terms = { ...TERMS, clock: { turn: 60, reserve: 30 } }
    const wish = { ...WISH, terms, seats: [{ kind: 'me' }, { kind: 'me' }] }
    const { body: table } = await ada.program.send('POST', '/tables', wish)
    const path = `/tables/${table.id}`
    const asked = (await ada.program.send('GET', `${path}/view?seat=0`)).body.view.asked
    expect((await ada.program.send('POST', `${path}/back`)).body.code).toBe('closed')
    time += 100_000
    await timed.company.timeUp(table.id)
    const answer = { seat: asked.seat, kind: asked.kind, pick: 'x', version: 0 }
    expect((await ada.program.send('POST', `${path}/answer`, answer)).body.message).toMatch('a bot answers')
    expect((await ben.program.send('POST', `${path}/back`)).status).toBe(404)
    expect((await ada.program.send('POST', `${path}/back`)).body).toMatchObject({ id: table.id, mine: [0, 1] })
    expect((await ada.program.send('POST', `${path}/answer`, answer)).body.message).not.toMatch('a bot answers')
    await timed.close()
  })

  test('people end a game without waiting for programs, whose streams end with it', async () => {
    const [ada, ben] = await Promise.all([owner(site, 'Ada'), owner(site, 'Ben')])
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { body: table } = await ada.browser.send('POST', '/api/tables', { ...WISH, seats })
    await ben.program.send('POST', `/tables/${table.id}/seat`, { seat: 1, link: table.link })
    const lines = ben.program.stream(`/tables/${table.id}/stream`)
    expect((await lines.next()).value).toMatchObject({ update: { closed: null } })
    expect((await ada.browser.send('POST', `/api/tables/${table.id}/motion`, { kind: 'end' })).status).toBe(200)
    let last: unknown = null
    for await (const line of lines) last = line
    expect(last).toMatchObject({ update: { closed: 'ended', view: { over: false } } })
    expect((await ada.browser.send('GET', `/api/tables/${table.id}`)).body.stage).toBe('over')
  })

  test('a token that is revoked is worth nothing, and its streams end', async () => {
    const ada = await owner(site, 'Ada')
    const { body: table } = await ada.program.send('POST', '/tables', {
      ...WISH,
      seats: [{ kind: 'me' }, { kind: 'me' }],
    })
    const lines = ada.program.stream(`/tables/${table.id}/stream`)
    expect((await lines.next()).value).toHaveProperty('update')
    const listed = await ada.browser.send('GET', '/api/programs')
    expect(listed.body.programs).toMatchObject([{ id: ada.made.program.id, name: 'Ada 2000' }])
    expect(JSON.stringify(listed.body)).not.toContain(ada.made.token)
    const ben = await owner(site, 'Ben')
    const path = `/api/programs/${ada.made.program.id}`
    expect((await ben.browser.send('DELETE', path)).status).toBe(404)
    expect((await ada.browser.send('DELETE', path)).status).toBe(200)
    expect((await lines.next()).value).toMatchObject({ failure: { code: 'session' } })
    expect((await lines.next()).done).toBe(true)
    expect((await ada.program.send('GET', '/me')).status).toBe(401)
  })

  test('a token opens nothing but the interface for programs, and a cookie does not open that', async () => {
    const { made, program, browser } = await owner(site, 'Ada')
    expect((await program.send('GET', '/me')).body).toEqual({ program: made.program })
    const thief = new Browser(site)
    thief.cookie = `spinney=${made.token}`
    expect((await thief.send('GET', '/api/session')).body).toEqual({ person: null })
    expect((await thief.send('GET', '/api/you')).status).toBe(401)
    const bearer = { authorization: `Bearer ${made.token}` }
    expect((await new Browser(site).send('GET', '/api/tables/mine', undefined, bearer)).status).toBe(401)
    const session = browser.cookie.split('=')[1]!
    for (const token of [session, '', 'spinney_program_', `${made.token}x`]) {
      expect((await new Program(site.url, token).send('GET', '/me')).status, token).toBe(401)
    }
    expect((await browser.send('GET', '/api/v1/me')).status).toBe(401)
  })

  test('who goes for good takes their programs along', async () => {
    const { browser, program } = await owner(site, 'Ada')
    expect((await browser.send('DELETE', '/api/account', {})).status).toBe(200)
    expect((await program.send('GET', '/me')).status).toBe(401)
  })
})

describe('programs by others', () => {
  let place: Place
  let site: Site
  siteForAll(sqlitePlace, (opened, at) => {
    site = opened
    place = at
  })

  test('the examples in TypeScript and in Python play a whole game against each other', async () => {
    const python = spawnSync('python3', ['--version'])
    expect(python.status, 'this test needs python3 on the PATH').toBe(0)
    const [ada, ben] = await Promise.all([owner(site, 'Ada'), owner(site, 'Ben')])
    const seats = [{ kind: 'open' }, { kind: 'open' }]
    const eve = await new Browser(site).named('Eve')
    const { body: table } = await eve.send('POST', '/api/tables', {
      ...WISH,
      config: { animals: ['frog', 'otter', 'heron'] },
      seats: [...seats, { kind: 'me' }],
    })
    const where = `${table.id}#${table.link}`
    const tokens = [ada.made.token, ben.made.token]
    const players = EXAMPLES.map(([file, command], i) => play(command, file, site, where, tokens[i]!))
    // A person plays along.
    while ((await eve.send('GET', `/api/tables/${table.id}`)).body.stage === 'gathering') await sleep()
    const person = await eve.play(table)
    for (let now = await person.now(); !now.view.over; now = await person.now()) {
      const { asked, version } = now.view
      if (asked?.seat !== 2) await person.reached(now.version + 1)
      else await person.call('answer', { seat: 2, kind: asked.kind, pick: asked.options![0], version })
    }
    const { result } = (await person.now()).view
    expect(result).not.toBeNull()
    for (const { code, output } of await Promise.all(players)) {
      expect(code, output).toBe(0)
      expect(JSON.parse(output)).toEqual(result)
    }
    await person.close()
  })

  test.each(EXAMPLES)(
    '%s takes back the seat that a bot keeps, once it reaches the server again',
    async (file, command) => {
      let time = 1_000_000
      // The bot thinks for longer than anybody waits.
      const timed = await openSite(await place.fresh(), { now: () => time, pause: 3_600_000 })
      const way = await openWay(timed)
      const [ada, eve] = await Promise.all([owner(timed, 'Ada'), new Browser(timed).named('Eve')])
      const terms = { ...TERMS, clock: { turn: 60, reserve: 0 } }
      const seats = [{ kind: 'me' }, { kind: 'open' }]
      const { body: table } = await eve.send('POST', '/api/tables', { ...WISH, terms, seats })
      const ended = play(command, file, way, `${table.id}#${table.link}`, ada.made.token)
      while ((await eve.send('GET', `/api/tables/${table.id}`)).body.stage === 'gathering') await sleep()
      const person = await eve.play(table)
      /** Answers for Eve until it is no more her turn; false: the game is over. */
      const playOn = async (): Promise<boolean> => {
        for (;;) {
          const { asked, over, version } = (await person.now()).view
          if (over || asked?.seat !== 0) return !over
          await person.call('answer', { seat: 0, kind: asked.kind, pick: asked.options![0], version })
        }
      }
      way.setOpen(false)
      expect(await playOn()).toBe(true)
      time += 61_000
      await timed.company.timeUp(table.id)
      await person.hears(({ seats }) => seats[1]!.standIn !== null)
      way.setOpen(true)
      await person.hears(({ seats }) => seats[1]!.standIn === null)
      while (await playOn()) await person.reached((await person.now()).version + 1)
      const { code, output } = await ended
      expect(code, output).toBe(0)
      await person.close()
      way.close()
      await timed.close()
    },
  )

  test('events of a stream are as browsers want them, and it goes on where it broke off', async () => {
    const { program } = await owner(site, 'Ada')
    const { body: table } = await program.send('POST', '/tables', { ...WISH, seats: [{ kind: 'me' }, { kind: 'me' }] })
    const path = `/tables/${table.id}/stream?seat=1&since=0`
    const response = await program.open('GET', path, undefined, { accept: 'text/event-stream' })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const reader = response.body!.getReader()
    const { value } = await reader.read()
    expect(new TextDecoder().decode(value)).toMatch(/^data: \{"update":\{"version":\d+,.*"viewer":1,/)
    await reader.cancel()
    const { value: line } = await program.stream(path).next()
    expect(line).toMatchObject({ update: { viewer: 1 } })
  })

  test('the interface describes itself, without any script', async () => {
    const response = await fetch(`${site.url}/api/docs/openapi.json`)
    const document = await response.json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths).sort()).toEqual([
      '/api/v1/me',
      '/api/v1/tables',
      '/api/v1/tables/{id}',
      '/api/v1/tables/{id}/answer',
      '/api/v1/tables/{id}/back',
      '/api/v1/tables/{id}/record',
      '/api/v1/tables/{id}/seat',
      '/api/v1/tables/{id}/stream',
      '/api/v1/tables/{id}/view',
    ])
    const page = await fetch(`${site.url}/api/docs`)
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
    const text = await page.text()
    expect(text).not.toContain('<script')
    for (const path of Object.keys(document.paths)) expect(text).toContain(path)
    // What a stream sends is lines, not one update.
    const { content } = document.paths['/api/v1/tables/{id}/stream'].get.responses['200']
    expect(Object.keys(content)).toEqual(['application/x-ndjson', 'text/event-stream'])
    const lines = content['application/x-ndjson'].schema.anyOf
    expect(lines.map(({ required }: { required: string[] }) => required)).toEqual([['update'], ['beat'], ['failure']])
    // Nothing of other addresses, and nothing that is not for programs.
    expect(text).not.toMatch(/\/api\/(?:session|account|sign-in)/)
  })

  test('a program that asks too often is told to wait', async () => {
    const own = await openSite(await place.fresh(), { limits: { requests: 20, window: 3_600_000 } })
    const { program } = await owner(own, 'Ada')
    for (let i = 0; i < 20; i++) expect((await program.send('GET', '/me')).status).toBe(200)
    const response = await program.open('GET', '/me')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({ code: 'often' })
    await own.close()
  })

  test('a server that is told to stop does not wait for streams', async () => {
    const own = await openSite(await place.fresh())
    const { program } = await owner(own, 'Ada')
    const { body: table } = await program.send('POST', '/tables', { ...WISH, seats: [{ kind: 'me' }, { kind: 'me' }] })
    const lines = program.stream(`/tables/${table.id}/stream`)
    await lines.next()
    await own.close()
    expect((await lines.next()).done).toBe(true)
  })
})

const sleep = () => new Promise((resolve) => setTimeout(resolve, 20))

/** A way to a site that can be closed: whoever is on it is cut off then, and nobody comes through. */
async function openWay(site: Site) {
  const { port } = new URL(site.url)
  const sockets = new Set<Socket>()
  let isOpen = true
  const server = createServer((near) => {
    if (!isOpen) {
      near.destroy()
      return
    }
    const far = connect(Number(port), '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const setOpen = (is: boolean) => {
    isOpen = is
    if (!is) for (const socket of sockets) socket.destroy()
  }
  const close = () => {
    setOpen(false)
    server.close()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, setOpen, close }
}

function play(
  [command, ...words]: readonly string[],
  file: string,
  site: { url: string },
  where: string,
  token: string,
) {
  const env = { ...process.env, SPINNEY_TOKEN: token }
  const child = spawn(command!, [...words, at(file), site.url, where], { env })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
}
