import type { GameEvent, Json, Seat } from '@spinney/kernel'
import { dieResults, dieWeights } from './die.ts'
import { boardOf, conquestCost, incomeOf, NOBODY, type SmallWorld, targetsOf } from './index.ts'

/** What the rules work out for the drawing. Runs in the worker: the page itself never computes rules. */
export interface SmallWorldAides {
  readonly [key: string]: Json
  /** Tokens that each region would take from the active people of the seat whose turn it is, by region. */
  readonly costs: { readonly [region: string]: number }
  /** Coins each seat would get if its turn ended now. */
  readonly incomes: readonly number[]
  /** How likely the die is to bring enough for the last conquest that is being tried; null where none is. */
  readonly chance: number | null
  /** Number of game turns. */
  readonly turns: number
}

export function aides(state: unknown, _viewer: Seat | null): SmallWorldAides {
  const g = state as SmallWorld
  const slot = campaigner(g)
  const costs =
    slot === NOBODY
      ? {}
      : Object.fromEntries(targetsOf(g, slot).map((region) => [region, conquestCost(g, slot, region)]))
  const incomes = g.active.map((_, seat) => incomeOf(g, seat).reduce((sum, { coins }) => sum + coins, 0))
  return { costs, incomes, chance: chanceOf(g), turns: boardOf(g).facts.turns }
}

/** The people that conquers now: of the running campaign, which may be one in decline. */
function campaigner(g: SmallWorld): number {
  const frame = g.flow.findLast(({ proc }) => proc === 'campaign')
  return frame === undefined ? NOBODY : (frame.local as { slot: number }).slot
}

/** SW-8.5: the share of the faces that bring enough tokens. */
function chanceOf(g: SmallWorld): number | null {
  const frame = g.flow.findLast(({ proc }) => proc === 'finalAttempt')
  if (frame === undefined) return null
  const { slot, region } = frame.local as { slot: number; region: number }
  const short = conquestCost(g, slot, region) - g.peoples[slot]!.hand
  const weights = dieWeights(g)
  const enough = dieResults(g).reduce((sum, result, i) => sum + (result >= short ? weights[i]! : 0), 0)
  return enough / weights.reduce((sum, weight) => sum + weight, 0)
}

export function scores(state: unknown): readonly number[] {
  return (state as SmallWorld).coins.map(([coins]) => coins ?? 0)
}

/** The races that each seat has chosen, each once. */
export function sides(state: unknown, events: readonly GameEvent[]): string[][] {
  return (state as SmallWorld).active.map((_, seat) => {
    const own = events.filter(({ what, facts }) => what === 'comboPicked' && facts.seat === seat)
    return [...new Set(own.map(({ facts }) => String(facts.race)))]
  })
}
