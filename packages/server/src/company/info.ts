import type { MotionColumns } from '../db/company-schema.ts'
import type { Database } from '../db/index.ts'
import { termsOf } from '../lobby/terms.ts'
import { type ClockInfo, clockInfo } from './clocks.ts'
import type { Attendance, Here } from './presence.ts'

/** What everybody at a table may know of a seat besides the game. */
export interface SeatCompany {
  /** The bot that answers while the person does not. */
  readonly standIn: string | null
  readonly resigned: boolean
  /** Null: no person plays here. */
  readonly here: Here | null
  /** Null: nobody is hurried. */
  readonly clock: ClockInfo | null
}

/** Something that all who play must agree to. */
export interface MotionInfo {
  readonly kind: 'undo' | 'end'
  /** Who has asked for it. */
  readonly seat: number
  /** The seats that have agreed. */
  readonly yes: readonly number[]
}

/** The life of a table besides its game, the same for everybody there. */
export interface CompanyInfo {
  readonly stage: 'gathering' | 'playing' | 'over'
  readonly ended: 'vote' | null
  /** The table at which the same people play again. */
  readonly next: string | null
  readonly seats: readonly SeatCompany[]
  readonly motions: readonly MotionInfo[]
  /** How many look on. */
  readonly watching: number
}

export const yesOf = ({ yes }: Pick<MotionColumns, 'yes'>): readonly number[] => JSON.parse(yes)

/** Null where there is no such table. */
export async function companyInfo(
  db: Database,
  table: string,
  attendance: Attendance,
  now: number,
): Promise<CompanyInfo | null> {
  const opening = await db
    .selectFrom('openings')
    .select(['stage', 'ended', 'next', 'terms'])
    .where('id', '=', table)
    .executeTakeFirst()
  if (opening === undefined) return null
  const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute()
  const clocks = await db.selectFrom('clocks').selectAll().where('table_id', '=', table).execute()
  const motions = await db.selectFrom('motions').selectAll().where('table_id', '=', table).execute()
  const terms = termsOf(opening.terms).clock
  return {
    stage: opening.stage,
    ended: opening.ended ?? null,
    next: opening.next ?? null,
    seats: seats.map(({ seat, person_id, stand_in, resigned }) => {
      const clock = clocks.find((one) => one.seat === seat)
      return {
        standIn: stand_in ?? null,
        resigned: resigned === 1,
        here: person_id === null ? null : (attendance.seats[seat] ?? 'gone'),
        clock: terms === null || clock === undefined ? null : clockInfo(clock, terms, now),
      }
    }),
    motions: motions.map(({ kind, seat, yes }) => ({ kind, seat, yes: yesOf({ yes }) })),
    watching: attendance.watching,
  }
}
