import type { ComponentType } from 'react'

/** What stands beside the path on the page Learn; one line for each. It is given the game that is shown. */
export interface LearnEntry {
  readonly name: string
  load(): Promise<{ readonly default: ComponentType<{ readonly game: string }> }>
}

export const ENTRIES: readonly LearnEntry[] = [
  { name: 'rules', load: () => import('./course/RulesEntry.tsx') },
  { name: 'puzzles', load: () => import('./puzzles/PuzzlesEntry.tsx') },
  { name: 'play', load: () => import('./course/PlayEntry.tsx') },
]
