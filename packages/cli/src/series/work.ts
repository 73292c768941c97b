import { type Batch, writeBatch } from '../dataset/write.ts'
import type { GameEntry } from '../entry.ts'
import { type GamePlan, type GameRow, playPlan } from './game.ts'

/** What a thread can be asked to do; plain data. */
export type Work =
  | { readonly do: 'play'; readonly game: string; readonly plans: readonly GamePlan[] }
  | { readonly do: 'write'; readonly game: string; readonly batch: Batch }

/** The games of the work that were played whole, in their order; fewer where somebody interrupted. */
export async function doWork(
  work: Work,
  games: readonly GameEntry[],
  cancel: { readonly aborted: boolean },
): Promise<GameRow[]> {
  const entry = games.find(({ game }) => game.id === work.game)
  if (entry === undefined) throw new Error(`there is no game called ${work.game} here`)
  if (work.do === 'write') return writeBatch(entry, work.batch, cancel)
  const rows: GameRow[] = []
  for (const plan of work.plans) {
    const row = await playPlan(entry, plan, cancel)
    if (row === null) break
    rows.push(row)
  }
  return rows
}
