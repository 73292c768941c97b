import type { Kysely, Migration } from 'kysely'

/** Programs that play, and whose they are. */
export const PROGRAM_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '030-programs': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('programs')
        .addColumn('person_id', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
        .addColumn('owner_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('programs_owner').on('programs').column('owner_id').execute()
    },
  },
}
