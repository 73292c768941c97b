import type { Transaction } from 'kysely'
import type { ClockColumns } from '../db/company-schema.ts'
import type { Schema } from '../db/schema.ts'
import { type Follower, playerOf } from '../db/store.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type ClockTerms, termsOf } from '../lobby/terms.ts'

/** The clock of a seat as everybody may see it, in milliseconds. */
export interface ClockInfo {
  /** What is left before a bot takes over: of this turn and of the reserve, where the clock runs. */
  readonly left: number
  readonly reserve: number
  readonly runs: boolean
}

const turnOf = ({ turn }: ClockTerms): number => turn * 1000

/** What is left of the clock of a seat that is asked. */
const leftOf = ({ reserve, since }: ClockColumns, terms: ClockTerms, now: number): number =>
  turnOf(terms) + reserve - (since === null ? 0 : now - since)

export function clockInfo(clock: ClockColumns, terms: ClockTerms, now: number): ClockInfo {
  const runs = clock.since !== null
  return { left: Math.max(0, leftOf(clock, terms, now)), reserve: clock.reserve, runs }
}

/** The clock stands: what the turn took beyond its own time is taken from the reserve. */
function stopped(clock: ClockColumns, terms: ClockTerms, now: number): ClockColumns {
  if (clock.since === null) return clock
  const spent = Math.min(now - clock.since, turnOf(terms) + clock.reserve)
  return { ...clock, since: null, spent, reserve: clock.reserve - Math.max(0, spent - turnOf(terms)) }
}

/** The clock runs. Where the end of a turn was taken back, that turn goes on: taking back gains no time. */
function started(clock: ClockColumns, terms: ClockTerms, now: number, isBack: boolean): ClockColumns {
  if (!isBack) return { ...clock, since: now, spent: 0 }
  return { ...clock, since: now - clock.spent, reserve: clock.reserve + Math.max(0, clock.spent - turnOf(terms)) }
}

const write = (tx: Transaction<Schema>, { table_id, seat, ...columns }: ClockColumns) =>
  tx.updateTable('clocks').set(columns).where('table_id', '=', table_id).where('seat', '=', seat).execute()

const clocksOf = (tx: Transaction<Schema>, table: string) =>
  tx.selectFrom('clocks').selectAll().where('table_id', '=', table).orderBy('seat').execute()

/** The clocks of a table; those of a game that has just begun are full. */
async function openClocks(tx: Transaction<Schema>, table: string, terms: ClockTerms): Promise<ClockColumns[]> {
  const known = await clocksOf(tx, table)
  if (known.length > 0) return known
  const seats = await tx.selectFrom('seats').select(['seat', 'bot']).where('table_id', '=', table).execute()
  const full = seats.flatMap(({ seat, bot }) =>
    bot === null ? [{ table_id: table, seat, reserve: terms.reserve * 1000, spent: 0, since: null }] : [],
  )
  if (full.length > 0) await tx.insertInto('clocks').values(full).execute()
  return full
}

/** Within the transaction that changes a table: the clock of whoever is asked now runs, all others stand. */
export async function setClocks(
  tx: Transaction<Schema>,
  jobs: Pick<Jobs, 'add'>,
  table: string,
  change: { readonly asked: number | null; readonly isBack: boolean; readonly now: number },
): Promise<void> {
  const opening = await tx.selectFrom('openings').select('terms').where('id', '=', table).executeTakeFirst()
  const terms = opening === undefined ? null : termsOf(opening.terms).clock
  if (terms === null) return
  const { asked, isBack, now } = change
  const players = await tx.selectFrom('seats').selectAll().where('table_id', '=', table).execute()
  const waits = players.some((player) => player.seat === asked && playerOf(player) === null)
  for (const clock of await openClocks(tx, table, terms)) {
    const isAsked = waits && clock.seat === asked
    if (isAsked === (clock.since !== null)) continue
    const next = isAsked ? started(clock, terms, now, isBack) : stopped(clock, terms, now)
    await write(tx, next)
    if (isAsked) await jobs.add(tx, { kind: 'clock', table }, now + leftOf(next, terms, now))
  }
}

/** Clocks follow every change of a table. */
export const clockFollower =
  (jobs: Pick<Jobs, 'add'>, now: () => number): Follower =>
  async (tx, table, { rows, summary }, { terms }) => {
    if ((terms?.clock ?? null) === null) return
    await setClocks(tx, jobs, table, {
      asked: summary.over ? null : summary.asked,
      // Nothing but taking back changes a table without a new answer.
      isBack: rows.length === 0,
      now: now(),
    })
  }

/** Empties the clock that has run out, and says whose it was. One that runs on is looked at again when it ends. */
export async function clockRunOut(
  tx: Transaction<Schema>,
  jobs: Pick<Jobs, 'add'>,
  table: string,
  now: number,
): Promise<number | null> {
  const running = (await clocksOf(tx, table)).find(({ since }) => since !== null)
  const opening = await tx.selectFrom('openings').select('terms').where('id', '=', table).executeTakeFirst()
  const terms = opening === undefined ? null : termsOf(opening.terms).clock
  if (running === undefined || terms === null) return null
  const left = leftOf(running, terms, now)
  if (left > 0) {
    await jobs.add(tx, { kind: 'clock', table }, now + left)
    return null
  }
  await write(tx, stopped(running, terms, now))
  return running.seat
}
