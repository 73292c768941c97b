import { randomFrom } from '@spinney/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../src/db/index.ts'
import { PLACES, type Place, postgresPlace } from './support/databases.ts'
import { checkTables, Regular, TABLES } from './support/regular.ts'
import { type Running, Servers } from './support/servers.ts'
import type { Player } from './support/site.ts'

/** A third of them each on SQLite, on PostgreSQL, and of one of three servers. */
const KILLS = Number(process.env.SPINNEY_TEST_KILLS ?? 51)
/** Another seed, other moments. */
const SEED = process.env.SPINNEY_TEST_SEED ?? ''
/** At most so many answers are acknowledged before the next kill. */
const MOST = 24

/** Ends when so many answers were acknowledged since it was made. */
function countdown(wanted: number): { readonly reached: Promise<void>; one(): void } {
  let left = wanted
  let done = (): void => {}
  const reached = new Promise<void>((resolve) => {
    done = resolve
  })
  return { reached, one: () => void (--left <= 0 && done()) }
}

describe.each(PLACES)('a server that is killed, with $name', ({ open }) => {
  const kills = Math.floor(KILLS / 3)
  let place: Place
  let servers: Servers
  let running: Running | null = null
  beforeAll(async () => {
    place = await open()
  })
  afterAll(async () => {
    await running?.kill()
    await servers.close()
    await place.close()
  })

  test(`${kills} times at any moment: no acknowledged answer is lost, no game is damaged, all go on`, async () => {
    const database = await place.fresh()
    servers = new Servers(database)
    const random = randomFrom(`kills${SEED}`)
    const regulars = TABLES.map((wish) => new Regular(wish))
    for (let kill = 0; kill < kills; kill++) {
      running = await servers.start()
      const { url } = running
      const players = await Promise.all(regulars.map((regular) => regular.come(url)))
      const enough = countdown(1 + random.below(MOST))
      const plays = regulars.map((regular, i) => regular.play(players[i]!, random, enough.one))
      await Promise.race([enough.reached, Promise.all(plays)])
      // Others are on their way then, at any point of it.
      for (let i = random.below(12); i > 0; i--) await new Promise(setImmediate)
      await running.kill()
      await Promise.all(plays)
    }
    running = await servers.start()
    const players = await Promise.all(regulars.map((regular) => regular.come(running!.url)))
    for (const [i, regular] of regulars.entries()) await regular.answer(players[i]!, random)
    await running.kill()
    const given = regulars.map((regular) => regular.given)
    for (const each of given) expect(each).toBeGreaterThan(0)
    const file = database.startsWith('postgres') ? database : `${database}-data/spinney.db`
    const db = await openDatabase(file)
    const tables = await checkTables(db)
    await db.destroy()
    const finished = regulars.reduce((sum, regular) => sum + regular.finished, 0)
    expect(tables).toBe(TABLES.length + finished)
    if (process.env.SPINNEY_TEST_KILLS !== undefined) {
      console.log(`${kills} kills, ${given.join(' + ')} answers acknowledged, ${tables} tables, ${finished} finished`)
    }
  })
})

describe('one of three servers that is killed', () => {
  const kills = Math.floor(KILLS / 3)
  let place: Place
  let servers: Servers
  const nodes: Running[] = []
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.kill()))
    await servers.close()
    await place.close()
  })

  test(`${kills} times at any moment: its players go on at another one, and nothing is lost`, async () => {
    place = await postgresPlace()
    const database = await place.fresh()
    servers = new Servers(database)
    const random = randomFrom(`nodes${SEED}`)
    for (let i = 0; i < 3; i++) nodes.push(await servers.start())
    const regulars = TABLES.map((wish) => new Regular(wish))
    /** Where each of them plays, and until when. */
    const places: { at: Running; player: Player; play: Promise<void> }[] = []
    let enough = countdown(1)
    const sit = async (i: number) => {
      const at = nodes[random.below(nodes.length)]!
      const player = await regulars[i]!.come(at.url)
      places[i] = { at, player, play: regulars[i]!.play(player, random, () => enough.one()) }
    }
    for (const i of regulars.keys()) await sit(i)
    for (let kill = 0; kill < kills; kill++) {
      enough = countdown(1 + random.below(MOST))
      await Promise.race([enough.reached, Promise.all(places.map(({ play }) => play))])
      const victim = places[random.below(places.length)]!.at
      await victim.kill()
      nodes.splice(nodes.indexOf(victim), 1)
      for (const [i, { at, play }] of places.entries()) {
        if (at !== victim) continue
        await play
        await sit(i)
      }
      nodes.push(await servers.start())
      // Whose game is over begins another one.
      for (const [i, { player }] of places.entries()) {
        if (regulars[i]!.id !== '') continue
        player.socket.close()
        await sit(i)
      }
    }
    for (const node of nodes) await node.kill()
    await Promise.all(places.map(({ play }) => play))
    const db = await openDatabase(database)
    const tables = await checkTables(db)
    await db.destroy()
    expect(tables).toBe(regulars.reduce((sum, { id, finished }) => sum + finished + (id === '' ? 0 : 1), 0))
    for (const { given } of regulars) expect(given).toBeGreaterThan(0)
    if (process.env.SPINNEY_TEST_KILLS !== undefined) {
      console.log(
        `${kills} kills of one of three, ${regulars.map(({ given }) => given).join(' + ')} answers acknowledged`,
      )
    }
  })
})
