import type { Json, Seat } from '../flow/types.ts'

/** The facts of an event, by name. */
export type Facts = { readonly [name: string]: Json }

/** Something that happened, for clients to show; the wording is theirs. */
export interface GameEvent {
  /** The rule it happened by. */
  readonly law: string
  readonly what: string
  readonly facts: Facts
  /** Facts that only some seats may see. */
  readonly secret?: { readonly to: readonly Seat[]; readonly facts: Facts }
}

/** What the running step has caused so far, for whoever started it. */
interface Witness {
  events: GameEvent[] | null
  revealed: boolean
}

const witness: Witness = { events: null, revealed: false }

/** Says that something happened. The facts are made only when somebody listens. */
export function tell(
  law: string,
  what: string,
  facts: () => Facts,
  secret?: () => NonNullable<GameEvent['secret']>,
): void {
  if (witness.events === null) return
  const open = { law, what, facts: facts() }
  witness.events.push(secret === undefined ? open : { ...open, secret: secret() })
}

/** Says that a seat has just learnt something hidden, so that nothing before this may be taken back. */
export function reveal(): void {
  witness.revealed = true
}

/** What `watch` saw. */
export interface Watched<T> {
  readonly value: T
  readonly events: readonly GameEvent[]
  readonly revealed: boolean
}

/** Runs an action of the engine and collects what it tells and whether it reveals a secret. */
export function watch<T>(action: () => T, listen = true): Watched<T> {
  const outer = { ...witness }
  const events: GameEvent[] = []
  witness.events = listen ? events : null
  witness.revealed = false
  try {
    const value = action()
    return { value, events, revealed: witness.revealed }
  } finally {
    witness.events = outer.events
    witness.revealed = outer.revealed
  }
}

/** The event as a seat (or, with null, an onlooker) may see it. */
export function eventFor(event: GameEvent, seat: Seat | null): GameEvent {
  const { law, what, facts, secret } = event
  if (secret === undefined || seat === null || !secret.to.includes(seat)) return { law, what, facts }
  return { law, what, facts: { ...facts, ...secret.facts } }
}
