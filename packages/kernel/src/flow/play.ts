import { copy } from '../copy.ts'
import { equal } from '../equal.ts'
import type { Game } from '../game.ts'
import type { GameEvent } from '../log/events.ts'
import { watch } from '../log/events.ts'
import { shortly, told } from '../outside.ts'
import { type Ask, decide, settle, take } from './engine.ts'
import type { Answer, Decision, State } from './types.ts'

/** Why an answer was not accepted. */
export type RefusalCode = 'over' | 'stale' | 'past' | 'seat' | 'kind' | 'option'

/** An answer was refused; the state is as it was. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
  }
}

/** What came of an answer. */
export interface Played<G> {
  readonly state: G
  readonly events: readonly GameEvent[]
  /** True when the answer uncovered something hidden: it cannot be taken back. */
  readonly revealed: boolean
}

/** A new game, run up to its first decision. */
export function start<G extends State, C>(game: Game<G, C>, config: C): Played<G> {
  const state = game.setup(config)
  const { events, revealed } = watch(() => settle(game as Game<G>, state))
  return { state, events, revealed }
}

/**
 * Takes one answer and returns the next state; the given one stays as it is.
 * `version` is the version the answer was meant for: where it is given and past, the answer is refused.
 */
export function play<G extends State>(game: Game<G>, state: G, answer: Answer, version?: number): Played<G> {
  const next = copy(state)
  const played = playInPlace(game, next, answer, version)
  return { state: next, ...played }
}

/** Like `play`, but changes the state it is given. A refused answer changes nothing. */
export function playInPlace<G extends State>(
  game: Game<G>,
  state: G,
  answer: Answer,
  version?: number,
): Omit<Played<G>, 'state'> {
  if (version !== undefined && version !== state.version) {
    throw new Refusal('stale', `the answer is for version ${version}, the game is at version ${state.version}`)
  }
  const ask = decide(game, state)
  const index = indexOfAnswer(ask, answer)
  const { events, revealed } = watch(() => take(game, state, ask!, index))
  return { events, revealed }
}

/** Where the picked option stands in the decision; refuses what does not answer it. */
export function indexOfAnswer<G>(ask: Ask<G> | Decision | null, answer: Answer): number {
  if (ask === null) throw new Refusal('over', 'the game is over, nothing is asked')
  if (ask.seat !== answer.seat) {
    throw new Refusal('seat', `${nameOf(ask.seat)} is asked, the answer comes from ${nameOf(answer.seat)}`)
  }
  if (ask.kind !== answer.kind) {
    throw new Refusal('kind', `the question is “${ask.kind}”, the answer is to “${told(answer.kind)}”`)
  }
  const index = ask.options.findIndex((option) => equal(option, answer.pick))
  if (index < 0) {
    throw new Refusal(
      'option',
      `${shortly(answer.pick)} is not among the ${ask.options.length} options of “${ask.kind}”`,
    )
  }
  return index
}

function nameOf(seat: Answer['seat']): string {
  return seat === 'chance' ? 'chance' : `seat ${told(seat)}`
}
