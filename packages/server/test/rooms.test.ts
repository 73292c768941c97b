import { openHost, resumeHost, type Seating, type Update } from '@spinney/host'
import { Refusal } from '@spinney/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../src/db/index.ts'
import { databaseStore, keptVersion } from '../src/db/store.ts'
import type { Member } from '../src/rooms/room.ts'
import { createRooms, type Rooms } from '../src/rooms/rooms.ts'
import { PLACES, type Place } from './support/databases.ts'
import { game } from './support/site.ts'

const SEATING: Seating = [null, null]

/** A node: its own memory, the common database. */
function nodeAt(db: Database): Rooms {
  const store = databaseStore(db)
  return createRooms(
    async (id) => {
      const saved = await store.read(id)
      if (saved === null) throw new Error(`there is no table ${id}`)
      return resumeHost(game, saved, { id, seating: SEATING, store })
    },
    (id) => keptVersion(db, id),
  )
}

/** Answers the question that a member is asked with its first option. */
async function answerAt(member: Member): Promise<void> {
  const { asked, version } = member.now().view
  await member.answer({ seat: member.seats[0]!, kind: asked!.kind, pick: asked!.options![0]! }, version)
}

describe.each(PLACES)('rooms of several nodes on $name', ({ open }) => {
  let place: Place
  let db: Database
  let made = 0
  beforeAll(async () => {
    place = await open()
    db = await openDatabase(await place.fresh())
  })
  afterAll(async () => {
    await db.destroy()
    await place.close()
  })

  async function newTable(): Promise<string> {
    const id = `table-${++made}`
    const config = game.config({ animals: ['frog', 'otter'] })
    const host = await openHost(game, config, `seed ${id}`, { id, seating: SEATING, store: databaseStore(db) })
    host.close()
    return id
  }

  /** Two people at two nodes. */
  async function apart(id: string) {
    const nodes = [nodeAt(db), nodeAt(db)] as const
    const heard: Update[][] = [[], []]
    const members = await Promise.all(
      nodes.map((node, seat) => node.enter(id, [seat], (update) => heard[seat]!.push(update))),
    )
    const asked = () => members.findIndex((member) => member.now().view.asked?.options != null)
    return { nodes, heard, members, asked }
  }

  test('an answer at one node reaches the other, which then goes on', async () => {
    const id = await newTable()
    const { nodes, heard, members, asked } = await apart(id)
    for (let i = 0; i < 6; i++) {
      const seat = asked()
      await answerAt(members[seat]!)
      const { version } = members[seat]!.now()
      await nodes[1 - seat]!.changed(id, version)
      expect(members[1 - seat]!.now()).toMatchObject({ version, count: members[seat]!.now().count })
    }
    expect(heard[0]!.length).toBeGreaterThan(0)
    expect(heard[1]!.length).toBeGreaterThan(0)
    const fresh = heard[1]!.at(-1)!
    expect(fresh.from + fresh.rows.length).toBe(fresh.count)
    for (const node of nodes) await node.close()
  })

  test('a node that has not heard of a change does not write over it', async () => {
    const id = await newTable()
    const { nodes, members, asked } = await apart(id)
    const seat = asked()
    const late = await nodes[1 - seat]!.enter(id, [seat], () => {})
    await answerAt(members[seat]!)
    // The same seat at the other node still sees the old question.
    await expect(answerAt(late)).rejects.toBeInstanceOf(Refusal)
    expect(late.now().version).toBe(members[seat]!.now().version)
    expect(late.now().count).toBe(members[seat]!.now().count)
    for (const node of nodes) await node.close()
  })

  test('nobody answers for a seat of somebody else', async () => {
    const id = await newTable()
    const { nodes, members, asked } = await apart(id)
    const seat = asked()
    const { view } = members[seat]!.now()
    const answer = { seat, kind: view.asked!.kind, pick: view.asked!.options![0]! }
    await expect(members[1 - seat]!.answer(answer, view.version)).rejects.toThrow("somebody else's")
    for (const node of nodes) await node.close()
  })

  test('a table is put away when the last one leaves, and opens again', async () => {
    const id = await newTable()
    const node = nodeAt(db)
    const member = await node.enter(id, [0], () => {})
    const count = member.now().count
    expect(node.size).toBe(1)
    member.leave()
    member.leave()
    expect(node.size).toBe(0)
    const again = await node.enter(id, [0], () => {})
    expect(again.now().count).toBe(count)
    again.leave()
  })

  test('a table that cannot be opened is told so, and is not remembered', async () => {
    const node = nodeAt(db)
    await expect(node.enter('nowhere', [0], () => {})).rejects.toThrow('there is no table nowhere')
    expect(node.size).toBe(0)
  })
})
