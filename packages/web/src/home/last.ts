import { RANDOM_SIDE } from './setup.ts'
import { type KeptTable, keptTable, type TableDraft } from './tableDraft.ts'

/* What was played last, for each game: the next table begins like that. */

const NAME = 'spinney-last'

interface Kept {
  /** The game of the latest table. */
  readonly game: string
  readonly tables: { readonly [game: string]: KeptTable }
}

function kept(): Kept | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null')
    const { game, tables } = (value ?? {}) as Partial<Kept>
    return typeof game === 'string' && typeof tables === 'object' && tables !== null ? { game, tables } : null
  } catch {
    // Storage may be forbidden, or hold what is none of ours.
    return null
  }
}

export function rememberTable(game: string, table: TableDraft): void {
  const tables = { ...kept()?.tables, [game]: keptTable(table) }
  try {
    localStorage.setItem(NAME, JSON.stringify({ game, tables }))
  } catch {
    // The next table then begins like a newcomer's.
  }
}

/** The game that was played last. */
export const lastGame = (): string | null => kept()?.game ?? null

/** The table of a game that was played last, as it was kept. */
export function lastKept(game: string): unknown {
  const tables = kept()?.tables ?? {}
  return Object.hasOwn(tables, game) ? tables[game] : null
}

/** What can be said about a table before it is opened. */
export interface TableFacts {
  /** The name of its map, where one is chosen. */
  readonly map: string | null
  readonly people: readonly { readonly name: string; readonly side: string | null }[]
  readonly bots: number
}

export function factsOf({ choices, seats }: KeptTable | TableDraft, choosesSides = true): TableFacts {
  const people = seats.flatMap(({ who, name }, i) => {
    const side = choices.sides[i]
    const isKnown = choosesSides && side !== undefined && side !== RANDOM_SIDE
    return who === 'person' ? [{ name, side: isKnown ? side : null }] : []
  })
  return { map: choices.fields.map ?? null, people, bots: seats.length - people.length }
}
