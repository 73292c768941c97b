import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { newSecret } from '../../src/secrets.ts'

/** A place for databases that is gone afterwards. */
export interface Place {
  /** The address of a new, empty database. */
  fresh(): Promise<string>
  close(): Promise<void>
}

/** Files of the embedded database. */
export async function sqlitePlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'spinney-sqlite-'))
  let made = 0
  return {
    fresh: async () => join(folder, `${++made}.db`),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Databases of the PostgreSQL server that all tests share; see `postgres.ts`. */
export async function postgresPlace(): Promise<Place> {
  const response = await fetch(inject('postgres'))
  const address = await response.text()
  if (!response.ok) throw new Error(`PostgreSQL could not be started: ${address}`)
  const client = new pg.Client({ connectionString: `${address}/postgres` })
  await client.connect()
  return {
    async fresh() {
      const name = `spinney_${newSecret().toLowerCase().replaceAll('-', '_')}`
      await client.query(`CREATE DATABASE ${name}`)
      return `${address}/${name}`
    },
    close: () => client.end(),
  }
}

/** Every database that the server can keep its tables in. */
export const PLACES = [
  { name: 'SQLite', open: sqlitePlace },
  { name: 'PostgreSQL', open: postgresPlace },
] as const
