import { gameOf } from '../games.ts'
import { openTableAt } from '../table/start.ts'
import { lastKept, rememberTable } from './last.ts'
import type { GameSetup } from './setup.ts'
import { inOrder, newcomersTable, plansOf, type TableDraft, tableOf } from './tableDraft.ts'

/** The table that *Play now* opens: the last one of the game once more, or a newcomer's. */
export function nextTable(game: string, setup: GameSetup): TableDraft {
  const last = tableOf(setup, lastKept(game))
  const isPlayable = last !== null && setup.advice?.(last.choices)?.stops !== true
  return isPlayable && last.seats.some(({ who }) => who === 'person') ? last : newcomersTable(setup)
}

/** Opens a table at once. */
export async function playNow(game: string): Promise<void> {
  const setup = await gameOf(game).setup()
  const table = inOrder(setup, nextTable(game, setup))
  rememberTable(game, table)
  openTableAt(game, setup, table.choices, plansOf(table))
}

/** Bots play at a newcomer's table, for those who want to watch. */
export async function watchBots(game: string): Promise<void> {
  const setup = await gameOf(game).setup()
  const table = newcomersTable(setup, 0)
  openTableAt(game, setup, table.choices, plansOf(table))
}
