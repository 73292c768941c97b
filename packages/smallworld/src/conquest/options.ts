import type { Blocked } from '@spinney/kernel'
import { abilitiesOf } from '../abilities.ts'
import type { Region } from '../board/types.ts'
import { isOnMap, regionsOf, type Slot, seePeople, type Table } from '../state.ts'
import { conquestCost } from './cost.ts'
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
export function isAsked(g: Table, { slot, begun }: Campaigner): boolean {
  const people = seePeople(g, slot)
  if (people.hand > 0) return true
  return (!begun && isOnMap(g, slot)) || abilitiesOf(people).ways.length > 0
}

/** Everything a people may do now, besides ending its conquests. */
export function optionsOf(g: Table, { slot, begun }: Campaigner): CampaignPick[] {
  const people = seePeople(g, slot)
  const abilities = abilitiesOf(people)
  const picks: CampaignPick[] = []
  const committed = abilities.commitments.some((rule) => rule(g, slot))
  if (people.hand > 0 || abilities.ways.length > 0) {
    for (const region of targetsOf(g, slot)) addTarget(g, slot, region, committed, picks)
  }
  for (const act of abilities.acts) if (act.allows(g, slot)) picks.push(pickOf(act.verb, NO_REGION))
  if (!begun) addAbandoning(g, slot, picks)
  return picks
}

function addTarget(g: Table, slot: Slot, region: Region, committed: boolean, picks: CampaignPick[]): void {
  const people = seePeople(g, slot)
  const { ways, mayAttempt } = abilitiesOf(people)
  const { hand, tray } = people
  // SW-5.9: with an empty hand no conquest begins.
  if (hand > 0) {
    const cost = conquestCost(g, slot, region)
    if (cost <= hand) picks.push(pickOf('conquer', region))
    else if (mayAttempt && isWithinReach(g, cost, hand)) picks.push(pickOf('attempt', region))
  }
  if (committed) return
  for (const way of ways) {
    const available = way.from === 'hand' ? hand : tray
    if (available > 0 && way.allows(g, slot, region, guardsOf(g, region))) picks.push(pickOf(way.verb, region))
  }
}

/** Whether the die could make up for what is missing. */ // SW-8.2
function isWithinReach(g: Table, cost: number, hand: number): boolean {
  return g.rules.finalAttemptLimit === 'short3' ? cost - hand <= REACH_OF_DIE : cost <= REACH_OF_DIE
}

// SW-12.1, SW-12.3
function addAbandoning(g: Table, slot: Slot, picks: CampaignPick[]): void {
  const regions = regionsOf(g, slot)
  for (const region of regions) picks.push(pickOf('abandon', region))
  if (regions.length > 1) picks.push(pickOf('abandonAll', NO_REGION))
}

/** The rule that allows one of these. */
export function lawOfPick(g: Table, slot: Slot, pick: CampaignPick): string {
  const { ways, acts } = abilitiesOf(seePeople(g, slot))
  const special = [...ways, ...acts].find((item) => item.verb === pick.do)
  if (special !== undefined) return special.law
  if (pick.do === 'attempt') return 'SW-8.1'
  if (pick.do === 'conquer') return isOnMap(g, slot) ? 'SW-7.2' : 'SW-5.2'
  return 'SW-12.1'
}

/** Regions within reach that cannot be conquered now, and why. */
export function unaffordable(g: Table, slot: Slot): Blocked[] {
  const blocked: Blocked[] = []
  const reaches = reachOf(g, slot)
  const { hand } = seePeople(g, slot)
  for (let region = 0; region < g.holder.length; region++) {
    if (g.holder[region] === slot || !reaches(region)) continue
    const pick = pickOf('conquer', region)
    const obstacle = obstacleTo(g, slot, region)
    if (obstacle !== null) blocked.push({ pick, law: OBSTACLE_LAWS[obstacle], why: obstacle })
    else if (conquestCost(g, slot, region) > hand) blocked.push({ pick, law: 'SW-5.3', why: 'tooFewTokens' })
  }
  return blocked
}

const OBSTACLE_LAWS = { water: 'SW-5.6', immune: 'SW-15.6.3', peace: 'SW-16.5.3' } as const

const NO_REGION = -1

/** Options are never changed, so one record serves all games. */
const made = new Map<string, CampaignPick[]>()

function pickOf(verb: string, region: Region): CampaignPick {
  let list = made.get(verb)
  if (list === undefined) {
    list = []
    made.set(verb, list)
  }
  const index = region + 1
  list[index] ??= region === NO_REGION ? { do: verb } : { do: verb, region }
  return list[index]!
}
