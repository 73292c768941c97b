import { ordering } from './flow/reactions.ts'
import type { Procedure, Result, Seat, State } from './flow/types.ts'
import type { Zone } from './views/zone.ts'

/** All that a game tells the kernel about itself. */
export interface GameDefinition<G extends State, C = unknown> {
  readonly id: string
  /** Version of the rules: records made under another one are not replayed silently. */
  readonly rules: string
  /** Checks a configuration from outside; throws a `ConfigError` that names the problem. */
  config(input: unknown): C
  /** How many seats a table with this configuration has. */
  seats(config: C): number
  /** The state before the first step; its `flow` holds the frame that plays the game. */
  setup(config: C): G
  readonly procedures: readonly Procedure<G, unknown>[]
  /** The fields of the state that may stand in a view. What is not listed is never shown. */
  readonly open: readonly (keyof G & string)[]
  /** The lists inside the open fields that not everybody may read. */
  secrets(g: G): readonly Zone[]
  /** How the game ended; null while it goes on. */
  result(g: G): Result | null
  /** Random play ends within this many answers. */
  bound(config: C): number
  /** The rule by which players order what happens at the same time; needed where reactions can coincide. */
  readonly orderLaw?: string
  /** Totals that never change during a game: cards, warriors, coins. */
  conserved?(g: G): Record<string, number>
  /** Puts a resampled state in order where shuffling secrets is not enough. */
  afterResample?(g: G, seat: Seat | null): void
}

/** A game the kernel can run. */
export interface Game<G extends State, C = unknown> extends GameDefinition<G, C> {
  readonly procs: { readonly [name: string]: Procedure<G, unknown> }
}

/** A configuration was refused; the message says what is wrong with it. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Makes a definition into a game; two procedures of one name are a mistake. */
export function defineGame<G extends State, C>(definition: GameDefinition<G, C>): Game<G, C> {
  const procs: { [name: string]: Procedure<G, unknown> } = {}
  const order = ordering(definition.orderLaw ?? 'order') as unknown as Procedure<G, unknown>
  for (const proc of [...definition.procedures, order]) {
    if (Object.hasOwn(procs, proc.name)) throw new Error(`${definition.id} has two procedures called ${proc.name}`)
    procs[proc.name] = proc
  }
  return { ...definition, procs }
}
