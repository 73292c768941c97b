import { navigate } from 'wouter/use-browser-location'
import type { SeatPlan, TablePlan } from '../engine/protocol.ts'
import type { GameSetup, SetupDraft } from '../home/setup.ts'

/** How a table that is not saved yet begins. */
export type Start =
  | { readonly kind: 'open'; readonly plan: TablePlan; readonly seed: string }
  | { readonly kind: 'load'; readonly record: string; readonly name: string }

/** Tables about to be opened. After a reload they are found on the device instead. */
const pending = new Map<string, Start>()

export function takeStart(id: string): Start | null {
  const start = pending.get(id) ?? null
  pending.delete(id)
  return start
}

function randomWord(bytes: number): string {
  const data = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The page's own chance: for random factions, names and the like, never for the game itself. */
export function shuffled<T>(items: readonly T[]): T[] {
  const result = [...items]
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    const kept = result[i]!
    result[i] = result[j]!
    result[j] = kept
  }
  return result
}

/** Goes to a new table. Game and map in its address let a reload fetch and show the right drawing at once. */
export function openTableAt(game: string, setup: GameSetup, draft: SetupDraft, seats: readonly SeatPlan[]): void {
  const id = [game, ...(setup.mapOf ? [setup.mapOf(draft)] : []), randomWord(6)].join('-')
  const plan: TablePlan = { id, game, config: setup.configOf(draft, shuffled), seats, created: Date.now() }
  pending.set(id, { kind: 'open', plan, seed: randomWord(32) })
  navigate(`/table/${id}`)
}

/** Goes to a table made of a record file. */
export function openRecord(record: string, name: string): void {
  const id = randomWord(6)
  pending.set(id, { kind: 'load', record, name })
  navigate(`/table/${id}`)
}

/** Names for bots; nobody of the world of either game. */
const BOT_NAMES = ['Ilya', 'Sora', 'Wen', 'Moss', 'Yuki', 'Ash', 'Robin', 'Mei', 'Juno', 'Tove']

export function botNames(count: number): string[] {
  return shuffled(BOT_NAMES).slice(0, count)
}
