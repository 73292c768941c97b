import { describe, expect, test } from 'vitest'
import { PLACES, type Place, postgresPlace } from './support/databases.ts'
import { Browser, openSite, type Player, type Site, siteForAll } from './support/site.ts'

const TERMS = { open: true, onlookers: true, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, seats: [{ kind: 'me' }, { kind: 'open' }] }

/** A table of two that has begun, and somebody who looks on. */
async function begun(sites: readonly Site[], terms: object = TERMS, here = 3) {
  const names = ['Ada', 'Ben', 'Olga']
  const people = await Promise.all(names.map((name, i) => new Browser(sites[i % sites.length]!).named(name)))
  const { body: table } = await people[0]!.send('POST', '/api/tables', { ...WISH, terms })
  await people[1]!.send('POST', `/api/tables/${table.id}/seat?link=${table.link}`, { seat: 1 })
  const players = await Promise.all(people.slice(0, here).map((person) => person.play(table)))
  await Promise.all(players.map((player) => player.now()))
  return { people, players, path: `/api/tables/${table.id}/talk` }
}

const closeAll = (players: readonly Player[]) => Promise.all(players.map((player) => player.close()))
const said = (player: Player) => player.said.map(({ text }) => text)

describe.each(PLACES)('talk at a table on $name', ({ open }) => {
  let place: Place
  let site: Site
  siteForAll(open, (opened, at) => {
    site = opened
    place = at
  })

  test('players hear each other, and onlookers only among themselves while the game goes on', async () => {
    const { people, players, path } = await begun([site])
    const [ada, ben, olga] = people
    await olga!.send('POST', path, { text: 'psst, look at the frog' })
    await ada!.send('POST', path, { text: ' Leave  12 <b>alone</b> ' })
    const line = await players[1]!.hearsLine(({ seat }) => seat === 0)
    expect(line).toMatchObject({ seat: 0, name: 'Ada', text: 'Leave 12 <b>alone</b>', own: false, gallery: false })
    for (const player of [0, 2]) await players[player]!.hearsLine(({ seat }) => seat === 0)
    expect(said(players[2]!)).toEqual(['psst, look at the frog', 'Leave 12 <b>alone</b>'])
    for (const player of [0, 1]) {
      expect(said(players[player]!)).toEqual(['Leave 12 <b>alone</b>'])
      expect(players[player]!.received.join()).not.toContain('psst')
    }
    const { body } = await ben!.send('GET', path)
    expect(body.lines.map(({ text }: { text: string }) => text)).toEqual(['Leave 12 <b>alone</b>'])
    expect((await olga!.send('GET', path)).body.lines).toHaveLength(2)
    await closeAll(players)
  })

  test('where it was allowed, players hear onlookers; where nobody looks on, no stranger reads or talks', async () => {
    const { people, players, path } = await begun([site], { ...TERMS, talk: 'all' })
    await people[2]!.send('POST', path, { text: 'well played' })
    expect(await players[0]!.hearsLine(() => true)).toMatchObject({ seat: null, name: 'Olga', text: 'well played' })
    await closeAll(players)
    const closed = await begun([site], { ...TERMS, onlookers: false }, 2)
    expect((await closed.people[2]!.send('POST', closed.path, { text: 'hello' })).status).toBe(403)
    expect((await closed.people[2]!.send('GET', closed.path)).status).toBe(403)
    await closeAll(closed.players)
    const hidden = await begun([site], { ...TERMS, open: false }, 2)
    const eve = await new Browser(site).named('Eve')
    expect((await eve.send('GET', hidden.path)).status).toBe(404)
    expect((await eve.send('POST', hidden.path, { text: 'hello' })).status).toBe(404)
    expect((await new Browser(site).send('POST', hidden.path, { text: 'hello' })).status).toBe(401)
    await closeAll(hidden.players)
  })

  test('whoever is muted is not heard by whoever muted them, and what was said can be shown to the host', async () => {
    const { people, players, path } = await begun([site])
    const [ada, ben, olga] = people
    await ben!.send('POST', path, { text: 'rude' })
    const line = await players[0]!.hearsLine(() => true)
    const { body } = await ada!.send('POST', `${path}/${line.id}/mute`, { muted: true })
    expect(body.lines).toMatchObject([{ text: '', muted: true }])
    await ben!.send('POST', path, { text: 'ruder' })
    expect(await players[0]!.hearsLine(({ id }) => id !== line.id)).toMatchObject({ text: '', muted: true })
    await players[2]!.hearsLine(({ text }) => text === 'ruder')
    expect(players[0]!.received.join()).not.toContain('ruder')
    expect((await ada!.send('POST', `${path}/${line.id}/report`, { why: 'tone' })).status).toBe(200)
    const reports = await site.db.selectFrom('reports').selectAll().where('text', '=', 'rude').execute()
    expect(reports).toMatchObject([{ why: 'tone' }])
    expect((await ada!.send('POST', `${path}/${line.id}/mute`, { muted: false })).body.lines[1].text).toBe('ruder')
    // What onlookers say among themselves is for no player, by whatever way.
    await olga!.send('POST', path, { text: 'hush' })
    const secret = await players[2]!.hearsLine(({ text }) => text === 'hush')
    expect((await ada!.send('POST', `${path}/${secret.id}/report`, { why: '' })).status).toBe(404)
    await closeAll(players)
  })

  test('nobody says too much, too long, or what cannot be seen', async () => {
    const own = await openSite(await place.fresh(), { limits: { lines: 9, window: 3_600_000 } })
    const { people, players, path } = await begun([own])
    for (const text of ['', '  ', 'x'.repeat(501), 'a\u202eb', '\u0007', 7, null]) {
      expect((await people[0]!.send('POST', path, { text })).status, String(text)).toBe(400)
    }
    const statuses: number[] = []
    for (let i = 0; i < 10; i++) statuses.push((await people[1]!.send('POST', path, { text: `${i} 🦊` })).status)
    expect(statuses.slice(-2)).toEqual([200, 429])
    await closeAll(players)
    // Somebody at two devices is one person.
    const passphrase = 'acorns under the oak'
    expect((await people[1]!.send('POST', '/api/account', { passphrase })).status).toBe(200)
    const phone = new Browser(own)
    expect((await phone.send('POST', '/api/sign-in', { name: 'Ben', passphrase })).status).toBe(200)
    expect((await phone.send('POST', path, { text: 'me again' })).status).toBe(429)
    await own.close()
  })

  test('others see who is there, who has turned away, and how many look on', async () => {
    const { players } = await begun([site])
    await players[0]!.hears(({ seats, watching }) => seats[1]!.here === 'here' && watching === 1)
    await players[1]!.call('presence', { away: true })
    await players[0]!.hears(({ seats }) => seats[1]!.here === 'away')
    await players[1]!.close()
    await players[2]!.close()
    await players[0]!.hears(({ seats, watching }) => seats[1]!.here === 'gone' && watching === 0)
    await players[0]!.close()
  })
})

test('three nodes: talk and presence reach everybody at a table', async () => {
  const place = await postgresPlace()
  const address = await place.fresh()
  const sites = await Promise.all([1, 2, 3].map(() => openSite(address)))
  const { people, players, path } = await begun(sites)
  await people[1]!.send('POST', path, { text: 'here I am' })
  for (const player of players) expect(await player.hearsLine(() => true)).toMatchObject({ text: 'here I am' })
  for (const player of players) {
    await player.hears(({ seats, watching }) => seats.every(({ here }) => here === 'here') && watching === 1)
  }
  await closeAll(players)
  await Promise.all(sites.map((site) => site.close()))
  await place.close()
})
