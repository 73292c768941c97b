import type { Update } from '@spinney/host'
import { describe, expect, test } from 'vitest'
import { type Place, sqlitePlace } from './support/databases.ts'
import { Program } from './support/program.ts'
import { Browser, openSite, type Site, siteForAll } from './support/site.ts'

const TERMS = { open: false, onlookers: true, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, terms: TERMS }

/** All that a browser may ask about a table, as somebody tries it who should not. */
const OF_A_BROWSER: readonly (readonly [string, string, unknown?])[] = [
  ['GET', ''],
  ['POST', '/seat', { seat: 1 }],
  ['DELETE', '/seat'],
  ['POST', '/bot', { seat: 1, bot: 'random' }],
  ['GET', '/talk'],
  ['POST', '/talk', { text: 'hello' }],
  ['POST', `/talk/${'A'.repeat(22)}/mute`, { muted: true }],
  ['POST', `/talk/${'A'.repeat(22)}/report`, { why: '' }],
  ['POST', '/back'],
  ['POST', '/resign'],
  ['POST', '/motion', { kind: 'end' }],
  ['POST', '/vote', { kind: 'end', yes: true }],
  ['GET', '/standing'],
  ['PUT', '/standing', { seat: 0, orders: [] }],
  ['PUT', '/standing', { seat: 0, orders: [{ kind: 'hoot', way: 'never' }] }],
  ['POST', '/rematch'],
]
/** The same for a program. */
const OF_A_PROGRAM: readonly (readonly [string, string, unknown?])[] = [
  ['GET', ''],
  ['POST', '/seat', { seat: 1 }],
  ['DELETE', '/seat'],
  ['GET', '/view'],
  ['GET', '/view?seat=0'],
  ['GET', '/record'],
  ['GET', '/stream'],
  ['POST', '/answer', { seat: 0, kind: 'act', pick: 'x', version: 0 }],
]

describe('attempts', () => {
  let place: Place
  let site: Site
  siteForAll(sqlitePlace, (opened, at) => {
    site = opened
    place = at
  })

  const someone = (name: string) => new Browser(site).named(name)

  /** A table by link: one waits for a player, at the other two play. */
  async function tables() {
    const [ada, ben] = await Promise.all(['Ada Hazel', 'Ben Birch'].map(someone))
    const open = { ...WISH, seats: [{ kind: 'me' }, { kind: 'open' }] }
    const { body: waiting } = await ada!.send('POST', '/api/tables', open)
    const { body: played } = await ada!.send('POST', '/api/tables', open)
    await ben!.send('POST', `/api/tables/${played.id}/seat?link=${played.link}`, { seat: 1 })
    return { ada: ada!, ben: ben!, waiting, played }
  }

  test('whoever has no link finds a table by link nowhere, and nothing of it is told', async () => {
    const { ada, waiting, played } = await tables()
    const eve = await someone('Eve')
    const { body: made } = await eve.send('POST', '/api/programs', { name: 'Eve 2000' })
    const program = new Program(site.url, made.token)
    const wrong = 'A'.repeat(22)
    const told: string[] = []
    for (const table of [waiting, played]) {
      for (const link of ['', `?link=${wrong}`, `?link=${waiting.id === table.id ? played.link : waiting.link}`]) {
        for (const [method, path, body] of OF_A_BROWSER) {
          for (const who of [eve, new Browser(site)]) {
            const { status, body: reply } = await who.send(method, `/api/tables/${table.id}${path}${link}`, body)
            expect([401, 404], `${method} ${path}${link}`).toContain(status)
            told.push(JSON.stringify(reply))
          }
        }
      }
      for (const [method, path, body] of OF_A_PROGRAM) {
        const { status, body: reply } = await program.send(method, `/tables/${table.id}${path}`, body)
        expect(status, `${method} ${path}`).toBe(404)
        told.push(JSON.stringify(reply))
      }
      const player = await eve.play(table)
      await new Promise((resolve) => player.socket.on('close', resolve))
      expect(player.received).toHaveLength(1)
      told.push(...player.received)
    }
    for (const who of [eve, new Browser(site)]) told.push(JSON.stringify((await who.send('GET', '/api/tables')).body))
    told.push(JSON.stringify((await eve.send('GET', '/api/tables/mine')).body))
    told.push(JSON.stringify((await program.send('GET', '/tables')).body))
    for (const text of told) expect(text).not.toMatch(/Ada Hazel|Ben Birch/)
    for (const { id, link } of [waiting, played]) for (const text of told) expect(text).not.toMatch(`${id}|${link}`)
    // A table that is not there is told the same.
    for (const [method, path, body] of OF_A_BROWSER) {
      const [there, nowhere] = await Promise.all(
        [played.id, 'toll-nowhere'].map((id) => eve.send(method, `/api/tables/${id}${path}`, body)),
      )
      expect([there!.status, there!.body], `${method} ${path}`).toEqual([nowhere!.status, nowhere!.body])
    }
    // And those who sit there are none the worse for it.
    expect((await ada.send('GET', `/api/tables/${played.id}`)).body).toMatchObject({ stage: 'playing', mine: [0] })
  })

  test('whoever looks on does nothing for those who play', async () => {
    const { ada, played } = await tables()
    const eve = await someone('Eve')
    const before = (await ada.send('GET', `/api/tables/${played.id}`)).body
    for (const [method, path, body] of OF_A_BROWSER) {
      if (['', '/talk'].includes(path)) continue
      const { status } = await eve.send(method, `/api/tables/${played.id}${path}?link=${played.link}`, body)
      expect([403, 404, 409], `${method} ${path}`).toContain(status)
    }
    expect((await ada.send('GET', `/api/tables/${played.id}`)).body).toEqual(before)
    // The link is for those who sit: whoever came by it is not told it again.
    expect((await eve.send('GET', `/api/tables/${played.id}?link=${played.link}`)).body.link).toBeNull()
  })

  test('a guess at what another seat may answer is told the same, whether it is right or wrong', async () => {
    const { ada, ben, played } = await tables()
    const players = [await ada.play(played), await ben.play(played)] as const
    const seat = (await players[0].now()).view.asked!.seat as number
    const { view } = await players[seat]!.now()
    const { kind, options } = view.asked!
    const other = players[1 - seat]!
    const guess = (pick: unknown, as: number) =>
      other.call('answer', { seat: as, kind, pick, version: view.version }).then((sent) => ({ ...sent, id: 0 }))
    for (const as of [seat, 1 - seat]) {
      const right = await guess(options![0], as)
      expect(right).toMatchObject({ failure: { code: 'refused' } })
      expect(await guess('no such thing', as)).toEqual(right)
    }
    for (const call of ['plan', 'why', 'hint', 'undo'] as const) {
      const request = call === 'plan' ? { seat, picks: [] } : call === 'undo' ? { seat, whole: false } : { seat }
      const { failure } = await other.call(call, request)
      expect(failure, call).toMatchObject({ code: 'refused' })
      expect(JSON.stringify(failure)).not.toContain(JSON.stringify(options![0]))
    }
    expect(((await players[0].now()) as Update).version).toBe((await players[1].now()).version)
    await Promise.all(players.map((player) => player.close()))
  })

  test('the record of a running game holds no seed, whoever asks and however', async () => {
    const { ada, ben, played } = await tables()
    const { seed } = await site.db
      .selectFrom('openings')
      .select('seed')
      .where('id', '=', played.id)
      .executeTakeFirstOrThrow()
    const eve = await someone('Eve')
    for (const player of [await ada.play(played), await ben.play(played), await eve.play(played, played.link)]) {
      await player.now()
      const { reply } = await player.call('record', {})
      expect(reply).toMatchObject({ whole: false })
      expect((reply as { text: string }).text).toContain('spinney-seat-record')
      for (const text of player.received) expect(text).not.toContain(seed)
      await player.close()
    }
  })

  test('many tables by link do not hide those that anybody may join', async () => {
    const own = await openSite(await place.fresh())
    const ada = await new Browser(own).named('Ada')
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { body: open } = await ada.send('POST', '/api/tables', { ...WISH, seats, terms: { ...TERMS, open: true } })
    for (let i = 0; i < 101; i++) await ada.send('POST', '/api/tables', { ...WISH, seats })
    const { body } = await new Browser(own).send('GET', '/api/tables')
    expect(body.tables.map(({ id }: { id: string }) => id)).toEqual([open.id])
    await own.close()
  })
})
