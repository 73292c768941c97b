import { content } from './content.ts'
import { install } from './core/registry.ts'
import type { FactionId } from './core/state.ts'
import { rootGame } from './game.ts'

// Said aloud rather than as an effect of importing, so that no bundler drops it.
install(content)

/** Root, as the kernel plays it. */
export const root = rootGame()

/** The factions that can be played, in the order of the Law. */
export const factionIds: readonly FactionId[] = content.factions.map((faction) => faction.id)
