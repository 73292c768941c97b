import { randomFrom } from '@spinney/kernel'
import type { GameEntry } from '../entry.ts'
import { UsageError } from '../errors.ts'
import { type TableFlags, tableOptions } from '../options.ts'

/** The table of a game in a series where each is drawn at random; it follows from the seed of the game. */
export function mixedConfig(entry: GameEntry, flags: TableFlags, seed: string): unknown {
  if (entry.anyTable === undefined) throw new UsageError(`${entry.game.id} draws no tables`)
  return entry.game.config(entry.anyTable(randomFrom(`table:${seed}`), tableOptions(flags)))
}
