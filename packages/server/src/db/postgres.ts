import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

/** Large numbers arrive as texts unless somebody says that ours are small enough (milliseconds since 1970). */
const BIGINT = 20
pg.types.setTypeParser(BIGINT, Number)

/** A PostgreSQL server. A lost connection is replaced by the pool; what was not committed has not happened. */
export function postgresDialect(url: string, connections: number): Dialect {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
