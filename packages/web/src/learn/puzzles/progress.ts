import { create } from 'zustand'
import { persist } from 'zustand/middleware'

/** How a puzzle went the first time. */
export type Outcome = 'right' | 'wrong'

interface Progress {
  readonly solved: { readonly [puzzle: string]: Outcome }
  /** The first try counts; who finds the answer later has still learned it. */
  note(puzzle: string, outcome: Outcome): void
}

/** What has been tried on this device. */
export const useProgress = create<Progress>()(
  persist(
    (set) => ({
      solved: {},
      note: (puzzle, outcome) =>
        set(({ solved }) => (puzzle in solved ? { solved } : { solved: { ...solved, [puzzle]: outcome } })),
    }),
    {
      name: 'spinney-puzzles',
      version: 1,
      partialize: ({ solved }) => ({ solved }),
      merge: (stored, current) => ({ ...current, solved: outcomesIn(stored) }),
    },
  ),
)

/** What is still understood of an earlier visit. */
function outcomesIn(stored: unknown): Progress['solved'] {
  const solved = typeof stored === 'object' && stored !== null && 'solved' in stored ? stored.solved : null
  if (typeof solved !== 'object' || solved === null) return {}
  return Object.fromEntries(Object.entries(solved).filter(([, outcome]) => outcome === 'right' || outcome === 'wrong'))
}
