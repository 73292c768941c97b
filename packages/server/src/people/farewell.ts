import type { Transaction } from 'kysely'
import type { Database } from '../db/index.ts'
import type { Schema } from '../db/schema.ts'
import type { Person } from './sessions.ts'

/** Tables that somebody leaves for good, by what becomes of their seats. */
interface Left {
  readonly gathering: readonly string[]
  readonly playing: readonly string[]
}

/** Leaves a game that goes on, within a transaction; what comes back is done after it. */
export type LeaveGame = (tx: Transaction<Schema>, person: Person, table: string) => Promise<() => Promise<void>>

/**
 * Somebody goes for good. Everything that is kept of them goes with them; what others have played with them stays,
 * without a name, and the games that go on have a bot in their place.
 */
export async function sayFarewell(db: Database, person: Person, leave: LeaveGame): Promise<void> {
  const afterwards = await db.transaction().execute(async (tx) => {
    const { gathering, playing } = await tablesOf(tx, person)
    await freeSeats(tx, person, gathering)
    await tx
      .deleteFrom('standing')
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.table_id', '=', 'standing.table_id')
            .whereRef('seats.seat', '=', 'standing.seat')
            .where('seats.person_id', '=', person.id),
        ),
      )
      .execute()
    const left: (() => Promise<void>)[] = []
    for (const table of playing) left.push(await leave(tx, person, table))
    await tx.updateTable('seats').set({ invited: null }).where('invited', '=', person.id).execute()
    await tx.updateTable('openings').set({ creator: '' }).where('creator', '=', person.id).execute()
    // Sessions, the account and its keys are deleted with the person; seats of finished games lose theirs.
    await tx.deleteFrom('people').where('id', '=', person.id).execute()
    return left
  })
  for (const after of afterwards) await after()
}

async function tablesOf(tx: Transaction<Schema>, { id }: Person): Promise<Left> {
  const rows = await tx
    .selectFrom('seats')
    .innerJoin('openings', 'openings.id', 'seats.table_id')
    .select(['openings.id', 'openings.stage'])
    .distinct()
    .where('seats.person_id', '=', id)
    .execute()
  const at = (wanted: string) => rows.flatMap((row) => (row.stage === wanted ? [row.id] : []))
  return { gathering: at('gathering'), playing: at('playing') }
}

/** Seats of games that have not begun are free again. A table at which nobody is left is closed. */
async function freeSeats(tx: Transaction<Schema>, person: Person, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const people = await tx
      .selectFrom('seats')
      .select('person_id')
      .where('table_id', '=', table)
      .where('person_id', 'is not', null)
      .where('person_id', '!=', person.id)
      .execute()
    if (people.length === 0) await tx.deleteFrom('openings').where('id', '=', table).execute()
    else {
      await tx
        .updateTable('seats')
        .set({ person_id: null, words: '' })
        .where('table_id', '=', table)
        .where('person_id', '=', person.id)
        .execute()
    }
  }
}
