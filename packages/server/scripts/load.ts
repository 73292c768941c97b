// Prints, as JSON, what a server can bear: people at many tables, all of whom answer. Part of: npm run bench
// Alone: node --import tsx -C source packages/server/scripts/load.ts --tables 1000 --seconds 60
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres } from '../test/support/postgres.ts'
import type { Counted, Order } from './load/clients.ts'
import type { Health, Opened, Question, Ready } from './load/server.ts'

const { values } = parseArgs({
  options: {
    /** Tables with four people each. */
    tables: { type: 'string', default: '1000' },
    /** How long is measured, once all are there. */
    seconds: { type: 'string', default: '45' },
    /** Milliseconds after which whoever is asked answers, on average. */
    pause: { type: 'string', default: '4000' },
    /** On a PostgreSQL server of its own rather than on SQLite. */
    postgres: { type: 'boolean', default: false },
    /** A folder for a profile of the server's processor time. */
    profile: { type: 'string' },
  },
})

/** Processes that play clients. */
const CLIENTS = 2
/** Milliseconds between two beats of a page. */
const BEAT = 15_000
const WARM_UP = 10_000
const IDLE = 20_000

interface Row {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly limit?: number
}

const start = (name: string, args: readonly string[], flags: readonly string[] = []): ChildProcess =>
  fork(fileURLToPath(new URL(`./load/${name}.ts`, import.meta.url)), args, {
    execArgv: [...process.execArgv, '--expose-gc', ...flags],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

/** The next thing that a process says. */
function said<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message as T)
    })
  })
}

async function asked<T>(child: ChildProcess, message: Question | Order): Promise<T> {
  const reply = said<T>(child)
  child.send(message)
  return reply
}

/** What is printed is JSON: where it stands is told beside it. */
const say = (words: string) => console.error(`load: ${words}`)

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function joined(all: readonly Counted[]): Counted {
  const sum = (of: (one: Counted) => number) => all.reduce((total, one) => total + of(one), 0)
  return {
    heard: all.flatMap(({ heard }) => heard).sort((a, b) => a - b),
    acknowledged: all.flatMap(({ acknowledged }) => acknowledged).sort((a, b) => a - b),
    bytes: sum(({ bytes }) => bytes),
    updates: sum(({ updates }) => updates),
    refused: sum(({ refused }) => refused),
    lost: sum(({ lost }) => lost),
    finished: sum(({ finished }) => finished),
  }
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

async function measure(database: string): Promise<{ rows: Row[]; remarks: string[] }> {
  const profiling = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`]
  const server = start('server', [database, values.tables], profiling)
  const clients = Array.from({ length: CLIENTS }, () => start('clients', []))
  const all = <T>(order: Order) => Promise.all(clients.map((client) => asked<T>(client, order)))
  try {
    say(`preparing ${values.tables} tables`)
    const { url, tables } = await said<Ready>(server)
    say('people come')
    const health = () => asked<Health>(server, 'health')
    const count = async () => joined(await all<Counted>('count'))
    const empty = await health()
    await Promise.all(
      clients.map((client, i) => asked(client, { sit: tables.filter((_, at) => at % CLIENTS === i), url, beat: BEAT })),
    )
    const seated = await health()
    for (const client of clients) client.send({ pause: Number(values.pause) } satisfies Order)
    await sleep(WARM_UP)
    await count()
    say(`measuring for ${values.seconds} s`)
    const before = await health()
    const begin = performance.now()
    await sleep(Number(values.seconds) * 1000)
    const after = await health()
    const seconds = (performance.now() - begin) / 1000
    const counted = await count()
    say('nobody answers any more')
    for (const client of clients) client.send({ pause: null } satisfies Order)
    await sleep(WARM_UP / 2)
    const quiet = await health()
    await sleep(IDLE)
    const idle = await health()
    await all('leave')
    await sleep(WARM_UP / 4)
    const left = await health()
    await sleep(IDLE / 2)
    const nobody = await health()
    const long = await asked<Opened>(server, 'long')
    const sockets = tables.length * 4
    const answers = counted.heard.length
    const work = after.cpu - before.cpu
    const rows: Row[] = [
      { what: 'load: tables, each with four people', value: tables.length, unit: 'tables' },
      { what: 'load: answers', value: answers / seconds, unit: '/s' },
      { what: 'load: answer to everybody’s update, p50', value: at(counted.heard, 0.5), unit: 'ms' },
      { what: 'load: answer to everybody’s update, p99', value: at(counted.heard, 0.99), unit: 'ms', limit: 150 },
      { what: 'load: answer to everybody’s update, longest', value: counted.heard.at(-1) ?? Number.NaN, unit: 'ms' },
      { what: 'load: answer to its acknowledgement, p99', value: at(counted.acknowledged, 0.99), unit: 'ms' },
      {
        what: 'load: answers refused, sockets lost, faults',
        value: counted.refused + counted.lost + after.trouble,
        unit: '',
        limit: 0,
      },
      { what: 'load: processor time of the server for each answer', value: work / answers, unit: 'ms' },
      { what: 'load: processor of the server in use', value: work / (seconds * 10), unit: '% of a core' },
      ...(after.kept === null || before.kept === null
        ? []
        : [
            {
              what: 'load: the server had no processor, for others had it',
              value: (after.kept - before.kept) / (seconds * 10),
              unit: '% of the time',
            },
          ]),
      { what: 'load: answers that one core can bear', value: (answers * 1000) / work, unit: '/s' },
      { what: 'load: event loop late, p50', value: after.late.p50, unit: 'ms' },
      { what: 'load: event loop late, p99', value: after.late.p99, unit: 'ms' },
      { what: 'load: an update', value: counted.bytes / counted.updates / 1024, unit: 'KiB' },
      { what: 'load: sent', value: counted.bytes / seconds / 2 ** 20, unit: 'MiB/s' },
      {
        what: 'load: processor time of the server to seat somebody',
        value: (seated.cpu - empty.cpu) / sockets,
        unit: 'ms',
      },
      {
        what: 'load: memory for each table and its four sockets',
        value: (quiet.heap - empty.heap) / tables.length / 1024,
        unit: 'KiB',
      },
      {
        what: 'load: processor while nobody answers',
        value: (idle.cpu - quiet.cpu) / (IDLE / 100),
        unit: '% of a core',
      },
      {
        what: 'load: processor when nobody is there',
        value: (nobody.cpu - left.cpu) / (IDLE / 200),
        unit: '% of a core',
      },
      { what: 'load: tables in memory when nobody is there', value: nobody.rooms, unit: '', limit: 0 },
      { what: `load: opening a table of ${long.answers} answers, p50`, value: long.p50, unit: 'ms', limit: 50 },
      { what: `load: opening a table of ${long.answers} answers, longest`, value: long.max, unit: 'ms' },
    ]
    server.send('stop' satisfies Question)
    await new Promise((resolve) => server.once('exit', resolve))
    return { rows, remarks: counted.finished === 0 ? [] : [`${counted.finished} games came to their end meanwhile.`] }
  } finally {
    for (const child of [server, ...clients]) child.kill()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'spinney-load-'))
const postgres = values.postgres ? await startPostgres() : null
try {
  const { rows, remarks } = await measure(
    postgres === null ? join(folder, 'spinney.db') : `${postgres.address}/postgres`,
  )
  console.log(JSON.stringify({ rows, remarks, problem: null }))
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
