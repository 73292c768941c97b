import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRecord } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { newFolder, spinney } from './terminal.ts'

const launch = fileURLToPath(new URL('./launch.ts', import.meta.url))
const command = fileURLToPath(new URL('../bin/spinney.mjs', import.meta.url))
const tsx = new URL('../../../node_modules/tsx/dist/loader.mjs', import.meta.url).href
const flags = ['--conditions=source', '--import', tsx, launch]

/** Starts the program as a process of its own, in a folder of its own. */
function start(argv: readonly string[], folder = newFolder()) {
  const child = spawn(process.execPath, [...flags, ...argv], {
    cwd: folder,
    env: { ...process.env, LANG: 'en' },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  }) as ChildProcessWithoutNullStreams
  const listening = new Promise((done) => child.on('message', done))
  const written = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    written.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    written.err += chunk
  })
  const ended = new Promise<number | null>((done) => child.on('close', done))
  return { child, folder, written, ended, listening }
}

/** Waits until a text has been written. */
function seen(child: ChildProcessWithoutNullStreams, text: RegExp): Promise<void> {
  let all = ''
  return new Promise((done) => {
    child.stdout.on('data', (chunk) => {
      all += chunk
      if (text.test(all)) done()
    })
  })
}

const answersIn = (file: string) => readRecord(readFileSync(file, 'utf8')).answers

describe('as a process', () => {
  test('ends by itself with its exit code', async () => {
    const { written, ended } = start(['simulate', 'pond', '--games', '3', '--json'])
    expect(await ended).toBe(0)
    expect(JSON.parse(written.out).games).toBe(3)
    expect(written.err).toBe('')
  })

  test('Ctrl+C in a simulation: the partial result, exit code 130', async () => {
    const { child, written, ended, listening } = start(['simulate', 'pond', '--games', '1000000', '--json'])
    await listening
    child.kill('SIGINT')
    expect(await ended).toBe(130)
    expect(JSON.parse(written.out)).toMatchObject({ interrupted: true })
    expect(written.err).toMatch(/Interrupted/)
  })

  test.each([
    ['Ctrl+C', 'SIGINT'],
    ['a terminal that is closed', 'SIGHUP'],
    ['the end of the session', 'SIGTERM'],
  ] as const)('%s in a game: it is saved, exit code 130', async (_name, signal) => {
    const { child, folder, written, ended } = start(['play', 'pond'])
    await seen(child, /save and quit/)
    child.kill(signal)
    expect(await ended).toBe(130)
    expect(written.out).toMatch(/Continue with: node .*spinney.mjs play --resume spinney-pond-1.json/)
    expect(existsSync(join(folder, 'spinney-pond-1.json'))).toBe(true)
  })

  test.each([1, 2, 4, 7])(
    'killed at question %i: every answer before it is there, and the game goes on',
    async (at) => {
      const argv = ['play', 'pond', '--seed', 's', '--set', 'goal=50', '--save', 'a.json']
      const { child, folder, ended } = start(argv)
      const asked = seen(child, new RegExp(`(?:save and quit[^]*){${at}}`))
      // The answers after that one are on their way when the process dies.
      child.stdin.write('1\n'.repeat(12))
      await asked
      child.kill('SIGKILL')
      expect(await ended).toBeNull()
      const whole = newFolder()
      await spinney(argv, { folder: whole, input: `${'1\n'.repeat(12)}q\n` })
      const expected = answersIn(join(whole, 'a.json'))
      expect((await spinney(['play', '--resume', 'a.json'], { folder, input: 'q\n' })).code).toBe(0)
      const kept = answersIn(join(folder, 'a.json'))
      expect(kept.filter(({ seat }) => seat === 0).length).toBeGreaterThanOrEqual(at - 1)
      expect(kept).toEqual(expected.slice(0, kept.length))
      const missing = 12 - kept.filter(({ seat }) => seat === 0).length
      await spinney(['play', '--resume', 'a.json'], { folder, input: `${'1\n'.repeat(missing)}q\n` })
      expect(answersIn(join(folder, 'a.json'))).toEqual(expected)
    },
  )

  test('a closed input saves the game and ends it', async () => {
    const { child, folder, ended } = start(['play', 'pond', '--save', 'x.json'])
    child.stdin.end('1\n')
    expect(await ended).toBe(0)
    expect(existsSync(join(folder, 'x.json'))).toBe(true)
  })

  test('a reader that stops reading is no error', async () => {
    const { child, written, ended } = start(['play', 'pond', '--humans', 'none'])
    child.stdout.destroy()
    expect(await ended).toBe(0)
    expect(written.err).toBe('')
  })

  test('bad input: one line, exit code 2', async () => {
    const { written, ended } = start(['replay', 'nowhere.json'])
    expect(await ended).toBe(2)
    expect(written.err).toBe('error: cannot read nowhere.json: there is no such file\n')
  })
})

test('the command says what to do when nothing is built', () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'bin'))
  copyFileSync(command, join(folder, 'bin/spinney.mjs'))
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'bin/spinney.mjs')], { encoding: 'utf8' })
  expect(status).toBe(2)
  expect(stderr).toMatch(/`npm start`.*`npm run build`/)
})
