import { content } from './content.ts'
import type { FactionId } from './core/state.ts'
import { rootGame } from './game.ts'

/** Root, as the kernel plays it. */
export const root = rootGame(content)

/** The factions that can be played, in the order of the Law. */
export const factionIds: readonly FactionId[] = content.factions.map((faction) => faction.id)
