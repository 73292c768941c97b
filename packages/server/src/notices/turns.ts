import { sql, type Transaction } from 'kysely'
import type { Presence } from '../company/presence.ts'
import type { Standing } from '../company/standing.ts'
import type { Database } from '../db/index.ts'
import type { Schema } from '../db/schema.ts'
import type { Follower } from '../db/store.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { termsOf } from '../lobby/terms.ts'
import { addDeliveries, waysOf } from './deliveries.ts'
import { noteHeld, type Why } from './lines.ts'
import { LONGEST_LOOK, MOST_AN_HOUR, type NoticeTimes } from './times.ts'

const HOUR = 3_600_000

type Adder = Pick<Jobs, 'add'>

interface Asked {
  readonly before: number | null
  readonly person: string | null
  readonly terms: string
}

/**
 * The seat that was asked before, and the person who is asked now, where they answer for themselves and want to be told
 * somewhere besides the page. Every change of every table makes this look-up, so it is written out: putting it together
 * each time took longer than asking it.
 */
async function lookAt(tx: Transaction<Schema>, table: string, asked: number | null): Promise<Asked | undefined> {
  const { rows } = await sql<Asked>`
    select turn.seat as before, wishes.person_id as person, opening.terms
    from openings opening
    left join notice_turns turn on turn.table_id = opening.id and turn.asked = 1
    left join seats seat on seat.table_id = opening.id and seat.seat = ${asked ?? -1}
      and seat.bot is null and seat.stand_in is null
    left join notice_wishes wishes on wishes.person_id = seat.person_id and (wishes.push = 1 or wishes.hook = 1)
    where opening.id = ${table}`.execute(tx)
  return rows[0]
}

/** Whoever is asked now, and was not before, is told after a while. */
export const turnFollower =
  (jobs: Adder, times: NoticeTimes, now: () => number): Follower =>
  async (tx, table, { summary }) => {
    const asked = summary.over ? null : summary.asked
    const found = await lookAt(tx, table, asked)
    if (found === undefined) return
    const { before, person, terms } = found
    if (before !== null && before !== asked) {
      await tx.updateTable('notice_turns').set({ asked: 0, due: 0 }).where('table_id', '=', table).execute()
    }
    if (asked === null || before === asked || person === null) return
    const turn = { person_id: person, since: now(), asked: 1, due: 1 }
    await tx
      .insertInto('notice_turns')
      .values({ table_id: table, seat: asked, told: null, ...turn })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet(turn))
      .execute()
    await jobs.add(tx, { kind: 'notice', table }, turn.since + times.wait(termsOf(terms).pace))
  }

interface Needs {
  readonly db: Database
  readonly jobs: Adder
  readonly presence: Pick<Presence, 'look'>
  readonly standing: Pick<Standing, 'covers'>
  readonly times: NoticeTimes
  readonly now: () => number
}

/** Why nobody is told now, and when to look again; null: the turn is settled by it. */
interface Against {
  readonly why: Why
  readonly again: number | null
}

/** Tells whoever is awaited at a table, or holds that back and says why. */
export function createTurns({ db, jobs, presence, standing, times, now }: Needs): {
  tell(table: string): Promise<void>
} {
  type Turn = NonNullable<Awaited<ReturnType<typeof awaited>>>

  /** Whoever is awaited at a table and is still to be told. */
  const awaited = (table: string) =>
    db
      .selectFrom('notice_turns')
      .innerJoin('tables', (join) =>
        join.onRef('tables.id', '=', 'notice_turns.table_id').onRef('tables.asked', '=', 'notice_turns.seat'),
      )
      .innerJoin('seats', (join) =>
        join
          .onRef('seats.table_id', '=', 'notice_turns.table_id')
          .onRef('seats.seat', '=', 'notice_turns.seat')
          .onRef('seats.person_id', '=', 'notice_turns.person_id'),
      )
      .innerJoin('openings', 'openings.id', 'notice_turns.table_id')
      .innerJoin('notice_wishes', 'notice_wishes.person_id', 'notice_turns.person_id')
      .selectAll('notice_turns')
      .select(['openings.terms', 'notice_wishes.digest', 'notice_wishes.push', 'notice_wishes.hook'])
      .where('notice_turns.table_id', '=', table)
      .where('notice_turns.asked', '=', 1)
      .where('notice_turns.due', '=', 1)
      .where('tables.over', '=', 0)
      .where('openings.stage', '=', 'playing')
      .where('seats.stand_in', 'is', null)
      .executeTakeFirst()

  async function against({ digest, table_id, seat, since, told, person_id, terms }: Turn): Promise<Against | null> {
    const wait = times.wait(termsOf(terms).pace)
    if (digest === 1) return { why: 'digest', again: null }
    if (told !== null && now() < told + times.quiet) return { why: 'recent', again: told + times.quiet }
    const { count } = await db
      .selectFrom('notice_turns')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('person_id', '=', person_id)
      .where('told', '>', now() - HOUR)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_AN_HOUR) return { why: 'many', again: now() + HOUR }
    const look = now() + Math.min(LONGEST_LOOK, Math.max(wait, now() - since))
    if (await standing.covers(table_id)) return { why: 'standing', again: look }
    if ((await presence.look(table_id, seat, times.ear)) === 'here') return { why: 'here', again: look }
    return null
  }

  const later = (table: string, at: number) =>
    db.transaction().execute((tx) => jobs.add(tx, { kind: 'notice', table }, at))

  const settled = (tx: Database | Transaction<Schema>, { table_id, seat, since }: Turn, told: number | null) =>
    tx
      .updateTable('notice_turns')
      .set({ due: 0, ...(told === null ? {} : { told }) })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .where('since', '=', since)
      .where('due', '=', 1)
      .executeTakeFirst()

  async function hold(turn: Turn, { why, again }: Against): Promise<void> {
    const { table_id, person_id } = turn
    for (const way of waysOf(turn)) await noteHeld(db, person_id, way, now(), { why, table: table_id })
    if (again === null) await settled(db, turn, null)
    else await later(table_id, again)
  }

  return {
    async tell(table) {
      const turn = await awaited(table)
      if (turn === undefined) return
      const due = turn.since + times.wait(termsOf(turn.terms).pace)
      if (now() < due) return void (await later(table, due))
      const reason = await against(turn)
      if (reason !== null) return hold(turn, reason)
      await db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await settled(tx, turn, now())
        // Another server was quicker.
        if (Number(numUpdatedRows) === 0) return
        const { person_id, seat, since } = turn
        await addDeliveries(tx, jobs, person_id, { kind: 'turn', table_id: table, seat, since }, now())
      })
    },
  }
}
