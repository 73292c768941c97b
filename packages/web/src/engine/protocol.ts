import type {
  BotMessage,
  Counsel,
  Hint,
  Judgement,
  Moment,
  Planned,
  RecordText,
  ScorePoint,
  Update,
} from '@spinney/host'
import type { Blocked, Json, Pick, Seat, Verdict } from '@spinney/kernel'

/** How well a bot plays. */
export const BOT_LEVELS = ['novice', 'casual', 'steady', 'sharp'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** What a bot likes besides winning. */
export const BOT_TEMPERS = ['builder', 'raider', 'schemer'] as const
export type BotTemper = (typeof BOT_TEMPERS)[number]

/** How a bot plays: well or less well, and in which style; without one it likes nothing but winning. */
export interface BotManner {
  readonly level: BotLevel
  readonly temper?: BotTemper
}

/** What a bot is called where bots are made: `steady`, or `steady:raider`. */
export type BotName = BotLevel | `${BotLevel}:${BotTemper}`

export const botNameOf = ({ level, temper }: BotManner): BotName =>
  temper === undefined ? level : `${level}:${temper}`

/** What a name says; null where it is that of no bot. */
export function mannerOf(name: string): BotManner | null {
  const [first, second, ...more] = name.split(':')
  const level = BOT_LEVELS.find((one) => one === first)
  if (level === undefined || more.length > 0) return null
  const temper = BOT_TEMPERS.find((one) => one === second)
  if (temper === undefined) return second === undefined ? { level } : null
  return { level, temper }
}

/** Who sits at a seat. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | ({ readonly kind: 'bot'; readonly name: string } & BotManner)

/** A table as it was set up. */
export interface TablePlan {
  readonly id: string
  readonly game: string
  readonly config: Json
  readonly seats: readonly SeatPlan[]
  /** Milliseconds since 1970. */
  readonly created: number
  /** At a table with others: the seats that are played here. Left out: those of all people. */
  readonly mine?: readonly Seat[]
  /** Something is tried out: nothing of it is kept. */
  readonly practice?: true
}

/** The seats that are played at this screen. */
export function ownSeats({ seats, mine }: TablePlan): readonly Seat[] {
  return mine ?? seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
}

/** Whether others play elsewhere: a server drives the table then. */
export const isOnline = ({ mine }: TablePlan): boolean => mine !== undefined

/** What the players of this screen want the engine to do for them. */
export interface EngineSettings {
  /** Questions with a single answer are answered by the table, where that tells nobody a secret. */
  readonly forced: boolean
}

export type {
  BotMessage,
  Counsel,
  Hint,
  Judgement,
  LogRow,
  Moment,
  Outlook,
  Planned,
  ScorePoint,
  Update,
} from '@spinney/host'

/** What a check of a finished game found, and its seeds: one for each promise, null where it is not known. */
export interface Proof extends Verdict {
  readonly seeds: readonly (string | null)[]
}

/** Where the table stands, as the viewer may see it, and how it was set up. */
export interface Now extends Update {
  readonly plan: TablePlan
}

/** Everything the page may ask of the engine: request and reply. A closed list. What changes comes as an update. */
export interface Calls {
  /** `words`: those of the seats, in their order; they are mixed into all draws. */
  open(request: { plan: TablePlan; seed: string; words?: readonly string[]; settings: EngineSettings }): Now
  /** `takeOver`: also where another tab has the table, which then stops playing. */
  resume(request: { id: string; settings: EngineSettings; takeOver?: boolean }): Now
  load(request: { id: string; record: string; name: string; settings: EngineSettings }): Now
  /** A table that begins with a position. Nothing of it is kept. */
  place(request: { plan: TablePlan; state: Json; seed: string; settings: EngineSettings }): Now
  /** A table that begins with the first answers of a record; from there its dice are its own. */
  branch(request: { plan: TablePlan; record: string; at: number; seed: string; settings: EngineSettings }): Now
  answer(request: { seat: Seat; kind: string; pick: Pick; version: number }): null
  /** Several answers of one seat, one after the other: all of them or none. */
  chain(request: { seat: Seat; picks: readonly Pick[]; version: number }): null
  /** Where such answers would lead. Nothing happens. */
  plan(request: { seat: Seat; picks: readonly Pick[] }): Planned
  /** `to`: all that came after so many answers. */
  undo(request: { seat: Seat; whole: boolean; to?: number }): null
  /** Milliseconds before each thing that bots do; with 0, they play until a person is asked. Null: they wait. */
  pace(request: { pause: number | null }): null
  viewer(request: { seat: Seat | null }): Update
  settings(request: { settings: EngineSettings }): null
  look(request: { at: number }): Moment
  hint(request: { seat: Seat }): Hint
  /** What the coach says about the question, or about the one after some answers. */
  counsel(request: { seat: Seat; picks: readonly Pick[] }): Counsel
  /** What a bot says about an answer of a finished game: at first sight, or after a good look. */
  judge(request: { at: number; quick: boolean }): Judgement
  /** What the seat might expect and may not do now, with the reasons: also places and cards. */
  why(request: { seat: Seat }): readonly Blocked[]
  /** What a bot's action has brought it; null where that is not known. */
  gained(request: { from: number; to: number }): BotMessage | null
  record(request: Record<string, never>): RecordText
  history(request: Record<string, never>): { points: ScorePoint[] }
  /** Whether the dice of a record were honest. No table is opened for it. */
  prove(request: { record: string }): Proof
}

export type CallName = keyof Calls
export type Request<N extends CallName> = Parameters<Calls[N]>[0]
export type Reply<N extends CallName> = ReturnType<Calls[N]>

/** Why a call failed. `held`: another tab has the table; `elsewhere`: another tab has taken it, or has played on. */
export type FailureCode = 'refused' | 'missing' | 'broken' | 'config' | 'held' | 'elsewhere' | 'internal'
export interface Failure {
  readonly code: FailureCode
  readonly message: string
}

export type ToEngine = {
  [N in CallName]: { readonly id: number; readonly call: N; readonly request: Request<N> }
}[CallName]

/** A reply or a failure of a call, something that has changed, or what kept the bots from playing on. */
export type FromEngine =
  | { readonly id: number; readonly reply: Reply<CallName> }
  | { readonly id: number; readonly failure: Failure }
  | { readonly update: Update }
  | { readonly trouble: Failure }
