import type { Random } from '../chance/random.ts'
import { copy } from '../copy.ts'
import { type Ask, aboutOf, canBeAnswered, decide } from '../flow/engine.ts'
import type { Asked, Blocked, Json, Pick, Picks, Result, Seat, State } from '../flow/types.ts'
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
  /** The sort of the options; everybody knows that. */
  readonly picks: Picks
  readonly about: Json
  /** Only for the seat that is asked. */
  readonly options: readonly Pick[] | null
  /** The rule of each option, in the same order. */
  readonly laws: readonly string[] | null
  readonly blocked: readonly Blocked[] | null
}

const hides = (zone: Zone, seat: Seat | null): boolean => seat === null || !zone.knownTo.includes(seat)

/** A copy in which what a seat does not know is blanked; fields that are not open are still in it. */
export function seenBy<G extends State>(game: Game<G>, g: G, seat: Seat | null): G {
  const seen = copy(g)
  for (const zone of game.secrets(seen)) if (hides(zone, seat)) zone.items.fill(null)
  return seen
}

/** The state as a seat may see it. Whoever knows what the state asks hands it in: options are not listed again then. */
export function view<G extends State>(
  game: Game<G>,
  g: G,
  seat: Seat | null,
  ask: Ask<G> | null = decide(game, g),
): View<G> {
  const seen = seenBy(game, g, seat)
  const state: Partial<G> = {}
  for (const field of game.open) state[field] = seen[field]
  const asked = ask === null ? null : questionFor(g, seen, ask, seat)
  return { game: game.id, seat, version: g.version, over: g.over, result: game.result(g), state, asked }
}

/**
 * All that the asked seat might expect and may not do, with the reasons: what its view says, and every place or card that
 * would be pointed at in vain. Nothing for anybody else.
 */
export function whyNot<G extends State>(
  game: Game<G>,
  g: G,
  seat: Seat | null,
  ask: Ask<G> | null = decide(game, g),
): readonly Blocked[] {
  if (ask === null || seat === null || ask.seat !== seat) return []
  const seen = seenBy(game, g, seat)
  const { step, frame } = ask
  return [...(step.blocked?.(seen, frame.local) ?? []), ...(step.inVain?.(seen, frame.local) ?? [])]
}

/** A question as a seat sees it; `seen` is the state without what is hidden from that seat. */
function questionFor<G extends State>(g: G, seen: G, ask: Ask<G>, seat: Seat | null): Question {
  const { step, frame } = ask
  const mine = ask.seat === seat
  return {
    seat: ask.seat,
    kind: ask.kind,
    law: ask.law,
    picks: ask.picks,
    about: aboutOf(g, ask),
    options: mine ? ask.options : null,
    laws: mine ? ask.options.map((pick) => lawOf(g, ask, pick)) : null,
    blocked: mine ? (step.blocked?.(seen, frame.local) ?? []) : null,
  }
}

/** The rule that allows one option of a decision. */
export function lawOf<G extends State>(g: G, ask: Ask<G>, pick: Pick): string {
  return pick === 'pass' ? ask.law : (ask.step.cite?.(g, ask.frame.local, pick) ?? ask.law)
}

/** So often hidden things are dealt before what a seat has promised to pay stays in its hand. */
const DEALS = 12

/**
 * A random state that this seat cannot tell from the true one: what it does not know is dealt anew. Somebody may be in
 * the middle of a choice or a payment that needs certain cards: it must be possible to go on with it. Where that does
 * not come about by chance, what the asked seat knows stays as it is, and at last what any seat knows.
 */
export function resample<G extends State>(game: Game<G>, g: G, seat: Seat | null, random: Random): G {
  for (let i = 0; i < DEALS; i++) {
    const other = dealtAnew(game, g, seat, () => false, random)
    if (isPossible(game, other, seat)) return other
  }
  const asked = decide(game, g)?.seat
  const spared = dealtAnew(game, g, seat, ({ knownTo }) => typeof asked === 'number' && knownTo.includes(asked), random)
  if (isPossible(game, spared, seat)) return spared
  return dealtAnew(game, g, seat, ({ knownTo }) => knownTo.length > 0, random)
}

/**
 * Whether there is something to answer, and everything promised on the way here can be kept. What a seat is asked itself
 * follows from what it sees: its options are the same in every deal, so that nobody need list them.
 */
function isPossible<G extends State>(game: Game<G>, g: G, seat: Seat | null): boolean {
  for (const { proc, local } of g.flow) if (game.procs[proc]?.promise?.(g, local) === false) return false
  return canBeAnswered(game, g, seat)
}

/** A copy with all lists dealt anew that a seat does not know, but for those that are spared. */
function dealtAnew<G extends State>(
  game: Game<G>,
  g: G,
  seat: Seat | null,
  spared: (zone: Zone) => boolean,
  random: Random,
): G {
  const other = copy(g)
  const pools = new Map<string, Zone[]>()
  for (const zone of game.secrets(other)) {
    if (zone.pool === null || !hides(zone, seat) || spared(zone)) continue
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
    if (zone.bag) sortBag(zone.items)
  }
}

/** Longer bags than this are better off with the sort of the language. */
const SHORT = 64

/** Puts a bag in order. Hands and decks are short: letting each item sink to its place is fastest there. */
function sortBag(items: unknown[]): void {
  if (items.length > SHORT) {
    items.sort(inBagOrder)
    return
  }
  for (let i = 1; i < items.length; i++) {
    const item = items[i] as number
    let at = i
    while (at > 0 && (items[at - 1] as number) > item) {
      items[at] = items[at - 1]
      at--
    }
    items[at] = item
  }
}

/** The order bags are kept in. */
export function inBagOrder(a: unknown, b: unknown): number {
  return (a as number) < (b as number) ? -1 : (a as number) > (b as number) ? 1 : 0
}
