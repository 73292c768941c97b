import { Kysely } from 'kysely'
import { migrate } from './migrations.ts'
import { postgresDialect, reachPostgres } from './postgres.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

export type Database = Kysely<Schema>

/** Connections of one node to PostgreSQL. */
const CONNECTIONS = 10

export const isPostgres = (address: string): boolean => /^postgres(?:ql)?:\/\//.test(address)

/** Opens the database at an address: `postgres://…`, or the path of a file. */
export async function openDatabase(address: string): Promise<Database> {
  if (isPostgres(address)) await reachPostgres(address)
  const db: Database = new Kysely<Schema>({
    dialect: isPostgres(address) ? postgresDialect(address, CONNECTIONS) : sqliteDialect(address),
  })
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}
