import type { Database } from '../db/index.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { addDeliveries, waysOf } from './deliveries.ts'
import { noteHeld } from './lines.ts'
import { waitingFor } from './waiting.ts'
import { nextAt } from './zone.ts'

interface Needs {
  readonly db: Database
  readonly jobs: Pick<Jobs, 'add'>
  readonly now: () => number
}

/** Once a day, all tables that wait for somebody. */
export function createDigests({ db, jobs, now }: Needs): { send(person: string): Promise<void> } {
  return {
    async send(person) {
      const wishes = await db.selectFrom('notice_wishes').selectAll().where('person_id', '=', person).executeTakeFirst()
      if (wishes === undefined || wishes.next === null) return
      const { next, hour, zone } = wishes
      const job = { kind: 'digest', person } as const
      if (now() < next) return void (await db.transaction().execute((tx) => jobs.add(tx, job, next)))
      const tables = await waitingFor(db, person)
      const following = nextAt(hour, zone, now())
      const isOurs = await db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('notice_wishes')
          .set({ next: following })
          .where('person_id', '=', person)
          .where('next', '=', next)
          .executeTakeFirst()
        // Another server was quicker, or the wishes have changed.
        if (Number(numUpdatedRows) === 0) return false
        await jobs.add(tx, job, following)
        if (tables.length > 0) {
          await addDeliveries(tx, jobs, person, { kind: 'digest', table_id: null, seat: null, since: null }, now())
        }
        return true
      })
      if (!isOurs || tables.length > 0) return
      for (const way of waysOf(wishes)) await noteHeld(db, person, way, now(), { why: 'nothing' })
    },
  }
}
