import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { brainOf } from '@spinney/bots'
import type { Ask, State } from '@spinney/kernel'
import type { GameEntry } from '../entry.ts'
import { type GamePlan, type GameRow, playPlan } from '../series/game.ts'
import { fileOf, type Head, inputsOf, type Line, statesOf } from './format.ts'
import { type InputRows, inputRows } from './inputs.ts'

/** The games of one file. */
export interface Batch {
  readonly folder: string
  readonly head: Head
  /** The number of the file, and of its first game. */
  readonly file: number
  readonly first: number
  readonly plans: readonly GamePlan[]
}

/** Plays the games of a file and writes it. Where somebody interrupts, there is no file rather than half a file. */
export async function writeBatch(
  entry: GameEntry,
  { folder, head, file, first, plans }: Batch,
  cancel: { readonly aborted: boolean },
): Promise<GameRow[]> {
  const lines = [JSON.stringify(head)]
  const add = (line: Line): void => void lines.push(JSON.stringify(line))
  const inputs = head.inputs.length === 0 ? null : inputRows(brainOf(entry.game))
  const rows: GameRow[] = []
  for (const [i, plan] of plans.entries()) {
    add({ game: first + i, seed: plan.seed, config: plan.config })
    const row = await playPlan(entry, plan, cancel, scribe(entry, head, add, inputs))
    if (row === null) return []
    inputs?.end(row.result)
    add({ end: row.result, answers: row.answers })
    rows.push(row)
  }
  if (inputs !== null) put(join(folder, inputsOf(file)), inputs.bytes())
  put(join(folder, fileOf(file)), Buffer.from(lines.join('\n')))
  return rows
}

/** Writes down every answer of a game, at once: states and lists of options are changed afterwards. */
function scribe(entry: GameEntry, { states }: Head, add: (line: Line) => void, inputs: InputRows | null) {
  const isWanted = statesOf(entry, states)
  return (state: State, ask: Ask<State>, index: number): void => {
    inputs?.hear(state)
    const { seat, kind, options } = ask
    const position = isWanted(state, ask) ? { state } : {}
    add({ version: state.version, seat, kind, options, index, ...position })
  }
}

/** Written beside and then given its name, so that a file with this name is whole. */
function put(path: string, content: Buffer): void {
  writeFileSync(`${path}.part`, gzipSync(content, { level: 6 }))
  renameSync(`${path}.part`, path)
}
