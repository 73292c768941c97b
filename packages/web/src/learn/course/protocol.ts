import type { Pick } from '@spinney/kernel'
import type { Calls, Failure, Now, Update } from '../../engine/protocol.ts'

/** Where the lesson stands. */
export interface LessonNow {
  readonly step: number
  /** There is only something to read or to say; the learner is at it; the aim is reached. */
  readonly phase: 'read' | 'do' | 'done'
  readonly law: string | null
  readonly points: readonly { readonly sort: string; readonly value: Pick }[]
  readonly quiz: { readonly of: readonly string[]; readonly right: string } | null
  /** Parts of the aim by name, and whether they hold. */
  readonly ticks: readonly { readonly name: string; readonly holds: boolean }[]
  /** Which of the likely mistakes was made. */
  readonly mistake: string | null
  /** The aim is out of sight from here. */
  readonly isAstray: boolean
  /** What the learner has done does not lead on: the table was set up anew for this step. */
  readonly isPrepared: boolean
  /** The coach has played the step and may take it back; or is playing it. */
  readonly shown: 'no' | 'playing' | 'yes'
  /** Something was done in this step that can be taken back. */
  readonly canUndo: boolean
}

/** What the page may ask of a lesson besides what it may ask of any table. */
export interface LessonCalls {
  begin(request: { readonly document: unknown; readonly step: number; readonly id: string }): {
    readonly now: Now
    readonly lesson: LessonNow
  }
  /** Goes to a step; those before it are played by the coach where they lead to it. */
  go(request: { readonly step: number }): null
  /** The coach plays the step. */
  show(request: { readonly pause: number }): null
  /** Takes back what the coach has played. */
  unshow(request: Record<string, never>): null
}

export type AllCalls = Calls & LessonCalls
export type AnyCall = keyof AllCalls

export type ToLesson = {
  [N in AnyCall]: { readonly id: number; readonly call: N; readonly request: Parameters<AllCalls[N]>[0] }
}[AnyCall]

export type FromLesson =
  | { readonly id: number; readonly reply: unknown }
  | { readonly id: number; readonly failure: Failure }
  | { readonly update: Update; readonly lesson: LessonNow }
