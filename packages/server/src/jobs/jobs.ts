import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** Bots answer, a clock runs out, a standing answer is given, a result is written down. */
export const KINDS = ['bots', 'clock', 'standing', 'finish'] as const

/** Work at a table that must be done although a node dies. */
export interface Job {
  readonly kind: (typeof KINDS)[number]
  readonly table: string
}

/** Who does such work, and remembers what is to be done. Doing a job twice, or too early, must be harmless. */
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

export const keyOf = ({ kind, table }: Job): string => `${kind}:${table}`
