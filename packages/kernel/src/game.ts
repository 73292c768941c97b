import { anyWord, type Sorts, shapesOf } from './flow/picks.ts'
import { ordering, REACTION } from './flow/reactions.ts'
import type { Picks, Procedure, Result, Seat, State } from './flow/types.ts'
import { type Extent, FormatError, plainAt } from './outside.ts'
import type { Zone } from './views/zone.ts'

/** All that a game tells the kernel about itself. */
export interface GameDefinition<G extends State, C = unknown> {
  readonly id: string
  /** Version of the rules, a whole number: to be raised when the same answers can lead to another game. */
  readonly rules: string
  /** By version: how tables that were begun under earlier rules go on. Without an entry they can only be read. */
  readonly earlier?: { readonly [version: string]: EarlierRules<G, C> }
  /** Checks a configuration from outside; throws a `ConfigError` that names the problem. */
  config(input: unknown): C
  /** How many seats a table with this configuration has. */
  seats(config: C): number
  /** The state before the first step; its `flow` holds the frame that plays the game. */
  setup(config: C): G
  readonly procedures: readonly Procedure<G, unknown>[]
  /** The sorts of what can be picked: every step names one of them. */
  readonly sorts: Sorts<G>
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
  /**
   * Whether a seat is never asked, because it goes by a procedure of its own: what the common rules would offer it is
   * declined, and of what they demand the first option is taken.
   */
  unasked?(g: G, seat: Seat): boolean
  /** Totals that never change during a game: cards, warriors, coins. */
  conserved?(g: G): Record<string, number>
  /** Puts a resampled state in order where shuffling secrets is not enough. */
  afterResample?(g: G, seat: Seat | null): void
  /**
   * Gives a state what it carries besides its data, under symbols: rules worked out for its table, say. `setup` gives
   * it to a new state and `copy` passes it on; whoever reads a state from a file or a message calls `attached`.
   */
  attach?(g: G): void
}

/** How today's code plays by earlier rules. */
export interface EarlierRules<G extends State, C> {
  /** The configuration under which it plays as that version did; null where it cannot. */
  config(config: unknown): C | null
  /** A state of that version as it is laid out today. Where it is left out, snapshots cannot be resumed. */
  state?(state: unknown): G
}

/** A game the kernel can run. */
export interface Game<G extends State, C = unknown> extends GameDefinition<G, C> {
  readonly procs: { readonly [name: string]: Procedure<G, unknown> }
}

/** A state from outside, ready to be played on: files and messages carry its data only. */
export function attached<G extends State>(game: Game<G>, state: G): G {
  game.attach?.(state)
  return state
}

/** No configuration is nearly as deep or as large. */
const CONFIG: Extent = { levels: 10, parts: 2000 }

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
  for (const version of Object.keys(definition.earlier ?? {})) {
    if (!isEarlier(version, definition.rules))
      throw new Error(`${definition.id} has rules ${definition.rules}: ${version} is no earlier version`)
  }
  const sorts = { [REACTION]: anyWord, ...definition.sorts }
  for (const proc of Object.values(procs)) {
    for (const { key, picks } of proc.steps) {
      const unknown = namesIn(picks).find((name) => !Object.hasOwn(sorts, name))
      if (unknown !== undefined)
        throw new Error(`${proc.name}.${key} picks ${unknown}, which is no sort of ${definition.id}`)
    }
  }
  return { ...definition, ...checkingConfig(definition), sorts, procs }
}

/** Configurations come from outside: their size and nesting are looked at before the game reads them. */
function checkingConfig<G extends State, C>({ config, earlier = {} }: GameDefinition<G, C>) {
  const checked =
    <T>(read: (input: unknown) => T) =>
    (input: unknown): T => {
      plainConfig(input)
      return read(input)
    }
  const versions = Object.entries(earlier).map(([version, rules]) => {
    return [version, { ...rules, config: checked((input) => rules.config(input)) }] as const
  })
  return { config: checked(config), ...(versions.length === 0 ? {} : { earlier: Object.fromEntries(versions) }) }
}

function plainConfig(input: unknown): void {
  try {
    plainAt(input, 'the configuration', CONFIG)
  } catch (error) {
    throw error instanceof FormatError ? new ConfigError(error.message) : error
  }
}

/** The sorts that a step names. */
const namesIn = (picks: Picks): string[] =>
  shapesOf(picks).flatMap((shape) => (typeof shape === 'string' ? [shape] : Object.values(shape)))

const isWhole = (version: string): boolean => /^\d+$/.test(version)

/** Whether one version of the rules came before another. */
export function isEarlier(version: string, than: string): boolean {
  return isWhole(version) && isWhole(than) && Number(version) < Number(than)
}
