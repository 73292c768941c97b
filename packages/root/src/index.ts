/**
 * Root by the letter of the Law: `root` is the game, the rest is what clients, bots and tests ask about it.
 */
import './content.ts'
import { rootGame } from './game.ts'

/** Root, as the kernel plays it. */
export const root = rootGame()

export type { RootConfig } from './config.ts'
export type { FactionId, Own, Phase, Root, Table } from './core/state.ts'
