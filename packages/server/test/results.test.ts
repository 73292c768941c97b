import { describe, expect, test } from 'vitest'
import { placesOf } from '../src/company/results.ts'
import { PLACES } from './support/databases.ts'
import { Browser, type Player, type Site, siteForAll } from './support/site.ts'

const TERMS = { open: true, onlookers: true, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, seats: [{ kind: 'me' }, { kind: 'open' }] }

describe.each(PLACES)('finished games on $name', ({ open }) => {
  let site: Site
  siteForAll(open, (opened) => {
    site = opened
  })

  /** Two play a game to its end. */
  async function played(terms: object) {
    const people = await Promise.all(['Ada', 'Ben'].map((name) => new Browser(site).named(name)))
    const { body: table } = await people[0]!.send('POST', '/api/tables', { ...WISH, terms })
    await people[1]!.send('POST', `/api/tables/${table.id}/seat`, { seat: 1 })
    const players = await Promise.all(people.map((person) => person.play(table)))
    while (await step(players));
    await Promise.all(players.map((player) => player.close()))
    return { people, table }
  }

  async function step(players: readonly Player[]): Promise<boolean> {
    const { view } = await players[0]!.now()
    if (view.over) return false
    const seat = view.asked!.seat as number
    const mine = (await players[seat]!.now()).view.asked!
    const request = { seat, kind: mine.kind, pick: mine.options![0], version: view.version }
    expect(await players[seat]!.call('answer', request)).toMatchObject({ reply: null })
    return true
  }

  test('a result is written down once, for those who played; ratings move where the table counts', async () => {
    const { people, table } = await played({ ...TERMS, rated: true })
    await site.company.results.finish(table.id)
    await site.company.results.finish(table.id)
    const [mine, theirs] = await Promise.all(people.map(async (one) => (await one.send('GET', '/api/finished')).body))
    expect(mine.games).toHaveLength(1)
    const [{ seats }] = mine.games
    expect(mine.games[0]).toMatchObject({ id: table.id, game: 'toll', ended: null })
    expect(seats.map((seat: { mine: boolean }) => seat.mine)).toEqual([true, false])
    expect(theirs.games[0].seats.map((seat: { mine: boolean }) => seat.mine)).toEqual([false, true])
    for (const { won, rating, place: at } of seats) {
      expect(rating.before).toBe(1000)
      if (won) expect(rating.after).toBeGreaterThan(1000)
      else if (at === 2) expect(rating.after).toBeLessThan(1040)
    }
    expect(mine.ratings).toEqual([{ game: 'toll', rating: seats[0].rating.after, games: 1 }])
    const eve = await new Browser(site).named('Eve')
    expect((await eve.send('GET', '/api/finished')).body).toEqual({ games: [], ratings: [] })
    expect((await new Browser(site).send('GET', '/api/finished')).status).toBe(401)
  })

  test('what a bot wins in the place of somebody who has given up is no win of theirs', async () => {
    let won = 0
    while (won === 0) {
      const people = await Promise.all(['Ada', 'Ben'].map((name) => new Browser(site).named(name)))
      const { body: table } = await people[0]!.send('POST', '/api/tables', { ...WISH, terms: TERMS })
      await people[1]!.send('POST', `/api/tables/${table.id}/seat`, { seat: 1 })
      const player = await people[1]!.play(table)
      await player.now()
      expect((await people[0]!.send('POST', `/api/tables/${table.id}/resign`)).status).toBe(200)
      for (;;) {
        const { view, version } = await player.now()
        if (view.over) {
          won = view.result!.winners.includes(0) ? 1 : 0
          break
        }
        if (view.asked?.seat !== 1) await player.reached(version + 1)
        else {
          // The worst of players.
          const { kind, options } = view.asked
          await player.call('answer', { seat: 1, kind, pick: options!.at(-1), version: view.version })
        }
      }
      await site.company.results.finish(table.id)
      const [own] = (await people[0]!.send('GET', '/api/finished')).body.games
      expect(own.seats[0]).toMatchObject({ bot: 'steady', place: 2, won: false, mine: true })
      await player.close()
    }
  })

  test('no ratings where the table does not count, or the game was ended before', async () => {
    const { people, table } = await played(TERMS)
    await site.company.results.finish(table.id)
    const { body } = await people[0]!.send('GET', '/api/finished')
    expect(body.ratings).toEqual([])
    expect(body.games[0].seats[0].rating).toBeNull()

    const ada = await new Browser(site).named('Ada')
    const wish = { ...WISH, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], terms: { ...TERMS, rated: true } }
    const { body: short } = await ada.send('POST', '/api/tables', wish)
    const player = await ada.play(short)
    await player.now()
    await ada.send('POST', `/api/tables/${short.id}/motion`, { kind: 'end' })
    await player.hears(({ stage }) => stage === 'over')
    await site.company.results.finish(short.id)
    const ended = (await ada.send('GET', '/api/finished')).body
    expect(ended.games[0]).toMatchObject({ ended: 'vote', seats: [{ place: null, won: false }, { bot: 'random' }] })
    expect(ended.ratings).toEqual([])
    await player.close()
  })
})

test('winners come first, then scores decide, and whoever has resigned is last', () => {
  const seats = [0, 1, 2].map((seat) => ({ seat, resigned: 0 }))
  expect(placesOf({ winners: [1], scores: [9, 5, 9], how: 'points' }, seats)).toEqual([2, 1, 2])
  expect(
    placesOf({ winners: [1], scores: [9, 5, 7], how: 'points' }, [{ seat: 0, resigned: 1 }, ...seats.slice(1)]),
  ).toEqual([3, 1, 2])
  expect(placesOf(null, seats)).toBeNull()
})
