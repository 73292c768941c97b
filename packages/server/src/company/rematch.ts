import type { Transaction } from 'kysely'
import type { OpeningColumns, Schema, SeatColumns } from '../db/schema.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { beginIfFull } from '../lobby/begin.ts'
import type { Person } from '../people/sessions.ts'
import { Problem } from '../problem.ts'
import { newSecret } from '../secrets.ts'

/** Everybody one seat further. Seats that go by a procedure of the game stay where they are. */
export function rotated<T>(items: readonly T[], stays: (seat: number) => boolean): T[] {
  const moving = items.flatMap((_, seat) => (stays(seat) ? [] : [seat]))
  const next = [...items]
  for (const [i, seat] of moving.entries()) next[moving[(i + 1) % moving.length]!] = items[seat]!
  return next
}

/** The table at which the same people play again. Whoever is the first to ask opens it; for all others it is there. */
export async function openRematch(
  tx: Transaction<Schema>,
  person: Person,
  table: string,
  stays: (opening: OpeningColumns, seat: number) => boolean,
  now: number,
  jobs: Pick<Jobs, 'add'>,
): Promise<string> {
  const opening = await tx
    .updateTable('openings')
    .set(({ ref }) => ({ stage: ref('stage') }))
    .where('id', '=', table)
    .returningAll()
    .executeTakeFirst()
  const seats = await tx.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute()
  if (opening === undefined || seats.every(({ person_id }) => person_id !== person.id)) {
    throw new Problem('missing', 'There is no such table.')
  }
  if (opening.stage !== 'over') throw new Problem('closed', 'The game at this table goes on.')
  const { next } = opening
  // All who had come to it may have left it again.
  if (typeof next === 'string' && (await isThere(tx, next))) return next
  const id = `${table.slice(0, table.length - newSecret().length)}${newSecret()}`
  await tx
    .insertInto('openings')
    .values({
      id,
      link: newSecret(),
      game: opening.game,
      config: opening.config,
      seed: newSecret(),
      terms: opening.terms,
      creator: person.id,
      stage: 'gathering',
      created: now,
    })
    .execute()
  const again = rotated(seats, (seat) => stays(opening, seat)).map((before, seat): SeatColumns => {
    const isMine = before.person_id === person.id
    return {
      table_id: id,
      seat,
      person_id: isMine ? person.id : null,
      // Nobody keeps a seat for somebody who has gone.
      bot: before.bot ?? (before.person_id === null ? (before.stand_in ?? null) : null),
      words: '',
      invited: isMine ? null : before.person_id,
    }
  })
  await tx.insertInto('seats').values(again).execute()
  // Whoever played with bots alone waits for nobody.
  await beginIfFull(tx, jobs, id)
  await tx.updateTable('openings').set({ next: id }).where('id', '=', table).execute()
  return id
}

const isThere = async (tx: Transaction<Schema>, id: string): Promise<boolean> =>
  (await tx.selectFrom('openings').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
