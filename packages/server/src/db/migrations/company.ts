import type { Kysely, Migration } from 'kysely'

/** The life of a table beyond its game: who plays for whom, clocks, talk, what is asked of everybody, standing answers. */
export const COMPANY_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '010-company': {
    async up(db: Kysely<never>) {
      // One column at a time: SQLite adds no more by one statement.
      await db.schema.alterTable('seats').addColumn('stand_in', 'text').execute()
      await db.schema.alterTable('seats').addColumn('resigned', 'integer').execute()
      await db.schema.alterTable('seats').addColumn('invited', 'text').execute()
      await db.schema.alterTable('openings').addColumn('ended', 'text').execute()
      await db.schema.alterTable('openings').addColumn('next', 'text').execute()
      await db.schema.alterTable('openings').addColumn('journal', 'text').execute()
      await db.schema
        .createTable('clocks')
        .addColumn('table_id', 'text', (column) => column.notNull().references('openings.id').onDelete('cascade'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('reserve', 'bigint', (column) => column.notNull())
        .addColumn('spent', 'bigint', (column) => column.notNull())
        .addColumn('since', 'bigint')
        .addPrimaryKeyConstraint('clocks_key', ['table_id', 'seat'])
        .execute()
    },
  },
  '011-talk': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('talk')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('table_id', 'text', (column) => column.notNull().references('openings.id').onDelete('cascade'))
        .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('seat', 'integer')
        .addColumn('gallery', 'integer', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('talk_table').on('talk').columns(['table_id', 'at']).execute()
      await db.schema
        .createTable('mutes')
        .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('muted_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addPrimaryKeyConstraint('mutes_key', ['person_id', 'muted_id'])
        .execute()
      await db.schema
        .createTable('reports')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('by_id', 'text', (column) => column.references('people.id').onDelete('set null'))
        .addColumn('about_id', 'text', (column) => column.references('people.id').onDelete('set null'))
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('why', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute()
    },
  },
  '012-motions': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('motions')
        .addColumn('table_id', 'text', (column) => column.notNull().references('openings.id').onDelete('cascade'))
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('detail', 'text', (column) => column.notNull())
        .addColumn('yes', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('motions_key', ['table_id', 'kind'])
        .execute()
    },
  },
  '013-standing': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('standing')
        .addColumn('table_id', 'text', (column) => column.notNull().references('openings.id').onDelete('cascade'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('orders', 'text', (column) => column.notNull())
        .addColumn('given', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('standing_key', ['table_id', 'seat'])
        .execute()
    },
  },
  '014-results': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('results')
        .addColumn('table_id', 'text', (column) => column.notNull().references('openings.id').onDelete('cascade'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('person_id', 'text', (column) => column.references('people.id').onDelete('set null'))
        .addColumn('bot', 'text')
        .addColumn('sides', 'text', (column) => column.notNull())
        .addColumn('score', 'integer')
        .addColumn('place', 'integer')
        .addColumn('won', 'integer', (column) => column.notNull())
        .addColumn('before', 'integer')
        .addColumn('after', 'integer')
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
        .execute()
      await db.schema.createIndex('results_person').on('results').column('person_id').execute()
      await db.schema
        .createTable('ratings')
        .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('mu', 'double precision', (column) => column.notNull())
        .addColumn('sigma', 'double precision', (column) => column.notNull())
        .addColumn('games', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('ratings_key', ['person_id', 'game'])
        .execute()
    },
  },
}
