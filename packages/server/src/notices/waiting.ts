import type { Database } from '../db/index.ts'
import type { NamedTable } from './texts.ts'

/** A table that waits for somebody. */
export interface WaitingTable extends NamedTable {
  readonly seat: number
  /** When it changed last. */
  readonly since: number
}

/** The tables that wait for a person, longest first: none where a bot stands in. */
export async function waitingFor(db: Database, person: string): Promise<WaitingTable[]> {
  const rows = await db
    .selectFrom('seats')
    .innerJoin('tables', (join) =>
      join.onRef('tables.id', '=', 'seats.table_id').onRef('tables.asked', '=', 'seats.seat'),
    )
    .innerJoin('openings', 'openings.id', 'seats.table_id')
    .select(['seats.table_id as id', 'seats.seat', 'openings.game', 'tables.updated as since'])
    .where('seats.person_id', '=', person)
    .where('seats.stand_in', 'is', null)
    .where('tables.over', '=', 0)
    .where('openings.stage', '=', 'playing')
    .orderBy('tables.updated')
    .execute()
  if (rows.length === 0) return []
  const names = await othersAt(
    db,
    rows.map(({ id }) => id),
    person,
  )
  return rows.map((row) => ({ ...row, names: names.get(row.id) ?? [] }))
}

/** The names of the other people at some tables. */
export async function othersAt(
  db: Database,
  tables: readonly string[],
  person: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await db
    .selectFrom('seats')
    .innerJoin('people', 'people.id', 'seats.person_id')
    .select(['seats.table_id', 'people.name'])
    .where('seats.table_id', 'in', tables)
    .where('people.id', '!=', person)
    .orderBy('seats.seat')
    .execute()
  const names = new Map<string, string[]>()
  for (const { table_id, name } of found) {
    const known = names.get(table_id) ?? []
    if (!known.includes(name)) names.set(table_id, [...known, name])
  }
  return names
}
