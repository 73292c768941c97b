import './content.ts'
import { installed } from './core/registry.ts'
import type { FactionId } from './core/state.ts'
import { rootGame } from './game.ts'

/** Root, as the kernel plays it. */
export const root = rootGame()

/** The factions that can be played, in the order of the Law. */
export const factionIds: readonly FactionId[] = installed.factions.map((faction) => faction.id)
