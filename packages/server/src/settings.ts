import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { isRecord } from '@spinney/kernel'
import { isPostgres } from './db/index.ts'
import { LOG_LEVELS, type Logs } from './http/logs.ts'

/** What a host may choose. */
export interface Settings {
  readonly host: string
  /** Null: the usual one, or the next that is free. */
  readonly port: number | null
  /** `postgres://…`, or null: a file in the data folder. */
  readonly database: string | null
  readonly data: string
  /** The address that people see; null: whatever they came by. */
  readonly origin: string | null
  /** The folder of the built page; null: there is none, programs only. */
  readonly page: string | null
  /** Whether a reverse proxy stands before the server and says who asks. */
  readonly proxy: boolean
  /** Whether notices may be sent to addresses in the network of the host. */
  readonly privateAddresses: boolean
  /** Threads that bots think in. */
  readonly botThreads: number
  readonly log: Logs['level']
  /** Whoever has it may read the metrics; null: nobody may. */
  readonly metrics: string | null
}

/** Something is wrong with the settings; the message says what and where. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

export const USUAL_PORT = 4173

/** Reads a text, or says what is expected instead. */
type Reader = (text: string) => unknown
const isHost: Reader = (text) => (/^[\w.:-]{1,253}$/.test(text) ? text : expected('a name or an address'))
const isPort: Reader = (text) => wholeNumber(text, 0, 65_535)
const isDatabase: Reader = (text) => (isPostgres(text) ? text : expected('an address that begins with postgres://'))
const isFolder: Reader = (text) => resolve(text)
const isLevel: Reader = (text) => (LOG_LEVELS.some((level) => level === text) ? text : expected(LOG_LEVELS.join(', ')))
const isToken: Reader = (text) =>
  /^[\x21-\x7e]{16,200}$/.test(text) ? text : expected('a secret of at least 16 letters')
const isThreads: Reader = (text) => wholeNumber(text, 1, 256)
const isYesNo: Reader = (text) => {
  if (text === 'true' || text === 'false') return text === 'true'
  return expected('true or false')
}
const isOrigin: Reader = (text) => {
  if (!URL.canParse(text)) return expected('an address such as https://spinney.example')
  const { origin, protocol } = new URL(text)
  const isBare = origin === text.replace(/\/$/, '') && /^https?:$/.test(protocol)
  return isBare ? origin : expected('an address such as https://spinney.example, without a path')
}
const isPage: Reader = (text) => {
  const folder = resolve(text)
  return existsSync(join(folder, 'index.html')) ? folder : expected('a folder with a built page (npm run build)')
}

/** Every setting: its name in the file, its environment variable, and how it is read. */
const SETTINGS = [
  { name: 'host', variable: 'SPINNEY_HOST', read: isHost },
  { name: 'port', variable: 'SPINNEY_PORT', read: isPort },
  { name: 'database', variable: 'DATABASE_URL', read: isDatabase },
  { name: 'data', variable: 'SPINNEY_DATA', read: isFolder },
  { name: 'origin', variable: 'SPINNEY_ORIGIN', read: isOrigin },
  { name: 'page', variable: 'SPINNEY_PAGE', read: isPage },
  { name: 'proxy', variable: 'SPINNEY_PROXY', read: isYesNo },
  { name: 'log', variable: 'SPINNEY_LOG', read: isLevel },
  { name: 'metrics', variable: 'SPINNEY_METRICS', read: isToken },
  { name: 'privateAddresses', variable: 'SPINNEY_PRIVATE_ADDRESSES', read: isYesNo },
  { name: 'botThreads', variable: 'SPINNEY_BOT_THREADS', read: isThreads },
] as const satisfies readonly { name: keyof Settings; variable: string; read: Reader }[]

const FILE = 'SPINNEY_CONFIG'
/** The tests' own. */
const TESTS = /^SPINNEY_TEST_/

type Environment = Readonly<Record<string, string | undefined>>

/** Settings from the environment and from the file it names. The environment wins. What nobody knows is an error. */
export function readSettings(env: Environment): Settings {
  const known: readonly string[] = [FILE, ...SETTINGS.map(({ variable }) => variable)]
  const odd = Object.keys(env).find((name) => /^SPINNEY_/.test(name) && !known.includes(name) && !TESTS.test(name))
  if (odd !== undefined) throw new SettingsError(`There is no setting ${odd}. There are: ${known.join(', ')}.`)
  const named = env[FILE] ?? ''
  const file = named === '' ? {} : fileAt(named)
  const found: Record<string, unknown> = {}
  for (const { name, variable, read } of SETTINGS) {
    const given = env[variable]
    if (given !== undefined && given !== '') found[name] = readAt(variable, given, read)
    else if (file[name] !== undefined) found[name] = readAt(`${name} in ${named}`, file[name], read)
  }
  return { ...usual(), ...found }
}

const usual = (): Settings => ({
  host: '127.0.0.1',
  port: null,
  database: null,
  data: resolve('data'),
  origin: null,
  page: null,
  proxy: false,
  log: 'warn',
  metrics: null,
  privateAddresses: false,
  botThreads: Math.max(1, availableParallelism() - 1),
})

function fileAt(path: string): Readonly<Record<string, unknown>> {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new SettingsError(`${FILE}: ${path} cannot be read: ${(error as Error).message}`)
  }
  if (!isRecord(content)) throw new SettingsError(`${FILE}: ${path} holds no settings: { "port": 8080 } is expected.`)
  const names: readonly string[] = SETTINGS.map(({ name }) => name)
  const odd = Object.keys(content).find((name) => !names.includes(name))
  if (odd !== undefined)
    throw new SettingsError(`There is no setting "${odd}" (${path}). There are: ${names.join(', ')}.`)
  return content
}

function readAt(place: string, given: unknown, read: Reader): unknown {
  try {
    return read(isWord(given) ? String(given) : expected('a text, a number, true or false'))
  } catch (error) {
    // An address of a database holds a password: what was written is not repeated.
    throw new SettingsError(`${place}: ${(error as Error).message}`)
  }
}

/** In a file a setting may stand without quotes; a list or a record is none. */
const isWord = (given: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof given)

function wholeNumber(text: string, least: number, most: number): number {
  const value = Number(text)
  if (/^\d{1,9}$/.test(text) && value >= least && value <= most) return value
  return expected(`a whole number from ${least} to ${most}`)
}

function expected(what: string): never {
  throw new SettingsError(`${what} is expected here.`)
}
