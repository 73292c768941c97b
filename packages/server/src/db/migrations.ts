import { type Kysely, type Migration, Migrator } from 'kysely'
import { COMPANY_MIGRATIONS } from './migrations/company.ts'
import { NOTICE_MIGRATIONS } from './migrations/notices.ts'
import { PEOPLE_MIGRATIONS } from './migrations/people.ts'
import { PROGRAM_MIGRATIONS } from './migrations/programs.ts'
import { PROMISE_MIGRATIONS } from './migrations/promises.ts'

/** The order is that of the names. What has been released is never changed: a further one comes after it. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('journal', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('told', 'integer', (column) => column.notNull())
        .addColumn('asked', 'integer')
        .addColumn('over', 'integer', (column) => column.notNull())
        .addColumn('winners', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('updated', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('rows')
        .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
        .addColumn('at', 'integer', (column) => column.notNull())
        .addColumn('row', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('rows_key', ['table_id', 'at'])
        .execute()
      await db.schema
        .createTable('states')
        .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id').onDelete('cascade'))
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('rules', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .execute()
    },
  },
  '002-people': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('people')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('sessions')
        .addColumn('digest', 'text', (column) => column.primaryKey())
        .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('created', 'bigint', (column) => column.notNull())
        .addColumn('expires', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
  '003-openings': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('openings')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('link', 'text', (column) => column.notNull())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('config', 'text', (column) => column.notNull())
        .addColumn('seed', 'text', (column) => column.notNull())
        .addColumn('terms', 'text', (column) => column.notNull())
        .addColumn('creator', 'text', (column) => column.notNull())
        .addColumn('stage', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('seats')
        .addColumn('table_id', 'text', (column) => column.notNull().references('openings.id').onDelete('cascade'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('person_id', 'text', (column) => column.references('people.id').onDelete('set null'))
        .addColumn('bot', 'text')
        .addColumn('words', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
        .execute()
      await db.schema.createIndex('seats_person').on('seats').column('person_id').execute()
    },
  },
  ...COMPANY_MIGRATIONS,
  ...PEOPLE_MIGRATIONS,
  ...PROGRAM_MIGRATIONS,
  ...NOTICE_MIGRATIONS,
  '050-lists': {
    async up(db: Kysely<never>) {
      // Tables that wait for players are few; those that are over become ever more.
      await db.schema.createIndex('openings_stage').on('openings').columns(['stage', 'created']).execute()
    },
  },
  '051-invited': {
    async up(db: Kysely<never>) {
      // Everybody who plays asks for their tables again and again, those among them at which a seat is kept for them.
      await db.schema.createIndex('seats_invited').on('seats').column('invited').execute()
    },
  },
  ...PROMISE_MIGRATIONS,
}

/** Brings a database to the form that this program knows. Several nodes may start at once: one does the work. */
export async function migrate<S>(db: Kysely<S>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
