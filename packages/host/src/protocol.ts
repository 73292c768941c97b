import type { Asked, GameEvent, Json, Pick, Question, Seal, Seat, View } from '@spinney/kernel'

/** Who plays each seat: the name of a bot, or null for a person. */
export type Seating = readonly (string | null)[]

/** What a game works out about a position for its drawing, such as the cost of each region. */
export type Aides = (state: unknown, viewer: Seat | null) => Json

/** Why an answer cannot be taken back once it is given. */
export type Final = 'chance' | 'secret' | 'end'

/** What the viewer may know beforehand about an option. */
export interface Outlook {
  /** Why the answer could not be taken back; null where it could. */
  readonly final: Final | null
  /** What would happen at once, up to the next die or choice; nothing where that would uncover a secret. */
  readonly events: readonly GameEvent[]
  /** Answers that the option settles, because there is no choice in them: the only card, the only place. */
  readonly implied: readonly Implied[]
}

/** An answer that goes without saying, and as much of its question as says what it is about. */
export interface Implied {
  readonly picks: Question['picks']
  readonly about: Question['about']
  readonly pick: Pick
}

/** Where a chain of answers would lead, as far as the player could see by giving them and taking them back. */
export interface Planned {
  /** The version of the view that it begins with. */
  readonly version: number
  readonly final: Final | null
  readonly events: readonly GameEvent[]
  /** The table then; null where it would show something hidden. */
  readonly view: View | null
  readonly aides: Json
  /** What each answer to the next question would lead to; null where somebody else is asked, or too much could be answered. */
  readonly outlook: readonly Outlook[] | null
  /** What each of those answers would be followed by, where that is put to the same player. */
  readonly nexts: readonly (Question | null)[] | null
}

/** One answer of the game and what it caused, as the viewer may see it. */
export interface LogRow {
  readonly at: number
  readonly seat: Asked
  readonly kind: string
  /** Taken by the table because there was no other choice: told to the seat itself only. */
  readonly auto: boolean
  readonly events: readonly GameEvent[]
}

/**
 * Why a game can only be looked at: its seed is not known here, its rules are not those of this program, or those who
 * played have ended it.
 */
export type Closed = 'seed' | 'rules' | 'ended'

/** A commitment that chance has made, as everybody may know it. */
export type Promised = Readonly<globalThis.Pick<Seal, 'from' | 'commitment'>>

/** Where a table stands, as one audience may see it, and what is new since it last heard of it. */
export interface Update {
  /** Number of changes so far. It grows with every change, also where answers are taken back. */
  readonly version: number
  /** Rows from `from` on replace those known before. */
  readonly from: number
  readonly rows: readonly LogRow[]
  /** Number of answers so far. */
  readonly count: number
  /** Whose eyes see this; null: an onlooker's. */
  readonly viewer: Seat | null
  readonly view: View
  readonly aides: Json
  /** Who is asked: a person, a bot, or nobody any more. */
  readonly waiting: 'person' | 'bot' | null
  /** How many answers the viewer may take back. */
  readonly undoable: number
  /** What each option of the question would lead to, in the same order; null where the viewer is not asked. */
  readonly outlook: readonly Outlook[] | null
  readonly closed: Closed | null
  /** What chance has promised: from which answer on, and the commitment to its seed. */
  readonly promises: readonly Promised[]
  /** Whether all that was played is kept. */
  readonly saved: boolean
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
  /** The version of the view that it is meant for. */
  readonly version: number
  readonly pick: Pick
  readonly second: Pick | null
  readonly sentence: BotMessage
  readonly reason: BotMessage | null
}

/** What the coach says about a question. */
export interface Counsel {
  /** The version of the view that it is meant for. */
  readonly version: number
  readonly pick: Pick
  readonly second: Pick | null
  /** How much hangs on the question. */
  readonly stake: 'little' | 'some' | 'much'
  /** What the side should be after now. */
  readonly want: BotMessage | null
  /** The options that lose much, with the games lost in a hundred and what the best one has over them. */
  readonly mistakes: readonly { readonly pick: Pick; readonly loss: number; readonly reason: BotMessage | null }[]
}

/** What a bot says about an answer of a finished game, from what the seat could know then. */
export interface Judgement {
  readonly at: number
  readonly seat: Seat
  readonly question: Question
  readonly given: Pick
  readonly counsel: Counsel
}

/** A record file. */
export interface RecordText {
  readonly text: string
  /** Whether all answers are in it, also those that the reader of the file should not know. */
  readonly whole: boolean
}

/** Scores after some of the answers. */
export interface ScorePoint {
  readonly at: number
  readonly scores: readonly number[]
}
