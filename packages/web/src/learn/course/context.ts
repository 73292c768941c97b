import type { TFunction } from 'i18next'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { LessonPlay } from './client.ts'
import type { Course, LessonEntry } from './list.ts'
import type { LessonNow } from './protocol.ts'

/** What all parts of a lesson share. */
export interface LessonContext {
  readonly play: LessonPlay
  readonly entry: LessonEntry
  readonly course: Course
  /** A text of this lesson: `title`, or one of a step: `move.say`; null where it has none. */
  text(key: string): string | null
  /** Words of the course itself. */
  readonly t: TFunction
  /** By step: the answer that was given to the coach's question. */
  readonly answers: { readonly [step: string]: string }
  say(answer: string): void
  next(): void
  go(step: number): void
}

export const LessonCtx = createContext<LessonContext | null>(null)

interface Standing extends LessonContext {
  readonly now: LessonNow
  /** The answer that was given in this step; null: none yet. */
  readonly said: string | null
}

export function useLesson(): Standing {
  const context = useContext(LessonCtx)
  if (context === null) throw new Error('this part belongs inside a lesson')
  const now = useStore(context.play.store, ({ lesson }) => lesson)
  if (now === null) throw new Error('the lesson has not begun')
  return { ...context, now, said: context.answers[context.entry.steps[now.step]!] ?? null }
}

/** Whether the coach has nothing left to wait for in this step. */
export const isOpen = ({ phase, quiz }: LessonNow, said: string | null): boolean =>
  phase === 'done' || (phase === 'read' && (quiz === null || said === quiz.right))
