import type { Seat } from '@spinney/kernel'
import { abilitiesOf } from './abilities.ts'
import type { Region } from './board/types.ts'
import { conquestCost } from './conquest/cost.ts'
import { targetsOf } from './conquest/targets.ts'
import { NOBODY, type Slot, seePeople, type Visible } from './state.ts'
import { incomeOf } from './turn/score.ts'

/** What attacking a region would take. */
export interface TargetCost {
  readonly region: Region
  readonly tokens: number
}

/** The regions a people may attack now and the tokens each takes, whether it has them or not. */
export function targetCosts(g: Visible, slot: Slot): TargetCost[] {
  return targetsOf(g, slot).map((region) => ({ region, tokens: conquestCost(g, slot, region) }))
}

/** The same for the active race of a seat; nothing where it has none. */
export function targetCostsOf(g: Visible, seat: Seat): TargetCost[] {
  const slot = g.active[seat]!
  return slot === NOBODY ? [] : targetCosts(g, slot)
}

/** The coins a seat would get if its turn ended now. */
export function incomePreview(g: Visible, seat: Seat): number {
  return incomeOf(g, seat).reduce((sum, part) => sum + part.coins, 0)
}

/** Whether a people in decline may still conquer. */
export function actsInDecline(g: Visible, slot: Slot): boolean {
  const people = seePeople(g, slot)
  return people.declined && abilitiesOf(people).actsInDecline
}
