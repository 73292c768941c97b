/** What is kept of people. */
export interface PeopleSchema {
  people: PersonColumns
  sessions: SessionColumns
  accounts: AccountColumns
  passkeys: PasskeyColumns
  challenges: ChallengeColumns
}

/** Somebody who has chosen a name. */
interface PersonColumns {
  id: string
  name: string
  created: number
}

/** A browser in which somebody is known. */
interface SessionColumns {
  /** A digest of the secret that the browser has: whoever reads the database cannot act for anybody. */
  digest: string
  person_id: string
  created: number
  expires: number
  /** The kind of browser, for its owner to know it again. */
  device: string
  /** When it was last used, to the hour. */
  seen: number
}

/** A name that is kept: its owner comes back with a passphrase or a passkey. */
interface AccountColumns {
  person_id: string
  /** The name as it is compared: see `handleOf`. */
  handle: string
  /** What argon2 makes of it; null: passkeys only. */
  passphrase: string | null
  created: number
}

interface PasskeyColumns {
  /** As the device calls it. */
  id: string
  person_id: string
  public_key: string
  /** How often the device says that it was used. */
  counter: number
  device: string
  created: number
}

/** What a passkey is to sign. Each is good for one try. */
interface ChallengeColumns {
  digest: string
  /** Whose key is to be added, or `''`: somebody signs in. */
  purpose: string
  expires: number
}
