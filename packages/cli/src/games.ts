import type { GameEntry, LawIndex } from './entry.ts'
import { rootEntry } from './games/root.ts'
import { smallworldEntry } from './games/smallworld.ts'
import { tollEntry } from './games/toll.ts'

/** The games of the terminal, in the order of the menu. A further game is one more entry here. */
export const GAMES: readonly GameEntry[] = [rootEntry, smallworldEntry, tollEntry]

/** Where the rules of a game are listed; tests name them by their ids. */
export const LAWS: Readonly<Record<string, LawIndex>> = {
  root: { tag: 'law', file: 'packages/root/law/index.json' },
  smallworld: { tag: 'sw', file: 'packages/smallworld/law/index.json' },
}
