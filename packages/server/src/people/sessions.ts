import type { Database } from '../db/index.ts'
import { Problem } from '../problem.ts'
import { digestOf, newSecret } from '../secrets.ts'

/** Somebody who plays here. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Who is known in which browser. */
export interface Sessions {
  /** A new person, without any account. The token is for the browser alone. */
  begin(name: string): Promise<{ readonly token: string; readonly person: Person }>
  find(token: string | undefined): Promise<Person | null>
  /** The same person with another token; the old one is worth nothing any more. */
  rotate(token: string): Promise<string | null>
  rename(person: Person, name: string): Promise<Person>
  end(token: string): Promise<void>
}

/** How long a browser that nobody uses stays known. */
const DAYS_90 = 90 * 24 * 3_600_000
const LONGEST_NAME = 40

export function createSessions(db: Database, now: () => number = Date.now): Sessions {
  async function add(personId: string): Promise<string> {
    const token = newSecret()
    const created = now()
    await db
      .insertInto('sessions')
      .values({ digest: digestOf(token), person_id: personId, created, expires: created + DAYS_90 })
      .execute()
    return token
  }

  async function find(token: string | undefined): Promise<Person | null> {
    if (token === undefined) return null
    const found = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .select(['people.id', 'people.name'])
      .where('sessions.digest', '=', digestOf(token))
      .where('sessions.expires', '>', now())
      .executeTakeFirst()
    return found === undefined ? null : { id: found.id, name: found.name }
  }

  const end = async (token: string): Promise<void> => {
    await db.deleteFrom('sessions').where('digest', '=', digestOf(token)).execute()
  }

  return {
    async begin(wanted) {
      const person: Person = { id: newSecret(), name: nameOf(wanted) }
      await db
        .insertInto('people')
        .values({ ...person, created: now() })
        .execute()
      return { token: await add(person.id), person }
    },
    find,
    async rotate(token) {
      const person = await find(token)
      if (person === null) return null
      const next = await add(person.id)
      await end(token)
      return next
    },
    async rename({ id }, wanted) {
      const name = nameOf(wanted)
      await db.updateTable('people').set({ name }).where('id', '=', id).execute()
      return { id, name }
    },
    end,
  }
}

/** A name that can be shown: trimmed, of one form, without characters that cannot be seen. */
function nameOf(wanted: string): string {
  const name = wanted.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (name === '') throw new Problem('name', 'A name has at least one letter.')
  if ([...name].length > LONGEST_NAME) throw new Problem('name', `A name has at most ${LONGEST_NAME} letters.`)
  if (/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(name)) throw new Problem('name', 'A name has letters that can be seen only.')
  return name
}
