import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NodeOptions } from '../src/node.ts'
import { PLACES, type Place } from './support/databases.ts'
import { Letterbox, PushBrowser } from './support/post.ts'
import { Browser, openSite, type Player, type Site } from './support/site.ts'

const TERMS = { open: true, onlookers: true, undo: 'own', pace: 'turns' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, terms: TERMS }
const SEATS = [{ kind: 'me' }, { kind: 'open' }]
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const OUTSIDE = { privateAddresses: true, timeout: 60_000 }

/** Takes the first option; false where it was somebody else's turn, or the game is over. */
async function answer(player: Player, seat: number): Promise<boolean> {
  const { view } = await player.now()
  if (view.asked?.seat !== seat || view.asked.options === null) return false
  const { kind, options } = view.asked
  expect(await player.call('answer', { seat, kind, pick: options[0], version: view.version })).toMatchObject({
    reply: null,
  })
  return true
}

async function wishes(person: Browser, url: string, digest = false): Promise<void> {
  const hook = { on: true, url, shape: 'json' }
  const all = { page: true, push: false, hook, digest: { on: digest, hour: 18, zone: 'UTC' }, language: 'en' }
  expect((await person.send('PUT', '/api/notices', all)).status).toBe(200)
}

/** A table of two that waits for the second, who is not there. */
async function waiting(site: Site, ben: Browser): Promise<string> {
  const ada = await new Browser(site).named('Ada')
  const { body } = await ada.send('POST', '/api/tables', { ...WISH, seats: SEATS })
  await ben.at(site).send('POST', `/api/tables/${body.id}/seat`, { seat: 1 })
  const players = [await ada.play(body), await ben.at(site).play(body)] as const
  while (await answer(players[1], 1));
  while (await answer(players[0], 0));
  await Promise.all(players.map((player) => player.close()))
  while (site.company.presence.of(body.id).seats[1] !== undefined) await new Promise((resolve) => setImmediate(resolve))
  return body.id
}

describe.each(PLACES)('notices and the nodes of a site on $name', ({ name, open }) => {
  // A file is for one node: there the same is asked for twice at once.
  const nodes = name === 'SQLite' ? [1] : [1, 2, 3]
  let place: Place
  let box: Letterbox
  let time = Date.parse('2026-11-19T03:00:00Z')
  const options: Partial<NodeOptions> = {
    now: () => time,
    noticeTimes: { wait: () => 2 * MINUTE, quiet: 0, ear: 0, again: [HOUR] },
    outside: OUTSIDE,
  }
  beforeAll(async () => {
    place = await open()
    box = await Letterbox.open()
  })
  afterAll(async () => {
    await box.close()
    await place.close()
  })

  const opened = (address: string) => Promise.all(nodes.map(() => openSite(address, options)))

  test('nodes that start at once agree on the keys, and keep them', async () => {
    const address = await place.fresh()
    const sites = await Promise.all(nodes.map(() => openSite(address)))
    const keys = new Set(sites.map(({ notices }) => notices.publicKey))
    await Promise.all(sites.map((site) => site.close()))
    const later = await openSite(address)
    expect([...keys]).toEqual([later.notices.publicKey])
    await later.close()
  })

  test('what a node has left undone another one does, once', async () => {
    const address = await place.fresh()
    const first = await openSite(address, options)
    const ben = await new Browser(first).named('Ben')
    const path = `/left-${name}`
    await wishes(ben, box.url(path))
    const id = await waiting(first, ben)
    time += 2 * MINUTE
    box.statuses.push(503)
    await first.notices.tell(id)
    await box.at(path, 1)
    const kept = async () => first.db.selectFrom('deliveries').selectAll().execute()
    while ((await kept())[0]?.due !== time + HOUR) await new Promise((resolve) => setImmediate(resolve))
    const [delivery] = await kept()
    await first.close()
    time += HOUR
    const sites = await opened(address)
    await Promise.all(
      sites.flatMap(({ notices }) => [1, 2].flatMap(() => [notices.deliver(delivery!.id), notices.tell(id)])),
    )
    await box.at(path, 2)
    while ((await sites[0]!.db.selectFrom('deliveries').selectAll().execute()).length > 0) {
      await new Promise((resolve) => setImmediate(resolve))
    }
    await Promise.all(
      sites.flatMap(({ notices }) => [1, 2].flatMap(() => [notices.deliver(delivery!.id), notices.tell(id)])),
    )
    expect(box.arrived.filter((one) => one.path === path)).toHaveLength(2)
    await Promise.all(sites.map((site) => site.close()))
  })

  test('two nodes that look at a turn, or at a digest, in the same moment tell of it once', async () => {
    const address = await place.fresh()
    const sites = await opened(address)
    const [first] = sites
    const ben = await new Browser(first!).named('Ben')
    const [turns, daily] = [`/turns-${name}`, `/daily-${name}`]
    await wishes(ben, box.url(turns))
    const id = await waiting(first!, ben)
    time += 2 * MINUTE
    await Promise.all(sites.flatMap(({ notices }) => [notices.tell(id), notices.tell(id)]))
    await box.at(turns, 1)
    await wishes(ben, box.url(daily), true)
    const { next, person_id } = await first!.db.selectFrom('notice_wishes').selectAll().executeTakeFirstOrThrow()
    time = next!
    await Promise.all(sites.flatMap(({ notices }) => [notices.digest(person_id), notices.digest(person_id)]))
    await box.at(daily, 1)
    await Promise.all(sites.map((site) => site.close()))
    for (const path of [turns, daily])
      expect(
        box.arrived.filter((one) => one.path === path),
        path,
      ).toHaveLength(1)
  })

  test('jobs come by themselves, and a whole game says the same of every turn', async () => {
    const times = { wait: () => 0, quiet: 0, ear: 0, again: [] }
    const site = await openSite(await place.fresh(), { noticeTimes: times, outside: OUTSIDE })
    const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((person) => new Browser(site).named(person)))
    const path = `/game-${name}`
    await wishes(ben!, box.url(path))
    const { body: table } = await ada!.send('POST', '/api/tables', { ...WISH, seats: SEATS })
    await ben!.send('POST', `/api/tables/${table.id}/seat`, { seat: 1 })
    const players = [await ada!.play(table), await ben!.play(table)] as const
    // Who has turned to something else still plays now and then.
    await players[1].call('presence', { away: true })
    const kinds = new Set<string>()
    for (let told = 1; told <= 12; told++) {
      while (await answer(players[0], 0));
      const { asked } = (await players[1].now()).view
      if (asked === null) break
      kinds.add(asked.kind)
      await box.at(path, told)
      while (await answer(players[1], 1));
    }
    const letters = box.arrived.filter((one) => one.path === path).map(({ body }) => body.toString())
    expect(letters.length).toBeGreaterThan(3)
    expect(kinds.size).toBeGreaterThan(1)
    expect(new Set(letters).size).toBe(1)
    for (const kind of kinds) expect(letters[0]).not.toContain(kind)
    await Promise.all(players.map((player) => player.close()))
    await site.close()
  })
})

test('whoever is at the table at another node is not told', async () => {
  const place = await PLACES[1].open()
  const address = await place.fresh()
  let time = Date.parse('2026-11-19T03:00:00Z')
  // It ends as soon as the other node has spoken.
  const times = { wait: () => 2 * MINUTE, quiet: 0, ear: 600_000, again: [] }
  const options = { now: () => time, noticeTimes: times, outside: OUTSIDE }
  const [here, there] = [await openSite(address, options), await openSite(address, options)]
  const box = await Letterbox.open()
  const ben = await new Browser(here).named('Ben')
  await wishes(ben, box.url('/'))
  const id = await waiting(here, ben)
  const player = await ben.at(there).play({ id })
  await player.now()
  time += 2 * MINUTE
  await here.notices.tell(id)
  const { body } = await ben.send('GET', '/api/notices')
  expect(body.lines).toMatchObject([{ way: 'hook', sent: null, held: { why: 'here', table: { id } } }])
  expect(box.arrived).toEqual([])
  await player.close()
  await Promise.all([here.close(), there.close(), box.close()])
  await place.close()
})

test('what is written down names no address, whatever goes wrong there', async () => {
  const place = await PLACES[0].open()
  const lines: string[] = []
  const logs = { level: 'info', stream: { write: (line: string) => void lines.push(line) } } as const
  const site = await openSite(await place.fresh(), { logs, outside: OUTSIDE })
  const box = await Letterbox.open()
  const ben = await new Browser(site).named('Ben')
  await wishes(ben, box.url('/secret-hook'))
  const browser = new PushBrowser(box.url('/secret-browser'))
  await ben.send('POST', '/api/notices/browsers', browser.subscription)
  box.statuses.push(500, 403)
  for (const way of ['hook', 'push']) await ben.send('POST', '/api/notices/test', { way })
  await ben.send('PUT', '/api/notices', { page: true, url: box.url('/secret-hook') })
  await box.close()
  for (const way of ['hook', 'push']) await ben.send('POST', '/api/notices/test', { way })
  await site.close()
  expect(lines.length).toBeGreaterThan(5)
  const { p256dh, auth } = browser.subscription.keys
  for (const secret of ['secret-', p256dh, auth]) {
    expect(lines.join('')).not.toContain(secret)
  }
  await place.close()
})

test('tests of notices are counted, by person and by address', async () => {
  const place = await PLACES[0].open()
  const limits = { tries: 3, window: HOUR }
  const site = await openSite(await place.fresh(), { limits })
  const ben = await new Browser(site).named('Ben')
  const tested = async (person: Browser) => (await person.send('POST', '/api/notices/test', { way: 'hook' })).status
  for (const status of [200, 200, 200, 429]) expect(await tested(ben)).toBe(status)
  expect(await tested(await new Browser(site).named('Cleo'))).toBe(429)
  await site.close()
  await place.close()
})
