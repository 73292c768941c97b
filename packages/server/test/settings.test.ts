import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from '../src/settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'spinney-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function file(content: string): string {
  const path = join(folder, 'spinney.json')
  writeFileSync(path, content)
  return path
}

describe('settings', () => {
  test('without any, one computer plays with a file in its data folder', () => {
    expect(readSettings({ PATH: '/bin' })).toMatchObject({
      host: '127.0.0.1',
      port: null,
      database: null,
      data: resolve('data'),
      origin: null,
      page: null,
      proxy: false,
      privateAddresses: false,
    })
  })

  test('the environment wins over the file', () => {
    const path = file('{ "port": 8080, "host": "0.0.0.0", "proxy": true, "origin": "https://spinney.example/" }')
    expect(readSettings({ SPINNEY_CONFIG: path, SPINNEY_PORT: '9000' })).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      proxy: true,
      origin: 'https://spinney.example',
    })
  })

  test('what is empty was not chosen, as compose files write it', () => {
    const env = { SPINNEY_CONFIG: '', SPINNEY_PORT: '', SPINNEY_ORIGIN: '', DATABASE_URL: '' }
    expect(readSettings(env)).toEqual(readSettings({}))
  })

  test.each([
    [{ SPINNEY_PROT: '8080' }, 'There is no setting SPINNEY_PROT.'],
    [{ SPINNEY_PORT: '80 80' }, 'SPINNEY_PORT: a whole number from 0 to 65535'],
    [{ SPINNEY_PORT: '70000' }, 'SPINNEY_PORT: a whole number from 0 to 65535'],
    [{ SPINNEY_HOST: 'a b' }, 'SPINNEY_HOST: a name or an address'],
    [{ SPINNEY_ORIGIN: 'spinney.example' }, 'SPINNEY_ORIGIN: an address such as'],
    [{ SPINNEY_ORIGIN: 'https://spinney.example/play' }, 'without a path'],
    [{ SPINNEY_PROXY: 'yes' }, 'SPINNEY_PROXY: true or false'],
    [{ SPINNEY_PAGE: '/nowhere' }, 'SPINNEY_PAGE: a folder with a built page'],
    [{ SPINNEY_METRICS: 'short' }, 'SPINNEY_METRICS: a secret of at least 16 letters'],
    [{ SPINNEY_LOG: 'loud' }, 'SPINNEY_LOG: error, warn, info'],
    [{ SPINNEY_PRIVATE_ADDRESSES: 'maybe' }, 'SPINNEY_PRIVATE_ADDRESSES: true or false'],
    [{ SPINNEY_BOT_THREADS: '0' }, 'SPINNEY_BOT_THREADS: a whole number from 1'],
    [{ SPINNEY_CONFIG: '/nowhere.json' }, '/nowhere.json cannot be read'],
  ])('%j is refused with its name and what is expected', (env, words) => {
    expect(() => readSettings(env)).toThrow(SettingsError)
    expect(() => readSettings(env)).toThrow(words)
  })

  test('a password is not repeated', () => {
    const wrong = 'mysql://ada:hazelnut@db/spinney'
    expect(() => readSettings({ DATABASE_URL: wrong })).toThrow('DATABASE_URL: an address that begins with postgres://')
    expect(() => readSettings({ DATABASE_URL: wrong })).not.toThrow('hazelnut')
  })

  test.each([
    ['[1]', 'holds no settings'],
    ['{ "prot": 1 }', 'There is no setting "prot"'],
    ['{ "port": "many" }', 'port in '],
    ['{ "port": { "toString": 1 } }', /^port in .*: a text, a number, true or false is expected here/],
    ['{ "port": [8080] }', /^port in .*: a text, a number, true or false/],
    ['{ "host": ["0.0.0.0"] }', /^host in .*: a text, a number, true or false/],
    ['{ "data": null }', /^data in .*: a text, a number, true or false/],
    ['{', 'cannot be read'],
  ])('a file with %s is refused', (content, words) => {
    expect(() => readSettings({ SPINNEY_CONFIG: file(content) })).toThrow(words)
  })
})

/** Starts the compiled server, and waits for its end. */
async function started(env: Record<string, string>): Promise<{ code: number | null; err: string }> {
  const program = fileURLToPath(new URL('../bin/spinney-server.mjs', import.meta.url))
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...env, SPINNEY_PORT: '0' } })
  let err = ''
  child.stderr.on('data', (text) => (err += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, err }
}

test('what is kept and cannot be opened is said in a line, without the password', async () => {
  const data = join(folder, 'data')
  mkdirSync(data)
  writeFileSync(join(data, 'spinney.db'), 'no database at all '.repeat(99))
  const broken = await started({ SPINNEY_DATA: data })
  expect(broken).toEqual({ code: 2, err: expect.stringMatching(/spinney\.db cannot be opened: .+\n$/) })
  const nowhere = await started({ SPINNEY_DATA: '/proc/spinney/data' })
  expect(nowhere).toEqual({ code: 2, err: expect.stringMatching(/^The data folder \/proc\S+ cannot be made: .+\n$/) })
  const nobody = await started({ DATABASE_URL: 'postgres://ada:hazelnut@127.0.0.1:1/spinney' })
  expect(nobody).toEqual({ code: 2, err: expect.stringMatching(/^DATABASE_URL cannot be opened: .+\n$/) })
  expect(nobody.err).not.toContain('hazelnut')
})
