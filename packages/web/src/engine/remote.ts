import type { Seat } from '@spinney/kernel'
import type { Company } from '../online/companyApi.ts'
import type { Line as Talked } from '../online/talkApi.ts'
import { type Engine, EngineError } from './client.ts'
import type { CallName, EngineSettings, Failure, FailureCode, Reply, Request, TablePlan, Update } from './protocol.ts'

/** What is needed of a socket; a browser's `WebSocket` fits. */
export interface Line {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: (() => void) | null
}

/** What the server says. */
type Said =
  | { readonly id: number; readonly reply: unknown }
  | { readonly id: number | null; readonly failure: { readonly code: string; readonly message: string } }
  | { readonly update: Update }
  | News

/** What a table has besides its game. */
export type News = { readonly company: Company } | { readonly said: Talked }

interface Pending {
  readonly text: string
  /** Whether it is sent once more after the connection was lost: answers name their version, so none counts twice. */
  readonly again: boolean
  resolve(value: unknown): void
  reject(error: EngineError): void
}

/** Milliseconds until the first and at most until the next try. */
const FIRST_TRY = 500
const LAST_TRY = 8000
/** Milliseconds between two looks whether the server still answers. */
const BEAT = 15_000

const CODES: Readonly<Record<string, FailureCode>> = {
  refused: 'refused',
  stale: 'refused',
  seat: 'refused',
  missing: 'missing',
  session: 'missing',
  config: 'config',
}
/** After these there is no sense in trying again. */
const FINAL: ReadonlySet<string> = new Set(['missing', 'session', 'seat'])

const failureOf = ({ code, message }: { readonly code: string; readonly message: string }): Failure => ({
  code: CODES[code] ?? 'internal',
  message,
})

/** A table at a server: the same calls as those of the worker, over a socket that comes back when it is lost. */
export function startRemote(plan: TablePlan, open: () => Line, tell: (news: News) => void = () => {}): Engine {
  const pending = new Map<number, Pending>()
  let next = 1
  let line: Line | null = null
  let isOpen = false
  let isClosed = false
  let isAnswered = true
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What is known here, and what the server must be told again. */
  let version: number | null = null
  let eyes: Seat | null = null
  let settings: EngineSettings | null = null
  let changed = (_update: Update): void => {}
  let trouble = (_failure: Failure): void => {}
  let connected = (_is: boolean): void => {}

  function ask(call: string, request: unknown, again: boolean): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = next++
      const text = JSON.stringify({ id, call, request })
      pending.set(id, { text, again, resolve, reject })
      if (isOpen) line?.send(text)
    })
  }

  const know = (update: Update): Update => {
    version = update.version
    return update
  }

  function hear(said: Said): void {
    isAnswered = true
    if ('update' in said) {
      changed(know(said.update))
      return
    }
    if ('company' in said || 'said' in said) {
      tell(said)
      return
    }
    const waiting = said.id === null ? undefined : pending.get(said.id)
    if (said.id !== null) pending.delete(said.id)
    if ('reply' in said) waiting?.resolve(said.reply)
    else if (waiting !== undefined) waiting.reject(new EngineError(failureOf(said.failure)))
    else {
      if (FINAL.has(said.failure.code)) close()
      trouble(failureOf(said.failure))
    }
  }

  /** Tells a server that has never heard of us who looks, and asks for what was missed. */
  function greet(): void {
    const waiting = [...pending.values()]
    if (globalThis.document?.visibilityState === 'hidden') turnAway()
    if (settings !== null) ask('settings', { settings }, false).catch(() => {})
    if (version !== null) {
      const [call, request] = eyes === null ? ['since', { version }] : ['viewer', { seat: eyes }]
      ask(call as string, request, false).then(
        (update) => changed(know(update as Update)),
        () => {},
      )
    }
    for (const { text } of waiting) line?.send(text)
  }

  function connect(): void {
    const mine = open()
    line = mine
    mine.onopen = () => {
      if (line !== mine) return
      isOpen = true
      isAnswered = true
      tries = 0
      greet()
      connected(true)
    }
    mine.onmessage = ({ data }) => {
      if (line === mine) hear(JSON.parse(String(data)) as Said)
    }
    mine.onclose = () => {
      if (line === mine) lose()
    }
  }

  /** The connection is gone: what cannot be said twice has failed, the rest waits. */
  function lose(): void {
    line = null
    isOpen = false
    for (const [id, { again, reject }] of pending) {
      if (again) continue
      pending.delete(id)
      reject(new EngineError({ code: 'refused', message: 'the connection was lost' }))
    }
    if (isClosed) return
    connected(false)
    clearTimeout(timer)
    timer = setTimeout(connect, Math.min(LAST_TRY, FIRST_TRY * 2 ** tries++))
  }

  function drop(): void {
    const gone = line
    lose()
    gone?.close()
  }

  function retry(): void {
    if (line !== null || isClosed) return
    clearTimeout(timer)
    connect()
  }

  const beat = setInterval(() => {
    if (!isOpen) return
    if (!isAnswered) drop()
    else if (version !== null) {
      isAnswered = false
      ask('beat', { version }, false).then(
        (update) => {
          if (update !== null) changed(know(update as Update))
        },
        () => {},
      )
    }
  }, BEAT)
  /** Others see whether somebody looks at the table. */
  const turnAway = (): void => {
    if (isOpen) ask('presence', { away: document.visibilityState !== 'visible' }, false).catch(() => {})
  }
  addEventListener('offline', drop)
  addEventListener('online', retry)
  globalThis.document?.addEventListener('visibilitychange', turnAway)

  function close(): void {
    isClosed = true
    clearInterval(beat)
    clearTimeout(timer)
    removeEventListener('offline', drop)
    removeEventListener('online', retry)
    globalThis.document?.removeEventListener('visibilitychange', turnAway)
    line?.close()
    line = null
    pending.clear()
  }

  const calls: { readonly [N in CallName]?: (request: Request<N>) => Promise<unknown> } = {
    async resume(request) {
      settings = request.settings
      if (line === null) connect()
      else await ask('settings', { settings }, false)
      return { plan, ...know((await ask('since', { version: null }, true)) as Update) }
    },
    async settings(request) {
      settings = request.settings
      return ask('settings', { settings }, false)
    },
    async viewer({ seat }) {
      eyes = seat
      return know((await ask('viewer', { seat }, true)) as Update)
    },
    // The server says how fast bots play.
    pace: async () => null,
    undo: (request) => ask('undo', request, false),
    // What others play for is theirs to tell, where people play.
    gained: async () => null,
  }

  return {
    call: async <N extends CallName>(name: N, request: Request<N>) => {
      const own = calls[name]
      return (await (own === undefined ? ask(name, request, true) : own(request))) as Reply<N>
    },
    listen(onChange, onTrouble, onConnection = () => {}) {
      changed = onChange
      trouble = onTrouble
      connected = onConnection
    },
    retry,
    close,
  }
}

/** The socket of a table at the server that the page came from. */
export function lineTo(id: string, link: string | null): Line {
  const { protocol, host } = location
  const query = link === null ? '' : `?link=${link}`
  return new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${id}/play${query}`) as Line
}
