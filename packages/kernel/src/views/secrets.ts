import type { Random } from '../chance/random.ts'
import { copy } from '../copy.ts'
import { type Ask, decide } from '../flow/engine.ts'
import type { Asked, Blocked, Json, Pick, Result, Seat, State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import type { Zone } from './zone.ts'

/** What one seat may know: the open fields of the state, what is asked, and the options if it is asked itself. */
export interface View<G extends State = State> {
  readonly game: string
  /** Null for an onlooker, who sees only what everybody sees. */
  readonly seat: Seat | null
  readonly version: number
  readonly over: boolean
  readonly result: Result | null
  /** Open fields; hidden items are null. */
  readonly state: Partial<G>
  readonly asked: Question | null
}

/** A decision as a view shows it. */
export interface Question {
  readonly seat: Asked
  readonly kind: string
  readonly law: string
  readonly about: Json
  /** Only for the seat that is asked. */
  readonly options: readonly Pick[] | null
  /** The rule of each option, in the same order. */
  readonly laws: readonly string[] | null
  readonly blocked: readonly Blocked[] | null
}

const hides = (zone: Zone, seat: Seat | null): boolean => seat === null || !zone.knownTo.includes(seat)

/** The state as a seat may see it. */
export function view<G extends State>(game: Game<G>, g: G, seat: Seat | null): View<G> {
  const full = copy(g)
  for (const zone of game.secrets(full)) if (hides(zone, seat)) zone.items.fill(null)
  const state: Partial<G> = {}
  for (const field of game.open) state[field] = full[field]
  const ask = decide(game, g)
  const asked = ask === null ? null : questionFor(g, ask, seat)
  return { game: game.id, seat, version: g.version, over: g.over, result: game.result(g), state, asked }
}

function questionFor<G extends State>(g: G, ask: Ask<G>, seat: Seat | null): Question {
  const { step, frame } = ask
  const mine = ask.seat === seat
  return {
    seat: ask.seat,
    kind: ask.kind,
    law: ask.law,
    about: step.about?.(g, frame.local) ?? null,
    options: mine ? ask.options : null,
    laws: mine ? ask.options.map((pick) => lawOf(g, ask, pick)) : null,
    blocked: mine ? (step.blocked?.(g, frame.local) ?? []) : null,
  }
}

/** The rule that allows one option of a decision. */
export function lawOf<G extends State>(g: G, ask: Ask<G>, pick: Pick): string {
  return pick === 'pass' ? ask.law : (ask.step.cite?.(g, ask.frame.local, pick) ?? ask.law)
}

/**
 * A random state that this seat cannot tell from the true one: what it does not know is dealt anew. Where another seat
 * is in the middle of a choice that it could only have begun with certain cards, what that seat knows stays as it is.
 */
export function resample<G extends State>(game: Game<G>, g: G, seat: Seat | null, random: Random): G {
  const other = dealtAnew(game, g, seat, null, random)
  const asked = decide(game, other)
  if (asked === null || asked.options.length > 0 || asked.seat === 'chance') return other
  return dealtAnew(game, g, seat, asked.seat, random)
}

/** A copy with all lists dealt anew that neither of two seats knows. */
function dealtAnew<G extends State>(game: Game<G>, g: G, seat: Seat | null, spared: Seat | null, random: Random): G {
  const other = copy(g)
  const pools = new Map<string, Zone[]>()
  for (const zone of game.secrets(other)) {
    if (zone.pool === null || !hides(zone, seat) || (spared !== null && !hides(zone, spared))) continue
    const pool = pools.get(zone.pool)
    if (pool === undefined) pools.set(zone.pool, [zone])
    else pool.push(zone)
  }
  for (const zones of pools.values()) dealAnew(zones, random)
  game.afterResample?.(other, seat)
  return other
}

function dealAnew(zones: readonly Zone[], random: Random): void {
  const items: unknown[] = []
  for (const zone of zones) for (const item of zone.items) items.push(item)
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const kept = items[i]
    items[i] = items[j]
    items[j] = kept
  }
  let next = 0
  for (const zone of zones) {
    for (let i = 0; i < zone.items.length; i++) zone.items[i] = items[next++]
    if (zone.bag) zone.items.sort(inBagOrder)
  }
}

/** The order bags are kept in. */
export function inBagOrder(a: unknown, b: unknown): number {
  return (a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0
}
