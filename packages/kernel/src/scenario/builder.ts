import { difference, equal } from '../equal.ts'
import { decide } from '../flow/engine.ts'
import { play } from '../flow/play.ts'
import { type Asked, CHANCE, type Pick, type State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import type { GameEvent } from '../log/events.ts'

/** A scenario did not go as it says; the message tells what differed. */
export class ScenarioError extends Error {
  override name = 'ScenarioError'
}

/** A position to be played on and looked at. Each method returns the scenario, so that a test reads as one sentence. */
export interface Scenario<G extends State> {
  /** The position as it is now. */
  readonly state: G
  /** All that has happened since the beginning of the scenario. */
  readonly events: readonly GameEvent[]
  /** A seat answers the question that is asked. */
  when(seat: Asked, kind: string, pick: Pick): Scenario<G>
  /** The dice or the deck answer. */
  chance(pick: Pick): Scenario<G>
  /** Something holds now. */
  shows(holds: (g: G) => boolean, what?: string): Scenario<G>
  /** A value is now what is expected. */
  has(what: string, value: (g: G) => unknown, expected: unknown): Scenario<G>
  /** This seat is asked this kind of question. */
  asks(seat: Asked, kind: string): Scenario<G>
  /** It may pick exactly these, in any order. */
  offers(seat: Asked, kind: string, picks: readonly Pick[]): Scenario<G>
  /** It may pick these, perhaps among others. */
  offersAmong(seat: Asked, kind: string, picks: readonly Pick[]): Scenario<G>
  /** It is asked this, and the pick is not an option. */
  refuses(seat: Asked, kind: string, pick: Pick): Scenario<G>
  /** The game has ended. */
  ends(): Scenario<G>
}

/** Starts a scenario from a settled state. */
export function scenario<G extends State>(game: Game<G>, state: G, events: readonly GameEvent[] = []): Scenario<G> {
  const ask = () => decide(game, state)
  const self: Scenario<G> = {
    state,
    events,
    when: (seat, kind, pick) => {
      const played = play(game, state, { seat, kind, pick })
      return scenario(game, played.state, [...events, ...played.events])
    },
    chance: (pick) => {
      const asked = ask()
      if (asked?.seat !== CHANCE) throw new ScenarioError(`chance is not asked; ${describe(asked)}`)
      return self.when(CHANCE, asked.kind, pick)
    },
    shows: (holds, what = holds.toString()) => check(self, holds(state), () => `does not hold: ${what}`),
    has: (what, value, expected) => {
      const found = value(state)
      return check(self, equal(found, expected), () => `${what}: ${difference(found, expected)}`)
    },
    asks: (seat, kind) => {
      const asked = ask()
      return check(
        self,
        asked?.seat === seat && asked.kind === kind,
        () => `expected ${seat} ${kind}; ${describe(asked)}`,
      )
    },
    offers: (seat, kind, picks) => {
      self.asks(seat, kind)
      const options = ask()!.options
      const missing = picks.filter((pick) => !has(options, pick))
      const surplus = options.filter((option) => !has(picks, option))
      return check(self, missing.length + surplus.length === 0, () => {
        return `${kind}: not offered ${JSON.stringify(missing)}, offered besides ${JSON.stringify(surplus)}`
      })
    },
    offersAmong: (seat, kind, picks) => {
      self.asks(seat, kind)
      const options = ask()!.options
      const missing = picks.filter((pick) => !has(options, pick))
      return check(self, missing.length === 0, () => {
        return `${kind}: not offered ${JSON.stringify(missing)} but ${JSON.stringify(options)}`
      })
    },
    refuses: (seat, kind, pick) => {
      self.asks(seat, kind)
      return check(self, !has(ask()!.options, pick), () => `${seat} may answer ${kind} with ${JSON.stringify(pick)}`)
    },
    ends: () => check(self, state.over, () => `the game is not over; ${describe(ask())}`),
  }
  return self
}

function check<T>(self: T, holds: boolean, message: () => string): T {
  if (!holds) throw new ScenarioError(message())
  return self
}

function has(picks: readonly Pick[], pick: Pick): boolean {
  return picks.some((other) => equal(other, pick))
}

function describe(asked: ReturnType<typeof decide>): string {
  if (asked === null) return 'nothing is asked'
  return `asked is ${asked.seat} ${asked.kind} with options ${JSON.stringify(asked.options).slice(0, 600)}`
}
