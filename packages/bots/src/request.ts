import { copy, type Game, inBagOrder, resample, type Seat, type State, view, type Zone } from '@spinney/kernel'
import type { BotRequest, Budget, Cancel } from './bot.ts'

/** What the driver of a game says about a request. */
export interface RequestTerms {
  readonly seed: string
  readonly budget?: Budget
  readonly cancel?: Cancel | null
}

/**
 * The position with all that a seat cannot see dealt out in a fixed order. All states that the seat cannot tell apart
 * become the same state. So whoever works with it learns nothing of the true one.
 */
export function veil<G extends State>(game: Game<G>, g: G, seat: Seat): G {
  const veiled = copy(g)
  const pools = new Map<string, Zone[]>()
  for (const zone of game.secrets(veiled)) {
    if (zone.pool === null || zone.knownTo.includes(seat)) continue
    const pool = pools.get(zone.pool)
    if (pool === undefined) pools.set(zone.pool, [zone])
    else pool.push(zone)
  }
  for (const zones of pools.values()) dealInOrder(zones)
  game.afterResample?.(veiled, seat)
  return veiled
}

function dealInOrder(zones: readonly Zone[]): void {
  const items = zones.flatMap((zone) => zone.items).sort(inFixedOrder)
  let next = 0
  for (const zone of zones) {
    for (let i = 0; i < zone.items.length; i++) zone.items[i] = items[next++]
    if (zone.bag) zone.items.sort(inBagOrder)
  }
}

function inFixedOrder(a: unknown, b: unknown): number {
  return inBagOrder(typeof a === 'object' ? JSON.stringify(a) : a, typeof b === 'object' ? JSON.stringify(b) : b)
}

/** Puts the decision of a seat to a bot. The state may be the true one: the request holds nothing of it. */
export function requestFor<G extends State>(game: Game<G>, g: G, seat: Seat, terms: RequestTerms): BotRequest<G> {
  return requestFromVeiled(game, veil(game, g, seat), seat, terms)
}

/** The same from a state that was veiled before, for instance in another thread. */
export function requestFromVeiled<G extends State>(
  game: Game<G>,
  veiled: G,
  seat: Seat,
  { seed, budget = {}, cancel = null }: RequestTerms,
): BotRequest<G> {
  const seen = view(game, veiled, seat)
  const { asked } = seen
  if (asked === null || asked.seat !== seat || asked.options === null) {
    throw new Error(`seat ${seat} is not asked anything now`)
  }
  return {
    game,
    seat,
    view: seen,
    decision: { ...asked, options: asked.options },
    sample: (random) => resample(game, veiled, seat, random),
    seed,
    budget,
    cancel,
  }
}
