import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { toll } from '@spinney/example-toll'
import type { Update } from '@spinney/host'
import type { Game, State } from '@spinney/kernel'
import { afterAll, beforeAll } from 'vitest'
import { WebSocket } from 'ws'
import type { Company } from '../../src/company/company.ts'
import type { CompanyInfo } from '../../src/company/info.ts'
import type { TalkLine } from '../../src/company/talk.ts'
import type { Database } from '../../src/db/index.ts'
import type { Sent } from '../../src/http/socket.ts'
import type { TableInfo } from '../../src/lobby/terms.ts'
import { type NodeOptions, openNode } from '../../src/node.ts'
import type { Notices } from '../../src/notices/notices.ts'
import type { Place } from './databases.ts'

/** A small game, as whoever keeps tables sees every game. */
export const game = toll as unknown as Game<State>

export const ORIGIN = 'http://spinney.test'

/** More than any test asks for, however long its games become: all of them come from one address. */
export const LIMITS = {
  requests: 1_000_000,
  address: 1_000_000,
  sessions: 1_000_000,
  messages: 1_000_000,
  lines: 1_000_000,
  tries: 1_000_000,
  brought: 1_000_000,
}

/** A server at a free port, with its own memory. */
export interface Site {
  readonly url: string
  readonly db: Database
  readonly company: Company
  readonly notices: Notices
  close(): Promise<void>
}

/** How much was drawn for the tables of a database, whichever of its servers opens them. */
const drawn = new Map<string, number>()

/** Names, links and seeds as a server draws them, but the same each time: no test has another game today than yesterday. */
export function drawFor(database: string, from = ''): () => string {
  return () => {
    const times = drawn.get(database) ?? 0
    drawn.set(database, times + 1)
    return createHash('sha256').update(`${from}${times}`).digest('base64url').slice(0, 22)
  }
}

export async function openSite(database: string, options: Partial<NodeOptions> = {}): Promise<Site> {
  const games = { toll: { rules: game } }
  const people = { hashing: { memoryCost: 64, timeCost: 1 } }
  const fixed = {
    origin: ORIGIN,
    games,
    bots: ['random', 'steady'],
    pause: 0,
    limits: LIMITS,
    people,
    draw: drawFor(database),
  }
  const node = await openNode({ database, ...fixed, ...options })
  await node.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = node.app.server.address() as AddressInfo
  const { db, company, notices, close } = node
  return { url: `http://127.0.0.1:${port}`, db, company, notices, close }
}

/** Opens a place and a site for all tests of a group, and closes them after the last one. */
export function siteForAll(
  open: () => Promise<Place>,
  take: (site: Site, place: Place) => void,
  options: Partial<NodeOptions> = {},
): void {
  let place: Place
  let site: Site
  beforeAll(async () => {
    place = await open()
    site = await openSite(await place.fresh(), options)
    take(site, place)
  })
  afterAll(async () => {
    await site.close()
    await place.close()
  })
}

/** A browser: it keeps its cookie. */
export class Browser {
  readonly site: Pick<Site, 'url' | 'close'>
  /** The address of the page that acts. */
  readonly origin: string
  cookie = ''
  constructor(site: Pick<Site, 'url' | 'close'>, origin = ORIGIN) {
    this.site = site
    this.origin = origin
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${this.site.url}${path}`, {
      method,
      headers: {
        origin: this.origin,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const cookie = response.headers.get('set-cookie')
    if (cookie !== null) this.cookie = cookie.split(';')[0]!
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  async named(name: string): Promise<this> {
    await this.send('POST', '/api/session', { name })
    return this
  }

  /** The same person at another node. */
  at(site: Site): Browser {
    const other = new Browser(site)
    other.cookie = this.cookie
    return other
  }

  play(table: Pick<TableInfo, 'id'>, link?: string, headers: Record<string, string> = {}): Promise<Player> {
    const query = link === undefined ? '' : `?link=${link}`
    const url = `${this.site.url.replace('http', 'ws')}/api/tables/${table.id}/play${query}`
    const socket = new WebSocket(url, { headers: { origin: this.origin, cookie: this.cookie, ...headers } })
    return new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('open', () => resolve(new Player(socket)))
    })
  }
}

const CLOSED = { code: 'closed', message: 'the socket is closed' }

/** A socket at a table, and all that came through it. */
export class Player {
  readonly socket: WebSocket
  readonly received: string[] = []
  readonly updates: Update[] = []
  readonly company: CompanyInfo[] = []
  readonly said: TalkLine[] = []
  #next = 0
  readonly #waiting = new Map<number | null, (sent: Sent) => void>()

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => {
      const text = String(data)
      this.received.push(text)
      const sent: Sent = JSON.parse(text)
      if ('update' in sent) this.updates.push(sent.update)
      else if ('company' in sent) this.company.push(sent.company)
      else if ('said' in sent) this.said.push(sent.said)
      else {
        this.#waiting.get(sent.id)?.(sent)
        this.#waiting.delete(sent.id)
      }
    })
    // Nobody waits for a reply that cannot come.
    socket.on('close', () => {
      for (const [id, tell] of this.#waiting) tell({ id, failure: CLOSED })
    })
  }

  /** Sends a text as it is; the reply is that with this number, or the next without one. */
  raw(text: string, id: number | null): Promise<Sent> {
    return new Promise((resolve) => {
      if (this.socket.readyState !== this.socket.OPEN) return resolve({ id, failure: CLOSED })
      this.#waiting.set(id, resolve)
      this.socket.send(text)
    })
  }

  async call(name: string, request: unknown): Promise<Sent & { reply?: unknown; failure?: { code: string } }> {
    const id = ++this.#next
    return this.raw(JSON.stringify({ id, call: name, request }), id)
  }

  /** Done when the table has reached a version here; hears of it by updates alone. */
  async reached(version: number): Promise<Update> {
    for (;;) {
      const latest = this.updates.at(-1)
      if (latest !== undefined && latest.version >= version) return latest
      if (this.socket.readyState !== this.socket.OPEN) throw new Error(CLOSED.message)
      const { socket } = this
      await new Promise<void>((resolve) => {
        const done = () => {
          socket.off('message', done).off('close', done)
          resolve()
        }
        socket.on('message', done).on('close', done)
      })
    }
  }

  /** Done when the life of the table is as expected. */
  async hears(is: (company: CompanyInfo) => boolean): Promise<CompanyInfo> {
    for (;;) {
      const latest = this.company.at(-1)
      if (latest !== undefined && is(latest)) return latest
      await new Promise((resolve) => this.socket.once('message', resolve))
    }
  }

  /** Done when something was said here. */
  async hearsLine(is: (line: TalkLine) => boolean): Promise<TalkLine> {
    for (;;) {
      const line = this.said.find(is)
      if (line !== undefined) return line
      await new Promise((resolve) => this.socket.once('message', resolve))
    }
  }

  async now(): Promise<Update> {
    return (await this.call('since', { version: null })).reply as Update
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.socket.on('close', () => resolve())
      this.socket.close()
    })
  }
}
