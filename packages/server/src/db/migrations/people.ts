import type { Kysely, Migration } from 'kysely'

/** What is kept of people: accounts and devices. */
export const PEOPLE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '020-accounts': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('accounts')
        .addColumn('person_id', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
        .addColumn('handle', 'text', (column) => column.notNull().unique())
        .addColumn('passphrase', 'text')
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('passkeys_person').on('passkeys').column('person_id').execute()
      await db.schema
        .createTable('challenges')
        .addColumn('digest', 'text', (column) => column.primaryKey())
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('expires', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .alterTable('sessions')
        .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
        .execute()
      await db.schema
        .alterTable('sessions')
        .addColumn('seen', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute()
      await db.schema.createIndex('sessions_person').on('sessions').column('person_id').execute()
    },
  },
}
