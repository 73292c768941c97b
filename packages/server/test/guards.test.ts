import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Place, sqlitePlace } from './support/databases.ts'
import { Browser, openSite, type Site } from './support/site.ts'

const TERMS = { open: false, onlookers: false, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, terms: TERMS }

/** So few in so long that no machine is too slow for them. */
const LIMITS = { requests: 40, sessions: 5, messages: 20, window: 3_600_000 }

describe('what the site lets pass', () => {
  let place: Place
  let site: Site
  let page: string
  beforeAll(async () => {
    place = await sqlitePlace()
    const database = await place.fresh()
    // A folder named `assets`, so that the path to the page holds the word, too.
    page = join(database, '..', 'assets', 'page')
    mkdirSync(join(page, 'assets'), { recursive: true })
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>Spinney</title>')
    writeFileSync(join(page, 'assets', 'a.js'), 'export {}')
    writeFileSync(join(page, '.secret'), 'hidden')
    writeFileSync(join(page, '..', 'outside.txt'), 'hidden')
    symlinkSync(join(page, '..', 'outside.txt'), join(page, 'link.txt'))
    symlinkSync(join(page, '..'), join(page, 'up'))
    symlinkSync(join('assets', 'a.js'), join(page, 'alias.js'))
    site = await openSite(database, { page, origin: null, limits: LIMITS })
  })
  afterAll(async () => {
    await site.close()
    await place.close()
  })

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site.url}${path}`, { headers })

  test('the page comes at every address of its own, with strict headers', async () => {
    for (const path of ['/', '/online', '/online/root-autumn-abc', '/table/x']) {
      const response = await get(path)
      expect(response.status, path).toBe(200)
      expect(await response.text()).toContain('<title>Spinney</title>')
      const policy = response.headers.get('content-security-policy')!
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy.match(/script-src[^;]*unsafe/)).toBeNull()
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    }
    expect((await get('/assets/a.js')).headers.get('cache-control')).toContain('immutable')
    for (const path of ['/', '/online', '/alias.js']) {
      const { status, headers } = await fetch(`${site.url}${path}`, { method: 'HEAD' })
      expect([status, headers.get('cache-control')], path).toEqual([200, 'no-cache'])
    }
  })

  test('who has a file gets none, until it changes', async () => {
    const tag = (await get('/')).headers.get('etag')!
    // By itself `fetch` would ask for the whole file.
    const known = { 'if-none-match': tag, 'cache-control': 'max-age=0' }
    expect((await get('/', known)).status).toBe(304)
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>Spinney</title><p>new')
    expect((await get('/', known)).status).toBe(200)
  })

  test('a page that is gone is missed in words, and found when it is back', async () => {
    renameSync(join(page, 'index.html'), join(page, 'away.html'))
    for (const path of ['/', '/online']) {
      const response = await get(path)
      expect([response.status, await response.json()], path).toEqual([
        503,
        { code: 'missing', message: 'The page is not built. Run: npm run build' },
      ])
    }
    expect((await get('/assets/a.js')).status).toBe(200)
    renameSync(join(page, 'away.html'), join(page, 'index.html'))
    expect((await get('/')).status).toBe(200)
  })

  test('what is not there is not the page', async () => {
    const secret = ['/assets/b.js', '/.secret', '/api/nothing', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/settings.db']
    for (const path of [...secret, '/link.txt', '/up/outside.txt', '/up/page/link.txt', '//', '/%']) {
      const response = await get(path)
      expect([400, 403, 404], path).toContain(response.status)
      expect(await response.text()).not.toMatch(/hidden|root:|SQLite/)
    }
  })

  test('it says whether it is alive and ready', async () => {
    expect((await get('/healthz')).status).toBe(200)
    expect(await (await get('/readyz')).json()).toEqual({ ready: true })
  })

  test('a page of the same address may act, one of another may not', async () => {
    const ada = new Browser(site)
    expect((await ada.send('POST', '/api/session', { name: 'Ada' }, { origin: site.url })).status).toBe(200)
    for (const origin of ['https://elsewhere.test', site.url.replace('http', 'https'), 'null']) {
      expect((await ada.send('POST', '/api/session', { name: 'Eve' }, { origin })).status, origin).toBe(401)
    }
  })

  test('whoever asks too often is told to wait, and others are not', async () => {
    const statuses = new Set<number>()
    for (let i = 0; i < 6; i++) {
      const { status } = await new Browser(site).send('POST', '/api/session', { name: 'Ben' }, { origin: site.url })
      statuses.add(status)
    }
    expect([...statuses].at(-1)).toBe(429)
    const busy = { cookie: 'spinney=busy' }
    for (let i = 0; i < 40; i++) await get('/api/session', busy)
    expect((await get('/api/session', busy)).status).toBe(429)
    expect((await get('/api/session', { cookie: 'spinney=calm' })).status).toBe(200)
  })

  test('behind a proxy whoever asks is counted as the proxy says, not as they say themselves', async () => {
    const own = await openSite(await place.fresh(), { limits: LIMITS, proxy: true, origin: null })
    const from = (address: string) =>
      fetch(`${own.url}/api/session`, { method: 'POST', headers: { 'x-forwarded-for': address }, body: '' })
    const statuses: number[] = []
    // What they send themselves stands before what the proxy adds.
    for (let i = 0; i < 6; i++) statuses.push((await from(`198.51.100.${i}, 192.0.2.1`)).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await from('192.0.2.1, 192.0.2.2')).status).not.toBe(429)
    await own.close()
  })

  test('with IPv6 a household is counted as one, however many addresses it has', async () => {
    const own = await openSite(await place.fresh(), { limits: LIMITS, proxy: true, origin: null })
    const from = (address: string) =>
      fetch(`${own.url}/api/session`, { method: 'POST', headers: { 'x-forwarded-for': address }, body: '' })
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push((await from(`2001:db8:1:2:${i}::${i}`)).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await from('2001:db8:1:3::1')).status).not.toBe(429)
    await own.close()
  })

  test('other cookies are no way around what an address may ask, also for games that are brought', async () => {
    const own = await openSite(await place.fresh(), { limits: { ...LIMITS, brought: 2 }, origin: null })
    const bring = (cookie: string) => fetch(`${own.url}/api/brought`, { method: 'POST', headers: { cookie }, body: '' })
    const statuses = new Set<number>()
    for (let i = 0; i < 11; i++) statuses.add((await bring(`spinney=${i}`)).status)
    expect([...statuses].at(-1)).toBe(429)
    await own.close()
  })

  test('who asks for no address that can be, is told so', async () => {
    for (const host of ['a b', '[', 'x:y']) {
      const status = await new Promise((resolve, reject) => {
        const path = '/api/sign-in/passkey/ask'
        const sent = request(`${site.url}${path}`, { method: 'POST', headers: { host } }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        sent.on('error', reject)
        sent.end()
      })
      expect(status, JSON.stringify(host)).toBe(400)
    }
  })

  test('a browser says no more through several sockets than through one', async () => {
    const own = await openSite(await place.fresh(), { limits: LIMITS })
    const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => new Browser(own).named(name)))
    const wish = { ...WISH, terms: { ...TERMS, open: true, onlookers: true }, seats: [{ kind: 'me' }, { kind: 'me' }] }
    const { body: table } = await ada!.send('POST', '/api/tables', wish)
    const sockets = [await ada!.play(table), await ada!.play(table)]
    for (const socket of sockets) for (let i = 0; i < 11; i++) await socket.call('why', { seat: 0 })
    expect(sockets[1]!.received.some((text) => text.includes('"often"'))).toBe(true)
    const other = await ben!.play(table)
    expect((await other.now()).viewer).toBeNull()
    await other.close()
    await own.close()
  })

  test('a socket that says too much is closed with a reason', async () => {
    const own = await openSite(await place.fresh(), { limits: LIMITS })
    const ada = await new Browser(own).named('Ada')
    const wish = { ...WISH, seats: [{ kind: 'me' }, { kind: 'me' }] }
    const { body: table } = await ada.send('POST', '/api/tables', wish)
    const player = await ada.play(table)
    const closed = new Promise((resolve) => player.socket.on('close', resolve))
    for (let i = 0; i < 40; i++) player.socket.send(JSON.stringify({ id: i, call: 'why', request: { seat: 0 } }))
    await closed
    expect(player.received.some((text) => text.includes('"often"'))).toBe(true)
    await own.close()
  })
})
