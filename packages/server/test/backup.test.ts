import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backup, KEPT, restore } from '../src/admin/backup.ts'
import { openDatabase } from '../src/db/index.ts'
import { PLACES, type Place, sqlitePlace } from './support/databases.ts'
import { Browser, openSite, type Site } from './support/site.ts'

const TERMS = { open: true, onlookers: true, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter', 'heron'] }, terms: TERMS }
const NOTICES = {
  page: true,
  push: false,
  hook: { on: true, url: 'https://hook.example/acorn', shape: 'ntfy' },
  digest: { on: true, hour: 8, zone: 'Asia/Tokyo' },
  language: 'ja',
}
const PAIRS = PLACES.flatMap((from) => PLACES.map((to) => ({ from, to, name: `from ${from.name} to ${to.name}` })))

/** A game against a bot that goes on, and another table. */
async function played(site: Site) {
  const ada = await new Browser(site).named('Ada')
  await ada.send('POST', '/api/account', { passphrase: 'acorns under the oak' })
  expect((await ada.send('PUT', '/api/notices', NOTICES)).status).toBe(200)
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }]
  const { body: table } = await ada.send('POST', '/api/tables', { ...WISH, seats })
  const player = await ada.play(table)
  for (let i = 0; i < 3; i++) {
    let now = await player.now()
    while (now.view.asked?.seat !== 0) now = await player.reached(now.version + 1)
    const { asked, version } = now.view
    await player.call('answer', { seat: 0, kind: asked!.kind, pick: asked!.options![0], version })
  }
  return { ada, table, player }
}

describe.each(PAIRS)('a backup $name', ({ from, to }) => {
  let places: Place[]
  beforeAll(async () => {
    places = await Promise.all([from.open(), to.open(), sqlitePlace()])
  })
  afterAll(async () => {
    await Promise.all(places.map((place) => place.close()))
  })

  test('is made while people play, and has all of it', async () => {
    const [address, target, file] = await Promise.all(places.map((place) => place.fresh()))
    const site = await openSite(address!)
    const { ada, table, player } = await played(site)
    const before = await player.now()
    const { publicKey } = site.notices
    expect(await backup(address!, file!)).toBeGreaterThan(10)
    // What is played afterwards is not in it.
    await player.close()
    await site.close()
    // A server that was started too early has made keys of its own.
    await (await openSite(target!)).close()
    expect(await restore(target!, file!)).toBeGreaterThan(10)
    const again = await openSite(target!)
    expect(again.notices.publicKey).toBe(publicKey)
    expect((await ada.at(again).send('GET', '/api/notices')).body.wishes).toEqual(NOTICES)
    const there = await ada.at(again).play(table)
    const after = await there.now()
    expect(after.rows.slice(0, before.count)).toEqual(before.rows)
    // Bots go on by themselves, and so does everybody.
    let now = after
    while (now.view.asked?.seat !== 0 && !now.view.over) now = await there.reached(now.version + 1)
    const desk = new Browser(again)
    const signedIn = await desk.send('POST', '/api/sign-in', { name: 'Ada', passphrase: 'acorns under the oak' })
    expect(signedIn.status).toBe(200)
    await there.close()
    await again.close()
    await expect(restore(target!, file!)).rejects.toThrow('There is something in the database already')
  })
})

describe('a backup', () => {
  let place: Place
  beforeAll(async () => {
    place = await sqlitePlace()
  })
  afterAll(() => place.close())

  test('names every table that is kept', async () => {
    const db = await openDatabase(await place.fresh())
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    await db.destroy()
    expect(tables.sort()).toEqual(KEPT.map(([name]) => name as string).sort())
  })

  test('is for its owner alone, as the database is', async () => {
    const [address, file] = [await place.fresh(), await place.fresh()]
    await (await openDatabase(address)).destroy()
    await backup(address, file)
    for (const kept of [address, file]) expect(statSync(kept).mode & 0o077, kept).toBe(0)
  })

  test('writes over nothing, and says what is missing', async () => {
    const address = await place.fresh()
    await expect(backup(address, await place.fresh())).rejects.toThrow('There is no database at')
    await (await openDatabase(address)).destroy()
    await expect(backup(address, address)).rejects.toThrow('Nothing is written over')
    await expect(backup(address, '/nowhere/spinney.db')).rejects.toThrow('There is no folder /nowhere')
    await expect(restore(await place.fresh(), '/nowhere/spinney.db')).rejects.toThrow('There is no file')
    const wrong = await place.fresh()
    writeFileSync(wrong, 'this is no database, and longer than a header of one would be '.repeat(20))
    await expect(restore(await place.fresh(), wrong)).rejects.toThrow('is no backup of Spinney')
    expect(existsSync(wrong)).toBe(true)
    expect(readdirSync(join(wrong, '..')).filter((name) => /restore|unfinished/.test(name))).toEqual([])
  })
})
