import type { Aides } from '@spinney/host'
import { type Game, type GameEvent, type Interruption, named, type State } from '@spinney/kernel'
import { Problem } from './problem.ts'

/** A game that tables can be opened for. */
export interface OfferedGame {
  readonly rules: Game<State>
  /** What its drawing wants worked out. */
  readonly aides?: Aides
  /** Whether a seat goes by a procedure of the game, so that nobody is asked for it. */
  readonly automaton?: (config: unknown, seat: number) => boolean
  /** What each seat has played, such as its faction, or all its races; from the last state and all that happened. */
  readonly sides?: (state: unknown, events: readonly GameEvent[]) => readonly (readonly string[])[]
  /** What players may answer beforehand. */
  readonly interruptions?: readonly Interruption[]
  /** The scores of a position by seat, for the chart of a finished game. */
  readonly scores?: (state: unknown) => readonly number[]
}

export type OfferedGames = Readonly<Record<string, OfferedGame>>

export function gameNamed(games: OfferedGames, name: string): OfferedGame {
  const game = named(games, name)
  if (game === undefined) throw new Problem('missing', `There is no game of that name here.`)
  return game
}
