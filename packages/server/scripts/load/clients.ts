// Clients at tables, as many as the server is to be measured with, in a process of their own. They read no more of what
// they are sent than they need: browsers have cores of their own.
import { WebSocket } from 'ws'
import type { Prepared } from './tables.ts'

/** What the clients are told. */
export type Order =
  | { readonly sit: readonly Prepared[]; readonly url: string; readonly beat: number }
  /** Whoever is asked answers after about so many milliseconds; null: nobody answers any more. */
  | { readonly pause: number | null }
  | 'count'
  | 'leave'

/** What has happened since they were asked last. */
export interface Counted {
  /** Milliseconds from an answer until the last client at its table had the news. */
  readonly heard: readonly number[]
  /** Milliseconds from an answer until it was acknowledged. */
  readonly acknowledged: readonly number[]
  readonly bytes: number
  readonly updates: number
  readonly refused: number
  readonly lost: number
  readonly finished: number
}

interface Sitting {
  readonly sockets: WebSocket[]
  /** What is answered, and who has not heard of it. */
  sent: { readonly at: number; readonly version: number; readonly deaf: Set<number>; acknowledged: boolean } | null
  version: number
  /** The latest version that somebody here has heard of. */
  known: number
  /** The answer that is due, or waits for somebody to say when. */
  due: (() => void) | null
  over: boolean
}

/** So many sockets are opened at once. */
const AT_ONCE = 20
const ANSWER = 1
const BEAT = 2
const FIRST = 3

const sittings: Sitting[] = []
const beats: NodeJS.Timeout[] = []
let pause: number | null = null
let counted = fresh()

function fresh() {
  return { heard: [] as number[], acknowledged: [] as number[], bytes: 0, updates: 0, refused: 0, lost: 0, finished: 0 }
}

interface View {
  readonly version: number
  readonly view: {
    readonly version: number
    readonly over: boolean
    readonly asked: { readonly kind: string; readonly options: readonly unknown[] | null } | null
  }
}

const OPTIONS = '"options":['
const HEAD = /^\{"(?:update|id":\d+,"reply)":\{"version":(\d+)/

function hear(sitting: Sitting, seat: number, data: Buffer): void {
  counted.bytes += data.length
  const head = data.toString('latin1', 0, 60)
  if (head.startsWith(`{"id":${ANSWER},`)) acknowledge(sitting, head)
  if (head.startsWith(`{"id":${ANSWER},`) || head.startsWith(`{"id":${BEAT},`)) return
  const version = Number(HEAD.exec(head)?.[1] ?? -1)
  if (version < 0) return
  counted.updates++
  sitting.known = Math.max(sitting.known, version)
  notice(sitting, seat, version)
  if (!data.includes(OPTIONS) && !data.includes('"over":true')) return
  const { update, reply } = JSON.parse(String(data)) as { update?: View; reply?: View }
  const { view } = (update ?? reply)!
  if (view.over && !sitting.over) {
    sitting.over = true
    counted.finished++
  }
  const { asked } = view
  if (asked?.options == null || version < sitting.version) return
  sitting.version = version
  const { kind, options } = asked
  const pick = options[Math.floor(Math.random() * options.length)]
  const request = { seat, kind, pick, version: view.version }
  plan(sitting, () => answer(sitting, seat, JSON.stringify({ id: ANSWER, call: 'answer', request })))
}

function plan(sitting: Sitting, act: () => void): void {
  sitting.due = act
  if (pause !== null) later(sitting)
}

/** Nobody answers at the same moment as all others. */
function later(sitting: Sitting): void {
  const act = sitting.due
  setTimeout(
    () => {
      if (pause === null || act === null || sitting.due !== act) return
      sitting.due = null
      act()
    },
    pause! * (0.5 + Math.random()),
  )
}

function answer(sitting: Sitting, seat: number, text: string): void {
  const deaf = new Set(sitting.sockets.keys())
  sitting.sent = { at: performance.now(), version: sitting.version + 1, deaf, acknowledged: false }
  sitting.sockets[seat]!.send(text)
}

function notice({ sent }: Sitting, seat: number, version: number): void {
  if (sent === null || version < sent.version || !sent.deaf.delete(seat) || sent.deaf.size > 0) return
  counted.heard.push(performance.now() - sent.at)
}

function acknowledge({ sent }: Sitting, head: string): void {
  if (head.includes('"failure"')) counted.refused++
  else if (sent !== null) counted.acknowledged.push(performance.now() - sent.at)
}

async function sit(url: string, tables: readonly Prepared[], beat: number): Promise<void> {
  const waiting = tables.flatMap(({ id, tokens }) => {
    const sitting: Sitting = { sockets: [], sent: null, version: -1, known: 0, due: null, over: false }
    sittings.push(sitting)
    return tokens.map((token, seat) => () => connect(sitting, seat, `${url}/api/tables/${id}/play`, token, beat))
  })
  const next = async (): Promise<void> => {
    for (let open = waiting.shift(); open !== undefined; open = waiting.shift()) await open()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

function connect(sitting: Sitting, seat: number, url: string, token: string, beat: number): Promise<void> {
  const socket = new WebSocket(url, { headers: { cookie: `spinney=${token}` }, perMessageDeflate: false })
  sitting.sockets[seat] = socket
  socket.on('error', () => {})
  socket.on('close', () => counted.lost++)
  const call = (id: number, name: string, request: unknown) => socket.send(JSON.stringify({ id, call: name, request }))
  return new Promise((resolve, reject) => {
    socket.on('close', () => reject(new Error('a socket was closed')))
    socket.once('open', () => call(FIRST, 'since', { version: null }))
    socket.on('message', (data: Buffer) => {
      hear(sitting, seat, data)
      resolve()
    })
    // As a page does, whether somebody answers or not.
    beats.push(setInterval(() => call(BEAT, 'beat', { version: Math.max(0, sitting.known) }), beat))
  })
}

process.on('message', async (order: Order) => {
  if (order === 'count') {
    process.send!(counted satisfies Counted)
    counted = fresh()
  } else if (order === 'leave') {
    for (const timer of beats) clearInterval(timer)
    for (const { sockets } of sittings) for (const socket of sockets) socket.close()
    process.send!('left')
  } else if ('sit' in order) {
    await sit(order.url, order.sit, order.beat)
    process.send!('seated')
  } else {
    pause = order.pause
    if (pause !== null) for (const sitting of sittings) if (sitting.due !== null) later(sitting)
  }
})
process.on('disconnect', () => process.exit(0))
