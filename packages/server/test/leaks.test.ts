import type { AddressInfo } from 'node:net'
import { type Moment, planFor, type Update, updateFor } from '@spinney/host'
import { decide, difference, type Pick, type Random, randomFrom, resample, type View, whyNot } from '@spinney/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openNode, type SpinneyNode } from '../src/node.ts'
import { OFFERED, OFFERED_BOTS } from '../src/offered.ts'
import { type Place, sqlitePlace } from './support/databases.ts'
import { Program } from './support/program.ts'
import { Browser, drawFor, LIMITS, ORIGIN, type Player, type Site } from './support/site.ts'

/** Whole games, from the first answer to the last. */
const TABLES = [
  { game: 'smallworld', config: { players: 3 } },
  { game: 'root', config: { seats: ['marquise', 'eyrie', 'alliance'] } },
]
/** Of each kind of question so many are looked at, whatever follows it, and of the others one of so many. */
const FIRST = 6
const THEN_ONE_OF = 12
const TERMS = { open: true, onlookers: true, undo: 'own' }

describe('what clients receive', () => {
  let place: Place
  let node: SpinneyNode
  let site: Site
  beforeAll(async () => {
    place = await sqlitePlace()
    const database = await place.fresh()
    // Random games of Root have from a hundred answers to ten thousand: this is a short one, and always the same.
    const draw = drawFor(database, 'b')
    node = await openNode({ database, origin: ORIGIN, games: OFFERED, bots: OFFERED_BOTS, limits: LIMITS, draw })
    await node.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = node.app.server.address() as AddressInfo
    const { db, company, notices, close } = node
    site = { url: `http://127.0.0.1:${port}`, db, company, notices, close }
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
    await people[1]!.send('POST', `/api/tables/${id}/seat`, { seat: 1 })
    // Two programs: one plays the last seat, the other looks on.
    const programs = await Promise.all([2, 3].map((i) => programOf(people[i]!)))
    expect((await programs[0]!.send('POST', `/tables/${id}/seat`, { seat: 2 })).status).toBe(200)
    const ears: Ear[] = [
      ...(await Promise.all([0, 1].map(async (seat) => earAt(await people[seat]!.play({ id }), seat)))),
      await streamed(programs[0]!, id, 2),
      earAt(await people[3]!.play({ id }), null),
      await streamed(programs[1]!, id, null),
    ]
    /** Answers for whoever is asked, by the way that this seat has. */
    async function give(seat: number, request: Answer): Promise<void> {
      const { player } = ears[seat]!
      if (player !== null) {
        expect(await player.call('answer', { seat, ...request })).toMatchObject({ reply: null })
        return
      }
      const { status, body } = await programs[0]!.send('POST', `/tables/${id}/answer`, request)
      expect(status, JSON.stringify(body)).toBe(200)
      ears[seat]!.heard.push(body)
    }
    const viewOf = async (seat: number): Promise<Update> => {
      const { player } = ears[seat]!
      if (player !== null) return player.now()
      const { status, body } = await programs[0]!.send('GET', `/tables/${id}/view`)
      expect(status, JSON.stringify(body)).toBe(200)
      return body
    }
    /** All that anybody was sent since the last look: the last of it is of this version. */
    async function check(version: number, what: string): Promise<void> {
      for (const ear of ears) {
        await ear.reached(version)
        for (const update of ear.heard.splice(0)) expect(await leakIn(update, ear.viewer, id, random), what).toBeNull()
      }
    }
    for (const ear of ears) ear.heard.splice(0)
    let given = 0
    let taken = 0
    let looked = 0
    const kinds = new Map<string, number>()
    /** What each seat saw after so many answers: looking back shows no more. */
    const seen = new Map<string, View>()
    for (let next: Update = await viewOf(0); ; ) {
      const seat = next.view.asked?.seat
      if (typeof seat !== 'number') break
      const { view, version, count, undoable } = seat === next.viewer ? next : await viewOf(seat)
      seen.set(`${seat} ${count}`, view)
      const { options, kind } = view.asked!
      const pick = options![random.below(options!.length)]!
      const times = (kinds.get(kind) ?? 0) + 1
      kinds.set(kind, times)
      const isLookedAt = times <= FIRST || given % THEN_ONE_OF === 0
      const { player } = ears[seat]!
      if (player !== null && isLookedAt) await checkAsked(id, player, seat, [pick as Pick], random)
      await give(seat, { kind, pick, version: view.version })
      given++
      next = await ears[0]!.reached(version + 1)
      if (isLookedAt) await check(version + 1, `answer ${given} (${kind})`)
      else for (const ear of ears) if ((await ear.reached(version + 1)).version === version + 1) ear.heard.splice(0)
      // What was done is taken back now and then.
      const isTried = taken === 0 || random.below(12) === 0
      if (player !== null && undoable === 0 && isTried && (await player.now()).undoable > 0) {
        expect(await player.call('undo', { seat, whole: false })).toMatchObject({ reply: null })
        taken++
        await check(version + 2, `taken back after answer ${given}`)
        next = await viewOf(seat)
      }
      // Somebody looks back, and somebody comes anew by its last version or without one.
      if (given % 25 === 0) {
        const own = [...seen].filter(([name]) => !name.startsWith('2'))
        const [key, then] = own.at(looked === 0 ? -1 : random.below(own.length)) ?? []
        if (then !== undefined) {
          const [eyes, at] = key!.split(' ').map(Number)
          const { reply } = await ears[eyes!]!.player!.call('look', { at })
          const moment = reply as Moment
          if (then.version === moment.view.version) {
            expect(moment.view).toEqual(then)
            looked++
          }
        }
        ears[3]!.player!.socket.close()
        ears[3] = earAt(await people[3]!.play({ id }), null)
        const caught = await ears[3].player!.call('since', { version })
        expect(await leakIn(caught.reply, null, id, random)).toBeNull()
        const stream = programs[0]!.stream(`/tables/${id}/stream?since=${version}`)
        const again = await stream.next()
        await stream.return(undefined)
        expect(await leakIn(again.value.update, 2, id, random)).toBeNull()
      }
    }
    expect(given).toBeGreaterThan(100)
    expect(taken).toBeGreaterThan(0)
    expect(looked).toBeGreaterThan(0)
    const { seed, link } = await node.db
      .selectFrom('openings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await ears[3]!.player!.now()).view.over).toBe(true)
    // From the end on the seed is public; before, nobody hears of it. The last look of somebody is at the end, too.
    const isRunning = (text: string) => !text.includes('"over":true')
    const received = [
      ...ears.flatMap(({ player }) => player?.received ?? []),
      ...programs.flatMap((each) => each.received),
    ]
    const secrets = [...people.map(({ cookie }) => cookie.split('=')[1]!), ...programs.map(({ token }) => token)]
    for (const text of received) {
      if (isRunning(text)) expect(text).not.toContain(seed)
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
    // Those who have a seat may pass the link on; nobody else ever sees it.
    for (const text of [...ears[3]!.player!.received, ...programs[1]!.received]) expect(text).not.toContain(link)
    for (const { player } of ears) await player?.close()
  })

  /** What a seat asks about its question: nothing in the reply depends on what it does not know. */
  async function checkAsked(id: string, player: Player, seat: number, picks: readonly Pick[], random: Random) {
    const { table, aides } = await node.rooms.visit(id, async ({ host }) => host.position)
    const state = resample(table.game, table.state, seat, random)
    const other = { ...table, state, ask: decide(table.game, state) }
    const plan = await player.call('plan', { seat, picks })
    expect(difference(plain(planFor({ table: other, aides }, seat, picks, () => false)), plan.reply)).toBeNull()
    const why = await player.call('why', { seat })
    expect(difference(plain(whyNot(other.game, state, seat, other.ask)), why.reply)).toBeNull()
  }

  async function programOf(owner: Browser): Promise<Program> {
    const { body } = await owner.send('POST', '/api/programs', { name: 'A program' })
    return new Program(site.url, body.token)
  }

  /** What differs between a message and the same in a world that this viewer could not tell from the true one. */
  async function leakIn(message: unknown, viewer: number | null, id: string, random: Random): Promise<string | null> {
    const position = await node.rooms.visit(id, async ({ host }) => host.position)
    const update = message as Update
    const { table } = position
    expect(update.version).toBe(position.version)
    expect(update.viewer).toBe(viewer)
    const state = resample(table.game, table.state, viewer, random)
    const other = { ...position, table: { ...table, state, ask: decide(table.game, state) } }
    return difference(plain(updateFor(other, viewer, update.from)), update)
  }
})

/** As it comes through a wire. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

interface Answer {
  readonly kind: string
  readonly pick: unknown
  readonly version: number
}

/** Somebody who hears what happens at a table, by a socket or by a stream. */
interface Ear {
  readonly viewer: number | null
  readonly player: Player | null
  /** What it heard and nobody has looked at yet. */
  readonly heard: Update[]
  /** The last that was heard, once it has a version. */
  reached(version: number): Promise<Update>
}

function earAt(player: Player, viewer: number | null): Ear {
  let latest: Update | null = null
  const reached = async (version: number): Promise<Update> => {
    for (;;) {
      latest = player.updates.at(-1) ?? latest
      if (latest !== null && latest.version >= version) return latest
      await new Promise((resolve) => player.socket.once('message', resolve))
    }
  }
  return { viewer, player, heard: player.updates, reached }
}

async function streamed(program: Program, id: string, viewer: number | null): Promise<Ear> {
  const heard: Update[] = []
  let latest: Update | null = null
  let wake = (): void => {}
  const lines = program.stream(`/tables/${id}/stream`)
  const take = ({ update }: { update?: Update }) => {
    if (update === undefined) return
    heard.push(update)
    latest = update
    wake()
  }
  take((await lines.next()).value)
  void (async () => {
    for await (const line of lines) take(line)
  })()
  return {
    viewer,
    player: null,
    heard,
    async reached(version) {
      for (;;) {
        if (latest !== null && latest.version >= version) return latest
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
