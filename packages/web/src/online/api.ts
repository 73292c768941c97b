import { type BotManner, mannerOf, type SeatPlan, type TablePlan } from '../engine/protocol.ts'
import { botNameAt } from '../table/start.ts'

/** Somebody who has chosen a name. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** What those who sit down agree on. */
export interface Terms {
  /** Whether anybody may find the table, or only those who have its link. */
  readonly open: boolean
  readonly onlookers: boolean
  readonly undo: 'own' | 'consent' | 'off'
  /** Whether everybody is there at once, or comes when it is their turn. */
  readonly pace: 'live' | 'turns'
  /** Whether onlookers may talk to players while the game goes on. */
  readonly talk: 'players' | 'all'
  /** Whether it counts for ratings. */
  readonly rated: boolean
  /** Seconds: each time that one is asked, and besides that for the whole game. */
  readonly clock: { readonly turn: number; readonly reserve: number } | null
}

/** Who takes a seat when a table is opened. */
export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }

export interface Wish {
  readonly game: string
  readonly config: unknown
  readonly map?: string
  readonly seats: readonly SeatWish[]
  readonly terms: Terms
}

/** A game that was begun alone: its record says what is played. */
export interface BringWish extends Omit<Wish, 'game' | 'config'> {
  readonly record: string
}

/** A table as the server shows it to this browser. */
export interface OnlineTable {
  readonly id: string
  readonly game: string
  readonly config: TablePlan['config']
  readonly terms: Terms
  readonly stage: 'gathering' | 'playing' | 'over'
  readonly seats: readonly {
    readonly kind: 'person' | 'bot' | 'open'
    readonly name: string | null
    /** Whether the seat is kept free for whoever asks. */
    readonly forMe?: boolean
  }[]
  readonly mine: readonly number[]
  readonly asked: number | null
  /** Whether it was opened from here. */
  readonly host: boolean
  readonly created: number
  /** What chance has promised. */
  readonly commitment: string
  /** Whether it was begun alone elsewhere: whoever began it may know what was dealt then. */
  readonly brought: boolean
  readonly link: string | null
}

/** Why a request came to nothing. `away`: there is no server, or no way to it. */
export type OnlineTrouble =
  | 'away'
  | 'name'
  | 'session'
  | 'missing'
  | 'closed'
  | 'taken'
  | 'seat'
  | 'config'
  | 'record'
  | 'often'
  | 'message'
  | 'address'
  | 'refused'
  | 'owned'
  | 'weak'
  | 'secret'
  | 'internal'

export class OnlineError extends Error {
  override name = 'OnlineError'
  readonly code: OnlineTrouble
  constructor(code: OnlineTrouble) {
    super(code)
    this.code = code
  }
}

const TOLD: readonly string[] = [
  'name',
  'session',
  'missing',
  'closed',
  'taken',
  'seat',
  'config',
  'record',
  'often',
  'message',
  'address',
  'refused',
  'owned',
  'weak',
  'secret',
]

export const codeOf = (error: unknown): OnlineTrouble => (error instanceof OnlineError ? error.code : 'internal')

export async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api/${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => null)
  // Whoever serves the page alone answers every address with the page.
  const isSpoken = response?.headers.get('content-type')?.startsWith('application/json') === true
  if (response === null || !isSpoken) throw new OnlineError('away')
  const reply = (await response.json()) as T & { readonly code?: string }
  if (response.ok) return reply
  throw new OnlineError(TOLD.includes(reply.code ?? '') ? (reply.code as OnlineTrouble) : 'internal')
}

export const withLink = (path: string, link: string | null) => (link === null ? path : `${path}?link=${link}`)

export const whoAmI = async (): Promise<Person | null> =>
  (await send<{ readonly person: Person | null }>('GET', 'session')).person
export const callMe = (name: string): Promise<Person> => send('POST', 'session', { name })
export const openTables = async (): Promise<readonly OnlineTable[]> =>
  (await send<{ readonly tables: readonly OnlineTable[] }>('GET', 'tables')).tables
export const myTables = async (): Promise<readonly OnlineTable[]> =>
  (await send<{ readonly tables: readonly OnlineTable[] }>('GET', 'tables/mine')).tables
export const newTable = (wish: Wish): Promise<OnlineTable> => send('POST', 'tables', wish)
export const bringTable = (wish: BringWish): Promise<OnlineTable> => send('POST', 'brought', wish)
export const tableAt = (id: string, link: string | null): Promise<OnlineTable> =>
  send('GET', withLink(`tables/${id}`, link))
/** `words` are mixed into the dice. */
export const sitDown = (id: string, link: string | null, seat: number, words: string): Promise<OnlineTable> =>
  send('POST', withLink(`tables/${id}/seat`, link), { seat, words })
export const standUp = (id: string): Promise<OnlineTable> => send('DELETE', `tables/${id}/seat`)
export const giveToBot = (id: string, seat: number, bot: string): Promise<OnlineTable> =>
  send('POST', `tables/${id}/bot`, { seat, bot })

/** A program of one's own that may play. */
export interface OwnProgram {
  readonly id: string
  readonly name: string
  /** When its token was last used; null: never. */
  readonly seen: number | null
}

/** A new program; its token is not told again. */
export interface MadeProgram {
  readonly program: { readonly id: string; readonly name: string }
  readonly token: string
}

export const myPrograms = async (): Promise<readonly OwnProgram[]> =>
  (await send<{ readonly programs: readonly OwnProgram[] }>('GET', 'programs')).programs
export const makeProgram = (name: string): Promise<MadeProgram> => send('POST', 'programs', { name })
export const revokeProgram = (id: string): Promise<unknown> => send('DELETE', `programs/${id}`)

/** The table as the page of a table wants it: only the seats of this browser are played here. */
export function planOf({ id, game, config, seats, mine, created }: OnlineTable): TablePlan {
  const people = seats.flatMap(({ kind, name }) => (kind === 'person' && name !== null ? [name] : []))
  const plans = seats.map((seat, i): SeatPlan => {
    if (seat.kind !== 'bot') return { kind: 'person', name: seat.name ?? '' }
    return { kind: 'bot', name: botNameAt(id, i, people), ...(mannerOf(seat.name ?? '') ?? USUAL) }
  })
  return { id, game, config, seats: plans, created, mine }
}

/** What a bot is taken for that this page does not know. */
const USUAL: BotManner = { level: 'steady' }
