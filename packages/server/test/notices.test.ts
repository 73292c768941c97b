import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { NoticeTimes } from '../src/notices/times.ts'
import { PLACES, type Place } from './support/databases.ts'
import { type Letterbox as Box, Letterbox, PushBrowser } from './support/post.ts'
import { Browser, game, ORIGIN, openSite, type Player, type Site } from './support/site.ts'

const TERMS = { open: true, onlookers: true, undo: 'own', pace: 'turns' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, terms: TERMS }
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Jobs that are for later never come by themselves here: tests call them when their clock says so. */
const TIMES: NoticeTimes = { wait: () => 2 * MINUTE, quiet: 15 * MINUTE, ear: 0, again: [HOUR, 2 * HOUR] }
const WISHES = {
  page: true,
  push: false,
  hook: { on: false, url: '', shape: 'json' },
  digest: { on: false, hour: 18, zone: 'Asia/Tokyo' },
  language: 'en',
}

let made = 0
/** A path of the letterbox that nobody else uses. */
const fresh = (): string => `/secret-${++made}`

/** Answers with the first option until a seat is asked. */
async function playTo(player: Player, from: number, to: number): Promise<void> {
  for (;;) {
    const { view, version } = await player.now()
    if (view.asked?.seat === to) return
    if (view.over) throw new Error('the game is over')
    if (view.asked?.seat !== from || view.asked.options === null) {
      await player.reached(version + 1)
      continue
    }
    const { kind, options } = view.asked
    const request = { seat: from, kind, pick: options[0], version: view.version }
    expect(await player.call('answer', request)).toMatchObject({ reply: null })
  }
}

describe.each(PLACES)('notices on $name', ({ open }) => {
  let place: Place
  let site: Site
  let box: Box
  let time: number
  beforeAll(async () => {
    place = await open()
    box = await Letterbox.open()
    site = await openSite(await place.fresh(), {
      now: () => time,
      noticeTimes: TIMES,
      outside: { privateAddresses: true, timeout: 60_000 },
      games: { toll: { rules: game, interruptions: [{ kind: 'hoot', law: '4.1', ways: ['never'] }] } },
      patience: { wait: () => DAY, look: () => 0 },
    })
  })
  afterAll(async () => {
    await site.close()
    await box.close()
    await place.close()
  })
  beforeEach(() => {
    time = Date.parse('2026-11-19T03:00:00Z')
  })

  /** Somebody goes, and everybody has noticed. */
  async function leave(player: Player, id: string): Promise<void> {
    await player.close()
    await waitFor(
      async () => site.company.presence.of(id).seats[1],
      (here) => here === undefined,
    )
  }

  /** Somebody who wants to hear by a webhook, and by Web Push in the browser that asks. */
  async function listener(name: string, wishes: object = {}) {
    const person = await new Browser(site).named(name)
    const hook = fresh()
    const browser = new PushBrowser(box.url(fresh()))
    const all = { ...WISHES, push: true, hook: { on: true, url: box.url(hook), shape: 'json' }, ...wishes }
    expect((await person.send('PUT', '/api/notices', all)).status).toBe(200)
    const { status, body } = await person.send('POST', '/api/notices/browsers', browser.subscription)
    expect(status, JSON.stringify(body)).toBe(200)
    return { person, hook, browser, path: new URL(browser.endpoint).pathname, key: body.key as string }
  }

  /** Two at a table: Ada, who is there and is asked, and somebody who has gone away. */
  async function table(gone: Browser) {
    const ada = await new Browser(site).named('Ada')
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { body } = await ada.send('POST', '/api/tables', { ...WISH, seats })
    const { id } = body as { id: string }
    await gone.send('POST', `/api/tables/${id}/seat`, { seat: 1 })
    const player = await ada.play({ id })
    const there = await gone.play({ id })
    // Whoever begins: in the end Ada is asked.
    if ((await player.now()).view.asked!.seat === 1) await playTo(there, 1, 0)
    await leave(there, id)
    return { id, ada, player, come: () => gone.play({ id }) }
  }

  const lines = async (person: Browser) => (await person.send('GET', '/api/notices')).body.lines
  const heldOf = async (person: Browser) => (await lines(person)).map((line: { held: unknown }) => line.held)
  const onItsWay = () => site.db.selectFrom('deliveries').selectAll().execute()
  const came = (path: string) => box.arrived.filter((one) => one.path === path)

  test('whoever is awaited is told once, in each way, of the table and of nothing else', async () => {
    const ben = await listener('Ben')
    const { id, player } = await table(ben.person)
    await playTo(player, 0, 1)
    await site.notices.tell(id)
    expect(came(ben.hook)).toEqual([])
    time += 2 * MINUTE
    await site.notices.tell(id)
    await site.notices.tell(id)
    const [letter] = await box.at(ben.hook, 1)
    const url = `${ORIGIN}/online/${id}`
    const tables = [{ id, game: 'toll', url }]
    const [title, text] = ['toll: your turn', 'At the table with Ada.']
    expect(JSON.parse(String(letter!.body))).toEqual({ kind: 'turn', title, text, url, tables })
    const [pushed] = await box.at(ben.path, 1)
    expect(ben.browser.read(pushed!)).toEqual({ title, text, path: `/online/${id}`, tag: id })
    const claims = ben.browser.claims(pushed!, ben.key)
    expect(claims).toMatchObject({ aud: new URL(ben.browser.endpoint).origin, sub: 'mailto:spinney@spinney.test' })
    expect(pushed!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    // Somebody else cannot read it.
    expect(() => new PushBrowser(ben.browser.endpoint).read(pushed!)).toThrow()
    // All of it is done, and says so.
    while ((await onItsWay()).length > 0) await new Promise((resolve) => setImmediate(resolve))
    expect(await lines(ben.person)).toEqual([
      { way: 'hook', sent: time, held: null },
      { way: 'push', sent: time, held: null },
    ])
    expect([came(ben.hook).length, came(ben.path).length]).toEqual([1, 1])
    await player.close()
  })

  test('nobody is told who is at the table, or whose bot answers, or who was told a moment ago', async () => {
    const ben = await listener('Ben', { push: false })
    const { id, player, come } = await table(ben.person)
    const there = await come()
    await there.now()
    await playTo(player, 0, 1)
    time += 2 * MINUTE
    await site.notices.tell(id)
    const held = { at: time, detail: null, table: { id, game: 'toll' } }
    expect(await heldOf(ben.person)).toEqual([{ ...held, why: 'here' }])
    // Somebody who has turned to something else is not at the table, and is told when it is looked at again.
    await there.call('presence', { away: true })
    time += 2 * MINUTE
    await site.notices.tell(id)
    await box.at(ben.hook, 1)
    // A quarter of an hour is quiet.
    await playTo(there, 1, 0)
    await leave(there, id)
    await playTo(player, 0, 1)
    time += 3 * MINUTE
    await site.notices.tell(id)
    expect(await heldOf(ben.person)).toEqual([{ ...held, at: time, why: 'recent' }])
    time += 12 * MINUTE
    await site.notices.tell(id)
    await box.at(ben.hook, 2)
    // Whoever has given up is told of nothing.
    const back = await come()
    await playTo(back, 1, 0)
    await leave(back, id)
    await playTo(player, 0, 1)
    await site.db
      .updateTable('seats')
      .set({ stand_in: 'steady' })
      .where('table_id', '=', id)
      .where('seat', '=', 1)
      .execute()
    time += HOUR
    await site.notices.tell(id)
    await waitFor(onItsWay, (rows) => rows.length === 0)
    expect(came(ben.hook)).toHaveLength(2)
    await player.close()
  })

  test('a turn that is over is not told of, however late a try comes', async () => {
    const ben = await listener('Ben', { push: false })
    const { id, player, come } = await table(ben.person)
    await playTo(player, 0, 1)
    box.statuses.push(503)
    time += 2 * MINUTE
    await site.notices.tell(id)
    await box.at(ben.hook, 1)
    const [delivery] = await waitFor(onItsWay, ([row]) => row?.due === time + HOUR)
    expect(await heldOf(ben.person)).toMatchObject([{ why: 'refused', detail: '503' }])
    const there = await come()
    await playTo(there, 1, 0)
    await leave(there, id)
    time += HOUR
    await site.notices.deliver(delivery!.id)
    expect(await onItsWay()).toEqual([])
    expect(came(ben.hook)).toHaveLength(1)
    await player.close()
  })

  test('what does not arrive is tried again after a while, and given up after some tries', async () => {
    const ben = await listener('Ben', { push: false })
    const { id, player } = await table(ben.person)
    await playTo(player, 0, 1)
    box.statuses.push(500, 429, 502)
    time += 2 * MINUTE
    await site.notices.tell(id)
    for (const [tries, wait] of [HOUR, 2 * HOUR].entries()) {
      await box.at(ben.hook, tries + 1)
      const [delivery] = await waitFor(onItsWay, ([row]) => row?.due === time + wait)
      // Too early: nothing is sent.
      await site.notices.deliver(delivery!.id)
      expect(came(ben.hook)).toHaveLength(tries + 1)
      time += wait
      await site.notices.deliver(delivery!.id)
    }
    expect(came(ben.hook)).toHaveLength(3)
    expect(await onItsWay()).toEqual([])
    expect(await lines(ben.person)).toMatchObject([
      { way: 'hook', sent: null, held: { why: 'refused', detail: '502' } },
    ])
    await player.close()
  })

  test('what is refused for good is not tried again; a browser that has gone is forgotten', async () => {
    const ben = await listener('Ben', { hook: { on: false, url: '', shape: 'json' } })
    const { id, player } = await table(ben.person)
    await playTo(player, 0, 1)
    box.statuses.push(410)
    time += 2 * MINUTE
    await site.notices.tell(id)
    await box.at(ben.path, 1)
    // With the browser goes what was on its way to it: the note comes after that.
    await waitFor(
      () => heldOf(ben.person),
      (held) => held.length > 0,
    )
    expect(await heldOf(ben.person)).toMatchObject([{ why: 'gone' }])
    expect((await ben.person.send('GET', '/api/notices')).body.browsers).toEqual([])
    const cleo = await listener('Cleo', { push: false })
    box.statuses.push(404)
    const { body } = await cleo.person.send('POST', '/api/notices/test', { way: 'hook' })
    expect(body.tested).toEqual({ sent: false, why: 'refused', detail: '404' })
    await player.close()
  })

  test('a digest comes once a day at the hour that was chosen, instead of everything else', async () => {
    const digest = { on: true, hour: 18, zone: 'Asia/Tokyo' }
    const ben = await listener('Ben', { push: false, digest, language: 'ja' })
    const { body: you } = await ben.person.send('GET', '/api/session')
    const person: string = you.person.id
    const due = Date.parse('2026-11-19T09:00:00Z')
    const first = await table(ben.person)
    await playTo(first.player, 0, 1)
    time += 2 * MINUTE
    await site.notices.tell(first.id)
    expect(await heldOf(ben.person)).toMatchObject([{ why: 'digest', table: { id: first.id } }])
    const second = await table(ben.person)
    await playTo(second.player, 0, 1)
    time = due - 1
    await site.notices.digest(person)
    expect(came(ben.hook)).toEqual([])
    time = due
    await Promise.all([site.notices.digest(person), site.notices.digest(person)])
    const [letter] = await box.at(ben.hook, 1)
    expect(JSON.parse(String(letter!.body))).toEqual({
      kind: 'digest',
      title: 'あなたの番を待っている卓：2卓',
      text: 'toll（Ada）\ntoll（Ada）',
      url: `${ORIGIN}/online`,
      tables: [first, second].map(({ id }) => ({ id, game: 'toll', url: `${ORIGIN}/online/${id}` })),
    })
    await waitFor(onItsWay, (rows) => rows.length === 0)
    await site.notices.digest(person)
    expect(came(ben.hook)).toHaveLength(1)
    for (const { id, player, come } of [first, second]) {
      const there = await come()
      await playTo(there, 1, 0)
      await leave(there, id)
      await player.close()
    }
    // A day on which no table waits has none.
    time += DAY
    await site.notices.digest(person)
    expect(await onItsWay()).toEqual([])
    expect(await heldOf(ben.person)).toMatchObject([{ why: 'nothing' }])
    const { next } = await site.db
      .selectFrom('notice_wishes')
      .selectAll()
      .where('person_id', '=', person)
      .executeTakeFirstOrThrow()
    expect(next).toBe(due + 2 * DAY)
  })

  test('a standing answer is no turn to come for', async () => {
    const ben = await listener('Ben', { push: false })
    const { id, player, come } = await table(ben.person)
    const there = await come()
    const asked = async () => (await player.now()).view.asked!
    while ((await asked()).kind !== 'hoot' || (await asked()).seat !== 1) {
      const seat = (await asked()).seat as number
      await playTo(seat === 0 ? player : there, seat, 1 - seat)
    }
    await leave(there, id)
    time += 2 * MINUTE
    const orders = [{ kind: 'hoot', way: 'never' }]
    await ben.person.send('PUT', `/api/tables/${id}/standing`, { seat: 1, orders })
    await site.notices.tell(id)
    expect(await heldOf(ben.person)).toMatchObject([{ why: 'standing', table: { id } }])
    expect(came(ben.hook)).toEqual([])
    // Without it the player has to come.
    await ben.person.send('PUT', `/api/tables/${id}/standing`, { seat: 1, orders: [] })
    await site.notices.tell(id)
    await box.at(ben.hook, 1)
    await player.close()
  })

  test('a test is sent at once, and says why it did not arrive', async () => {
    const ben = await listener('Ben', { language: 'zh' })
    for (const way of ['push', 'hook']) {
      const { body } = await ben.person.send('POST', '/api/notices/test', { way })
      expect(body.tested).toEqual({ sent: true, why: null, detail: null })
    }
    const [letter] = await box.at(ben.hook, 1)
    expect(JSON.parse(String(letter!.body))).toMatchObject({ kind: 'test', title: 'Spinney：测试通知' })
    expect(ben.browser.read((await box.at(ben.path, 1))[0]!)).toMatchObject({ path: '/online/notices', tag: 'test' })
    const eve = await new Browser(site).named('Eve')
    for (const way of ['push', 'hook']) {
      const { body } = await eve.send('POST', '/api/notices/test', { way })
      expect(body.tested).toMatchObject({ sent: false, why: 'nobody' })
      expect(body.lines.find((line: { way: string }) => line.way === way).held.why).toBe('nobody')
    }
    const nowhere = { ...WISHES, hook: { on: true, url: 'http://127.0.0.1:1/', shape: 'json' } }
    expect((await eve.send('PUT', '/api/notices', nowhere)).status).toBe(400)
    const gone = await Letterbox.open()
    const hook = { on: true, url: gone.url('/'), shape: 'ntfy' }
    await gone.close()
    await eve.send('PUT', '/api/notices', { ...WISHES, hook })
    const { body } = await eve.send('POST', '/api/notices/test', { way: 'hook' })
    expect(body.tested).toEqual({ sent: false, why: 'silent', detail: null })
  })

  test('in the page: the tables that wait, for their player alone', async () => {
    const ben = await listener('Ben')
    const { id, ada, player } = await table(ben.person)
    const turns = async (person: Browser) => (await person.send('GET', '/api/turns')).body
    expect(await turns(ben.person)).toEqual({ page: true, turns: [] })
    await playTo(player, 0, 1)
    expect((await turns(ben.person)).turns).toMatchObject([{ id, game: 'toll', seat: 1, names: ['Ada'] }])
    expect((await turns(ada)).turns).toEqual([])
    expect((await new Browser(site).send('GET', '/api/turns')).status).toBe(401)
    await player.close()
  })

  test('what was chosen is for its owner, and only what can be is kept', async () => {
    const ben = await listener('Ben')
    const eve = await new Browser(site).named('Eve')
    const seen = await eve.send('GET', '/api/notices')
    expect(seen.body).toMatchObject({ wishes: { page: true, push: false, hook: { on: false, url: '' } }, browsers: [] })
    expect(JSON.stringify(seen.body)).not.toContain(ben.hook)
    const [browser] = (await ben.person.send('GET', '/api/notices')).body.browsers
    expect(browser).toMatchObject({ here: true })
    expect((await eve.send('DELETE', `/api/notices/browsers/${browser.id}`)).status).toBe(404)
    const stranger = new Browser(site)
    for (const [method, path, body] of [
      ['GET', '/api/notices', undefined],
      ['PUT', '/api/notices', WISHES],
      ['POST', '/api/notices/test', { way: 'hook' }],
      ['POST', '/api/notices/browsers', ben.browser.subscription],
      ['DELETE', `/api/notices/browsers/${browser.id}`, undefined],
    ] as const) {
      expect((await stranger.send(method, path, body)).status, `${method} ${path}`).toBe(401)
    }
    const hook = (url: unknown) => ({ ...WISHES, hook: { on: true, url, shape: 'json' } })
    for (const wrong of [
      { ...WISHES, more: 1 },
      { ...WISHES, language: 'klingon' },
      { ...WISHES, digest: { on: true, hour: 24, zone: 'UTC' } },
      { ...WISHES, digest: { on: true, hour: 1.5, zone: 'UTC' } },
      { ...WISHES, digest: { on: true, hour: 1, zone: 'Europe/Spinney' } },
      { ...WISHES, hook: { on: true, url: box.url('/'), shape: 'smoke' } },
      hook(''),
      hook('ftp://127.0.0.1/'),
      hook(`http://ada:hazelnut@127.0.0.1:${box.port}/`),
      hook(['a']),
      hook('http://127.0.0.1:22/'),
    ]) {
      expect((await eve.send('PUT', '/api/notices', wrong)).status, JSON.stringify(wrong)).toBe(400)
    }
    const { endpoint, keys } = ben.browser.subscription
    for (const wrong of [
      { endpoint: 'ftp://127.0.0.1/', keys },
      { endpoint, keys: { ...keys, p256dh: keys.p256dh.slice(5) } },
      { endpoint, keys: { ...keys, p256dh: 'A'.repeat(87) } },
      { endpoint, keys: { ...keys, auth: 'AAAA' } },
      { endpoint, keys: { ...keys, auth: '<>' } },
      { endpoint },
      { endpoint, keys, more: 1 },
    ]) {
      expect((await eve.send('POST', '/api/notices/browsers', wrong)).status, JSON.stringify(wrong)).toBe(400)
    }
    expect((await eve.send('GET', '/api/notices')).body.browsers).toEqual([])
  })

  test('a browser hears no longer than it is known, and no more than one subscription of it is kept', async () => {
    const ben = await listener('Ben')
    const again = new PushBrowser(box.url(fresh()))
    await ben.person.send('POST', '/api/notices/browsers', again.subscription)
    const browsers = async (person: Browser) => (await person.send('GET', '/api/notices')).body.browsers
    expect(await browsers(ben.person)).toHaveLength(1)
    // Keeping the name gives the browser a new secret: it hears as before.
    await ben.person.send('POST', '/api/account', { passphrase: 'acorns under the oak' })
    expect(await browsers(ben.person)).toMatchObject([{ here: true }])
    const phone = new Browser(site)
    await phone.send('POST', '/api/sign-in', { name: 'Ben', passphrase: 'acorns under the oak' })
    await phone.send('POST', '/api/notices/browsers', new PushBrowser(box.url(fresh())).subscription)
    expect(await browsers(phone)).toMatchObject([{ here: false }, { here: true }])
    await phone.send('DELETE', '/api/session')
    expect(await browsers(ben.person)).toHaveLength(1)
    const [{ id }] = await browsers(ben.person)
    expect((await ben.person.send('DELETE', `/api/notices/browsers/${id}`)).body.browsers).toEqual([])
  })

  test('nothing of somebody who goes for good is left, and nothing is sent any more', async () => {
    const ben = await listener('Ben the Forgotten', { digest: { on: true, hour: 18, zone: 'UTC' } })
    const { id, player } = await table(ben.person)
    await playTo(player, 0, 1)
    await ben.person.send('POST', '/api/notices/test', { way: 'hook' })
    const before = came(ben.hook).length
    const { body } = await ben.person.send('GET', '/api/session')
    expect((await ben.person.send('DELETE', '/api/account', {})).status).toBe(200)
    const names = ['notice_wishes', 'push_subscriptions', 'notice_turns', 'deliveries', 'notice_lines'] as const
    for (const name of names) {
      const rows = await site.db.selectFrom(name).selectAll().execute()
      const text = JSON.stringify(rows)
      for (const secret of [body.person.id, ben.hook, ben.path]) expect(text, name).not.toContain(secret)
    }
    time += 2 * DAY
    await site.notices.tell(id)
    await site.notices.digest(body.person.id)
    expect(came(ben.hook)).toHaveLength(before)
    await player.close()
  })
})

/** Looks until it is as expected. */
async function waitFor<T>(look: () => Promise<T>, is: (found: T) => boolean): Promise<T> {
  for (;;) {
    const found = await look()
    if (is(found)) return found
    await new Promise((resolve) => setImmediate(resolve))
  }
}
