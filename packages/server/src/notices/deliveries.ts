import type { Transaction } from 'kysely'
import type { Database } from '../db/index.ts'
import type { DeliveryColumns, NoticeWishColumns, SubscriptionColumns } from '../db/notice-schema.ts'
import type { Schema } from '../db/schema.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { newSecret } from '../secrets.ts'
import { noteHeld, noteSent, type Way } from './lines.ts'
import type { Outcome, Sender } from './send.ts'
import { letterOf, type Notice } from './texts.ts'
import { LEASE, type NoticeTimes } from './times.ts'
import { othersAt, waitingFor } from './waiting.ts'

type Adder = Pick<Jobs, 'add'>

/** What a delivery tells of. */
type About = Pick<DeliveryColumns, 'kind' | 'table_id' | 'seat' | 'since'>

/** The ways besides the page that somebody has chosen. */
export const waysOf = ({ push, hook }: Pick<NoticeWishColumns, 'push' | 'hook'>): readonly Way[] => [
  ...(push === 1 ? (['push'] as const) : []),
  ...(hook === 1 ? (['hook'] as const) : []),
]

/** The browsers that hear for somebody: those in which they are still known. */
export const browsersOf = (db: Database | Transaction<Schema>, person: string): Promise<SubscriptionColumns[]> =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.digest', 'push_subscriptions.session')
    .selectAll('push_subscriptions')
    .where('push_subscriptions.person_id', '=', person)
    .where('sessions.expires', '>', Date.now())
    .orderBy('push_subscriptions.created')
    .execute()

/** Something is on its way from now on, to each browser and webhook by itself. */
export async function addDeliveries(
  tx: Transaction<Schema>,
  jobs: Adder,
  person: string,
  about: About,
  now: number,
): Promise<void> {
  const wishes = await tx
    .selectFrom('notice_wishes')
    .select(['push', 'hook'])
    .where('person_id', '=', person)
    .executeTakeFirst()
  if (wishes === undefined) return
  const browsers = wishes.push === 1 ? await browsersOf(tx, person) : []
  const goals = [
    ...browsers.map(({ id }) => ({ way: 'push' as const, subscription_id: id })),
    ...(wishes.hook === 1 ? [{ way: 'hook' as const, subscription_id: null }] : []),
  ]
  for (const goal of goals) {
    const id = newSecret()
    await tx
      .insertInto('deliveries')
      .values({ id, person_id: person, ...goal, ...about, tries: 0, due: now })
      .execute()
    await jobs.add(tx, { kind: 'deliver', delivery: id })
  }
}

interface Needs {
  readonly db: Database
  readonly jobs: Adder
  readonly sender: Sender
  readonly times: NoticeTimes
  readonly now: () => number
}

/** Sends what is on its way: once, by one server, and again after a while where that fails. */
export function createDeliveries({ db, jobs, sender, times, now }: Needs): { deliver(id: string): Promise<void> } {
  const drop = (id: string) => db.deleteFrom('deliveries').where('id', '=', id).execute()

  /** The delivery, for whoever may try it now; nobody else does until the lease ends. */
  const claimed = (id: string): Promise<DeliveryColumns | null> =>
    db.transaction().execute(async (tx) => {
      const row = await tx.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst()
      if (row === undefined) return null
      if (now() < row.due) {
        await jobs.add(tx, { kind: 'deliver', delivery: id }, row.due)
        return null
      }
      const due = now() + LEASE
      const { numUpdatedRows } = await tx
        .updateTable('deliveries')
        .set({ due, tries: row.tries + 1 })
        .where('id', '=', id)
        .where('tries', '=', row.tries)
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) return null
      await jobs.add(tx, { kind: 'deliver', delivery: id }, due)
      return { ...row, due, tries: row.tries + 1 }
    })

  /** What there is to tell by now; null: nothing any more. */
  async function noticeOf({ kind, person_id, table_id, seat, since }: DeliveryColumns): Promise<Notice | null> {
    if (kind === 'digest') {
      const tables = await waitingFor(db, person_id)
      return tables.length === 0 ? null : { kind, tables }
    }
    const turn = await db
      .selectFrom('notice_turns')
      .innerJoin('tables', (join) =>
        join.onRef('tables.id', '=', 'notice_turns.table_id').onRef('tables.asked', '=', 'notice_turns.seat'),
      )
      .innerJoin('seats', (join) =>
        join.onRef('seats.table_id', '=', 'notice_turns.table_id').onRef('seats.seat', '=', 'notice_turns.seat'),
      )
      .innerJoin('openings', 'openings.id', 'notice_turns.table_id')
      .select('openings.game')
      .where('notice_turns.table_id', '=', table_id)
      .where('notice_turns.seat', '=', seat ?? -1)
      .where('notice_turns.since', '=', since ?? -1)
      .where('notice_turns.asked', '=', 1)
      .where('tables.over', '=', 0)
      .where('openings.stage', '=', 'playing')
      .where('seats.person_id', '=', person_id)
      .where('seats.stand_in', 'is', null)
      .executeTakeFirst()
    if (turn === undefined || table_id === null) return null
    const names = (await othersAt(db, [table_id], person_id)).get(table_id) ?? []
    return { kind, table: { id: table_id, game: turn.game, names } }
  }

  async function send(delivery: DeliveryColumns): Promise<Outcome | null> {
    const { person_id, way, subscription_id } = delivery
    const wishes = await db
      .selectFrom('notice_wishes')
      .selectAll()
      .where('person_id', '=', person_id)
      .executeTakeFirst()
    // Somebody may have thought better of it meanwhile.
    if (wishes === undefined || wishes[way] === 0) return null
    const notice = await noticeOf(delivery)
    if (notice === null) return null
    const letter = letterOf(notice, wishes.language)
    if (way === 'hook') return sender.toHook(wishes, letter)
    const browser = (await browsersOf(db, person_id)).find(({ id }) => id === subscription_id)
    return browser === undefined ? null : sender.toBrowser(wishes, browser, letter)
  }

  return {
    async deliver(id) {
      const delivery = await claimed(id)
      if (delivery === null) return
      const { person_id, way, tries, table_id } = delivery
      const outcome = await send(delivery)
      // Whoever sees that nothing is on its way any more finds the note of it.
      if (outcome?.done) await noteSent(db, person_id, way, now())
      if (outcome === null || outcome.done) return void (await drop(id))
      const { why, detail, later, after } = outcome
      await noteHeld(db, person_id, way, now(), { why, detail, table: table_id })
      const pause = times.again[tries - 1]
      if (!later || pause === undefined) return void (await drop(id))
      const due = now() + Math.max(pause, after ?? 0)
      await db.transaction().execute(async (tx) => {
        await tx.updateTable('deliveries').set({ due }).where('id', '=', id).execute()
        await jobs.add(tx, { kind: 'deliver', delivery: id }, due)
      })
    },
  }
}
