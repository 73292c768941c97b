import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Database } from '../db/index.ts'
import { Problem } from '../problem.ts'
import { digestOf } from '../secrets.ts'
import { keepName } from './accounts.ts'
import type { Person } from './sessions.ts'

/** Signing in with what a device keeps, instead of a passphrase. */
export interface Passkeys {
  /** What a device is asked for, so that a key of its own opens the account. */
  offer(person: Person, site: string): Promise<PublicKeyCredentialCreationOptionsJSON>
  /** The name is kept by this. */
  add(person: Person, site: string, response: RegistrationResponseJSON, device: string): Promise<void>
  remove(person: Person, id: string): Promise<void>
  /** The same for everybody: who it will be is not known yet. */
  ask(site: string): Promise<PublicKeyCredentialRequestOptionsJSON>
  /** Null: this key opens nothing. */
  signIn(site: string, response: AuthenticationResponseJSON): Promise<Person | null>
}

const MINUTES_5 = 5 * 60_000
const hostOf = (site: string): string => new URL(site).hostname
/** Loaded when somebody uses it first: most sites never do. */
const webauthn = () => import('@simplewebauthn/server')

export function createPasskeys(db: Database, now: () => number = Date.now): Passkeys {
  async function remember(challenge: string, purpose: string): Promise<void> {
    await db.deleteFrom('challenges').where('expires', '<', now()).execute()
    await db
      .insertInto('challenges')
      .values({ digest: digestOf(challenge), purpose, expires: now() + MINUTES_5 })
      .execute()
  }

  /** Each challenge is good for one try of whom it was meant for. */
  const isOurs = (purpose: string) => async (challenge: string) => {
    const { numDeletedRows } = await db
      .deleteFrom('challenges')
      .where('digest', '=', digestOf(challenge))
      .where('purpose', '=', purpose)
      .where('expires', '>', now())
      .executeTakeFirst()
    return Number(numDeletedRows) === 1
  }

  return {
    async offer(person, site) {
      const { generateRegistrationOptions } = await webauthn()
      const known = await db.selectFrom('passkeys').select('id').where('person_id', '=', person.id).execute()
      const options = await generateRegistrationOptions({
        rpName: 'Spinney',
        rpID: hostOf(site),
        userName: person.name,
        userDisplayName: person.name,
        userID: new TextEncoder().encode(person.id),
        excludeCredentials: known,
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      })
      await remember(options.challenge, person.id)
      return options
    },
    async add(person, site, response, device) {
      const { verifyRegistrationResponse } = await webauthn()
      const verified = await verifyRegistrationResponse({
        response,
        expectedChallenge: isOurs(person.id),
        expectedOrigin: site,
        expectedRPID: hostOf(site),
        requireUserVerification: false,
      }).catch(() => null)
      if (verified?.registrationInfo === undefined) throw new Problem('secret', 'This passkey could not be added.')
      const { id, publicKey, counter } = verified.registrationInfo.credential
      await db.transaction().execute(async (tx) => {
        await keepName(tx, person, now())
        const { numInsertedOrUpdatedRows } = await tx
          .insertInto('passkeys')
          .values({
            id,
            person_id: person.id,
            public_key: Buffer.from(publicKey).toString('base64url'),
            counter,
            device,
            created: now(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
        if (Number(numInsertedOrUpdatedRows) === 0) throw new Problem('secret', 'This passkey could not be added.')
      })
    },
    async remove(person, id) {
      await db.transaction().execute(async (tx) => {
        const keys = await tx.selectFrom('passkeys').select('id').where('person_id', '=', person.id).execute()
        if (!keys.some((key) => key.id === id)) throw new Problem('missing', 'There is no such passkey.')
        const account = await tx
          .selectFrom('accounts')
          .select('passphrase')
          .where('person_id', '=', person.id)
          .executeTakeFirst()
        if (keys.length === 1 && account?.passphrase === null) {
          throw new Problem('refused', 'This is the only way into the account. Choose a passphrase first.')
        }
        await tx.deleteFrom('passkeys').where('id', '=', id).execute()
      })
    },
    async ask(site) {
      const { generateAuthenticationOptions } = await webauthn()
      const options = await generateAuthenticationOptions({ rpID: hostOf(site), userVerification: 'preferred' })
      await remember(options.challenge, '')
      return options
    },
    async signIn(site, response) {
      const { verifyAuthenticationResponse } = await webauthn()
      const found = await db
        .selectFrom('passkeys')
        .innerJoin('people', 'people.id', 'passkeys.person_id')
        .select(['people.id as person', 'people.name', 'passkeys.public_key', 'passkeys.counter'])
        .where('passkeys.id', '=', response.id)
        .executeTakeFirst()
      if (found === undefined) return null
      const { public_key, counter } = found
      const verified = await verifyAuthenticationResponse({
        response,
        expectedChallenge: isOurs(''),
        expectedOrigin: site,
        expectedRPID: hostOf(site),
        requireUserVerification: false,
        credential: { id: response.id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
      }).catch(() => null)
      if (verified?.verified !== true) return null
      const { newCounter } = verified.authenticationInfo
      await db.updateTable('passkeys').set({ counter: newCounter }).where('id', '=', response.id).execute()
      return { id: found.person, name: found.name }
    },
  }
}
