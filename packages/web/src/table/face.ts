import type { GameEvent, Json, Pick, Question, Seat, View } from '@spinney/kernel'
import type { GameWords, StoryLine, Words } from '@spinney/words'
import type { ComponentType, ReactNode } from 'react'
import type { IconName } from '../art/Icon.tsx'
import type { Outlook, Planned, TablePlan } from '../engine/protocol.ts'
import type { Telling } from '../info/content.ts'
import type { InfoRef } from '../info/ref.ts'
import type { EventSounds } from '../sound/sounds.ts'
import type { Pointing, Reason, Row, Target, TargetId } from './paths.ts'
import type { Travels } from './travel.ts'

export type { Target, TargetId, Tone } from './paths.ts'

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
  readonly question: Question | null
  readonly outlook: readonly Outlook[] | null
  /** What could follow the options is still being worked out: more can be chosen on the board then. */
  readonly isPlanning: boolean
  /** What can be chosen as a list; once something on the board is chosen, what can be done with it. */
  readonly rows: readonly Row[]
  /** What might be expected of what is chosen and cannot be done, with the question that it would answer. */
  readonly reasons: readonly Reason[]
  readonly targets: ReadonlyMap<TargetId, Target>
  choose(id: TargetId): void
  /** Whether something can start here and go elsewhere. */
  starts(id: TargetId): boolean
  /** Goes from one place to another, by any of its names; null: it is not known yet where to. */
  connect(from: TargetId, names: readonly TargetId[] | null): void
  /** Chooses a line of the list. */
  take(row: Row): void
  /** Shows what a line of the list would do, and where; null: nothing. */
  point(row: Row | null): void
  /** Why an option asks once more; null where it does not. */
  rash(index: number): 'left' | 'final' | null
  /** The version of the position that answers are meant for. */
  readonly version: number
  /** What the latest answers caused. */
  readonly recent: readonly GameEvent[]
  readonly action: Action | null
  readonly words: Words
  mark(seat: Seat): SeatMark
}

/** A place or a card that was chosen, in a few words. */
export interface Titled {
  readonly name: string
  /** One short remark, such as who rules there. */
  readonly note: string | null
  /** What reasons about it point at. */
  readonly targets: readonly TargetId[]
}

export interface SceneProps {
  readonly scene: Scene
}

/** Where a scene beside the board is shown. */
export interface Stage {
  readonly scene: Scene
  /** There is room for little. */
  readonly isBrief: boolean
  /** The number of a rule, which opens its text. */
  rule(law: string): ReactNode
}

/** The latest action at the moment on the screen; it may not be over. */
export interface Action {
  readonly line: StoryLine
  /** What it has caused up to that moment. */
  readonly events: readonly GameEvent[]
}

export interface SideScene {
  /** The same for one scene from its beginning to its end. */
  readonly key: number
  /** It goes on; one that is over can be put away. */
  readonly isOn: boolean
  readonly node: ReactNode
}

/** Something that is different now, and where. */
export interface Change {
  readonly text: string
  readonly places: readonly TargetId[]
}

export interface Measures {
  readonly ratio: number
  readonly piece: number
}

/** What lies before the viewer can show the viewer's whole board. */
export interface OwnProps extends SceneProps {
  openBoard(): void
}

/** How a table stands, in a few facts that everybody at this screen may know: for lists of tables and for the history. */
export interface Standing {
  /** The round that is played, from 1 on; 0 while the table is set up. */
  readonly round: number
  /** How many rounds there are, where the game says. */
  readonly rounds: number | null
  /** By seat; null: a secret. */
  readonly scores: readonly (number | null)[]
  /** By seat: what it plays, such as a faction; null: nothing of its own. */
  readonly sides: readonly (string | null)[]
}

/** Points that an event gave or took by a rule. */
export interface Share {
  readonly seat: Seat
  readonly law: string
  readonly points: number
  /** What the seat has after it, where nobody loses more than there is. */
  readonly total?: number
}

/** How a game is drawn. Everything but the board may be left out. */
export interface GameFace extends Pointing {
  /** Steps that work out what the drawing of a map needs, while the engine is still starting. */
  prepare?(map: string): readonly (() => void)[]
  /** The board. It shows targets and reports clicks; it knows no rules. */
  readonly Board: ComponentType<SceneProps>
  /** The board in little, of the same proportions: a drawing only. */
  readonly Overview?: ComponentType<SceneProps>
  /** The board's width by its height, and how wide its smallest piece is as a share of its width. */
  measures?(view: View): Measures
  /** Turn and phase, in the head of the page. */
  readonly Status?: ComponentType<SceneProps>
  /** What lies beside the board for all: piles, offers. */
  readonly Market?: ComponentType<SceneProps>
  /** What lies before the viewer: a hand, an own board. */
  readonly Own?: ComponentType<OwnProps>
  /** The board of one seat. */
  readonly SeatBoard?: ComponentType<SceneProps & { readonly seat: Seat }>
  /** What others see of a seat at a glance; stands in a button, so it has no buttons of its own. */
  readonly Glance?: ComponentType<SceneProps & { readonly seat: Seat; readonly isBrief: boolean }>
  /** One short line about a seat. */
  brief?(scene: Scene, seat: Seat): string
  /** How many cards a seat has in hand. */
  handOf?(scene: Scene, seat: Seat): { readonly count: number; readonly label: string }
  /** Which targets are places on the board, and not cards or parts of somebody's own board; the message that asks for one. */
  readonly places?: { readonly include: RegExp; readonly ask: string }
  /** The stamp of an option, such as that of an action. */
  iconOf?(question: Question, pick: Pick): IconName | null
  /** What was chosen on the board, as the heading of what can be done with it. */
  titleOf?(scene: Scene, target: TargetId): Titled | null
  /** A short remark on an option, such as what it costs. */
  noteOf?(scene: Scene, pick: Pick): string | null
  /** The option that a click on the board means where several are left; null: the player is asked which. */
  quickest?(question: Question, left: readonly number[]): number | null
  /** What the game adds to its catalogue, such as the names of regions. */
  readonly wording?: GameWords
  /** The thing that an option is about, where it should be looked at before it is chosen, such as a people. */
  infoFirst?(question: Question, pick: Pick): InfoRef | null
  /** Fetches what a table with this configuration draws besides; it is drawn when that is there. */
  fetch?(config: Json): Promise<unknown>
  /** What info cards say about the things of the game; loaded with the first one. */
  info?(): Promise<Telling<Scene>>
  readonly marks?: readonly SeatMark[]
  /** The seat's ink where it depends on the position, such as a faction. */
  markOf?(view: View, seat: Seat): SeatMark | undefined
  /** Decision kinds with a component of their own in the prompt, beside the list of options. */
  readonly decisions?: { readonly [kind: string]: ComponentType<SceneProps> }
  /** The pieces that an event sets in motion, in units of the board's drawing. */
  readonly travels?: Travels
  /** What a seat has scored by an event. */
  gainOf?(event: GameEvent): { readonly seat: Seat; readonly points: number } | null
  /** The parts of that, and by which rules: where points came from is told at the end. */
  sharesOf?(event: GameEvent): readonly Share[]
  /** What may come of what is pointed at: the odds of a battle, the chance of a die; null where nothing is rolled. */
  forecast?(scene: Scene, ahead: Planned): string | null
  /** Which events can be heard. */
  readonly sounds?: EventSounds
  /** A scene that takes the place of summary and story: a battle, or dice; null for none. */
  sideScene?(stage: Stage): SideScene | null
  /** The places where a seat has something: lit while somebody points at the seat. */
  heldBy?(scene: Scene, seat: Seat): readonly TargetId[]
  /** What has changed for the viewer between two positions, besides what happened to it: the rule of a clearing. */
  changesSince?(before: View, after: View, scene: Scene): readonly Change[]
  standing?(view: View, aides: Json): Standing
  /** All that a seat has played in a game, such as its races, as events tell. */
  playedBy?(events: readonly GameEvent[], seat: Seat): readonly string[]
  /** The places that an event is about: what a line of the story lights. */
  placesOf?(event: GameEvent): readonly TargetId[]
  /** What an event is stamped with on the slider of a replay: battles, revolts, the end; null for most. */
  stampOf?(event: GameEvent): IconName | null
}

export const SEAT_MARKS: readonly SeatMark[] = [
  { ink: '#b8322a', shape: 'circle' },
  { ink: '#2c4c97', shape: 'diamond' },
  { ink: '#6d3f93', shape: 'hex' },
  { ink: '#0f6f68', shape: 'square' },
  { ink: '#4a4146', shape: 'shield' },
  { ink: '#8a5f10', shape: 'triangle' },
]

/** The line of each seat in a chart, so that lines are told apart without their inks. */
export const DASHES = ['', '9 4', '2 4', '12 4 3 4', '1 6', '6 8'] as const
