import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rotated } from '../src/company/rematch.ts'
import { PLACES, type Place } from './support/databases.ts'
import { Browser, openSite, type Player, type Site } from './support/site.ts'

const TERMS = { open: false, onlookers: true, undo: 'own' }
const TIMED = { ...TERMS, pace: 'turns', clock: { turn: 60, reserve: 30 } }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, seats: [{ kind: 'me' }, { kind: 'open' }] }
const MINUTE = 60_000

describe.each(PLACES)('the life of a table on $name', ({ open }) => {
  let place: Place
  let site: Site
  let time = 1_000_000
  beforeAll(async () => {
    place = await open()
    site = await openSite(await place.fresh(), { now: () => time })
  })
  afterAll(async () => {
    await site.close()
    await place.close()
  })

  /** A table of two that has begun; `players` by seat. */
  async function begun(terms: object, at: Site = site) {
    const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => new Browser(at).named(name)))
    const { body: table } = await ada!.send('POST', '/api/tables', { ...WISH, terms })
    await ben!.send('POST', `/api/tables/${table.id}/seat?link=${table.link}`, { seat: 1 })
    const people = [ada!, ben!]
    const players = await Promise.all(people.map((person) => person.play(table)))
    const asked = (await players[0]!.now()).view.asked!.seat as number
    return { table, people, players, asked, path: `/api/tables/${table.id}` }
  }

  /** Answers with the first option until another seat is asked. */
  async function passOn(players: readonly Player[], seat: number): Promise<number> {
    for (;;) {
      const { view } = await players[seat]!.now()
      if (view.asked?.seat !== seat) return view.asked!.seat as number
      const { kind, options } = view.asked
      const request = { seat, kind, pick: options![0], version: view.version }
      expect(await players[seat]!.call('answer', request)).toMatchObject({ reply: null })
    }
  }

  const closeAll = (players: readonly Player[]) => Promise.all(players.map((player) => player.close()))

  test('the clock of whoever is asked runs; what a turn takes beyond its time is taken from the reserve', async () => {
    const { players, asked } = await begun(TIMED)
    const first = await players[0]!.hears(({ seats }) => seats[asked]?.clock?.runs === true)
    expect(first.seats[asked]!.clock).toEqual({ left: 90_000, reserve: 30_000, runs: true })
    expect(first.seats[1 - asked]!.clock).toEqual({ left: 90_000, reserve: 30_000, runs: false })
    time += 70_000
    const other = await passOn(players, asked)
    const next = await players[1]!.hears(({ seats }) => seats[other]?.clock?.runs === true)
    expect(next.seats[asked]!.clock).toEqual({ left: 80_000, reserve: 20_000, runs: false })
    await closeAll(players)
  })

  test('a clock that runs out gives the seat to a bot; its person takes it back, and nobody else does', async () => {
    const { table, people, players, asked, path } = await begun(TIMED)
    await players[0]!.hears(({ seats }) => seats[asked]?.clock?.runs === true)
    time += 89_999
    await site.company.timeUp(table.id)
    expect(players[0]!.company.at(-1)!.seats[asked]!.standIn).toBeNull()
    time += 1
    await site.company.timeUp(table.id)
    const taken = await players[1]!.hears(({ seats }) => seats[asked]?.standIn !== null)
    expect(taken.seats[asked]).toMatchObject({ standIn: 'steady', resigned: false, clock: { reserve: 0 } })
    // The bot goes on: the question comes to the other seat.
    const other = 1 - asked
    const now = await players[other]!.now()
    if (now.view.asked?.seat !== other) await players[other]!.reached(now.version + 1)
    for (const thief of [people[other]!, await new Browser(site).named('Eve')]) {
      expect((await thief.send('POST', `${path}/back`)).status).toBeGreaterThan(399)
    }
    expect((await people[asked]!.send('POST', `${path}/back`)).status).toBe(200)
    await players[other]!.hears(({ seats }) => seats[asked]!.standIn === null)
    await passOn(players, other)
    const { view } = await players[asked]!.now()
    expect(view.asked).toMatchObject({ seat: asked })
    const { kind, options } = view.asked!
    const answer = { seat: asked, kind, pick: options![0], version: view.version }
    expect(await players[asked]!.call('answer', answer)).toMatchObject({ reply: null })
    await closeAll(players)
  })

  test('a clock survives the death of its node', async () => {
    const address = await place.fresh()
    let now = 5_000_000
    const before = await openSite(address, { now: () => now })
    const quick = { ...TIMED, clock: { turn: 1, reserve: 0 } }
    const { table, people, players, asked } = await begun(quick, before)
    await players[0]!.hears(({ seats }) => seats[asked]?.clock?.runs === true)
    await before.close()
    now += MINUTE
    const after = await openSite(address, { now: () => now })
    const watcher = await people[0]!.at(after).play(table)
    await watcher.hears(({ seats }) => seats[asked]!.standIn === 'steady')
    await watcher.close()
    await after.close()
  })

  test('whoever resigns leaves the seat to a bot for good; others play on', async () => {
    const { people, players, path } = await begun(TERMS)
    expect((await (await new Browser(site).named('Eve')).send('POST', `${path}/resign`)).status).toBe(404)
    expect((await people[0]!.send('POST', `${path}/resign`)).status).toBe(200)
    await players[1]!.hears(({ seats }) => seats[0]!.standIn === 'steady' && seats[0]!.resigned)
    expect((await people[0]!.send('POST', `${path}/back`)).status).toBe(409)
    expect((await people[0]!.send('POST', `${path}/resign`)).status).toBe(409)
    for (;;) {
      const { view, version } = await players[1]!.now()
      if (view.over) break
      if (view.asked?.seat === 1) await passOnOnce(players[1]!, 1)
      else await players[1]!.reached(version + 1)
    }
    await closeAll(players)
  })

  test('the game ends when all agree, and the same people play again one seat further', async () => {
    const { table, people, players, path } = await begun(TERMS)
    await people[0]!.send('POST', `${path}/motion`, { kind: 'end' })
    await players[1]!.hears(({ motions }) => motions.length === 1)
    expect((await people[0]!.send('POST', `${path}/rematch`)).status).toBe(409)
    await people[1]!.send('POST', `${path}/vote`, { kind: 'end', yes: false })
    await players[0]!.hears(({ motions }) => motions.length === 0)
    await people[1]!.send('POST', `${path}/motion`, { kind: 'end' })
    const eve = await new Browser(site).named('Eve')
    expect((await eve.send('POST', `${path}/vote`, { kind: 'end', yes: true })).status).toBe(404)
    await people[0]!.send('POST', `${path}/vote`, { kind: 'end', yes: true })
    const end = await players[0]!.hears(({ stage }) => stage === 'over')
    expect(end.ended).toBe('vote')
    expect(await players[0]!.now()).toMatchObject({ closed: 'ended', waiting: null })
    expect((await eve.send('POST', `${path}/rematch`)).status).toBe(404)
    const { body } = await people[0]!.send('POST', `${path}/rematch`)
    expect((await people[1]!.send('POST', `${path}/rematch`)).body).toEqual(body)
    expect(body.id).not.toBe(table.id)
    const next = `/api/tables/${body.id}`
    expect((await people[0]!.send('GET', next)).body.mine).toEqual([1])
    expect((await people[1]!.send('GET', next)).body.seats[0]).toEqual({ kind: 'open', name: null, forMe: true })
    // The seat is kept: nobody else sits down there, also not with the link.
    const link = (await people[0]!.send('GET', next)).body.link
    expect((await eve.send('POST', `${next}/seat?link=${link}`, { seat: 0 })).status).toBe(409)
    expect((await people[1]!.send('POST', `${next}/seat`, { seat: 0 })).body).toMatchObject({
      mine: [0],
      stage: 'playing',
    })
    await closeAll(players)
  })

  describe('what all but one have agreed to is done when that one goes', () => {
    /** Ada asks to end the game; `goes`: what Ben does instead of an answer. */
    async function asked(goes: (game: Awaited<ReturnType<typeof begun>>) => Promise<unknown>) {
      const game = await begun(TIMED)
      const { people, players, path, asked } = game
      // It is the other one's turn, whose clock runs.
      const [ada, ben] = [1 - asked, asked]
      expect((await people[ada]!.send('POST', `${path}/motion`, { kind: 'end' })).status).toBe(200)
      await players[ada]!.hears(({ motions, seats }) => motions.length === 1 && seats[ben]!.clock?.runs === true)
      await goes(game)
      const end = await players[ada]!.hears(({ stage }) => stage === 'over')
      expect(end).toMatchObject({ ended: 'vote', motions: [] })
      // And it is written down.
      const finished = () => people[ada]!.send('GET', '/api/finished').then(({ body }) => body.games.length)
      await expect.poll(finished).toBe(1)
      await players[ada]!.close()
    }

    test('by giving up', () => asked(({ people, path, asked: ben }) => people[ben]!.send('POST', `${path}/resign`)))
    test('because a clock has run out', () =>
      asked(async ({ table }) => {
        time += 90_000
        await site.company.timeUp(table.id)
      }))
    test('for good', () => asked(({ people, asked: ben }) => people[ben]!.send('DELETE', '/api/account', {})))
  })

  test('nothing is taken back for somebody who has given up, and nothing is asked once a game is over', async () => {
    const { people, players, asked, path } = await begun({ ...TERMS, undo: 'consent' })
    await passOnOnce(players[asked]!, asked)
    expect(await players[asked]!.call('undo', { seat: asked, whole: false })).toMatchObject({ reply: null })
    const other = players[1 - asked]!
    await other.hears(({ motions }) => motions.length === 1)
    await people[asked]!.send('POST', `${path}/resign`)
    await other.hears(({ motions, seats }) => motions.length === 0 && seats[asked]!.resigned)
    await closeAll(players)

    const both = await begun(TERMS)
    await both.people[0]!.send('POST', `${both.path}/motion`, { kind: 'end' })
    for (;;) {
      const { view } = await both.players[0]!.now()
      if (view.over) break
      await passOnOnce(both.players[view.asked!.seat as number]!, view.asked!.seat as number)
    }
    const end = await both.players[1]!.hears(({ stage }) => stage === 'over')
    expect(end).toMatchObject({ ended: null, motions: [] })
    await closeAll(both.players)
  })

  test('whoever played with bots alone plays again at once', async () => {
    const ada = await new Browser(site).named('Ada')
    for (const seats of [
      [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
      [{ kind: 'me' }, { kind: 'me' }],
    ]) {
      const { body: table } = await ada.send('POST', '/api/tables', { ...WISH, seats, terms: TERMS })
      const player = await ada.play(table)
      await player.now()
      await ada.send('POST', `/api/tables/${table.id}/motion`, { kind: 'end' })
      await player.hears(({ stage }) => stage === 'over')
      const { body: next } = await ada.send('POST', `/api/tables/${table.id}/rematch`)
      expect((await ada.send('GET', `/api/tables/${next.id}`)).body.stage).toBe('playing')
      const again = await ada.play(next)
      for (let now = await again.now(); now.waiting === 'bot'; ) now = await again.reached(now.version + 1)
      await closeAll([player, again])
    }
  })

  test('where all have left the table of a rematch again, there is another one', async () => {
    const { people, players, path } = await begun(TERMS)
    await people[0]!.send('POST', `${path}/motion`, { kind: 'end' })
    await people[1]!.send('POST', `${path}/vote`, { kind: 'end', yes: true })
    const { body: first } = await people[0]!.send('POST', `${path}/rematch`)
    await people[0]!.send('DELETE', `/api/tables/${first.id}/seat`)
    expect((await people[1]!.send('GET', `/api/tables/${first.id}`)).status).toBe(404)
    const { body: second } = await people[1]!.send('POST', `${path}/rematch`)
    expect((await people[0]!.send('GET', `/api/tables/${second.id}`)).body.stage).toBe('gathering')
    expect((await people[0]!.send('POST', `${path}/rematch`)).body).toEqual(second)
    await closeAll(players)
  })

  test('where others must agree, a decision is taken back when they do; where nothing is, it is not offered', async () => {
    const { people, players, asked, path } = await begun({ ...TERMS, undo: 'consent' })
    await passOnOnce(players[asked]!, asked)
    const { count, undoable } = await players[asked]!.now()
    expect(undoable).toBeGreaterThan(0)
    expect(await players[asked]!.call('undo', { seat: asked, whole: false })).toMatchObject({ reply: null })
    await players[1 - asked]!.hears(({ motions }) => motions.some(({ kind }) => kind === 'undo'))
    expect((await players[asked]!.now()).count).toBe(count)
    await people[1 - asked]!.send('POST', `${path}/vote`, { kind: 'undo', yes: true })
    expect((await players[asked]!.now()).count).toBeLessThan(count)
    await closeAll(players)

    const strict = await begun({ ...TERMS, undo: 'off' })
    await passOnOnce(strict.players[strict.asked]!, strict.asked)
    expect((await strict.players[strict.asked]!.now()).undoable).toBe(0)
    expect(await strict.players[strict.asked]!.call('undo', { seat: strict.asked, whole: false })).toMatchObject({
      failure: { code: 'refused' },
    })
    await closeAll(strict.players)
  })

  async function passOnOnce(player: Player, seat: number): Promise<void> {
    const { view } = await player.now()
    const { kind, options } = view.asked!
    expect(await player.call('answer', { seat, kind, pick: options![0], version: view.version })).toMatchObject({
      reply: null,
    })
  }
})

test('everybody moves one seat further, past seats that go by a procedure', () => {
  expect(rotated(['a', 'b', 'c'], () => false)).toEqual(['c', 'a', 'b'])
  expect(rotated(['a', 'b', 'x'], (seat) => seat === 2)).toEqual(['b', 'a', 'x'])
})
