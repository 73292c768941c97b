import { factionNamed } from '../../../src/core/book.ts'
import { itemWord } from '../../../src/factions/vagabond/items.ts'
import { clearingOf } from '../../../src/factions/vagabond/pawn.ts'
import { vagabondAt } from '../../../src/factions/vagabond/state.ts'
import { givenTable, type Position, type Root, type RootConfig, root } from '../../../src/index.ts'

/** Seats of the usual table. */
export const [VAGABOND, CATS, BIRDS] = [0, 1, 2]

/** What a Vagabond has, as in scenario files. */
export interface Board {
  readonly character?: string
  readonly forest?: string
  readonly items?: readonly string[]
  readonly relations?: { readonly [faction: string]: string }
  readonly completed?: readonly string[]
  readonly quests?: readonly string[]
  readonly ruinItems?: readonly string[]
}

const refuse = (path: string, reason: string): never => {
  throw new Error(`${path}: ${reason}`)
}

/** Puts a Vagabond's own things on the table. */
export const boardOf =
  (faction: string, board: Board) =>
  (g: Root): void =>
    factionNamed(g, faction)!.given!(g, board, refuse)

/** A table with Vagabond, cats and birds, the pawn in a clearing, or in a forest where the board names one. */
export function wanderer(clearing: number, board: Board, config: Partial<RootConfig> = {}, game = root): Position {
  const table = givenTable({ seats: ['vagabond', 'marquise', 'eyrie'], ...config }, game)
  const position = table.with(boardOf('vagabond', board))
  return clearing === 0 ? position : position.clearing(clearing, { vagabond: { pawn: 1 } })
}

/** A Vagabond's items by name. */
export const items = (g: Root, seat = VAGABOND!): string[] => vagabondAt(g, seat).items.map(itemWord)

/** Where a Vagabond's pawn is, 0 in a forest. */
export const pawnAt = (g: Root, seat = VAGABOND!): number => clearingOf(g, seat)

/** Where the marker of another seat stands. */
export const relation = (g: Root, other: number, seat = VAGABOND!): number => vagabondAt(g, seat).relations[other]!

export const HOSTILE = -1
