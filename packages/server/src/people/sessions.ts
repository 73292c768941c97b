import type { Database } from '../db/index.ts'
import { Problem } from '../problem.ts'
import { digestOf, newSecret } from '../secrets.ts'
import { checkUnowned, handleOf, nameOf } from './names.ts'

/** Somebody who plays here. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** A browser in which somebody is known, as its owner may see it. */
export interface Device {
  /** To end it by. The browser's secret cannot be told from it. */
  readonly id: string
  readonly device: string
  readonly created: number
  readonly seen: number
  /** Whether this is the one that asks. */
  readonly here: boolean
}

/** Who is known in which browser. */
export interface Sessions {
  /** A new person, without any account. The token is for the browser alone. */
  begin(name: string, device: string): Promise<{ readonly token: string; readonly person: Person }>
  /** Somebody is known in one more browser; the token that it had is worth nothing any more. */
  enter(person: Person, device: string, before: string | undefined): Promise<string>
  find(token: string | undefined): Promise<Person | null>
  rename(person: Person, name: string): Promise<Person>
  end(token: string): Promise<void>
  /** The browsers of somebody, the latest first. */
  of(person: Person, token: string | undefined): Promise<Device[]>
  endOne(person: Person, id: string): Promise<void>
  endAll(person: Person): Promise<void>
}

/** How long a browser that nobody uses stays known. */
const DAYS_90 = 90 * 24 * 3_600_000
/** When a browser was used is kept to the hour: a write for each request would be too much. */
const HOUR = 3_600_000

/** `ended` hears of sessions that are over. */
export function createSessions(
  db: Database,
  ended: (digests: readonly string[]) => void = () => {},
  now: () => number = Date.now,
): Sessions {
  async function add(person: string, device: string): Promise<string> {
    const token = newSecret()
    const created = now()
    await db
      .insertInto('sessions')
      .values({
        digest: digestOf(token),
        person_id: person,
        created,
        expires: created + DAYS_90,
        device,
        seen: created,
      })
      .execute()
    return token
  }

  async function end(digests: readonly string[]): Promise<void> {
    if (digests.length > 0) await db.deleteFrom('sessions').where('digest', 'in', digests).execute()
    ended(digests)
  }

  const rowsOf = (person: Person) =>
    db
      .selectFrom('sessions')
      .selectAll()
      .where('person_id', '=', person.id)
      .where('expires', '>', now())
      .orderBy('seen', 'desc')
      .execute()

  return {
    async begin(wanted, device) {
      const person: Person = { id: newSecret(), name: nameOf(wanted) }
      await checkUnowned(db, person.name, null)
      await db
        .insertInto('people')
        .values({ ...person, created: now() })
        .execute()
      return { token: await add(person.id, device), person }
    },
    async enter(person, device, before) {
      const token = await add(person.id, device)
      if (before !== undefined) {
        const old = digestOf(before)
        // The browser stays the same, and hears of turns as before.
        await db
          .updateTable('push_subscriptions')
          .set({ session: digestOf(token) })
          .where('session', '=', old)
          .where('person_id', '=', person.id)
          .execute()
        await end([old])
      }
      return token
    },
    async find(token) {
      if (token === undefined) return null
      const digest = digestOf(token)
      const found = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person_id')
        .select(['people.id', 'people.name', 'sessions.seen'])
        .where('sessions.digest', '=', digest)
        .where('sessions.expires', '>', now())
        .executeTakeFirst()
      if (found === undefined) return null
      if (now() - found.seen > HOUR) {
        // Whoever uses a browser stays known in it.
        const kept = { seen: now(), expires: now() + DAYS_90 }
        await db.updateTable('sessions').set(kept).where('digest', '=', digest).execute()
      }
      return { id: found.id, name: found.name }
    },
    async rename({ id }, wanted) {
      const name = nameOf(wanted)
      await db.transaction().execute(async (tx) => {
        await checkUnowned(tx, name, id)
        await tx
          .updateTable('accounts')
          .set({ handle: handleOf(name) })
          .where('person_id', '=', id)
          .execute()
        await tx.updateTable('people').set({ name }).where('id', '=', id).execute()
      })
      return { id, name }
    },
    end: (token) => end([digestOf(token)]),
    async of(person, token) {
      const here = token === undefined ? null : digestOf(token)
      const rows = await rowsOf(person)
      return rows.map(({ digest, device, created, seen }) => ({
        id: digestOf(digest),
        device,
        created,
        seen,
        here: digest === here,
      }))
    },
    async endOne(person, id) {
      const row = (await rowsOf(person)).find(({ digest }) => digestOf(digest) === id)
      if (row === undefined) throw new Problem('missing', 'There is no such device.')
      await end([row.digest])
    },
    async endAll(person) {
      await end((await rowsOf(person)).map(({ digest }) => digest))
    },
  }
}
