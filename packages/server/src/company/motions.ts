import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Follower } from '../db/store.ts'
import { Problem } from '../problem.ts'
import { yesOf } from './info.ts'
import { hasSay, isActive, type PlayedSeat, type Playing, seatsPlayed } from './seats.ts'

/** What is to be taken back. */
export interface Taken {
  readonly seat: number
  readonly whole: boolean
  readonly to?: number
}

/** What all have agreed to. */
export type Agreed =
  | { readonly kind: 'end' }
  | { readonly kind: 'undo'; readonly version: number; readonly taken: Taken }

type Kind = 'undo' | 'end'

const motionOf = (tx: Transaction<Schema>, table: string, kind: Kind) =>
  tx.selectFrom('motions').selectAll().where('table_id', '=', table).where('kind', '=', kind).executeTakeFirst()

const dropMotion = (tx: Transaction<Schema>, table: string, kind: Kind) =>
  tx.deleteFrom('motions').where('table_id', '=', table).where('kind', '=', kind).execute()

const dropAll = (tx: Transaction<Schema>, table: string) =>
  tx.deleteFrom('motions').where('table_id', '=', table).execute()

/** What was to be taken back is past as soon as the table changes, and everything once the game is over. */
export const motionFollower: Follower = async (tx, table, { summary }, { hasMotion }) => {
  if (summary.over) await dropAll(tx, table)
  else if (hasMotion) await dropMotion(tx, table, 'undo')
}

/** Asks all others for something; who asks agrees. */
export async function propose(
  tx: Transaction<Schema>,
  table: string,
  { mine, seats, version }: Playing,
  kind: Kind,
  taken: Taken | null,
): Promise<Agreed | null> {
  const own = mine.filter(isActive).map(({ seat }) => seat)
  const seat = taken?.seat ?? own[0]
  if (seat === undefined || !own.includes(seat)) throw new Problem('seat', 'A bot answers for this seat now.')
  if ((await motionOf(tx, table, kind)) !== undefined) throw new Problem('closed', 'This has been asked for already.')
  const motion = { table_id: table, kind, seat, version, detail: JSON.stringify(taken), yes: JSON.stringify(own) }
  await tx.insertInto('motions').values(motion).execute()
  return settleMotion(tx, table, kind, seats)
}

/** Agrees for one's own seats, or ends the matter. */
export async function vote(
  tx: Transaction<Schema>,
  table: string,
  { mine, seats }: Playing,
  kind: Kind,
  isYes: boolean,
): Promise<Agreed | null> {
  const motion = await motionOf(tx, table, kind)
  if (motion === undefined) throw new Problem('closed', 'Nobody asks for this any more.')
  const own = mine.filter(isActive).map(({ seat }) => seat)
  if (own.length === 0) throw new Problem('seat', 'A bot answers for this seat now.')
  if (!isYes) {
    await dropMotion(tx, table, kind)
    return null
  }
  const yes = JSON.stringify([...new Set([...yesOf(motion), ...own])].sort())
  await tx.updateTable('motions').set({ yes }).where('table_id', '=', table).where('kind', '=', kind).execute()
  return settleMotion(tx, table, kind, seats)
}

/** Bots answer for these seats now: nothing is taken back for them, and those who are left may have agreed already. */
export async function settleWithout(
  tx: Transaction<Schema>,
  table: string,
  gone: readonly number[],
): Promise<Agreed | null> {
  const undo = await motionOf(tx, table, 'undo')
  if (undo !== undefined && gone.includes(undo.seat)) await dropMotion(tx, table, 'undo')
  const seats = await seatsPlayed(tx, table)
  // A table without any people is played to its end.
  if (!seats.some(hasSay)) return null
  return (await settleMotion(tx, table, 'end', seats)) ?? settleMotion(tx, table, 'undo', seats)
}

/** What has been agreed to by everybody who plays now; bots and programs are not asked. */
async function settleMotion(
  tx: Transaction<Schema>,
  table: string,
  kind: Kind,
  seats: readonly PlayedSeat[],
): Promise<Agreed | null> {
  const motion = await motionOf(tx, table, kind)
  if (motion === undefined) return null
  const yes = yesOf(motion)
  if (!seats.filter(hasSay).every(({ seat }) => yes.includes(seat))) return null
  if (kind === 'undo') {
    await dropMotion(tx, table, kind)
    return { kind, version: motion.version, taken: JSON.parse(motion.detail) as Taken }
  }
  await dropAll(tx, table)
  await tx.updateTable('openings').set({ stage: 'over', ended: 'vote' }).where('id', '=', table).execute()
  await tx.updateTable('tables').set({ asked: null }).where('id', '=', table).execute()
  await tx.updateTable('clocks').set({ since: null }).where('table_id', '=', table).execute()
  return { kind }
}
