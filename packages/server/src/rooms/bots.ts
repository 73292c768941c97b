import { type Seating, StoreConflict } from '@spinney/host'
import { equal } from '@spinney/kernel'
import type { Rooms } from './rooms.ts'

/**
 * Lets the bots of a table answer until a person is asked. Where somebody else changes the table meanwhile, it is looked
 * at again: another node may be doing the same, and one of the two is refused.
 */
export async function playBots(
  rooms: Rooms,
  id: string,
  pause: number,
  seatingOf: (id: string) => Promise<Seating>,
): Promise<void> {
  await rooms.visit(id, async (room) => {
    // A bot may have taken over a seat without this node having heard of it.
    if (!equal(await seatingOf(id), room.host.position.seating)) await room.refresh()
    for (;;) {
      const { host } = room
      host.setPace({ pause })
      try {
        await host.settled()
        // The table was read again meanwhile, and its bots wait.
        if (room.host === host) return
      } catch (error) {
        if (!(error instanceof StoreConflict)) throw error
        await room.refresh()
      }
    }
  })
}
