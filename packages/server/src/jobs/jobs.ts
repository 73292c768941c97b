import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** At a table: bots answer, a clock runs out, a standing answer is given, a result is written down, somebody is told. */
const AT_TABLES = ['bots', 'clock', 'standing', 'finish', 'notice'] as const

/** Besides: somebody's digest of a day, and what is on its way to somebody. */
export const KINDS = [...AT_TABLES, 'digest', 'deliver'] as const

/** Work that must be done although a node dies. */
export type Job =
  | { readonly kind: (typeof AT_TABLES)[number]; readonly table: string }
  | { readonly kind: 'digest'; readonly person: string }
  | { readonly kind: 'deliver'; readonly delivery: string }

/** The table that a job is done at; `''`: at none. */
export const tableOf = (job: Job): string => ('table' in job ? job.table : '')

/** The node is stopped before a job was done: it stays to be done. */
export class Unfinished extends Error {
  override name = 'Unfinished'
  constructor() {
    super('the server is being stopped, another one goes on')
  }
}

/** Who does such work, and remembers what is to be done. Doing a job twice, or too early, must be harmless. What fails is
 * tried again later. */
export interface Jobs {
  /**
   * Part of the transaction that makes the work necessary. `at`: not before that moment, in milliseconds since 1970. A
   * job that waits already takes the new moment.
   */
  add(tx: Transaction<Schema>, job: Job, at?: number): Promise<void>
  start(run: (job: Job) => Promise<void>): Promise<void>
  /** Lets what is being done come to its end. */
  stop(): Promise<void>
}

export function keyOf(job: Job): string {
  if (job.kind === 'digest') return `digest:${job.person}`
  return job.kind === 'deliver' ? `deliver:${job.delivery}` : `${job.kind}:${job.table}`
}
