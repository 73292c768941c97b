import type { Database } from '../db/index.ts'
import type { Job } from './jobs.ts'

/** What is to be done follows from what is kept: games that begin, bots that are asked, clocks that run, standing answers,
 * results, notices. */
export async function pendingJobs(db: Database): Promise<Job[]> {
  const tables = await db
    .selectFrom('tables')
    .select('id')
    .where('over', '=', 0)
    .where('asked', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seat')
          .whereRef('seats.table_id', '=', 'tables.id')
          .whereRef('seats.seat', '=', 'tables.asked')
          .where(({ or, eb }) => or([eb('seats.bot', 'is not', null), eb('seats.stand_in', 'is not', null)])),
      ),
    )
    .execute()
  // Somebody has taken the last seat, and nobody has set the game up since: whoever looks for its bots does.
  const begun = await db
    .selectFrom('openings')
    .leftJoin('tables', 'tables.id', 'openings.id')
    .select('openings.id')
    .where('openings.stage', '=', 'playing')
    .where(({ or, eb }) => or([eb('tables.id', 'is', null), eb('tables.version', '=', 0)]))
    .execute()
  const clocks = await db.selectFrom('clocks').select('table_id').where('since', 'is not', null).execute()
  const standing = await db.selectFrom('standing').select('table_id').distinct().execute()
  const finished = await db
    .selectFrom('openings')
    .select('id')
    .where('stage', '=', 'over')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('results').select('seat').whereRef('results.table_id', '=', 'openings.id'))),
    )
    .execute()
  const turns = await db
    .selectFrom('notice_turns')
    .select('table_id')
    .where('asked', '=', 1)
    .where('due', '=', 1)
    .execute()
  const digests = await db.selectFrom('notice_wishes').select('person_id').where('next', 'is not', null).execute()
  const deliveries = await db.selectFrom('deliveries').select('id').execute()
  return [
    ...[...begun, ...tables].map(({ id }): Job => ({ kind: 'bots', table: id })),
    ...clocks.map(({ table_id }): Job => ({ kind: 'clock', table: table_id })),
    ...standing.map(({ table_id }): Job => ({ kind: 'standing', table: table_id })),
    ...finished.map(({ id }): Job => ({ kind: 'finish', table: id })),
    ...turns.map(({ table_id }): Job => ({ kind: 'notice', table: table_id })),
    ...digests.map(({ person_id }): Job => ({ kind: 'digest', person: person_id })),
    ...deliveries.map(({ id }): Job => ({ kind: 'deliver', delivery: id })),
  ]
}
