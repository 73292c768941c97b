import type { Host, Update } from '@spinney/host'
import type { Seat } from '@spinney/kernel'
import { type Member, openRoom, type Room } from './room.ts'

/** The tables that somebody plays at on this node. */
export interface Rooms {
  enter(id: string, seats: readonly Seat[], hear: (update: Update) => void): Promise<Member>
  /** Does something with a table as it is kept, which is not put away meanwhile. */
  visit<T>(id: string, action: (room: Room) => Promise<T>): Promise<T>
  /** Another node has brought a table to a version. */
  changed(id: string, version: number): Promise<void>
  /** Something besides its answers has changed at a table: reads it again, if it is here. */
  again(id: string): Promise<void>
  /** Something may have been missed: looks at every table here again. */
  refresh(): Promise<void>
  /** How many tables are in memory. */
  readonly size: number
  close(): Promise<void>
}

interface Entry {
  readonly room: Promise<Room>
  /** Members and visitors: while there are any, the table stays in memory. */
  users: number
}

/** `kept` says which version of a table is kept: whoever works there may come before the news of it. */
export function createRooms(open: (id: string) => Promise<Host>, kept: (id: string) => Promise<number>): Rooms {
  const entries = new Map<string, Entry>()

  function entryOf(id: string): Entry {
    const known = entries.get(id)
    if (known !== undefined) return known
    const entry: Entry = { room: openRoom(() => open(id)), users: 0 }
    entries.set(id, entry)
    // A table that cannot be opened is not remembered: the next one who asks tries again.
    entry.room.catch(() => forget(id, entry))
    return entry
  }

  function forget(id: string, entry: Entry): void {
    if (entries.get(id) === entry) entries.delete(id)
  }

  /** Counts a user until the returned function is called. */
  async function use(id: string): Promise<{ room: Room; done: () => void }> {
    const entry = entryOf(id)
    entry.users++
    const done = () => {
      if (--entry.users > 0) return
      forget(id, entry)
      void entry.room.then(
        (room) => room.close(),
        () => {},
      )
    }
    try {
      return { room: await entry.room, done }
    } catch (error) {
      done()
      throw error
    }
  }

  return {
    async enter(id, seats, hear) {
      const { room, done } = await use(id)
      try {
        return room.enter(seats, hear, done)
      } catch (error) {
        done()
        throw error
      }
    },
    async visit(id, action) {
      const { room, done } = await use(id)
      try {
        if (room.host.position.version < (await kept(id))) await room.refresh()
        return await action(room)
      } finally {
        done()
      }
    },
    async changed(id, version) {
      const room = await entries.get(id)?.room
      if (room !== undefined && room.host.position.version < version) await room.refresh()
    },
    async again(id) {
      await (await entries.get(id)?.room)?.refresh()
    },
    async refresh() {
      await Promise.all([...entries.values()].map(async ({ room }) => (await room).refresh()))
    },
    get size() {
      return entries.size
    },
    async close() {
      const open = [...entries.values()]
      entries.clear()
      await Promise.all(open.map(async ({ room }) => (await room).close()))
    },
  }
}
