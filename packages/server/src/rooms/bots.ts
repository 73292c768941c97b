import { StoreConflict } from '@spinney/host'
import type { Rooms } from './rooms.ts'

/**
 * Lets the bots of a table answer until a person is asked. Where somebody else changes the table meanwhile, it is looked
 * at again: another node may be doing the same, and one of the two is refused.
 */
export async function playBots(rooms: Rooms, id: string, pause: number): Promise<void> {
  await rooms.visit(id, async (room) => {
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
