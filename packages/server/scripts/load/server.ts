// The server that is measured, in a process of its own. What it says of itself goes to whoever started it.
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createHistogram, monitorEventLoopDelay } from 'node:perf_hooks'
import { openNode } from '../../src/node.ts'
import { OFFERED } from '../../src/offered.ts'
import { type Prepared, prepareLong, prepareTables } from './tables.ts'

/** What the server says: that it is ready, or how it is. */
export interface Ready {
  readonly url: string
  readonly tables: readonly Prepared[]
}
export interface Health {
  /** Milliseconds of work since the process began. */
  readonly cpu: number
  /** Milliseconds that it could have worked and had no processor, because others had it; null: the system does not say. */
  readonly kept: number | null
  /** Milliseconds that the event loop was late since the last question. */
  readonly late: { readonly p50: number; readonly p99: number; readonly max: number }
  readonly heap: number
  readonly rss: number
  readonly rooms: number
  readonly trouble: number
}
/** How long it takes to open a table, in milliseconds. */
export interface Opened {
  readonly answers: number
  readonly p50: number
  readonly max: number
}

export type Question = 'health' | 'long' | 'stop'

const NO_LIMIT = 1e9
/** Answers of the table that is opened again and again, and how often it is. */
const LONG = 2000
const TIMES = 40

const [, , database = '', count = ''] = process.argv
let trouble = 0
const node = await openNode({
  database,
  origin: null,
  games: OFFERED,
  bots: [],
  limits: { requests: NO_LIMIT, address: NO_LIMIT, messages: NO_LIMIT },
  trouble: (table, error) => {
    trouble++
    console.error(table, error)
  },
})
const tables = await prepareTables(node.db, Number(count))
await node.app.listen({ host: '127.0.0.1', port: 0 })
const late = monitorEventLoopDelay({ resolution: 10 })
late.enable()
const { port } = node.app.server.address() as AddressInfo
process.send!({ url: `http://127.0.0.1:${port}`, tables } satisfies Ready)

const ms = (nanoseconds: number): number => nanoseconds / 1e6

/** What Linux counts of the thread that serves. */
function keptWaiting(): number | null {
  try {
    return ms(Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]))
  } catch {
    return null
  }
}

function health(): Health {
  global.gc?.()
  const { heapUsed, rss, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const said: Health = {
    cpu: (user + system) / 1000,
    kept: keptWaiting(),
    late: { p50: ms(late.percentile(50)), p99: ms(late.percentile(99)), max: ms(late.max) },
    heap: heapUsed + external,
    rss,
    rooms: node.rooms.size,
    trouble,
  }
  late.reset()
  return said
}

/** Nobody is at the table in between, so that it is read from the database each time. */
async function openLong(): Promise<Opened> {
  const { id } = await prepareLong(node.db, LONG)
  const times = createHistogram()
  let answers = 0
  for (let i = 0; i < TIMES; i++) {
    const begin = process.hrtime.bigint()
    const member = await node.rooms.enter(id, [0], () => {})
    times.record(process.hrtime.bigint() - begin)
    answers = member.now().count
    member.leave()
  }
  return { answers, p50: ms(times.percentile(50)), max: ms(times.max) }
}

process.on('message', async (question: Question) => {
  if (question === 'health') process.send!(health())
  if (question === 'long') process.send!(await openLong())
  if (question !== 'stop') return
  await node.close()
  process.exit(0)
})
process.on('disconnect', () => process.exit(0))
