import type { Blocked } from '@spinney/kernel'
import { abilitiesOf } from '../abilities.ts'
import { maps } from '../board/boards.ts'
import type { Region } from '../board/types.ts'
import { isOnMap, regionsOf, type Slot, seePeople, type Visible } from '../state.ts'
import type { Way } from '../traits.ts'
import { costIn } from './cost.ts'
import { type Field, fieldOf } from './field.ts'
import { guardsOf, obstacleTo, reachOf, targetsOf } from './targets.ts'

/** What may be done between readying and redeployment: a verb, and the region it aims at if any. */
export type CampaignPick = { readonly do: string } | { readonly do: string; readonly region: Region }

interface Campaigner {
  readonly slot: Slot
  readonly begun: boolean
}

/** How many tokens a final attempt may be short of. */ // SW-8.2
const REACH_OF_DIE = 3

/** Whether there can be anything to do: tokens in hand, something to abandon, or an ability that needs neither. */
export function isAsked(g: Visible, { slot, begun }: Campaigner): boolean {
  const people = seePeople(g, slot)
  if (people.hand > 0 || (!begun && isOnMap(g, slot))) return true
  const { ways } = abilitiesOf(people)
  return ways.length > 0 && optionsOf(g, { slot, begun }).length > 0
}

/** Everything a people may do now, besides ending its conquests. */
export function optionsOf(g: Visible, { slot, begun }: Campaigner): CampaignPick[] {
  const people = seePeople(g, slot)
  const field = fieldOf(g, slot)
  const { ways, acts, commitments } = field.abilities
  const picks: CampaignPick[] = []
  if (people.hand > 0) addConquests(field, g, slot, picks)
  if (ways.length > 0 && !commitments.some((rule) => rule(g, slot))) addWays(ways, g, slot, picks)
  for (let i = 0; i < acts.length; i++) if (acts[i]!.allows(g, slot)) picks.push({ do: acts[i]!.verb })
  if (!begun) addAbandoning(g, slot, picks)
  return picks
}

/** What the tokens in hand suffice for, and what the die could make up for. */ // SW-5.9, SW-8.1
function addConquests(field: Field, g: Visible, slot: Slot, picks: CampaignPick[]): void {
  const { hand } = seePeople(g, slot)
  const { mayAttempt } = field.abilities
  const reach = reachOf(field, g, slot)
  for (let i = 0; i < reach.length; i++) {
    const region = reach[i]!
    if (obstacleTo(field, g, slot, region) !== null) continue
    const cost = costIn(field, g, slot, region)
    if (cost <= hand) picks.push(conquests[region]!)
    else if (mayAttempt && isWithinReach(g, cost, hand)) picks.push(attempts[region]!)
  }
}

/** What race and power can take in ways of their own. */
function addWays(ways: readonly Way[], g: Visible, slot: Slot, picks: CampaignPick[]): void {
  const people = seePeople(g, slot)
  for (const way of ways) {
    if (people[way.from] === 0) continue
    for (const region of targetsOf(g, slot)) {
      if (way.allows(g, slot, region, guardsOf(g, region))) picks.push({ do: way.verb, region })
    }
  }
}

/** Whether the die could make up for what is missing. */ // SW-8.2
function isWithinReach(g: Visible, cost: number, hand: number): boolean {
  return g.rules.finalAttemptLimit === 'short3' ? cost - hand <= REACH_OF_DIE : cost <= REACH_OF_DIE
}

// SW-12.1, SW-12.3
function addAbandoning(g: Visible, slot: Slot, picks: CampaignPick[]): void {
  const regions = regionsOf(g, slot)
  for (let i = 0; i < regions.length; i++) picks.push(abandonments[regions[i]!]!)
  if (regions.length > 1) picks.push({ do: 'abandonAll' })
}

/** The rule that allows one of these. */
export function lawOfPick(g: Visible, slot: Slot, pick: CampaignPick): string {
  const { ways, acts } = abilitiesOf(seePeople(g, slot))
  const special = [...ways, ...acts].find((item) => item.verb === pick.do)
  if (special !== undefined) return special.law
  if (pick.do === 'attempt') return 'SW-8.1'
  if (pick.do === 'conquer') return isOnMap(g, slot) ? 'SW-7.2' : 'SW-5.2'
  return 'SW-12.1'
}

/** Regions within reach that cannot be conquered now, and why. */
export function unaffordable(g: Visible, slot: Slot): Blocked[] {
  const blocked: Blocked[] = []
  const field = fieldOf(g, slot)
  for (const region of reachOf(field, g, slot)) {
    const pick = conquests[region]!
    const obstacle = obstacleTo(field, g, slot, region)
    if (obstacle !== null) blocked.push({ pick, ...obstacle })
    else if (costIn(field, g, slot, region) > seePeople(g, slot).hand) {
      blocked.push({ pick, law: 'SW-5.3', why: 'tooFewTokens' })
    }
  }
  return blocked
}

/** Options are never changed, so one record for each region serves all games. */
const conquests = picksOf('conquer')
const attempts = picksOf('attempt')
const abandonments = picksOf('abandon')

function picksOf(verb: string): readonly CampaignPick[] {
  const largest = Math.max(...maps.map((map) => map.regions.length))
  return Array.from({ length: largest }, (_, region) => ({ do: verb, region }))
}
