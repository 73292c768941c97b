import { type Seating, StoreConflict } from '@spinney/host'
import { equal } from '@spinney/kernel'
import { Unfinished } from '../jobs/jobs.ts'
import type { Rooms } from './rooms.ts'

/** How bots play at this node. */
export interface Play {
  /** Milliseconds between two things that they do. */
  readonly pause: number
  seatingOf(id: string): Promise<Seating>
  /** The node is stopped: another one goes on. */
  readonly leaving: AbortSignal
}

/**
 * Lets the bots of a table answer until a person is asked. Where somebody else changes the table meanwhile, it is looked
 * at again: another node may be doing the same, and one of the two is refused.
 */
export async function playBots(rooms: Rooms, id: string, { pause, seatingOf, leaving }: Play): Promise<void> {
  await rooms.visit(id, async (room) => {
    // A bot may have taken over a seat without this node having heard of it.
    if (!equal(await seatingOf(id), room.host.position.seating)) await room.refresh()
    const halt = () => room.host.setPace(null)
    leaving.addEventListener('abort', halt)
    try {
      for (;;) {
        const { host } = room
        // They may be playing already, since somebody who is here has answered.
        host.setPace(leaving.aborted ? null : { pause })
        try {
          await host.settled()
          if (leaving.aborted) throw new Unfinished()
          // The table was read again meanwhile, and its bots wait.
          if (room.host === host) return
          // What they had answered may have been kept after that.
          if (room.host.position.version < host.position.version) await room.refresh()
        } catch (error) {
          if (!(error instanceof StoreConflict)) throw error
          await room.refresh()
        }
      }
    } finally {
      leaving.removeEventListener('abort', halt)
    }
  })
}
