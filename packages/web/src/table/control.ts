import type { Blocked, Pick, Seat } from '@spinney/kernel'
import type { StoreApi } from 'zustand'
import type {
  BotMessage,
  Counsel,
  Failure,
  Hint,
  Judgement,
  LogRow,
  Moment,
  Now,
  Planned,
  ScorePoint,
} from '../engine/protocol.ts'
import type { TargetId } from './face.ts'
import type { Lights } from './light.ts'

/** What the table page shows. */
export interface TableState {
  readonly now: Now | null
  readonly rows: readonly LogRow[]
  /** An earlier moment that is looked at; null: now. */
  readonly moment: Moment | null
  /** Targets chosen so far for the answer to come. */
  readonly chosen: readonly TargetId[]
  /** They were chosen for this question, and not for the one before it. */
  readonly afresh: boolean
  /** Answers that are decided on and not given yet, because nothing would happen by them alone. */
  readonly lead: readonly Pick[]
  /** Where they would lead, and what each answer after them would be followed by; null until that is worked out. */
  readonly plan: Planned | null
  /** Beside which target the answers are offered that are left. */
  readonly anchor: TargetId | null
  /** The answers that ask once more whether they are meant. */
  readonly doubt: readonly Pick[] | null
  readonly hint: Hint | null
  /** A hint is being thought about. */
  readonly thinking: boolean
  readonly paused: boolean
  /** How many times faster than the chosen pace bots play at this table. */
  readonly haste: number
  /** Bots play without a pause until the viewer is asked. */
  readonly hurried: boolean
  /** Earlier moments follow one another by themselves. */
  readonly playing: boolean
  /** The person the device must be passed to. */
  readonly curtain: Seat | null
  /** Up to which answer the viewer has put away what happened meanwhile. */
  readonly seen: number
  /** Answers from here on are new since the last change on the screen. */
  readonly fresh: number
  readonly problem: Failure | null
  /** The way to the server is lost, and is looked for. */
  readonly lost: boolean
  /** What was chosen is on its way. */
  readonly sending: boolean
  readonly points: readonly ScorePoint[]
  /** The result page of a finished game is open. */
  readonly result: boolean
}

/** What on the board led to some answers: what stays chosen, and beside what the rest is asked. */
export interface Chosen {
  readonly chosen: readonly TargetId[]
  readonly anchor: TargetId | null
}

export interface TableControl {
  readonly store: StoreApi<TableState>
  /** Apart from the rest, so that moving the pointer draws a few rings and not the whole page. */
  readonly lights: StoreApi<Lights>
  /** Lights places on the map and the boards; null: none. Hovering, focusing and the first tap all end here. */
  light(targets: readonly TargetId[] | null): void
  /** Says why what is pointed at cannot be done; null: nothing is pointed at any more. */
  tellWhy(why: string | null): void
  /** Goes on with these answers: gives them once something would happen by them. Rash ones must be said twice.
   * `version` is that of the question on the screen, which may be a few frames old. */
  go(picks: readonly Pick[], version: number, isRash: boolean, by?: Chosen): void
  /** Works out what could follow each option. */
  planAhead(): void
  /** Shows what some answers would do; null: nothing. */
  preview(picks: readonly Pick[] | null, targets?: readonly TargetId[]): void
  /** Leaves what was chosen but not given; false where there was nothing. */
  back(): boolean
  undo(whole: boolean): void
  choose(targets: readonly TargetId[]): void
  look(at: number | null): void
  /** An earlier moment, without going there. */
  peek(at: number): Promise<Moment | null>
  askHint(): void
  /** What the coach says about the question after some answers; null where that is past. */
  counsel(picks: readonly Pick[]): Promise<Counsel | null>
  /** Sets who is asked whether answers may be given, such as a coach; null: nobody. */
  guard(guard: ((picks: readonly Pick[]) => Promise<boolean>) | null): void
  /** What a bot says about an answer of a finished game. */
  judge(at: number, quick: boolean): Promise<Judgement | null>
  /** What the viewer might expect and may not do now, with the reasons; nothing where nobody is asked. */
  why(): Promise<readonly Blocked[]>
  /** What a bot's action, from one answer to another, has brought it. */
  gained(from: number, to: number): Promise<BotMessage | null>
  setPaused(paused: boolean): void
  /** While bots are paused: the next thing that they do. */
  stepBots(): void
  setHaste(haste: number): void
  /** Until the viewer is asked. */
  hurry(): void
  /** Lets earlier moments follow one another, or stops them. */
  setPlaying(playing: boolean): void
  /** Shows again what happened since an earlier moment. */
  watch(from: number): void
  openCurtain(): void
  dismissProblem(): void
  /** Looks for a lost connection at once. */
  reconnect(): void
  /** Plays on here although another tab has the table; begins with what is kept. */
  takeOver(): void
  sawSummary(): void
  /** Opens the result page, or puts it away. */
  showResult(isShown: boolean): void
  record(): Promise<string>
  close(): void
}

export const EMPTY: TableState = {
  now: null,
  rows: [],
  moment: null,
  chosen: [],
  afresh: false,
  lead: [],
  plan: null,
  anchor: null,
  doubt: null,
  hint: null,
  thinking: false,
  paused: false,
  haste: 1,
  hurried: false,
  playing: false,
  curtain: null,
  seen: 0,
  fresh: 0,
  problem: null,
  lost: false,
  sending: false,
  points: [],
  result: true,
}
