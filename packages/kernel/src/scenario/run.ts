import { decide } from '../flow/engine.ts'
import { type Asked, CHANCE, type Decision, type State } from '../flow/types.ts'
import type { GameEvent } from '../log/events.ts'
import type { ScenarioKit } from './kit.ts'
import { malformed, seatAt, shortly } from './reading.ts'

/** Something that did not go as the scenario says. */
export interface ScenarioDifference {
  readonly place: string
  readonly message: string
}

/** A scenario while it runs. */
export interface Run<G extends State> {
  readonly kit: ScenarioKit<G>
  state: G
  readonly differences: ScenarioDifference[]
  /** What all answers so far have caused. */
  readonly events: GameEvent[]
}

export function ask<G extends State>(run: Run<G>): Decision | null {
  return decide(run.kit.game, run.state)
}

export function differ<G extends State>(run: Run<G>, place: string, message: string): void {
  run.differences.push({ place, message })
}

export function seatOf<G extends State>(run: Run<G>, value: unknown, place: string): Asked {
  const seat = seatAt(value, place, (name) => run.kit.seatOf(name, run.state))
  const players = run.kit.players?.(run.state) ?? Number.POSITIVE_INFINITY
  return seat === CHANCE || seat < players
    ? seat
    : malformed(place, `there is no seat ${seat}: they are 0 to ${players - 1}`)
}

/** A seat by the name that messages use. */
export function nameOf<G extends State>({ kit, state }: Run<G>, seat: Asked): string {
  return seat === CHANCE ? CHANCE : (kit.nameOf?.(seat, state) ?? `seat ${seat}`)
}

export function described<G extends State>(run: Run<G>, asked: Decision | null): string {
  if (asked === null) return 'nothing is asked: the game is over'
  return `${nameOf(run, asked.seat)} is asked ${asked.kind} with the options ${shortly(asked.options)}`
}
