import type { Database } from '../db/index.ts'
import type { DeliveryColumns } from '../db/notice-schema.ts'

export type Way = DeliveryColumns['way']

/** Why something was held back. */
export type Why =
  /** They were at the table. */
  | 'here'
  /** They were told of a turn at that table a short while ago. */
  | 'recent'
  /** They were told of very many turns in the last hour. */
  | 'many'
  /** It waits for the digest of the day. */
  | 'digest'
  /** The digest was due, and no table waited. */
  | 'nothing'
  /** A standing answer is there for the question. */
  | 'standing'
  /** What stands behind the address refused it; the detail is its status. */
  | 'refused'
  /** Nobody answered at the address. */
  | 'silent'
  /** The address is one that the site does not send to. */
  | 'address'
  /** The browser has given its subscription up. */
  | 'gone'
  /** No browser has subscribed. */
  | 'nobody'

export interface Held {
  readonly why: Why
  readonly detail?: string | null
  readonly table?: string | null
}

async function write(
  db: Database,
  person: string,
  way: Way,
  kept: { sent: number } | { held: number; why: Why; detail: string | null; table_id: string | null },
): Promise<void> {
  // Somebody may have gone for good meanwhile.
  const known = await db.selectFrom('people').select('id').where('id', '=', person).executeTakeFirst()
  if (known === undefined) return
  const empty = { sent: null, held: null, why: null, detail: null, table_id: null }
  await db
    .insertInto('notice_lines')
    .values({ person_id: person, way, ...empty, ...kept })
    .onConflict((conflict) => conflict.columns(['person_id', 'way']).doUpdateSet(kept))
    .execute()
}

/** Something has arrived. */
export const noteSent = (db: Database, person: string, way: Way, at: number): Promise<void> =>
  write(db, person, way, { sent: at })

/** Something was held back. */
export const noteHeld = (
  db: Database,
  person: string,
  way: Way,
  at: number,
  { why, detail = null, table = null }: Held,
): Promise<void> => write(db, person, way, { held: at, why, detail, table_id: table })
