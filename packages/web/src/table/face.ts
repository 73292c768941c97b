import type { AskedQuestion, GameEvent, Json, Pick, Seat, View } from '@spinney/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { Outlook, TablePlan } from '../engine/protocol.ts'
import type { FactWord, Words } from '../i18n/types.ts'
import type { Travels } from './travel.ts'

/** Something on the board or in a hand that options point at, such as `region:5`. */
export type TargetId = string

/** How an option shows on the board: invited, possible with a second click, or merely possible. */
export type Tone = 'bright' | 'risky' | 'quiet'

/** A target that may be chosen now. */
export interface Target {
  readonly id: TargetId
  readonly tone: Tone
  /** Places in the options of the question. */
  readonly options: readonly number[]
  readonly chosen: boolean
  readonly hinted: boolean
  /** What choosing it means, for those who cannot see the board. */
  readonly label: string
}

/** The mark of a seat: an ink and a shape. */
export interface SeatMark {
  readonly ink: string
  readonly shape: 'circle' | 'diamond' | 'hex' | 'square' | 'shield' | 'triangle'
  /** A picture instead of the shape, such as a faction's animal. */
  picture?(size: number): ReactNode
}

/** All that the drawing of a game is given. */
export interface Scene {
  readonly view: View
  readonly viewer: Seat | null
  readonly plan: TablePlan
  /** What the game's own `aides` worked out about the position. */
  readonly aides: Json
  /** The question put to the viewer now; null while others decide and while looking back. */
  readonly question: AskedQuestion | null
  readonly outlook: readonly Outlook[] | null
  readonly targets: ReadonlyMap<TargetId, Target>
  choose(id: TargetId): void
  /** What the latest answers caused. */
  readonly recent: readonly GameEvent[]
  readonly words: Words
  mark(seat: Seat): SeatMark
}

export interface SceneProps {
  readonly scene: Scene
}

/** How a game is drawn. Everything but the board may be left out. */
export interface GameFace {
  /** Steps that work out what the drawing of a map needs, while the engine is still starting. */
  prepare?(map: string): readonly (() => void)[]
  /** The board. It shows targets and reports clicks; it knows no rules. */
  readonly Board: ComponentType<SceneProps>
  /** Turn and phase, in the head of the page. */
  readonly Status?: ComponentType<SceneProps>
  /** What lies beside the board for all: piles, offers. */
  readonly Market?: ComponentType<SceneProps>
  /** What lies before the viewer: a hand, an own board. */
  readonly Own?: ComponentType<SceneProps>
  /** The board of one seat. */
  readonly SeatBoard?: ComponentType<SceneProps & { readonly seat: Seat }>
  /** One short line about a seat. */
  brief?(scene: Scene, seat: Seat): string
  /** What an option points at, in the order it is chosen. */
  targetsOf(question: AskedQuestion, pick: Pick): readonly TargetId[]
  toneOf?(question: AskedQuestion, pick: Pick): Tone
  /** A short remark on an option, such as what it costs. */
  noteOf?(scene: Scene, pick: Pick): string | null
  /** The option that a click on the board means where several are left; null: the player is asked which. */
  quickest?(question: AskedQuestion, left: readonly number[]): number | null
  /** The wording of one fact where `term.…` is not enough; undefined: the usual way. */
  readonly factWord?: FactWord
  readonly marks?: readonly SeatMark[]
  /** The seat's ink where it depends on the position, such as a faction. */
  markOf?(view: View, seat: Seat): SeatMark | undefined
  /** Decision kinds with a component of their own in the prompt, beside the list of options. */
  readonly decisions?: { readonly [kind: string]: ComponentType<SceneProps> }
  /** The pieces that an event sets in motion, in units of the board's drawing. */
  readonly travels?: Travels
  /** What a seat has scored by an event. */
  gainOf?(event: GameEvent): { readonly seat: Seat; readonly points: number } | null
  /** Events after which the log begins a new part: the words of its heading. */
  chapterOf?(event: GameEvent, words: Words): string | null
}

export const SEAT_MARKS: readonly SeatMark[] = [
  { ink: '#b8322a', shape: 'circle' },
  { ink: '#2c4c97', shape: 'diamond' },
  { ink: '#6d3f93', shape: 'hex' },
  { ink: '#0f6f68', shape: 'square' },
  { ink: '#4a4146', shape: 'shield' },
  { ink: '#8a5f10', shape: 'triangle' },
]
