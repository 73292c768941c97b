import type { Database } from '../db/index.ts'
import { checkUnowned, nameOf } from '../people/names.ts'
import type { Person } from '../people/sessions.ts'
import { Problem } from '../problem.ts'
import { digestOf, newSecret } from '../secrets.ts'

/** A program as its owner sees it. */
export interface ProgramInfo {
  readonly id: string
  readonly name: string
  readonly created: number
  /** When it was last used, to the hour; null: never, or its token has ended. */
  readonly seen: number | null
}

/** Programs of people, each with a token of its own. */
export interface Programs {
  of(owner: Person): Promise<ProgramInfo[]>
  /** The token is shown once: only a digest is kept. */
  make(owner: Person, name: string): Promise<{ readonly program: Person; readonly token: string }>
  /** A program of somebody, to give it a seat or to revoke it. */
  one(owner: Person, id: string): Promise<Person>
  /** The program that has a token. */
  find(token: string | undefined): Promise<Person | null>
}

/** Nobody needs more. */
const MOST = 20
/** Tokens can be told from cookies, and are found by whoever looks for secrets in published texts. */
const PREFIX = 'spinney_program_'
/** A token that nobody uses for so long is worth nothing; each use begins it anew. */
const DAYS_90 = 90 * 24 * 3_600_000

export const isProgramToken = (text: string): boolean => text.startsWith(PREFIX)

/** `find` says who has a token, as it does for browsers. */
export function createPrograms(
  db: Database,
  find: (token: string) => Promise<Person | null>,
  now: () => number = Date.now,
): Programs {
  const programsOf = (owner: Person) =>
    db
      .selectFrom('programs')
      .innerJoin('people', 'people.id', 'programs.person_id')
      .leftJoin('sessions', 'sessions.person_id', 'programs.person_id')
      .select(['people.id', 'people.name', 'programs.created', 'sessions.seen'])
      .where('programs.owner_id', '=', owner.id)
      .orderBy('programs.created')

  return {
    async of(owner) {
      const rows = await programsOf(owner).execute()
      return rows.map(({ id, name, created, seen }) => ({ id, name, created, seen: seen || null }))
    },
    async make(owner, wanted) {
      const known = await programsOf(owner).execute()
      if (known.length >= MOST) throw new Problem('refused', `Nobody has more than ${MOST} programs.`)
      const program: Person = { id: newSecret(), name: nameOf(wanted) }
      await checkUnowned(db, program.name, null)
      const token = `${PREFIX}${newSecret()}`
      const created = now()
      const session = { digest: digestOf(token), created, expires: created + DAYS_90, device: '', seen: 0 }
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('people')
          .values({ ...program, created })
          .execute()
        await tx.insertInto('programs').values({ person_id: program.id, owner_id: owner.id, created }).execute()
        await tx
          .insertInto('sessions')
          .values({ ...session, person_id: program.id })
          .execute()
      })
      return { program, token }
    },
    async one(owner, id) {
      const row = await programsOf(owner).where('people.id', '=', id).executeTakeFirst()
      if (row === undefined) throw new Problem('missing', 'There is no such program.')
      return { id: row.id, name: row.name }
    },
    find: async (token) => (token !== undefined && isProgramToken(token) ? find(token) : null),
  }
}
