/** Tables for people who are not in one room. */

export type { OfferedGame, OfferedGames } from './games.ts'
export { type NodeOptions, openNode, type SpinneyNode } from './node.ts'
