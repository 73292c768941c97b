import type { Asked, GameEvent, Json, Pick, Result, Seat, View } from '@spinney/kernel'

/** How well a bot plays. */
export const BOT_LEVELS = ['novice', 'steady', 'sharp'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** Who sits at a seat. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel }

/** A table as it was set up. */
export interface TablePlan {
  readonly id: string
  readonly game: string
  readonly config: Json
  readonly seats: readonly SeatPlan[]
  /** Milliseconds since 1970. */
  readonly created: number
}

/** What the players of this screen want the engine to do for them. */
export interface EngineSettings {
  /** Questions that can only be declined are passed. */
  readonly autoPass: boolean
}

/** Why an answer cannot be taken back once it is given. */
export type Final = 'chance' | 'secret'

/** What the viewer may know beforehand about an option. */
export interface Outlook {
  /** Why the answer could not be taken back; null where it could. */
  readonly final: Final | null
  /** What would happen at once, up to the next die or question; nothing where that would uncover a secret. */
  readonly events: readonly GameEvent[]
}

/** One answer of the game and what it caused, as the viewer may see it. */
export interface LogRow {
  readonly at: number
  readonly seat: Asked
  readonly kind: string
  readonly auto: boolean
  readonly events: readonly GameEvent[]
}

/** Where the table stands, as the viewer may see it. */
export interface Now {
  readonly plan: TablePlan
  /** Number of answers so far. */
  readonly count: number
  readonly viewer: Seat | null
  readonly view: View
  /** What the game works out for the drawing, such as the cost of each region. */
  readonly aides: Json
  /** Who is asked: a person of this screen, a bot, or nobody any more. */
  readonly waiting: 'person' | 'bot' | null
  /** How many answers the viewer may take back. */
  readonly undoable: number
  /** What each option of the question would lead to, in the same order; null where the viewer is not asked. */
  readonly outlook: readonly Outlook[] | null
  /** Rows from `from` on replace those known before. */
  readonly log: { readonly from: number; readonly rows: readonly LogRow[] }
}

/** An earlier moment of the game. */
export interface Moment {
  readonly at: number
  readonly view: View
  readonly aides: Json
}

/** A sentence of the bots' catalogue and what fills its gaps. */
export interface BotMessage {
  readonly key: string
  readonly data: { readonly [name: string]: Json }
}

/** What the sharp bot would answer, and why. */
export interface Hint {
  readonly version: number
  readonly pick: Pick
  readonly second: Pick | null
  readonly sentence: BotMessage
  readonly reason: BotMessage | null
}

/** Scores after some of the answers. */
export interface ScorePoint {
  readonly at: number
  readonly scores: readonly number[]
}

/** Everything the page may ask of the engine: request and reply. A closed list. */
export interface Calls {
  open(request: { plan: TablePlan; seed: string; settings: EngineSettings }): Now
  resume(request: { id: string; settings: EngineSettings }): Now
  load(request: { id: string; record: string; name: string; settings: EngineSettings }): Now
  answer(request: { seat: Seat; kind: string; pick: Pick; version: number }): Now
  undo(request: { seat: Seat; whole: boolean }): Now
  /** Lets bots answer: until something happened, or as long as they are asked. */
  bots(request: { until: 'event' | 'person' }): Now
  viewer(request: { seat: Seat | null }): Now
  settings(request: { settings: EngineSettings }): Now
  look(request: { at: number }): Moment
  hint(request: { seat: Seat }): Hint
  record(request: { withSeeds: boolean }): { text: string }
  history(request: Record<string, never>): { points: ScorePoint[]; result: Result | null }
}

export type CallName = keyof Calls
export type Request<N extends CallName> = Parameters<Calls[N]>[0]
export type Reply<N extends CallName> = ReturnType<Calls[N]>

/** Why a call failed. */
export type FailureCode = 'refused' | 'missing' | 'broken' | 'config' | 'internal'
export interface Failure {
  readonly code: FailureCode
  readonly message: string
}

export type ToEngine = {
  [N in CallName]: { readonly id: number; readonly call: N; readonly request: Request<N> }
}[CallName]
export type FromEngine =
  | { readonly id: number; readonly reply: Reply<CallName> }
  | { readonly id: number; readonly failure: Failure }
