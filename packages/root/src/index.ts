/**
 * Root by the letter of the Law: `root` is the game, the rest is what clients, bots and tests ask about it.
 */
export type { RootConfig } from './config.ts'
export type { FactionId, Own, Phase, Root, Table } from './core/state.ts'
export { root } from './root.ts'
export { scenarioKit } from './scenario/kit.ts'
export { given, givenTable, type Position, PositionError, type RootScenario } from './scenario/position.ts'
