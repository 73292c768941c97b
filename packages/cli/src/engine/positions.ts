import {
  type Ask,
  CHANCE,
  copy,
  decide,
  type Game,
  keyOf,
  type Random,
  type Result,
  resample,
  roll,
  type Seat,
  type State,
  sealedRandom,
  start,
  take,
} from '@spinney/kernel'
import { GIVEN_SEED } from '../seeds.ts'

/** A position that a program holds, with all that led to it as far as it was played here. */
export interface Held {
  readonly game: Game<State>
  readonly config: unknown
  /** What the dice follow from; null where the program answers for chance itself. */
  readonly key: string | null
  state: State
  ask: Ask<State> | null
  /** How many draws were made. */
  drawn: number
  /** Whether it comes from a snapshot: what was forged there may show only late, and is no mistake of the rules. */
  readonly foreign: boolean
  /** The positions before each answer of the program, the latest last. */
  readonly past: { readonly state: State; readonly drawn: number }[]
}

/** A new game. The same seed gives the same dice as `spinney play --seed` and `spinney simulate --seed`. */
export function begin(game: Game<State>, config: unknown, seed: string | null): Held {
  const bond = { table: GIVEN_SEED, words: [] }
  const key = seed === null ? null : keyOf(seed, { game: game.id, rules: game.rules, config, bond })
  return held({ game, config, key, state: start(game, config).state, drawn: 0, foreign: false })
}

/** A position from whatever it was made of. */
export function held(parts: Omit<Held, 'ask' | 'past'>): Held {
  const position: Held = { ...parts, ask: decide(parts.game, parts.state), past: [] }
  rollDice(position)
  return position
}

/**
 * Takes an answer of the program, and rolls on to the next question that is not for the dice. Where the rules fail, as
 * they may in a position from elsewhere, nothing has happened.
 */
export function answer(position: Held, index: number): void {
  const { game, state, ask, past, drawn } = position
  if (ask === null) throw new Error('the game is over, nothing is asked')
  past.push({ state: copy(state), drawn })
  try {
    position.ask = take(game, state, ask, index)
    rollDice(position)
  } catch (error) {
    takeBack(position, 1)
    throw error
  }
}

function rollDice(position: Held): void {
  const { game, state, key } = position
  if (key === null) return
  while (position.ask !== null && position.ask.seat === CHANCE) {
    const index = roll(position.ask, sealedRandom(key, position.drawn++))
    position.ask = take(game, state, position.ask, index)
  }
}

/** Takes back answers of the program; says how many there were to take back. */
export function takeBack(position: Held, answers: number): number {
  const { game, past } = position
  const taken = past.splice(Math.max(0, past.length - answers))
  const [before] = taken
  if (before === undefined) return 0
  position.state = before.state
  position.drawn = before.drawn
  position.ask = decide(game, before.state)
  return taken.length
}

/** The same position once more, to be played on by itself. What came before is not copied. */
export function twin(position: Held): Held {
  return held({ ...position, state: copy(position.state) })
}

/** A position that this seat cannot tell from the true one. */
export function dealtAnew(position: Held, seat: Seat | null, random: Random): Held {
  return held({ ...position, state: resample(position.game, position.state, seat, random) })
}

/** Plays a copy on to the end at random. */
export function playout({ game, config, state }: Held, pick: (ask: Ask<State>) => number): Playout {
  const g = copy(state)
  let ask = decide(game, g)
  let answers = 0
  for (const bound = game.bound(config); ask !== null && answers < bound; answers++) ask = take(game, g, ask, pick(ask))
  return { result: game.result(g), answers }
}

export interface Playout {
  readonly result: Result | null
  readonly answers: number
}
