import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serveFolder } from '../bin/files.mjs'
import { readOptions } from '../bin/options.mjs'

const SERVER = fileURLToPath(new URL('../bin/serve.mjs', import.meta.url))
const SCRIPT = 'const answer = 42\n'.repeat(50)

/** A folder named `assets`, so that the path to the page holds the word, too. */
function madeFolder(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'spinney-serve-')), 'assets', 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<title>the page</title>')
  writeFileSync(join(folder, 'theme.js'), SCRIPT)
  writeFileSync(join(folder, 'assets', 'app-1.js'), SCRIPT)
  writeFileSync(join(folder, 'assets', 'app-1.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(folder, 'assets', 'app-1.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(folder, 'assets', 'big.bin'), Buffer.alloc(20_000_000))
  writeFileSync(join(dirname(folder), 'secret.txt'), 'secret')
  symlinkSync(join(dirname(folder), 'secret.txt'), join(folder, 'link.txt'))
  symlinkSync(dirname(folder), join(folder, 'up'))
  symlinkSync('theme.js', join(folder, 'alias.js'))
  return folder
}

interface Reply {
  readonly code: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** The path goes out as it is written: a browser's `fetch` would tidy it first. */
async function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }).end()
  const [reply] = (await once(sent, 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of reply) parts.push(part as Buffer)
  return { code: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts).toString() }
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

describe('files', () => {
  let folder: string
  let server: Server
  const answers: Promise<void>[] = []
  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    ask(portOf(server), path, headers, method)

  beforeEach(async () => {
    folder = madeFolder()
    const listener = serveFolder(folder)
    server = createServer((asked, reply) => void answers.push(listener(asked, reply))).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(() => {
    server.closeAllConnections()
    server.close()
    answers.length = 0
    rmSync(dirname(dirname(folder)), { recursive: true })
  })

  test('a file, its type, and strict headers with every answer', async () => {
    const { code, headers, body } = await get('/theme.js?x=1')
    expect([code, body]).toEqual([200, SCRIPT])
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['content-length']).toBe(String(SCRIPT.length))
    for (const path of ['/', '/theme.js', '/none.js', '/%']) {
      const { headers } = await get(path)
      expect(headers['content-security-policy'], path).toContain("default-src 'self'")
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
    }
  })

  test('an address without a file ending leads to the page, one with an ending does not', async () => {
    for (const path of ['/', '/table/root-1', '/assets/', '/assets', '//elsewhere', '/rules/root/4.3.2']) {
      const { code, body } = await get(path)
      expect([code, body], path).toEqual([200, '<title>the page</title>'])
    }
    expect((await get('/assets/app-2.js')).code).toBe(404)
  })

  test('only what lies in the folder `assets` of the page may be kept for good', async () => {
    expect((await get('/assets/app-1.js')).headers['cache-control']).toContain('immutable')
    for (const path of ['/theme.js', '/', '/assets/unknown']) {
      expect((await get(path)).headers['cache-control'], path).toBe('no-cache')
    }
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', undefined],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['BR; Q=1', 'br'],
    ['', undefined],
  ])('packed as wished: %s', async (accepted, encoding) => {
    const { code, headers } = await get('/assets/app-1.js', { 'accept-encoding': accepted })
    expect([code, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'accept-encoding'])
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  })

  test('who has the file gets none, until it changes', async () => {
    const { headers } = await get('/theme.js')
    const tag = headers.etag!
    for (const known of [tag, `"other", ${tag}`, '*', tag.replace('W/', '')]) {
      const { code, body } = await get('/theme.js', { 'if-none-match': known })
      expect([code, body], known).toEqual([304, ''])
    }
    expect((await get('/theme.js', { 'if-none-match': '"other"' })).code).toBe(200)
    writeFileSync(join(folder, 'theme.js'), 'other')
    expect((await get('/theme.js', { 'if-none-match': tag })).body).toBe('other')
    const packings = ['br', 'gzip', 'identity'].map((accepted) =>
      get('/assets/app-1.js', { 'accept-encoding': accepted }),
    )
    expect(new Set((await Promise.all(packings)).map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('HEAD gives the headers alone; other methods are refused', async () => {
    const { code, headers, body } = await get('/theme.js', {}, 'HEAD')
    expect([code, headers['content-length'], body]).toEqual([200, String(SCRIPT.length), ''])
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const reply = await get('/theme.js', {}, method)
      expect([reply.code, reply.headers.allow], method).toEqual([405, 'GET, HEAD'])
    }
  })

  test.each(['/%', '/%zz.js', '/%C3.js', '/a%00.js', '*', 'nonsense'])('malformed: %s', async (path) => {
    expect((await get(path)).code).toBe(400)
  })

  test('nothing outside the folder, by no way', async () => {
    const ways = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/../../secret.txt',
      '/link.txt',
      '/up/secret.txt',
    ]
    for (const way of ways) {
      const { code, body } = await get(way)
      expect([code, body], way).toEqual([404, 'Not found\n'])
    }
    expect((await get('/alias.js')).body).toBe(SCRIPT)
  })

  test('a page that is gone is missed, and found when it is back', async () => {
    rmSync(join(folder, 'index.html'))
    expect((await get('/')).code).toBe(503)
    expect((await get('/theme.js')).code).toBe(200)
    rmSync(folder, { recursive: true })
    expect((await get('/theme.js')).code).toBe(404)
    mkdirSync(folder)
    writeFileSync(join(folder, 'index.html'), 'back')
    expect((await get('/')).body).toBe('back')
  })

  test.runIf(process.platform === 'linux')('downloads that are broken off leave no file open', async () => {
    for (let i = 0; i < 20; i++) {
      const sent = request({ port: portOf(server), host: '127.0.0.1', path: '/assets/big.bin', agent: false }).end()
      const [reply] = (await once(sent, 'response')) as [IncomingMessage]
      reply.on('error', () => {})
      reply.destroy()
    }
    await Promise.all(answers)
    expect(answers).toHaveLength(20)
    const open = readdirSync('/proc/self/fd').map((number) => {
      try {
        return readlinkSync(`/proc/self/fd/${number}`)
      } catch {
        // The one that read the list is closed already.
        return ''
      }
    })
    expect(open.filter((file) => file.startsWith(folder))).toEqual([])
  })
})

describe('the command line', () => {
  let folder: string
  beforeAll(() => {
    folder = madeFolder()
  })
  afterAll(() => rmSync(dirname(dirname(folder)), { recursive: true }))

  const begin = (...words: string[]) => spawn(process.execPath, [SERVER, ...words])

  async function outcome(child: ChildProcess) {
    const said = { out: '', err: '' }
    child.stdout?.on('data', (text) => (said.out += text))
    child.stderr?.on('data', (text) => (said.err += text))
    const [code] = await once(child, 'close')
    return { code: code as number | null, ...said }
  }

  /** The port of a server that is ready. */
  function ready(child: ChildProcess): Promise<number> {
    return new Promise((resolve, reject) => {
      let said = ''
      child.stdout?.on('data', (text) => {
        said += text
        const port = /:(\d+)\/\n/.exec(said)?.[1]
        if (port !== undefined) resolve(Number(port))
      })
      child.on('close', () => reject(new Error(`not ready: ${said}`)))
    })
  }

  test.each([
    [['--bogus'], 'There is no option --bogus.'],
    [['-x'], 'There is no option -x.'],
    [['here'], 'nothing to do with "here"'],
    [['--port', '-1'], '--port wants a number from 0 to 65535, not "-1"'],
    [['--port', 'abc'], 'not "abc"'],
    [['--port', '65536'], 'not "65536"'],
    [['--port', '1e3'], 'not "1e3"'],
    [['--port', ''], '--port wants a value'],
    [['--port'], '--port wants a value'],
    [['--host', ''], '--host wants a value'],
    [['--host='], '--host wants a value'],
    [['--host', 'a b'], '--host wants a name or an address'],
    [['--port', '9'.repeat(99)], '…'],
  ])('%j is refused in words', (words, expected) => {
    const asked = readOptions(words)
    expect(asked).toEqual({ wrong: expect.stringContaining(expected) })
    expect('wrong' in asked && asked.wrong.length).toBeLessThan(150)
  })

  test('what may be asked for', () => {
    const usual = { host: undefined, port: 4173, isAnyPort: true, folder: undefined }
    expect(readOptions([])).toEqual({ serve: usual })
    expect(readOptions(['--port', '0', '--host=::1'])).toEqual({
      serve: { ...usual, host: '::1', port: 0, isAnyPort: false },
    })
    expect(readOptions(['-h'])).toEqual({ help: true })
  })

  test('help is no failure, a mistake is 2, a page that was not built is 1', async () => {
    const [help, mistake, unbuilt] = await Promise.all([
      outcome(begin('--help')),
      outcome(begin('--prot', '80')),
      outcome(begin('--folder', join(folder, 'assets'))),
    ])
    expect([help.code, help.err]).toEqual([0, ''])
    expect(help.out).toContain('--port NUMBER')
    expect(mistake).toEqual({ code: 2, out: '', err: 'There is no option --prot. See: npm start -- --help\n' })
    expect(unbuilt.code).toBe(1)
    expect(unbuilt.err).toContain('npm run build')
  })

  test('serves until it is told to stop; a second one on the same port says so', async () => {
    const child = begin('--port', '0', '--folder', folder)
    try {
      const port = await ready(child)
      expect((await ask(port, '/table/x')).body).toBe('<title>the page</title>')
      const second = await outcome(begin('--port', String(port), '--folder', folder))
      expect(second).toEqual({ code: 2, out: '', err: expect.stringMatching(/^Port \d+ is in use\. .*\n$/) })
      expect((await ask(port, '/')).code).toBe(200)
    } finally {
      child.kill('SIGTERM')
    }
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
  })

  test('an address of another computer is refused in words', async () => {
    const { code, err } = await outcome(begin('--port', '0', '--host', '192.0.2.1', '--folder', folder))
    expect([code, err.split('\n').length]).toEqual([2, 2])
    expect(err).toContain('192.0.2.1')
  })
})
