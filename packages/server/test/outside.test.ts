import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkedAddress, isPublic, type Outside, post } from '../src/notices/outside.ts'
import { hookMessage } from '../src/notices/shapes.ts'
import { letterOf } from '../src/notices/texts.ts'
import { isZone, nextAt } from '../src/notices/zone.ts'
import { Letterbox } from './support/post.ts'

const CLOSED: Outside = { privateAddresses: false, timeout: 60_000 }
const OPEN: Outside = { privateAddresses: true, timeout: 60_000 }
const MESSAGE = { headers: { 'content-type': 'text/plain' }, body: 'acorns' }

describe('addresses that strangers give', () => {
  let box: Letterbox
  beforeAll(async () => {
    box = await Letterbox.open()
  })
  afterAll(() => box.close())

  test.each([
    ['1.1.1.1', true],
    ['93.184.216.34', true],
    ['172.32.0.1', true],
    ['2606:4700::1111', true],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:1.1.1.1', false],
    ['::ffff:7f00:1', false],
    ['64:ff9b::7f00:1', false],
    ['fc00::1', false],
    ['fd12::1', false],
    ['fe80::1', false],
    ['ff02::1', false],
    ['2001:0:7f00:1::', false],
    ['2001:db8::1', false],
    ['2002:7f00:1::', false],
    ['example.org', false],
  ])('%s is of the public net: %s', (ip, is) => {
    expect(isPublic(ip)).toBe(is)
  })

  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://017700000001/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fe80::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://10.0.0.1:8080/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://spinney.localhost/',
    'https://ada:hazelnut@example.org/',
    'https://ada@example.org/',
    'https://example.org:22/',
    'https://example.org:25/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/plain,x',
    'example.org',
    '',
    `https://example.org/${'a'.repeat(1000)}`,
  ])('%s is refused before anybody goes there', (address) => {
    expect(() => checkedAddress(address, CLOSED)).toThrow('not sent to')
  })

  test('what is public is let through, and at home what is not', () => {
    expect(checkedAddress('https://ntfy.sh/acorns', CLOSED).host).toBe('ntfy.sh')
    expect(checkedAddress('https://1.1.1.1:8443/x', CLOSED).port).toBe('8443')
    expect(checkedAddress('http://192.168.1.1/', OPEN).host).toBe('192.168.1.1')
    expect(() => checkedAddress('ftp://192.168.1.1/', OPEN)).toThrow('not sent to')
  })

  test('a name that leads into the network of the host, with any of its numbers, is refused', async () => {
    const address = `http://spinney.test:${box.port}/inner`
    for (const numbers of [['127.0.0.1'], ['1.1.1.1', '127.0.0.1'], ['::1'], ['fd00::1']]) {
      await expect(post(address, MESSAGE, { ...CLOSED, resolve: async () => numbers })).rejects.toThrow('not sent to')
    }
    expect(box.arrived.filter(({ path }) => path === '/inner')).toEqual([])
  })

  test('a name is looked up once: the connection goes to the number that was checked', async () => {
    const asked: string[] = []
    const resolve = async (name: string) => {
      asked.push(name)
      // Whoever looked it up again would be led elsewhere.
      return asked.length === 1 ? ['127.0.0.1'] : ['127.0.0.2']
    }
    const address = `http://spinney.test:${box.port}/once`
    expect(await post(address, MESSAGE, { ...OPEN, resolve })).toMatchObject({ status: 201 })
    expect(asked).toEqual(['spinney.test'])
    const [letter] = await box.at('/once', 1)
    expect(letter!.headers.host).toBe(`spinney.test:${box.port}`)
    expect(letter!.body.toString()).toBe('acorns')
  })

  test('nobody is followed elsewhere', async () => {
    box.statuses.push(302, 307)
    box.headers.location = box.url('/elsewhere')
    expect(await post(box.url('/moved'), MESSAGE, OPEN)).toMatchObject({ status: 302 })
    expect(await post(box.url('/moved'), MESSAGE, OPEN)).toMatchObject({ status: 307 })
    delete box.headers.location
    expect(box.arrived.filter(({ path }) => path === '/elsewhere')).toEqual([])
  })

  test('who asks to wait is heard, within reason', async () => {
    for (const [header, after] of [
      ['120', 120_000],
      ['999999', 3_600_000],
      ['tomorrow', null],
    ] as const) {
      box.statuses.push(503)
      box.headers['retry-after'] = header
      expect(await post(box.url('/busy'), MESSAGE, OPEN)).toEqual({ status: 503, after })
    }
    delete box.headers['retry-after']
  })

  test('an endless reply is not read, and silence ends', async () => {
    const chatty = createServer((_request, response) => {
      response.writeHead(200)
      const talk = () => {
        if (!response.destroyed) response.write('blah '.repeat(10_000), () => setImmediate(talk))
      }
      talk()
    })
    await new Promise<void>((resolve) => chatty.listen(0, '127.0.0.1', resolve))
    const left = new Promise<void>((resolve) =>
      chatty.on('connection', (socket) => socket.on('close', () => resolve())),
    )
    const { port } = chatty.address() as AddressInfo
    expect(await post(`http://127.0.0.1:${port}/`, MESSAGE, OPEN)).toMatchObject({ status: 200 })
    await left
    chatty.close()
    const mute = createServer(() => {})
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
    const there = `http://127.0.0.1:${(mute.address() as AddressInfo).port}/`
    await expect(post(there, MESSAGE, { ...OPEN, timeout: 50 })).rejects.toThrow('nobody answers')
    mute.closeAllConnections()
    mute.close()
    const slow = { ...OPEN, timeout: 50, resolve: () => new Promise<string[]>(() => {}) }
    await expect(post('http://spinney.test/', MESSAGE, slow)).rejects.toThrow('nobody answers')
  })

  test('what goes wrong does not name the address', async () => {
    const address = `http://spinney.test:${box.port}/secret-of-ada`
    const refused = await post(address, MESSAGE, { ...CLOSED, resolve: async () => ['10.0.0.1'] }).catch((e) => e)
    const nobody = await post(address, MESSAGE, { ...OPEN, resolve: async () => [] }).catch((e) => e)
    for (const error of [refused, nobody]) expect(`${error.stack} ${JSON.stringify(error)}`).not.toContain('secret-of')
  })
})

describe('letters', () => {
  const table = { id: 'toll-abc', game: 'root', names: ['Ben', 'Cleo [x](http://evil.test) @everyone'] }
  const turn = { kind: 'turn', table } as const

  test('they are written in the language of whoever gets them', () => {
    expect(letterOf({ kind: 'turn', table: { ...table, names: ['Ben'] } }, 'en')).toEqual({
      kind: 'turn',
      title: 'Root: your turn',
      text: 'At the table with Ben.',
      path: '/online/toll-abc',
      tables: [{ id: 'toll-abc', game: 'root', path: '/online/toll-abc' }],
    })
    expect(letterOf(turn, 'ja').title).toBe('ルート：あなたの番です')
    expect(letterOf(turn, 'zh').title).toBe('茂林源记：轮到你了')
    expect(letterOf({ kind: 'test' }, 'klingon').title).toBe('Spinney: a test')
    const tables = Array.from({ length: 12 }, (_, i) => ({
      id: `t${i}`,
      game: 'smallworld',
      names: i === 0 ? [] : ['Ben'],
    }))
    const digest = letterOf({ kind: 'digest', tables }, 'en')
    expect(digest).toMatchObject({ title: '12 tables are waiting for you', path: '/online' })
    expect(digest.text.split('\n')).toHaveLength(11)
    expect(digest.text).toMatch(/^Small World against bots\nSmall World with Ben\n.*\nand 2 more tables$/s)
  })

  test('each service gets the form that it wants, and names are nothing but names', () => {
    const site = 'https://spinney.test'
    const json = hookMessage('json', letterOf(turn, 'en'), site)
    expect(JSON.parse(String(json.body))).toEqual({
      kind: 'turn',
      title: 'Root: your turn',
      text: 'At the table with Ben, Cleo [x](http://evil.test) @everyone.',
      url: 'https://spinney.test/online/toll-abc',
      tables: [{ id: 'toll-abc', game: 'root', url: 'https://spinney.test/online/toll-abc' }],
    })
    const ntfy = hookMessage('ntfy', letterOf(turn, 'ja'), site)
    expect(ntfy.headers).toEqual({
      'content-type': 'text/plain; charset=utf-8',
      title: `=?UTF-8?B?${Buffer.from('ルート：あなたの番です').toString('base64')}?=`,
      click: 'https://spinney.test/online/toll-abc',
    })
    const discord = JSON.parse(String(hookMessage('discord', letterOf(turn, 'en'), site).body))
    expect(discord.allowed_mentions).toEqual({ parse: [] })
    expect(discord.content).toContain(
      '**Root\\: your turn**\nAt the table with Ben\\, Cleo \\[x\\]\\(http\\:\\/\\/evil',
    )
    expect(discord.content).toContain('\\@everyone')
    expect(discord.content.endsWith('\nhttps://spinney.test/online/toll-abc')).toBe(true)
  })
})

describe('the hour of a digest', () => {
  const at = (text: string) => Date.parse(text)
  test.each([
    ['UTC', 18, '2026-11-19T17:59:59Z', '2026-11-19T18:00:00Z'],
    ['UTC', 18, '2026-11-19T18:00:00Z', '2026-11-20T18:00:00Z'],
    ['Asia/Tokyo', 8, '2026-11-19T22:30:00Z', '2026-11-19T23:00:00Z'],
    ['Asia/Tokyo', 0, '2026-12-31T15:00:00Z', '2027-01-01T15:00:00Z'],
    ['Asia/Kolkata', 7, '2026-11-19T00:00:00Z', '2026-11-19T01:30:00Z'],
    ['America/New_York', 18, '2026-10-31T23:00:00Z', '2026-11-01T23:00:00Z'],
    ['Europe/Berlin', 8, '2026-10-24T06:00:00Z', '2026-10-25T07:00:00Z'],
    // Clocks are put forward over that hour: an hour off is as good as it gets.
    ['Europe/Berlin', 2, '2026-03-29T00:00:00Z', '2026-03-29T01:00:00Z'],
  ])('%s, %i o’clock after %s is %s', (zone, hour, after, next) => {
    expect(new Date(nextAt(hour, zone, at(after))).toISOString().replace('.000', '')).toBe(next)
  })

  test('only zones that there are', () => {
    expect(isZone('Europe/Berlin')).toBe(true)
    for (const zone of ['', 'Europe/Spinney', '../etc/passwd']) expect(isZone(zone), zone).toBe(false)
  })
})
