import type { Scenario } from '@spinney/kernel/scenario'
import { conquestCost } from '../src/conquest/cost.ts'
import { given } from '../src/scenario/kit.ts'
import type { PeopleSpec, PositionSpec } from '../src/scenario/spec.ts'
import type { People, SmallWorld } from '../src/state.ts'

// Tests play on the small map unless they say otherwise. Regions they like:
//   0 sea — 1 farmland, magic — 2 forest, mine — 3 swamp, cavern, tribe — 4 hill — 5 mountain, cavern, mine
//   6 hill, tribe (inland) — 7 lake — 8 mountain (inland) — 9 farmland (inland) — 10 forest, magic, tribe
//   11 farmland, tribe — 12 forest, tribe (inland) — 14 hill, cavern, tribe (inland) — 17 hill, cavern — 22 sea

type Regions = NonNullable<PositionSpec['regions']>
type More = Omit<PositionSpec, 'players' | 'peoples'> & {
  readonly players?: number
  readonly foes?: PositionSpec['peoples']
}

/** Seat 0 conquers with this race; seat 1 has Ratmen, which can do nothing special, and other foes may be added. */
export function campaign(
  race: string,
  power: string,
  hand: number,
  regions: Regions = {},
  more: More & { readonly people?: Partial<PeopleSpec> } = {},
): Scenario<SmallWorld> {
  const { foes = { ratmen: { seat: 1, power: spare(power) } }, people = {}, ...rest } = more
  const peoples = { [race]: { seat: 0, power, hand, ...people }, ...foes }
  return given({ players: 2, peoples, regions, at: 'conquer', ...rest })
}

/** A power for the other side that is not the one under test and does nothing by itself. */
function spare(power: string): string {
  return power === 'alchemist' ? 'merchant' : 'alchemist'
}

export const conquers = (region: number) => ({ do: 'conquer', region })
export const attempts = (region: number) => ({ do: 'attempt', region })
export const abandons = (region: number) => ({ do: 'abandon', region })

export function people(g: SmallWorld, race: string): People {
  const found = g.peoples.find((other) => other?.race === race)
  if (!found) throw new Error(`nobody has ${race}`)
  return found
}

export function slotOf(g: SmallWorld, race: string): number {
  return g.peoples.indexOf(people(g, race))
}

export const hand = (race: string) => (g: SmallWorld) => people(g, race).hand
export const tray = (race: string) => (g: SmallWorld) => people(g, race).tray
export const tokens = (region: number) => (g: SmallWorld) => g.tokens[region]
export const raceIn = (region: number) => (g: SmallWorld) => g.peoples[g.holder[region]!]?.race ?? null
export const coins = (seat: number) => (g: SmallWorld) => g.coins[seat]![0]
export const pieces = (piece: string, region: number) => (g: SmallWorld) => g.pieces[piece]![region]
export const isInPlay = (race: string) => (g: SmallWorld) => g.peoples.some((other) => other?.race === race)

/** Tokens a race needs for a region. */
export const cost = (race: string, region: number) => (g: SmallWorld) => conquestCost(g, slotOf(g, race), region)

/** The coins the last scoring gave, by source. */
export function income(scenario: Scenario<SmallWorld>): Record<string, number> {
  const event = scenario.events.filter((other) => other.what === 'income').at(-1)
  const parts = (event?.facts.parts ?? []) as unknown as { race: string; source: string; coins: number }[]
  return Object.fromEntries(parts.map((part) => [`${part.race} ${part.source}`, part.coins]))
}

/** What a race earns when its turn ends, by race and source. */
export function incomeOfTurn(
  race: string,
  power: string,
  regions: Regions,
  more: Parameters<typeof campaign>[4] = {},
): Record<string, number> {
  return income(campaign(race, power, 0, regions, { ...more, at: 'score' }))
}
