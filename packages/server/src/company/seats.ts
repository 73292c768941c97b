import type { Transaction } from 'kysely'
import type { Schema, SeatColumns } from '../db/schema.ts'
import type { Person } from '../people/sessions.ts'
import { Problem } from '../problem.ts'

/** The bot that plays on where a person does not. */
export const STAND_IN = 'steady'

/** A seat that is being played. */
export type PlayedSeat = SeatColumns & {
  /** The program that plays it; null: a person or a bot does. */
  readonly program: string | null
}

/** The seats of a table, in their order. */
export const seatsPlayed = (tx: Transaction<Schema>, table: string): Promise<PlayedSeat[]> =>
  tx
    .selectFrom('seats')
    .leftJoin('programs', 'programs.person_id', 'seats.person_id')
    .selectAll('seats')
    .select('programs.person_id as program')
    .where('seats.table_id', '=', table)
    .orderBy('seats.seat')
    .execute()

/** A table that is being played at, for one of those who play there. */
export interface Playing {
  /** The seats of whoever acts. */
  readonly mine: readonly PlayedSeat[]
  readonly seats: readonly PlayedSeat[]
  readonly version: number
  readonly asked: number | null
}

/** Whether the person of a seat answers for it. */
export const isActive = ({ person_id, stand_in }: SeatColumns): boolean =>
  person_id !== null && (stand_in ?? null) === null

/** Whether what all must agree to waits for a seat. Neither bots nor programs are asked: nobody would answer. */
export const hasSay = (seat: PlayedSeat): boolean => isActive(seat) && seat.program === null

/** Until the transaction ends nobody else changes the table. */
export async function lockTable(tx: Transaction<Schema>, table: string) {
  return tx
    .updateTable('tables')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', table)
    .returning(['version', 'asked'])
    .executeTakeFirst()
}

/** The table of somebody who plays at it; for everybody else there is none. */
export async function playedBy(tx: Transaction<Schema>, person: Person, table: string): Promise<Playing> {
  const locked = await lockTable(tx, table)
  const seats = await seatsPlayed(tx, table)
  const mine = seats.filter(({ person_id }) => person_id === person.id)
  if (mine.length === 0) throw new Problem('missing', 'There is no such table.')
  const opening = await tx.selectFrom('openings').select('stage').where('id', '=', table).executeTakeFirstOrThrow()
  if (locked === undefined || opening.stage !== 'playing')
    throw new Problem('closed', 'Nobody plays at this table now.')
  return { mine, seats, version: locked.version, asked: locked.asked }
}

export async function setSeats(
  tx: Transaction<Schema>,
  table: string,
  seats: readonly number[],
  by: Partial<SeatColumns>,
): Promise<void> {
  if (seats.length === 0) return
  await tx.updateTable('seats').set(by).where('table_id', '=', table).where('seat', 'in', seats).execute()
}
