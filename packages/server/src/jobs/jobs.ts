import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** Work that must be done although a node dies: bots answer at a table. */
export interface Job {
  readonly kind: 'bots'
  readonly table: string
}

/** Who does such work, and remembers what is to be done. Doing a job twice must be harmless. */
export interface Jobs {
  /** Part of the transaction that makes the work necessary. A job that waits already is not added again. */
  add(tx: Transaction<Schema>, job: Job): Promise<void>
  start(run: (job: Job) => Promise<void>): Promise<void>
  /** Lets what is being done come to its end. */
  stop(): Promise<void>
}

export const keyOf = ({ kind, table }: Job): string => `${kind}:${table}`
