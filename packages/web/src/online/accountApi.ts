import { type Person, send } from './api.ts'

/** A device that opens the account by a key of its own. */
export interface Passkey {
  readonly id: string
  readonly device: string
  readonly created: number
}

/** A browser in which one is known. */
export interface Device {
  readonly id: string
  readonly device: string
  readonly seen: number
  /** Whether it is this one. */
  readonly here: boolean
}

/** What the server keeps of oneself. */
export interface You {
  readonly person: Person
  readonly account: {
    /** Whether the name is kept. */
    readonly kept: boolean
    readonly passphrase: boolean
    readonly passkeys: readonly Passkey[]
  }
  readonly devices: readonly Device[]
}

/** The device has no passkey for this site, or its owner thought better of it. */
export class NoPasskey extends Error {
  override name = 'NoPasskey'
}

export const whatIsKept = (): Promise<You> => send('GET', 'you')
export const keepName = (passphrase: string, before: string | null): Promise<Person> =>
  send('POST', 'account', { passphrase, ...(before === null ? {} : { before }) })
export const signIn = (name: string, passphrase: string): Promise<Person> =>
  send('POST', 'sign-in', { name, passphrase })
export const signOut = (): Promise<unknown> => send('DELETE', 'session')
export const endDevice = (id: string): Promise<unknown> => send('DELETE', `devices/${id}`)
export const endAllDevices = (): Promise<unknown> => send('DELETE', 'devices')
export const removePasskey = (id: string): Promise<unknown> => send('DELETE', `passkeys/${id}`)
export const deleteAccount = (passphrase: string): Promise<unknown> => send('DELETE', 'account', { passphrase })

/** Fetched when somebody uses it first: most never do. */
const webauthn = () => import('@simplewebauthn/browser')

/** Whether this browser can have passkeys at all. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Asks the device; what it refuses is told as one thing, whatever the reason. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch {
    throw new NoPasskey('the device gave no passkey')
  }
}

export async function addPasskey(): Promise<Person> {
  const { startRegistration } = await webauthn()
  const optionsJSON = await send<Parameters<typeof startRegistration>[0]['optionsJSON']>('POST', 'passkeys/offer')
  return send('POST', 'passkeys', await asked(() => startRegistration({ optionsJSON })))
}

export async function signInByPasskey(): Promise<Person> {
  const { startAuthentication } = await webauthn()
  const optionsJSON = await send<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
    'POST',
    'sign-in/passkey/ask',
  )
  return send('POST', 'sign-in/passkey', await asked(() => startAuthentication({ optionsJSON })))
}
