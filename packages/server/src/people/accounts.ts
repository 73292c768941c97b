import type { Transaction } from 'kysely'
import type { Database } from '../db/index.ts'
import type { Schema } from '../db/schema.ts'
import { Problem } from '../problem.ts'
import { checkUnowned, handleOf } from './names.ts'
import { createPassphrases, type Hashing } from './passphrases.ts'
import type { Person } from './sessions.ts'

/** What somebody may know of their own account. */
export interface AccountInfo {
  /** Whether the name is kept. */
  readonly kept: boolean
  /** Whether there is a passphrase. */
  readonly passphrase: boolean
  readonly passkeys: readonly { readonly id: string; readonly device: string; readonly created: number }[]
}

/** Names that are kept, and who may use them. */
export interface Accounts {
  of(person: Person): Promise<AccountInfo>
  /** Keeps the name with a passphrase, or changes the passphrase; then the one before is asked for. */
  keep(person: Person, passphrase: string, before: string | null): Promise<void>
  /** Whoever has the name and knows the passphrase; null: one of the two is wrong, and nobody learns which. */
  signIn(name: string, passphrase: string): Promise<Person | null>
  /** What a guest began is theirs who signs in at the same browser. Accounts are not joined. */
  bring(guest: Person, to: Person): Promise<void>
  /** Whoever deletes an account shows that it is theirs. */
  checkOwner(person: Person, passphrase: string | null): Promise<void>
}

const WRONG = 'The passphrase is wrong.'

export function createAccounts(db: Database, hashing: Hashing, now: () => number = Date.now): Accounts {
  const passphrases = createPassphrases(hashing)
  const accountOf = ({ id }: Person) =>
    db.selectFrom('accounts').selectAll().where('person_id', '=', id).executeTakeFirst()

  return {
    async of(person) {
      const account = await accountOf(person)
      const passkeys = await db
        .selectFrom('passkeys')
        .select(['id', 'device', 'created'])
        .where('person_id', '=', person.id)
        .orderBy('created')
        .execute()
      const hasPassphrase = account !== undefined && account.passphrase !== null
      return { kept: account !== undefined, passphrase: hasPassphrase, passkeys }
    },
    async keep(person, passphrase, before) {
      const account = await accountOf(person)
      if (account !== undefined && account.passphrase !== null) {
        if (!(await passphrases.fits(account.passphrase, before ?? ''))) throw new Problem('secret', WRONG)
      }
      const kept = await passphrases.kept(passphrase)
      await db.transaction().execute(async (tx) => {
        await keepName(tx, person, now())
        await tx.updateTable('accounts').set({ passphrase: kept }).where('person_id', '=', person.id).execute()
      })
    },
    async signIn(name, passphrase) {
      const found = await db
        .selectFrom('accounts')
        .innerJoin('people', 'people.id', 'accounts.person_id')
        .select(['people.id', 'people.name', 'accounts.passphrase'])
        .where('accounts.handle', '=', handleOf(name))
        .executeTakeFirst()
      const isTheirs = await passphrases.fits(found?.passphrase ?? null, passphrase)
      return found !== undefined && isTheirs ? { id: found.id, name: found.name } : null
    },
    async bring(guest, to) {
      if (guest.id === to.id || (await accountOf(guest)) !== undefined) return
      await db.transaction().execute(async (tx) => {
        await tx.updateTable('seats').set({ person_id: to.id }).where('person_id', '=', guest.id).execute()
        await tx.updateTable('seats').set({ invited: to.id }).where('invited', '=', guest.id).execute()
        await tx.updateTable('results').set({ person_id: to.id }).where('person_id', '=', guest.id).execute()
        await tx.updateTable('notice_turns').set({ person_id: to.id }).where('person_id', '=', guest.id).execute()
        await tx.updateTable('talk').set({ person_id: to.id }).where('person_id', '=', guest.id).execute()
        await tx.updateTable('reports').set({ about_id: to.id }).where('about_id', '=', guest.id).execute()
        await bringMutes(tx, guest, to)
        await bringRatings(tx, guest, to)
        await tx.updateTable('openings').set({ creator: to.id }).where('creator', '=', guest.id).execute()
        await tx.updateTable('programs').set({ owner_id: to.id }).where('owner_id', '=', guest.id).execute()
        await tx.deleteFrom('people').where('id', '=', guest.id).execute()
      })
    },
    async checkOwner(person, passphrase) {
      const account = await accountOf(person)
      if (account === undefined || account.passphrase === null) return
      if (!(await passphrases.fits(account.passphrase, passphrase ?? ''))) throw new Problem('secret', WRONG)
    },
  }
}

/** Whoever did not want to hear a guest does not hear them by their other name, and the other way round. */
async function bringMutes(tx: Transaction<Schema>, guest: Person, to: Person): Promise<void> {
  const mutes = await tx
    .selectFrom('mutes')
    .selectAll()
    .where(({ or, eb }) => or([eb('person_id', '=', guest.id), eb('muted_id', '=', guest.id)]))
    .execute()
  const now = (id: string) => (id === guest.id ? to.id : id)
  const brought = mutes
    .map(({ person_id, muted_id }) => ({ person_id: now(person_id), muted_id: now(muted_id) }))
    // Nobody mutes themselves.
    .filter(({ person_id, muted_id }) => person_id !== muted_id)
  if (brought.length === 0) return
  await tx
    .insertInto('mutes')
    .values(brought)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Of two ratings in one game the account's own counts. */
async function bringRatings(tx: Transaction<Schema>, guest: Person, to: Person): Promise<void> {
  const ratings = await tx.selectFrom('ratings').selectAll().where('person_id', '=', guest.id).execute()
  if (ratings.length === 0) return
  await tx
    .insertInto('ratings')
    .values(ratings.map((rating) => ({ ...rating, person_id: to.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The name of a guest becomes an account's. Of two who want one name, one gets it. */
export async function keepName(tx: Transaction<Schema>, { id, name }: Person, created: number): Promise<void> {
  await checkUnowned(tx, name, id)
  await tx
    .insertInto('accounts')
    .values({ person_id: id, handle: handleOf(name), passphrase: null, created })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Somebody may have been quicker by a moment.
  const own = await tx.selectFrom('accounts').select('person_id').where('person_id', '=', id).executeTakeFirst()
  if (own === undefined) throw new Problem('owned', 'Somebody keeps this name. Choose another.')
}
