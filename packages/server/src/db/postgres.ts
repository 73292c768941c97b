import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

/** Large numbers arrive as texts unless somebody says that ours are small enough (milliseconds since 1970). */
const BIGINT = 20
pg.types.setTypeParser(BIGINT, Number)

/** Milliseconds that a server may take to answer at the start. */
const PATIENCE = 10_000

/** Fails soon where nobody answers: an address that is silent would be waited for without a word. */
export async function reachPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE })
  client.on('error', () => {})
  try {
    await client.connect()
  } finally {
    await client.end().catch(() => {})
  }
}

/** A PostgreSQL server. A lost connection is replaced by the pool; what was not committed has not happened. */
export function postgresDialect(url: string, connections: number): Dialect {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  // Without a listener an idle connection that breaks would end the process.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
