import { readRecord } from '@spinney/kernel'
import { type Kysely, type Migration, sql } from 'kysely'

/** What chance has promised at tables that begin with a record. */
export const PROMISE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '052-promises': {
    async up(db: Kysely<never>) {
      await db.schema.alterTable('openings').addColumn('promise', 'text').execute()
      const found = sql<{ id: string; journal: string }>`select id, journal from openings where journal is not null`
      for (const { id, journal } of (await found.execute(db)).rows) {
        const promise = readRecord(journal).seals.at(-1)?.commitment ?? null
        await sql`update openings set promise = ${promise} where id = ${id}`.execute(db)
      }
    },
  },
}
