import { type Seat, tell } from '@spinney/kernel'
import { abilitiesOf } from '../abilities.ts'
import { type PowerId, type RaceId, type Slot, type SmallWorld, seePeople, type Visible } from '../state.ts'

/** A part of what a seat earns, and where it comes from. */
export interface Income {
  readonly race: RaceId
  /** `regions`, or the race or power that adds something. */
  readonly source: 'regions' | RaceId | PowerId
  readonly law: string
  readonly coins: number
  readonly [key: string]: string | number
}

/** What a seat would earn if its turn ended now. */ // SW-10.1, SW-10.2, SW-10.4
export function incomeOf(g: Visible, seat: Seat): Income[] {
  const parts: Income[] = []
  for (let slot = 0; slot < g.peoples.length; slot++) {
    if (g.peoples[slot]?.seat === seat) addIncome(g, slot, parts)
  }
  return parts
}

function addIncome(g: Visible, slot: Slot, parts: Income[]): void {
  const people = seePeople(g, slot)
  const { race, declined } = people
  let regions = 0
  for (let r = 0; r < g.holder.length; r++) if (g.holder[r] === slot) regions++
  if (regions > 0) parts.push({ race, source: 'regions', law: declined ? 'SW-10.4' : 'SW-10.1', coins: regions })
  // SW-10.5: in decline only what is stated for decline is among the sources.
  for (const { source, law, coins } of abilitiesOf(people).incomes) {
    const extra = coins(g, slot)
    if (extra > 0) parts.push({ race, source, law, coins: extra })
  }
}

/** Pays a seat for its regions and abilities; a race left out is not paid for. */ // SW-11.3
export function score(g: SmallWorld, seat: Seat, unpaid: RaceId | null): void {
  const parts = incomeOf(g, seat)
  const paid = unpaid === null ? parts : parts.filter((part) => part.race !== unpaid)
  let total = 0
  for (const part of paid) total += part.coins
  g.coins[seat]![0]! += total
  g.bank -= total
  tell('SW-11.3', 'income', () => ({ seat, total, parts: paid }))
}

/** The race that is not paid for on the turn it goes into decline, if the table plays it so. */ // SW-13.7
export function unpaidOnDecline(g: SmallWorld, slot: Slot): RaceId | null {
  return g.rules.declineTurnScoring === 'none' ? seePeople(g, slot).race : null
}
