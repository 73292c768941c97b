import type { Update } from '@spinney/host'
import { describe, expect, test } from 'vitest'
import { PLACES, type Place } from './support/databases.ts'
import { Browser, openSite, type Player, type Site, siteForAll } from './support/site.ts'

const CONFIG = { animals: ['frog', 'otter'] }
const TERMS = { open: false, onlookers: false, undo: 'own' }
const WISH = { game: 'toll', config: CONFIG, seats: [{ kind: 'me' }, { kind: 'open' }], terms: TERMS }

describe.each(PLACES)('a site on $name', ({ open }) => {
  let place: Place
  let site: Site
  siteForAll(open, (opened, at) => {
    site = opened
    place = at
  })

  const someone = (name: string) => new Browser(site).named(name)

  /** A table of two that has begun. */
  async function begun(terms = TERMS) {
    const [ada, ben] = await Promise.all([someone('Ada'), someone('Ben')])
    const { body: table } = await ada.send('POST', '/api/tables', { ...WISH, terms })
    await ben.send('POST', `/api/tables/${table.id}/seat?link=${table.link}`, { seat: 1, words: 'nuts' })
    return { ada, ben, table }
  }

  /** Whoever is asked takes the first option. */
  async function step(players: readonly Player[]): Promise<boolean> {
    for (const [seat, player] of players.entries()) {
      const { view } = await player.now()
      if (view.over) return false
      if (view.asked?.seat !== seat || view.asked.options === null) continue
      const request = { seat, kind: view.asked.kind, pick: view.asked.options[0], version: view.version }
      expect(await player.call('answer', request)).toMatchObject({ reply: null })
      return true
    }
    throw new Error('nobody is asked')
  }

  test('two who never met play a whole game by a link', async () => {
    const { ada, ben, table } = await begun()
    const players = [await ada.play(table), await ben.play(table)] as const
    let steps = 0
    while (await step(players)) steps++
    expect(steps).toBeGreaterThan(10)
    const [mine, theirs] = [await players[0].now(), await players[1].now()]
    expect(mine.view.result).toEqual(theirs.view.result)
    expect(players[1].updates.length).toBeGreaterThan(0)
    await Promise.all(players.map((player) => player.close()))
  })

  test('a table by link is found by nobody without it', async () => {
    const ada = await someone('Ada')
    const { body: table } = await ada.send('POST', '/api/tables', WISH)
    const eve = await someone('Eve')
    expect((await eve.send('GET', `/api/tables/${table.id}`)).status).toBe(404)
    expect((await eve.send('GET', `/api/tables/${table.id}?link=${'A'.repeat(22)}`)).status).toBe(404)
    expect((await eve.send('POST', `/api/tables/${table.id}/seat`, { seat: 1 })).status).toBe(404)
    const { body: list } = await eve.send('GET', '/api/tables')
    expect(list.tables.map(({ id }: { id: string }) => id)).not.toContain(table.id)
    const looked = await eve.send('GET', `/api/tables/${table.id}?link=${table.link}`)
    expect(looked).toMatchObject({ status: 200, body: { link: null, mine: [] } })
  })

  test('of two who want the last seat one gets it', async () => {
    const ada = await someone('Ada')
    const { body: table } = await ada.send('POST', '/api/tables', { ...WISH, terms: { ...TERMS, open: true } })
    const others = await Promise.all(['Ben', 'Cleo', 'Dora'].map(someone))
    const tries = others.map((other) => other.send('POST', `/api/tables/${table.id}/seat`, { seat: 1 }))
    const ends = (await Promise.all(tries)).map(({ status }) => status)
    expect(ends.sort()).toEqual([200, 409, 409])
  })

  test('of all who sit down in the same moment nobody is missed: the game begins, once', async () => {
    const ada = await someone('Ada')
    const config = { animals: ['frog', 'otter', 'heron', 'magpie'] }
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }]
    const { body: table } = await ada.send('POST', '/api/tables', { ...WISH, config, seats })
    const others = await Promise.all(['Ben', 'Cleo', 'Dora'].map(someone))
    const path = `/api/tables/${table.id}/seat?link=${table.link}`
    const sat = await Promise.all(others.map((other, i) => other.send('POST', path, { seat: i + 1 })))
    expect(sat.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await ada.send('GET', `/api/tables/${table.id}`)).body.stage).toBe('playing')
    const player = await ada.play(table)
    expect((await player.now()).view.asked).not.toBeNull()
    await player.close()
  })

  test('nobody reads or acts for a seat of somebody else', async () => {
    const { ada, ben, table } = await begun()
    const eve = await someone('Eve')
    const stranger = await eve.play(table, table.link)
    expect(JSON.parse(await firstOf(stranger))).toMatchObject({ failure: { code: 'seat' } })
    const players = [await ada.play(table), await ben.play(table)] as const
    const now = await players[0].now()
    const asked = now.view.asked!.seat as number
    const other = players[1 - asked]!
    expect(await other.call('viewer', { seat: asked })).toMatchObject({ failure: { code: 'refused' } })
    const { view } = await players[asked]!.now()
    const request = { seat: asked, kind: view.asked!.kind, pick: view.asked!.options![0], version: view.version }
    expect(await other.call('answer', request)).toMatchObject({ failure: { code: 'refused' } })
    expect((await other.now()).view.asked!.options).toBeNull()
    await Promise.all(players.map((player) => player.close()))
  })

  test('of two answers for one version one counts, the other is told so', async () => {
    const { ada, ben, table } = await begun()
    const first = (await (await ada.play(table)).now()).view.asked!.seat
    const who = first === 0 ? ada : ben
    const [here, there] = [await who.play(table), await who.play(table)]
    const { view } = await here.now()
    const request = { seat: first, kind: view.asked!.kind, pick: view.asked!.options![0], version: view.version }
    const ends = await Promise.all([here.call('answer', request), there.call('answer', request)])
    expect(ends.filter((end) => 'reply' in end)).toHaveLength(1)
    expect(ends.find((end) => 'failure' in end)).toMatchObject({ failure: { code: 'stale' } })
  })

  test('nonsense gets an answer and changes nothing', async () => {
    const { ada, table } = await begun()
    const player = await ada.play(table)
    const before = await player.now()
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
    for (const text of [
      '',
      'null',
      '[]',
      '{"id":1}',
      '{"call":"answer"}',
      deep,
      '{"id":1e99,"call":"x","request":{}}',
    ]) {
      const id = text === '{"id":1}' ? 1 : null
      expect(await player.raw(text, id), text.slice(0, 40)).toMatchObject({ failure: { code: 'message' } })
    }
    expect(await player.call('constructor', {})).toMatchObject({ failure: { code: 'message' } })
    expect(await player.call('look', { at: 100_000 })).toMatchObject({ failure: { code: 'refused' } })
    expect(await player.now()).toEqual(before)
    for (const body of [
      null,
      [],
      { ...WISH, game: 'constructor' },
      { ...WISH, seats: [] },
      { ...WISH, extra: 1 },
      { ...WISH, config: { animals: ['unicorn'] } },
      { ...WISH, config: 7 },
    ]) {
      const { status } = await ada.send('POST', '/api/tables', body)
      expect([400, 404]).toContain(status)
    }
    await player.close()
  })

  test('pages of other addresses cannot act, and the cookie is out of their reach', async () => {
    const ada = new Browser(site)
    const { headers } = await ada.send('POST', '/api/session', { name: 'Ada' })
    expect(headers.get('set-cookie')).toMatch(/HttpOnly/)
    expect(headers.get('set-cookie')).toMatch(/SameSite=Lax/)
    const foreign = { origin: 'https://elsewhere.test' }
    expect((await ada.send('POST', '/api/tables', WISH, foreign)).status).toBe(401)
    const { body: table } = await ada.send('POST', '/api/tables', WISH)
    await expect(ada.play(table, undefined, foreign)).rejects.toThrow('401')
  })

  test('names are checked', async () => {
    for (const name of [' ', 'x'.repeat(41), 'a\u202eb', '\u0000']) {
      expect((await new Browser(site).send('POST', '/api/session', { name })).status, name).toBe(400)
    }
    expect(await new Browser(site).send('POST', '/api/session', { name: '  ア  ダ ' })).toMatchObject({
      status: 200,
      body: { name: 'ア ダ' },
    })
  })

  test('bots take the other seats, also after the server was started anew', async () => {
    const address = await place.fresh()
    let own = await openSite(address)
    const ada = await new Browser(own).named('Ada')
    const seats = [{ kind: 'bot', bot: 'random' }, { kind: 'me' }, { kind: 'bot', bot: 'random' }]
    const wish = { ...WISH, config: { animals: ['frog', 'otter', 'heron'] }, seats }
    const { body: table } = await ada.send('POST', '/api/tables', wish)
    let player = await ada.play(table)
    for (let i = 0; i < 4; i++) {
      const now = await untilAsked(player, 1)
      if (now.view.over) break
      const { asked, version } = now.view
      await player.call('answer', { seat: 1, kind: asked!.kind, pick: asked!.options![0], version })
      if (i !== 1) continue
      await own.close()
      own = await openSite(address)
      player = await ada.at(own).play(table)
    }
    const { count } = await untilAsked(player, 1)
    expect(count).toBeGreaterThan(8)
    await own.close()
  })

  test('the server is started anew, and the game goes on', async () => {
    const address = await place.fresh()
    const first = await openSite(address)
    const ada = await new Browser(first).named('Ada')
    const wish = { ...WISH, seats: [{ kind: 'me' }, { kind: 'me' }] }
    const { body: table } = await ada.send('POST', '/api/tables', wish)
    const player = await ada.play(table)
    const { view } = await player.now()
    const seat = view.asked!.seat as number
    const { reply } = await player.call('viewer', { seat })
    const { asked, version } = (reply as Update).view
    await player.call('answer', { seat, kind: asked!.kind, pick: asked!.options![0], version })
    const { count } = await player.now()
    await first.close()
    const second = await openSite(address)
    const again = new Browser(second)
    again.cookie = ada.cookie
    expect((await (await again.play(table)).now()).count).toBe(count)
    await second.close()
  })
})

/** What a seat sees when it is asked something, or when the game is over. */
async function untilAsked(player: Player, seat: number): Promise<Update> {
  for (;;) {
    const now = await player.now()
    if (now.view.over || now.view.asked?.seat === seat) return now
    await player.reached(now.version + 1)
  }
}

/** The first thing that a socket is sent. */
async function firstOf(player: Player): Promise<string> {
  if (player.received.length === 0) await new Promise((resolve) => player.socket.once('message', resolve))
  return player.received[0]!
}
