import { type Ask, CHANCE, type Pick, type Result, type State } from '@spinney/kernel'
import type { GameEntry } from '../entry.ts'

/*
 * The lines of a dataset: docs/cli.md describes them for those who read them elsewhere. A file is gzip, its lines are
 * JSON. Each file begins with a head.
 */

export const FORMAT = 'spinney-dataset'
export const VERSION = 1

/** Which positions stand in the file: at every answer of a player, at the first of each turn, or nowhere. */
export const STATES = ['all', 'turns', 'none'] as const
export type States = (typeof STATES)[number]

/** What all files of a dataset have in common; `dataset.json` holds it, too. */
export interface Head {
  readonly format: typeof FORMAT
  readonly version: number
  readonly game: string
  /** Version of the rules. */
  readonly rules: string
  readonly config: unknown
  readonly bots: readonly string[]
  /** The share of answers given like a beginner would. */
  readonly noise: number
  readonly seed: string
  readonly states: States
  /** Names of the inputs of the network, where they are written beside; otherwise empty. */
  readonly inputs: readonly string[]
  readonly games: number
  readonly gamesInFile: number
}

export type Line =
  | Head
  /** A game begins; its dice and its bots follow from the seed. */
  | { readonly game: number; readonly seed: string; readonly config: unknown }
  /** An answer; `version` counts them, and `state` is the position before it. */
  | {
      readonly version: number
      readonly seat: number | 'chance'
      readonly kind: string
      readonly options: readonly Pick[]
      readonly index: number
      readonly state?: State
    }
  /** A game has ended; null where it came to the bound on its length. */
  | { readonly end: Result | null; readonly answers: number }

/** The name of the n-th file. */
export const fileOf = (n: number): string => `games-${String(n).padStart(5, '0')}.jsonl.gz`

/** The inputs of the network at the ends of turns, 32-bit floats: see `train/README.md` of the bots. */
export const inputsOf = (n: number): string => `inputs-${String(n).padStart(5, '0')}.f32.gz`

export const HEAD_FILE = 'dataset.json'

/** Tells of each answer of a dataset's games, in their order, whether the position before it is written down. */
export function statesOf({ turns }: GameEntry, states: States): (state: State, ask: Ask<State>) => boolean {
  let turn = -1
  return (state, { seat }) => {
    if (seat === CHANCE) return false
    const before = turn
    turn = turns?.(state) ?? state.version
    return states === 'all' || (states === 'turns' && turn !== before)
  }
}
