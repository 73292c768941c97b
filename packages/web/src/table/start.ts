import type { Json } from '@spinney/kernel'
import { navigate } from 'wouter/use-browser-location'
import type { SeatPlan, TablePlan } from '../engine/protocol.ts'
import { type GameSetup, type SetupDraft, turned } from '../home/setup.ts'
import { mapIn } from './ground.ts'

/** How a table that is not saved yet begins. */
export type Start =
  | { readonly kind: 'open'; readonly plan: TablePlan; readonly seed: string; readonly words: readonly string[] }
  | { readonly kind: 'load'; readonly record: string; readonly name: string }
  | { readonly kind: 'place'; readonly plan: TablePlan; readonly state: Json; readonly seed: string }
  | {
      readonly kind: 'branch'
      readonly plan: TablePlan
      readonly record: string
      readonly at: number
      readonly seed: string
    }

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
export function openTableAt(
  game: string,
  setup: GameSetup,
  draft: SetupDraft,
  seats: readonly SeatPlan[],
  words: readonly string[] = [],
): void {
  const map = setup.mapOf?.(draft) ?? null
  sitDown({ game, map, config: setup.configOf(draft, shuffled), seats }, words)
}

/** A finished table once more, with everybody `by` seats further. It takes the place of the one before. */
export function openAgain(setup: GameSetup, { id, game, config, seats }: TablePlan, by: number): void {
  const map = mapIn(id)?.map ?? null
  sitDown({ game, map, config: setup.again(config, by), seats: turned(seats, by, setup.staying?.(config)) }, [])
}

interface NewTable extends Omit<TablePlan, 'id' | 'created'> {
  readonly map: string | null
}

function sitDown({ map, ...table }: NewTable, words: readonly string[]): void {
  const id = [table.game, ...(map === null ? [] : [map]), randomWord(6)].join('-')
  pending.set(id, { kind: 'open', plan: { ...table, id, created: Date.now() }, seed: randomWord(32), words })
  // The way back from a table leads home, wherever it was opened: forms and finished tables give way.
  if (location.pathname !== '/') navigate('/', { replace: true })
  navigate(`/table/${id}`)
}

/** Goes to a table made of a record file. */
export function openRecord(record: string, name: string): void {
  const id = randomWord(6)
  pending.set(id, { kind: 'load', record, name })
  navigate(`/table/${id}`)
}

/** Makes a table ready that begins with a position; its name. */
export function startPlace(plan: TablePlan, state: Json): string {
  const id = `${plan.game}-try-${randomWord(6)}`
  pending.set(id, { kind: 'place', plan: { ...plan, id }, state, seed: randomWord(32) })
  return id
}

/** Goes to a copy of a game as it stood after its first answers: the same player against bots, with other dice. */
export function openBranch({ id: from, game, config, seats }: TablePlan, record: string, at: number): void {
  const map = mapIn(from)?.map ?? null
  const id = [game, ...(map === null ? [] : [map]), randomWord(6)].join('-')
  const plan: TablePlan = { id, game, config, seats, created: Date.now() }
  pending.set(id, { kind: 'branch', plan, record, at, seed: randomWord(32) })
  navigate(`/table/${id}`)
}

/** Names for bots; nobody of the world of either game. */
const BOT_NAMES = ['Ilya', 'Sora', 'Wen', 'Moss', 'Yuki', 'Ash', 'Robin', 'Mei', 'Juno', 'Tove']

/** What a bot is called at a table with others: the same for everybody, and nobody's name there. */
export function botNameAt(table: string, seat: number, people: readonly string[]): string {
  const start = [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const free = BOT_NAMES.filter((name) => !people.includes(name))
  return free[(start + seat) % free.length]!
}

export function botNames(count: number): string[] {
  return shuffled(BOT_NAMES).slice(0, count)
}
