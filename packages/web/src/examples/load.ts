import { PARTS, ROWS } from 'virtual:spinney-examples'
import type { BotPuzzle, Example, ExampleRow } from './types.ts'

/** All examples and puzzles, as lists know them. */
export const EXAMPLES: readonly ExampleRow[] = ROWS

export const examplesOf = (game: string, law: string): readonly ExampleRow[] =>
  EXAMPLES.filter((row) => row.game === game && row.part !== 'bots' && row.laws.includes(law))

/** Those that are puzzles. */
export const PUZZLES: readonly ExampleRow[] = EXAMPLES.filter(({ puzzle }) => puzzle !== null)

export const rowOf = (game: string, id: string): ExampleRow | undefined =>
  EXAMPLES.find((row) => row.game === game && row.id === id)

/** One of them, with its pictures; the others of its file come along. */
export async function loadExample({ game, part, id }: ExampleRow): Promise<Example | BotPuzzle> {
  const all = (await PARTS[`${game}/${part}`]!()).default as { readonly [id: string]: Example | BotPuzzle }
  return all[id]!
}

export const isExample = (data: Example | BotPuzzle): data is Example => 'after' in data
