import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { newFolder } from './terminal.ts'

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

describe('as a process', () => {
  test('ends by itself with its exit code', async () => {
    const { written, ended } = start(['simulate', 'pond', '--games', '3', '--json'])
    expect(await ended).toBe(0)
    expect(JSON.parse(written.out).games).toBe(3)
    expect(written.err).toBe('')
  })

  test('Ctrl+C in a simulation: the partial result, exit code 130', async () => {
    const { child, written, ended, listening } = start(['simulate', 'pond', '--games', '1000000000', '--json'])
    await listening
    child.kill('SIGINT')
    expect(await ended).toBe(130)
    expect(JSON.parse(written.out)).toMatchObject({ interrupted: true })
    expect(written.err).toMatch(/Interrupted/)
  })

  test('Ctrl+C in a game: it is saved, exit code 130', async () => {
    const { child, folder, written, ended } = start(['play', 'pond'])
    await seen(child, /save and quit/)
    child.kill('SIGINT')
    expect(await ended).toBe(130)
    expect(written.out).toMatch(/Go on with: node .*spinney.mjs play --resume spinney-pond-1.json/)
    expect(existsSync(join(folder, 'spinney-pond-1.json'))).toBe(true)
  })

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
