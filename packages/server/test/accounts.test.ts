import { describe, expect, test } from 'vitest'
import { Authenticator } from './support/authenticator.ts'
import { PLACES, type Place } from './support/databases.ts'
import { Browser, ORIGIN, openSite, type Site, siteForAll } from './support/site.ts'

const TERMS = { open: false, onlookers: true, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, terms: TERMS }
const PASSPHRASE = 'acorns under the oak'

describe.each(PLACES)('accounts on $name', ({ open }) => {
  let place: Place
  let site: Site
  const budget = { ms: 5 }
  siteForAll(
    open,
    (opened, at) => {
      site = opened
      place = at
    },
    { thoughts: { thinking: { answer: budget, hint: budget } } },
  )

  const guest = (name: string, at = site) => new Browser(at).named(name)
  async function keeper(name: string): Promise<Browser> {
    const browser = await guest(name)
    expect(await browser.send('POST', '/api/account', { passphrase: PASSPHRASE })).toMatchObject({ status: 200 })
    return browser
  }
  const signIn = (browser: Browser, name: string, passphrase = PASSPHRASE) =>
    browser.send('POST', '/api/sign-in', { name, passphrase })

  test('a guest keeps the name and uses it on another device; the secret of a browser is a new one each time', async () => {
    const ada = await guest('Ada')
    const before = ada.cookie
    const { headers } = await ada.send('POST', '/api/account', { passphrase: PASSPHRASE })
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
    expect(ada.cookie).not.toBe(before)
    const old = new Browser(site)
    old.cookie = before
    expect((await old.send('GET', '/api/session')).body).toEqual({ person: null })

    const phone = new Browser(site)
    // Names that look alike are one name.
    const { body } = await signIn(phone, '  ＡＤＡ ')
    expect(body).toMatchObject({ name: 'Ada' })
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const desk = new Browser(site)
    await desk.send('POST', '/api/sign-in', { name: 'ada', passphrase: PASSPHRASE }, { 'user-agent': agent })
    const { body: you } = await desk.send('GET', '/api/you')
    expect(you).toMatchObject({ person: { name: 'Ada' }, account: { kept: true, passphrase: true, passkeys: [] } })
    expect(you.devices).toHaveLength(3)
    expect(you.devices.filter(({ here }: { here: boolean }) => here)).toMatchObject([{ device: 'Firefox, Linux' }])
  })

  test('with https the cookie is for https only', async () => {
    const own = await openSite(await place.fresh(), { origin: 'https://spinney.test' })
    const ada = new Browser(own, 'https://spinney.test')
    const { headers } = await ada.send('POST', '/api/session', { name: 'Ada' })
    expect(headers.get('set-cookie')).toMatch(/Secure/)
    await own.close()
  })

  test('whoever tries a name learns nothing about it, neither by words nor by being counted', async () => {
    await keeper('Berta')
    const [wrong, nobody] = [
      await signIn(new Browser(site), 'Berta', 'guess'),
      await signIn(new Browser(site), 'Xaver'),
    ]
    expect(wrong.status).toBe(403)
    expect(nobody.status).toBe(403)
    expect(nobody.body).toEqual(wrong.body)
    // The database is asked to compare in both cases: see passphrases.test.ts.
    expect((await new Browser(site).send('GET', '/api/you')).status).toBe(401)
  })

  test('tries are counted by address and by name', async () => {
    const own = await openSite(await place.fresh(), { limits: { tries: 4, window: 3_600_000 }, proxy: true })
    const ada = await guest('Ada', own)
    await ada.send('POST', '/api/account', { passphrase: PASSPHRASE })
    const attempt = (name: string, address: string, passphrase = 'guess') =>
      new Browser(own).send('POST', '/api/sign-in', { name, passphrase }, { 'x-forwarded-for': address })
    const from = async (names: readonly string[], address: (i: number) => string) => {
      const ends: number[] = []
      for (const [i, name] of names.entries()) ends.push((await attempt(name, address(i))).status)
      return ends
    }
    const names = ['a', 'b', 'c', 'd', 'e']
    expect(await from(names, () => '192.0.2.1')).toEqual([403, 403, 403, 403, 429])
    const same = ['Ada', 'ada', 'ＡＤＡ', ' ada ', 'Ada']
    expect(await from(same, (i) => `192.0.2.${10 + i}`)).toEqual([403, 403, 403, 403, 429])
    // A passphrase that fits does not help either, until the time is over.
    expect((await attempt('Ada', '192.0.2.99', PASSPHRASE)).status).toBe(429)
    expect((await attempt('Ben', '192.0.2.98')).status).toBe(403)
    await own.close()
  })

  test('a kept name is nobody else’s', async () => {
    const clara = await keeper('Clara')
    const other = new Browser(site)
    expect(await other.send('POST', '/api/session', { name: 'CLARA' })).toMatchObject({
      status: 409,
      body: { code: 'owned' },
    })
    await other.named('Cleo')
    expect((await other.send('POST', '/api/session', { name: 'clara' })).status).toBe(409)
    expect((await clara.send('POST', '/api/session', { name: 'Klara' })).status).toBe(200)
    expect((await signIn(new Browser(site), 'Clara')).status).toBe(403)
    expect((await signIn(new Browser(site), 'Klara')).status).toBe(200)
    // Two guests of one name: the first to keep it has it.
    const twins = await Promise.all([guest('Twin'), guest('Twin')])
    const ends = await Promise.all(twins.map((twin) => twin.send('POST', '/api/account', { passphrase: PASSPHRASE })))
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a passphrase is long enough, kept as a hash, and changed only by whoever knows it', async () => {
    const dora = await guest('Dora')
    for (const passphrase of ['', 'short', 'x'.repeat(201)]) {
      expect(await dora.send('POST', '/api/account', { passphrase })).toMatchObject({ body: { code: 'weak' } })
    }
    await dora.send('POST', '/api/account', { passphrase: PASSPHRASE })
    const rows = await site.db.selectFrom('accounts').select('passphrase').where('handle', '=', 'dora').execute()
    expect(rows[0]!.passphrase).toMatch(/^\$argon2id\$/)
    const next = { passphrase: 'a better one than that' }
    expect((await dora.send('POST', '/api/account', next)).status).toBe(403)
    expect((await dora.send('POST', '/api/account', { ...next, before: PASSPHRASE })).status).toBe(200)
    expect((await signIn(new Browser(site), 'Dora')).status).toBe(403)
    expect((await signIn(new Browser(site), 'Dora', next.passphrase)).status).toBe(200)
  })

  test('what a guest began comes along; accounts are not joined', async () => {
    const emil = await keeper('Emil')
    const phone = await guest('Emil on the phone')
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { body: table } = await phone.send('POST', '/api/tables', { ...WISH, seats })
    const rated = async (who: Browser, ...games: readonly (readonly [string, number])[]) => {
      const { id } = (await who.send('GET', '/api/session')).body.person
      const rows = games.map(([game, mu]) => ({ person_id: id, game, mu, sigma: 0, games: 1 }))
      await site.db.insertInto('ratings').values(rows).execute()
    }
    await rated(emil, ['toll', 1])
    await rated(phone, ['toll', 2], ['root', 3])
    await signIn(phone, 'Emil')
    // Of two ratings his own counts.
    const { ratings } = (await phone.send('GET', '/api/finished')).body
    expect(ratings).toHaveLength(2)
    expect(ratings).toContainEqual({ game: 'toll', rating: 1040, games: 1 })
    expect(ratings).toContainEqual({ game: 'root', rating: 1120, games: 1 })
    const { body } = await phone.send('GET', '/api/tables/mine')
    expect(body.tables).toMatchObject([{ id: table.id, host: true, mine: [0] }])
    const other = await keeper('Erna')
    const { body: hers } = await other.send('POST', '/api/tables', { ...WISH, seats })
    await signIn(other, 'Emil')
    const { body: his } = await other.send('GET', '/api/tables/mine')
    expect(his.tables.map(({ id }: { id: string }) => id)).not.toContain(hers.id)
  })

  test('what a guest has said stays, and whoever muted them does not hear them by their kept name', async () => {
    await keeper('Egon')
    const [phone, ida] = [await guest('Egon on the phone'), await guest('Ida')]
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { body: table } = await phone.send('POST', '/api/tables', { ...WISH, seats })
    const path = `/api/tables/${table.id}/talk?link=${table.link}`
    await phone.send('POST', path, { text: 'rude' })
    await ida.send('POST', path, { text: 'quiet, please' })
    const lines = async (who: Browser) => (await who.send('GET', path)).body.lines
    const [rude, quiet] = await lines(ida)
    const mute = (who: Browser, line: string) =>
      who.send('POST', `/api/tables/${table.id}/talk/${line}/mute?link=${table.link}`, { muted: true })
    expect((await mute(ida, rude.id)).status).toBe(200)
    expect((await mute(phone, quiet.id)).status).toBe(200)
    await signIn(phone, 'Egon')
    await phone.send('POST', path, { text: 'ruder' })
    expect(await lines(ida)).toMatchObject([
      { name: 'Egon', muted: true, text: '' },
      { own: true },
      { muted: true, text: '' },
    ])
    expect(await lines(phone)).toMatchObject([
      { own: true, text: 'rude' },
      { muted: true },
      { own: true, text: 'ruder' },
    ])
  })

  test('a seat that was kept for somebody is anybody’s once they have gone for good', async () => {
    const [jo, kim] = [await guest('Jo'), await guest('Kim')]
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { body: table } = await jo.send('POST', '/api/tables', { ...WISH, seats })
    await kim.send('POST', `/api/tables/${table.id}/seat?link=${table.link}`, { seat: 1 })
    const player = await kim.play(table)
    await player.now()
    await kim.send('PUT', `/api/tables/${table.id}/standing`, { seat: 1, orders: [] })
    await site.db.updateTable('openings').set({ stage: 'over' }).where('id', '=', table.id).execute()
    const { body: again } = await jo.send('POST', `/api/tables/${table.id}/rematch`)
    const { body: you } = await kim.send('GET', '/api/you')
    await kim.send('DELETE', '/api/account', {})
    expect(await everything(site)).not.toContain(you.person.id)
    const { body: next } = await jo.send('GET', `/api/tables/${again.id}`)
    const free = next.seats.findIndex(({ kind }: { kind: string }) => kind === 'open')
    const lea = await guest('Lea')
    const path = `/api/tables/${again.id}/seat?link=${next.link}`
    expect((await lea.send('POST', path, { seat: free })).status).toBe(200)
  })

  test('devices are seen and ended by their owner alone, with the sockets that they have open', async () => {
    const [home, phone, eve] = [await keeper('Fritz'), new Browser(site), await guest('Eve')]
    await signIn(phone, 'Fritz')
    const { body: table } = await home.send('POST', '/api/tables', { ...WISH, seats: [{ kind: 'me' }, { kind: 'me' }] })
    const player = await phone.play(table)
    await player.now()
    const { devices } = (await home.send('GET', '/api/you')).body
    const far = devices.find(({ here }: { here: boolean }) => !here)
    expect((await eve.send('DELETE', `/api/devices/${far.id}`)).status).toBe(404)
    expect((await phone.send('GET', '/api/session')).body.person).toMatchObject({ name: 'Fritz' })
    const closed = new Promise((resolve) => player.socket.on('close', resolve))
    expect((await home.send('DELETE', `/api/devices/${far.id}`)).status).toBe(200)
    await closed
    expect((await phone.send('GET', '/api/session')).body).toEqual({ person: null })
    const again = new Browser(site)
    await signIn(again, 'Fritz')
    expect((await home.send('DELETE', '/api/devices')).status).toBe(200)
    for (const browser of [home, again]) expect((await browser.send('GET', '/api/session')).body.person).toBeNull()
  })

  test('a passkey keeps a name and opens it, for its own site, once for each challenge', async () => {
    const gina = await guest('Gina')
    const device = new Authenticator()
    const { body: offer } = await gina.send('POST', '/api/passkeys/offer')
    const made = device.register(offer.challenge, ORIGIN)
    const forged = device.register(offer.challenge, 'http://elsewhere.test')
    expect((await gina.send('POST', '/api/passkeys', forged)).status).toBe(403)
    // That try has used the challenge up, and a challenge of somebody else is no good.
    expect((await gina.send('POST', '/api/passkeys', made)).status).toBe(403)
    const { body: other } = await (await guest('Eve')).send('POST', '/api/passkeys/offer')
    expect((await gina.send('POST', '/api/passkeys', device.register(other.challenge, ORIGIN))).status).toBe(403)
    const { body: second } = await gina.send('POST', '/api/passkeys/offer')
    expect((await gina.send('POST', '/api/passkeys', device.register(second.challenge, ORIGIN))).status).toBe(200)
    const { account } = (await gina.send('GET', '/api/you')).body
    expect(account).toMatchObject({ kept: true, passphrase: false, passkeys: [{}] })

    const ask = async () => (await new Browser(site).send('POST', '/api/sign-in/passkey/ask')).body.challenge as string
    const phone = new Browser(site)
    const challenge = await ask()
    const signed = device.signIn(challenge, ORIGIN)
    expect(await phone.send('POST', '/api/sign-in/passkey', signed)).toMatchObject({ body: { name: 'Gina' } })
    expect((await new Browser(site).send('POST', '/api/sign-in/passkey', signed)).status).toBe(403)
    const stranger = new Authenticator().signIn(await ask(), ORIGIN)
    expect((await new Browser(site).send('POST', '/api/sign-in/passkey', stranger)).status).toBe(403)
    const stolen = { ...new Authenticator().signIn(await ask(), ORIGIN), id: signed.id, rawId: signed.id }
    expect((await new Browser(site).send('POST', '/api/sign-in/passkey', stolen)).status).toBe(403)
    const elsewhere = device.signIn(await ask(), 'http://elsewhere.test')
    expect((await new Browser(site).send('POST', '/api/sign-in/passkey', elsewhere)).status).toBe(403)
    // The only way in is not thrown away by mistake; nobody else throws it away at all.
    expect((await phone.send('DELETE', `/api/passkeys/${signed.id}`)).status).toBe(409)
    expect((await (await guest('Eve')).send('DELETE', `/api/passkeys/${signed.id}`)).status).toBe(404)
    // An account of passkeys alone has no passphrase that would fit.
    expect((await signIn(new Browser(site), 'Gina', '')).status).toBe(403)
  })

  test('nothing of a deleted account is left, and what others play goes on', async () => {
    const hugo = await keeper('Hugo Unforgotten')
    const ida = await guest('Ida')
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const opened = await Promise.all([1, 2, 3].map(() => hugo.send('POST', '/api/tables', { ...WISH, seats })))
    const [running, finished, alone] = opened.map(({ body }) => body)
    for (const table of [running, finished]) {
      await ida.send('POST', `/api/tables/${table.id}/seat?link=${table.link}`, { seat: 1 })
    }
    const { body: waiting } = await ida.send('POST', '/api/tables', { ...WISH, seats })
    await hugo.send('POST', `/api/tables/${waiting.id}/seat?link=${waiting.link}`, { seat: 1, words: 'mine' })
    const { body: gathering } = await hugo.send('POST', '/api/tables', {
      ...WISH,
      config: { animals: ['frog', 'otter', 'heron'] },
      seats: [...seats, { kind: 'open' }],
    })
    await ida.send('POST', `/api/tables/${gathering.id}/seat?link=${gathering.link}`, { seat: 1 })
    await site.db.updateTable('openings').set({ stage: 'over' }).where('id', '=', finished.id).execute()
    const player = await ida.play(running)
    await player.now()

    expect((await hugo.send('DELETE', '/api/account', { passphrase: 'guess' })).status).toBe(403)
    const { body: you } = await hugo.send('GET', '/api/you')
    expect((await hugo.send('DELETE', '/api/account', { passphrase: PASSPHRASE })).status).toBe(200)
    expect((await hugo.send('GET', '/api/session')).body).toEqual({ person: null })
    expect((await signIn(new Browser(site), 'Hugo Unforgotten')).status).toBe(403)

    const at = async (table: { id: string }) => (await ida.send('GET', `/api/tables/${table.id}`)).body
    expect((await at(finished)).seats).toMatchObject([{ kind: 'person', name: null }, { name: 'Ida' }])
    expect((await at(gathering)).seats[0]).toEqual({ kind: 'open', name: null })
    expect((await at(running)).seats[0]).toMatchObject({ kind: 'person', name: null })
    expect((await ida.send('GET', `/api/tables/${alone.id}?link=${alone.link}`)).status).toBe(404)
    // A bot plays on: Ida is asked sooner or later, or is asked already.
    for (let now = await player.now(); now.view.asked?.seat !== 1 && !now.view.over; ) {
      now = await player.reached(now.version + 1)
    }
    const kept = await everything(site)
    expect(kept).not.toContain('Hugo')
    expect(kept).not.toContain(you.person.id)
    await player.close()
  })
})

/** Every row of every table of the database. */
async function everything({ db }: Site): Promise<string> {
  const tables = (await db.introspection.getTables()).filter(({ schema = 'public' }) => schema === 'public')
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db
        .selectFrom(name as 'people')
        .selectAll()
        .execute(),
    ),
  )
  return JSON.stringify(rows)
}
