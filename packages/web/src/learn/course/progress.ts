import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Course, LessonEntry } from './list.ts'
import { idOf } from './list.ts'

/** How far the learner is, kept on this device. */
interface Progress {
  /** Lessons that were played to their end. */
  readonly done: readonly string[]
  /** The step at which a lesson was left, by lesson. */
  readonly at: { readonly [lesson: string]: number }
  /** The lesson that was opened last. */
  readonly last: string | null
}

interface Keeping extends Progress {
  reached(lesson: string, step: number): void
  finished(lesson: string): void
}

const NOTHING: Progress = { done: [], at: {}, last: null }

export const useProgress = create<Keeping>()(
  persist(
    (set) => ({
      ...NOTHING,
      reached: (lesson, step) => set(({ at }) => ({ at: { ...at, [lesson]: step }, last: lesson })),
      finished: (lesson) =>
        set(({ done, at }) => ({
          done: done.includes(lesson) ? done : [...done, lesson],
          at: { ...at, [lesson]: 0 },
          last: lesson,
        })),
    }),
    {
      name: 'spinney-learn',
      version: 1,
      partialize: ({ done, at, last }) => ({ done, at, last }),
      merge: (stored, current) => ({ ...current, ...checked(stored) }),
    },
  ),
)

/** What an earlier visit has kept, as far as it can be understood. */
function checked(stored: unknown): Partial<Progress> {
  const { done, at, last } = (stored ?? {}) as { readonly [field in keyof Progress]?: unknown }
  const steps = Object.entries(typeof at === 'object' && at !== null ? at : {})
  return {
    ...(Array.isArray(done) ? { done: done.filter((id) => typeof id === 'string') } : {}),
    at: Object.fromEntries(steps.filter(([, step]) => Number.isInteger(step) && Number(step) >= 0)),
    ...(typeof last === 'string' ? { last } : {}),
  }
}

/** How many lessons of a course are done. */
export const doneIn = ({ lessons }: Course, done: readonly string[]): number =>
  lessons.filter((lesson) => done.includes(idOf(lesson))).length

/** The lesson of a course that comes next; the first once all are done. */
export function nextIn({ lessons }: Course, done: readonly string[]): LessonEntry {
  return lessons.find((lesson) => !done.includes(idOf(lesson))) ?? lessons[0]!
}
