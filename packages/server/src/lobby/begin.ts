import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Jobs } from '../jobs/jobs.ts'

/**
 * The game begins when nobody is missing: bots that come first, and clocks, wait for nobody to look. It is part of the
 * transaction that fills the last seat, so that no server can die between the two.
 */
export async function beginIfFull(tx: Transaction<Schema>, jobs: Pick<Jobs, 'add'>, table: string): Promise<void> {
  const free = await tx
    .selectFrom('seats')
    .select('seat')
    .where('table_id', '=', table)
    .where('bot', 'is', null)
    .where('person_id', 'is', null)
    .executeTakeFirst()
  if (free !== undefined) return
  const { numUpdatedRows } = await tx
    .updateTable('openings')
    .set({ stage: 'playing' })
    .where('id', '=', table)
    .where('stage', '=', 'gathering')
    .executeTakeFirst()
  if (Number(numUpdatedRows) > 0) await jobs.add(tx, { kind: 'bots', table })
}

/** Until the transaction ends nobody else sits down: of two who take the last seats at once, one sees that nobody is missing. */
export async function lockOpening(tx: Transaction<Schema>, table: string): Promise<void> {
  await tx
    .updateTable('openings')
    .set(({ ref }) => ({ stage: ref('stage') }))
    .where('id', '=', table)
    .execute()
}
