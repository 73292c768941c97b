import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openPool } from '@spinney/host/queue'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Outcome, openLedger } from '../src/queue/ledger.ts'
import { fakeIo, newFolder, spinney } from './terminal.ts'

const launch = fileURLToPath(new URL('./launch.ts', import.meta.url))
const tsx = new URL('../../../node_modules/tsx/dist/loader.mjs', import.meta.url).href

/** Each game takes long enough for a worker to be killed in its middle. */
const CONTEST = ['root', '--bots', 'novice,random', '--games', '4', '--seed', 'queue', '--json']

let pool: ReturnType<typeof openPool>
let server: string
let made = 0

beforeAll(async () => {
  const response = await fetch(inject('postgres'))
  server = await response.text()
  if (!response.ok) throw new Error(`PostgreSQL could not be started: ${server}`)
  pool = openPool(`${server}/postgres`, 1)
})
afterAll(() => pool.end())

/** A database of its own for a test. */
async function database(): Promise<string> {
  const name = `spinney_queue_${process.pid}_${++made}`
  await pool.query(`drop database if exists ${name}`)
  await pool.query(`create database ${name}`)
  return `${server}/${name}`
}

/** A worker in a process of its own. */
function startWorker(url: string) {
  const argv = ['--conditions=source', '--import', tsx, launch, 'worker', '--queue', url, '--jobs', '1']
  const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const ended = new Promise<string | null>((done) => child.on('close', (_code, signal) => done(signal)))
  return { child, ended }
}

/** What does not depend on who has played it, or how fast. */
function course(out: string): unknown {
  const { games, pairings, ratings, meanTurns, roles } = JSON.parse(out)
  return { games, pairings, ratings, meanTurns, roles }
}

/** Asks until it is so. */
async function until(action: () => Promise<boolean>): Promise<void> {
  while (!(await action())) await new Promise((done) => setTimeout(done, 50))
}

describe('arena --queue', () => {
  test('the results of two machines are those of one, and a machine that dies loses nothing', async () => {
    const url = await database()
    const there = openPool(url, 1)
    const elsewhere = spinney(['arena', ...CONTEST, '--queue', url], { folder: newFolder() })
    await until(async () => (await there.query("select to_regclass('spinney_queue._private_jobs') as at")).rows[0].at)
    const lost = startWorker(url)
    await until(async () => {
      const jobs = await there.query('select 1 from spinney_queue._private_jobs where locked_by is not null')
      return jobs.rowCount === 1
    })
    lost.child.kill('SIGKILL')
    expect(await lost.ended).toBe('SIGKILL')
    const { io, written } = fakeIo({ input: '' })
    const { main } = await import('../src/main.ts')
    const working = main(['worker', '--queue', url, '--jobs', '1'], io)
    const { code, out, err } = await elsewhere
    io.interrupt()
    expect(await working).toBe(0)
    expect(written.out).toMatch(/Waiting for games of build [0-9a-f]{12} at 127\.0\.0\.1:\d+\/spinney_queue_/)
    expect(written.out).toMatch(/\d games? (was|were) played here\./)
    expect(err).toMatch(/4 games are in the queue/)
    expect(code).toBe(0)
    const here = await spinney(['arena', ...CONTEST, '--jobs', '1'], { folder: newFolder() })
    expect(course(out)).toEqual(course(here.out))
    await there.end()
  })

  test('whoever waits may leave: what was played meanwhile is found by the same command', async () => {
    const url = await database()
    const there = openPool(url, 1)
    const folder = newFolder()
    const short = ['arena', 'smallworld', '--bots', 'novice,random', '--games', '2', '--json', '--queue', url]
    const { io, written } = fakeIo({ input: '', folder })
    const { main } = await import('../src/main.ts')
    const waiting = main(short, io)
    await until(async () => /in the queue/.test(written.err))
    io.interrupt()
    expect(await waiting).toBe(130)
    expect(written.err).toMatch(/Interrupted after 0 of 2 games.*Workers play on meanwhile/)
    const worker = fakeIo({ input: '' })
    const working = main(['worker', '--queue', url, '--jobs', '1'], worker.io)
    await until(async () => (await there.query('select 1 from spinney_arena.results')).rowCount === 2)
    worker.io.interrupt()
    await working
    const { code, out, err } = await spinney(short, { folder })
    expect([code, JSON.parse(out).games, err]).toEqual([0, 2, ''])
    // Nothing is left behind, unless a worker was killed after it had handed in a game and before it could say that it is done.
    expect((await there.query('select 1 from spinney_arena.results')).rowCount).toBe(0)
    expect((await there.query('select 1 from spinney_queue._private_jobs')).rowCount).toBe(0)
    await there.end()
  })

  test('a result that was begun before another one and written after it is found', async () => {
    const url = await database()
    const slow = openPool(url, 1)
    const ledger = await openLedger(url, 1)
    const outcome = (hero: string): Outcome => ({ trouble: hero })
    const insert = "insert into spinney_arena.results (contest, number, trouble) values ('c', 1, 'slow')"
    const client = await slow.connect()
    await client.query('begin')
    await client.query(insert)
    await ledger.add('c', 2, outcome('quick'))
    const first = await ledger.look('c', null)
    expect(first.outcomes).toEqual([outcome('quick')])
    await client.query('commit')
    client.release()
    const second = await ledger.look('c', first.seen)
    expect(second.outcomes).toContainEqual(outcome('slow'))
    // What everybody has seen is not read for ever.
    expect((await ledger.look('c', (await ledger.look('c', second.seen)).seen)).outcomes).toEqual([])
    await ledger.close()
    await slow.end()
  })

  test('a game that cannot be played is told, and nobody waits for it', async () => {
    const url = await database()
    const there = openPool(url, 1)
    const elsewhere = spinney(['arena', ...CONTEST, '--queue', url], { folder: newFolder() })
    await until(async () => (await there.query("select to_regclass('spinney_queue._private_jobs') as at")).rows[0].at)
    await until(async () => (await there.query('select 1 from spinney_queue._private_jobs')).rowCount === 4)
    await there.query(`update spinney_queue._private_jobs
      set payload = jsonb_set(payload::jsonb, '{match,game}', '"chess"')::json`)
    const worker = fakeIo({ input: '' })
    const { main } = await import('../src/main.ts')
    const working = main(['worker', '--queue', url, '--jobs', '1'], worker.io)
    const { code, err } = await elsewhere
    worker.io.interrupt()
    await working
    expect(code).not.toBe(0)
    expect(err).toMatch(/game \d: .*chess/)
    await there.end()
  })

  test.each([
    [['worker', '--queue', 'mysql://x/y'], 'must be an address such as postgres://'],
    [['worker'], "required option '--queue <address>'"],
    [['worker', '--queue', 'postgres://spinney:secret@127.0.0.1:1/none'], '127.0.0.1:1/none cannot be used'],
    [['arena', ...CONTEST, '--queue', 'postgres://spinney:secret@127.0.0.1:1/none'], '127.0.0.1:1/none cannot be used'],
  ])('%j: what is wrong is said, without the password', async (words, reason) => {
    const { code, err } = await spinney(words, { folder: newFolder() })
    expect(code).toBe(2)
    expect(err).toContain(reason)
    expect(err).not.toContain('secret')
  })
})
