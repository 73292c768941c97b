import type { AddressInfo } from 'node:net'
import { updateFor } from '@spinney/host'
import { decide, difference, type Random, randomFrom, resample } from '@spinney/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openNode, type SpinneyNode } from '../src/node.ts'
import { OFFERED, OFFERED_BOTS } from '../src/offered.ts'
import { type Place, sqlitePlace } from './support/databases.ts'
import { Browser, ORIGIN, type Player, type Site } from './support/site.ts'

/** Tables of each game, and how many answers of them are listened to: Small World to its end. */
const TABLES = [
  { game: 'smallworld', config: { players: 3 }, answers: 1000 },
  { game: 'root', config: { seats: ['marquise', 'eyrie', 'alliance'] }, answers: 90 },
]
const TERMS = { open: true, onlookers: true, undo: 'own' }

describe('what clients receive', () => {
  let place: Place
  let node: SpinneyNode
  let site: Site
  beforeAll(async () => {
    place = await sqlitePlace()
    const limits = { requests: 10_000, sessions: 10_000, messages: 1_000_000 }
    node = await openNode({ database: await place.fresh(), origin: ORIGIN, games: OFFERED, bots: OFFERED_BOTS, limits })
    await node.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = node.app.server.address() as AddressInfo
    site = { url: `http://127.0.0.1:${port}`, db: node.db, company: node.company, close: node.close }
  })
  afterAll(async () => {
    await site.close()
    await place.close()
  })

  test.each(TABLES)('at a table of $game nobody can tell the true world from another one', async (wish) => {
    const random = randomFrom(`leaks ${wish.game}`)
    const people = await Promise.all(['Ada', 'Ben', 'Cleo', 'Olga'].map((name) => new Browser(site).named(name)))
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
    const { game, config } = wish
    const opened = await people[0]!.send('POST', '/api/tables', { game, config, seats, terms: TERMS })
    expect(opened.status, JSON.stringify(opened.body)).toBe(200)
    const { id } = opened.body
    for (const seat of [1, 2]) await people[seat]!.send('POST', `/api/tables/${id}/seat`, { seat })
    // The last one looks on.
    const clients = await Promise.all(people.map((person) => person.play({ id })))
    const viewers = [0, 1, 2, null]
    let given = 0
    while (given < wish.answers) {
      const now = await clients[3]!.now()
      const seat = now.view.asked?.seat
      if (typeof seat !== 'number') break
      const mine = await clients[seat]!.now()
      const { options, kind } = mine.view.asked!
      const pick = options![random.below(options!.length)]!
      const version = mine.view.version
      const said = await clients[seat]!.call('answer', { seat, kind, pick, version })
      expect(said, JSON.stringify(said)).toMatchObject({ reply: null })
      given++
      for (const [i, client] of clients.entries()) {
        await client.reached(mine.version + 1)
        expect(await leak(client, viewers[i]!, id, random), `answer ${given} (${kind})`).toBeNull()
      }
      // Somebody comes anew now and then, by its last version or without one.
      if (given % 20 === 0) {
        clients[3]!.socket.close()
        clients[3] = await people[3]!.play({ id })
        const caught = await clients[3]!.call('since', { version: mine.version })
        expect(await leakIn(caught.reply, null, id, random)).toBeNull()
      }
    }
    expect(given).toBeGreaterThan(60)
    const { seed, link } = await node.db
      .selectFrom('openings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const isOver = (await clients[3]!.now()).view.over
    for (const { received } of clients) {
      const bytes = received.join('\n')
      expect(isOver || !bytes.includes(seed)).toBe(true)
      expect(bytes).not.toContain(link)
      for (const { cookie } of people) expect(bytes).not.toContain(cookie.split('=')[1])
    }
    for (const client of clients) await client.close()
  })

  const leak = (client: Player, viewer: number | null, id: string, random: Random) =>
    leakIn(client.updates.at(-1), viewer, id, random)

  /** What differs between a message and the same in a world that this viewer could not tell from the true one. */
  async function leakIn(message: unknown, viewer: number | null, id: string, random: Random): Promise<string | null> {
    const position = await node.rooms.visit(id, async ({ host }) => host.position)
    const update = message as ReturnType<typeof updateFor>
    const { table } = position
    expect(update.version).toBe(position.version)
    expect(update.viewer).toBe(viewer)
    const state = resample(table.game, table.state, viewer, random)
    const other = { ...position, table: { ...table, state, ask: decide(table.game, state) } }
    return difference(JSON.parse(JSON.stringify(updateFor(other, viewer, update.from))), update)
  }
})
