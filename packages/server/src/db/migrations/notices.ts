import type { Kysely, Migration } from 'kysely'

/** Telling people that it is their turn: wishes, browsers, what is on its way, what was held back. */
export const NOTICE_MIGRATIONS: Readonly<Record<string, Migration>> = {
  '040-notices': {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('site_keys')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('public', 'text', (column) => column.notNull())
        .addColumn('private', 'text', (column) => column.notNull())
        .execute()
      await db.schema
        .createTable('notice_wishes')
        .addColumn('person_id', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
        .addColumn('page', 'integer', (column) => column.notNull())
        .addColumn('push', 'integer', (column) => column.notNull())
        .addColumn('hook', 'integer', (column) => column.notNull())
        .addColumn('hook_url', 'text')
        .addColumn('hook_shape', 'text', (column) => column.notNull())
        .addColumn('digest', 'integer', (column) => column.notNull())
        .addColumn('hour', 'integer', (column) => column.notNull())
        .addColumn('zone', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('site', 'text', (column) => column.notNull())
        .addColumn('next', 'bigint')
        .execute()
      await db.schema
        .createTable('push_subscriptions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('session', 'text', (column) => column.notNull().references('sessions.digest').onDelete('cascade'))
        .addColumn('endpoint', 'text', (column) => column.notNull())
        .addColumn('p256dh', 'text', (column) => column.notNull())
        .addColumn('auth', 'text', (column) => column.notNull())
        .addColumn('device', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('subscriptions_person').on('push_subscriptions').column('person_id').execute()
      await db.schema.createIndex('subscriptions_session').on('push_subscriptions').column('session').execute()
      await db.schema
        .createTable('notice_turns')
        .addColumn('table_id', 'text', (column) => column.notNull().references('openings.id').onDelete('cascade'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('since', 'bigint', (column) => column.notNull())
        .addColumn('asked', 'integer', (column) => column.notNull())
        .addColumn('due', 'integer', (column) => column.notNull())
        .addColumn('told', 'bigint')
        .addPrimaryKeyConstraint('notice_turns_key', ['table_id', 'seat'])
        .execute()
      await db.schema.createIndex('notice_turns_person').on('notice_turns').column('person_id').execute()
      await db.schema
        .createTable('deliveries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('way', 'text', (column) => column.notNull())
        .addColumn('subscription_id', 'text', (column) =>
          column.references('push_subscriptions.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.references('openings.id').onDelete('cascade'))
        .addColumn('seat', 'integer')
        .addColumn('since', 'bigint')
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('due', 'bigint', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('deliveries_person').on('deliveries').column('person_id').execute()
      await db.schema
        .createTable('notice_lines')
        .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
        .addColumn('way', 'text', (column) => column.notNull())
        .addColumn('sent', 'bigint')
        .addColumn('held', 'bigint')
        .addColumn('why', 'text')
        .addColumn('detail', 'text')
        .addColumn('table_id', 'text')
        .addPrimaryKeyConstraint('notice_lines_key', ['person_id', 'way'])
        .execute()
    },
  },
}
