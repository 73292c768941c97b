import { type Host, memoryStore, openHost, resumeHost, type Seating, type Store } from '@spinney/host'
import type { Seat } from '@spinney/kernel'
import { expect, test } from 'vitest'
import { playBots } from '../src/rooms/bots.ts'
import type { Member } from '../src/rooms/room.ts'
import { createRooms, type Rooms } from '../src/rooms/rooms.ts'
import { game } from './support/site.ts'

const ID = 'table'
const SEATING = [null, null]

async function newTable(): Promise<Store> {
  const store = memoryStore()
  const config = game.config({ animals: ['frog', 'otter'] })
  const host = await openHost(game, config, 'seed', { id: ID, seating: SEATING, store })
  host.close()
  return store
}

const opened = async (store: Store): Promise<Host> =>
  resumeHost(game, (await store.read(ID))!, { id: ID, seating: SEATING, store })

const versionIn = (store: Store) => async () => (await store.read(ID))!.version

const nodeAt = (store: Store): Rooms => createRooms(() => opened(store), versionIn(store))

/** Answers with the first option; says which version came of it. */
async function answerAt(member: Member): Promise<number> {
  const { view, version } = member.now()
  const { seat, kind, options } = view.asked!
  await member.answer({ seat, kind, pick: options![0]! }, view.version)
  return version + 1
}

/** Somebody who has all seats, so that whoever is asked can be answered for. */
async function sitting(rooms: Rooms): Promise<Member> {
  const member = await rooms.enter(ID, [0, 1], () => {})
  return member
}

function look(member: Member): Member {
  const seat = member.now().view.asked?.seat
  if (typeof seat === 'number') member.lookWith(seat)
  return member
}

/** A door that things wait at. */
function door() {
  let open = (): void => {}
  let arrived = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const here = new Promise<void>((resolve) => {
    arrived = resolve
  })
  return {
    here,
    open: () => open(),
    async pass() {
      arrived()
      await opened
    },
  }
}

/** A store that keeps what comes once the door is open. */
const keptBehind = (slow: ReturnType<typeof door>, kept: Store): Store => ({
  ...kept,
  async append(id, change) {
    await slow.pass()
    await kept.append(id, change)
  },
})

test('news that come while the table is read are not lost', async () => {
  const store = await newTable()
  const elsewhere = look(await sitting(nodeAt(store)))
  const doors: ReturnType<typeof door>[] = []
  const here = createRooms(async () => {
    const host = await opened(store)
    // The table was read, and whoever has read it is slow.
    await doors.shift()?.pass()
    return host
  }, versionIn(store))
  const member = await sitting(here)
  const slow = door()
  doors.push(slow)
  const first = here.changed(ID, await answerAt(elsewhere))
  await slow.here
  const version = await answerAt(look(elsewhere))
  const second = here.changed(ID, version)
  slow.open()
  await Promise.all([first, second])
  expect(member.now().version).toBe(version)
  // The same holds for whoever sits there now.
  const another = door()
  doors.push(another)
  const reading = here.again(ID)
  await another.here
  const last = await answerAt(look(elsewhere))
  const again = here.again(ID)
  another.open()
  await Promise.all([reading, again])
  expect(member.now().version).toBe(last)
})

test('whoever works at a table finds it as it is kept, also before the news have come', async () => {
  const store = await newTable()
  const [here, there] = [nodeAt(store), nodeAt(store)]
  const onlooker = await here.enter(ID, [], () => {})
  const version = await answerAt(look(await sitting(there)))
  expect(onlooker.version).toBe(version - 1)
  expect(await here.visit(ID, async ({ host }) => host.position.version)).toBe(version)
  expect(onlooker.version).toBe(version)
})

test('what a bot answers in the moment in which its seat is taken back is seen by whoever is there', async () => {
  const kept = await newTable()
  const before = await opened(kept)
  const asked = before.position.table.ask!.seat as Seat
  before.close()
  const slow = door()
  const store = keptBehind(slow, kept)
  let seating: Seating = [0, 1].map((seat) => (seat === asked ? 'random' : null))
  const open = async () => resumeHost(game, (await kept.read(ID))!, { id: ID, seating, people: [0, 1], store })
  const rooms = createRooms(open, versionIn(kept))
  const member = await sitting(rooms)
  const seatingOf = async () => seating
  const playing = playBots(rooms, ID, { pause: 0, seatingOf, leaving: new AbortController().signal })
  await slow.here
  seating = SEATING
  await rooms.again(ID)
  const { version } = member
  slow.open()
  await playing
  expect(member.version).toBe((await kept.read(ID))!.version)
  expect(member.version).toBeGreaterThan(version)
  member.leave()
})

test('whoever answers and goes at once leaves the table as it is then, also for who comes meanwhile', async () => {
  const kept = await newTable()
  const slow = door()
  const store = keptBehind(slow, kept)
  const rooms = nodeAt(store)
  const hasty = look(await sitting(rooms))
  const answering = answerAt(hasty)
  await slow.here
  hasty.leave()
  hasty.leave()
  const next = await sitting(rooms)
  slow.open()
  const version = await answering
  expect(next.now().version).toBe(version)
  next.leave()
  expect(rooms.size).toBe(0)
})

test('a table is put away when what the last one has begun is done, also where it fails', async () => {
  const kept = await newTable()
  const slow = door()
  const store: Store = {
    ...kept,
    async append() {
      await slow.pass()
      throw new Error('the database is away')
    },
  }
  const rooms = nodeAt(store)
  const hasty = look(await sitting(rooms))
  const failing = expect(answerAt(hasty)).rejects.toThrow('away')
  await slow.here
  hasty.leave()
  expect(rooms.size).toBe(1)
  slow.open()
  await failing
  expect(rooms.size).toBe(0)
})
