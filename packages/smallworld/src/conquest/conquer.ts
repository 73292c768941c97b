import { type Seat, tell } from '@spinney/kernel'
import { abilitiesOf, announce } from '../abilities.ts'
import type { Region } from '../board/types.ts'
import { returnBanner } from '../combos/column.ts'
import { isOnMap, NOBODY, peopleAt, type Slot, type SmallWorld } from '../state.ts'
import { vacate } from '../turn/tokens.ts'

/** A conquest that is certain to succeed. */
export interface Conquest {
  readonly slot: Slot
  readonly region: Region
  /** Tokens that come to stand in the region. */
  readonly tokens: number
  readonly from: 'hand' | 'tray'
  readonly sparesSurvivors: boolean
  readonly law: string
  readonly how: string
}

/** Takes a region: the defenders leave, the tokens enter, and everybody concerned hears of it. */
export function conquer(g: SmallWorld, conquest: Conquest): void {
  const { slot, region, tokens, from, law, how } = conquest
  const people = peopleAt(g, slot)
  const { seat, race } = people
  markAttack(g, seat, region)
  const wasHeld = clear(g, conquest)
  people[from] -= tokens
  g.holder[region] = slot
  g.tokens[region] = tokens // SW-5.8
  if (wasHeld) people.spoils++
  else people.settled++
  tell(law, 'conquest', () => ({ seat, race, region, tokens, how }))
  announce(g, 'conquered', slot, region)
}

/** Remembers that the active race of another seat has been attacked. */
export function markAttack(g: SmallWorld, attacker: Seat, region: Region): void {
  const slot = g.holder[region]!
  if (slot === NOBODY) return
  const { seat, declined } = peopleAt(g, slot)
  if (!declined && seat !== attacker) g.attacked[seat] = 1
}

/** Removes whoever stands in a conquered region; says whether there was a Lost Tribe or race token. */ // SW-6.1
function clear(g: SmallWorld, { region, sparesSurvivors }: Conquest): boolean {
  const tribes = g.tribes[region]!
  if (tribes > 0) loseTribes(g, region, tribes)
  const defender = g.holder[region]!
  if (defender === NOBODY) return tribes > 0
  announce(g, 'losing', defender, region)
  const tokens = vacate(g, region)
  sufferLosses(g, defender, region, tokens, sparesSurvivors ? lossesOf(g, defender, tokens) : tokens)
  return true
}

/** Lost Tribes are removed for good. */ // SW-6.7
function loseTribes(g: SmallWorld, region: Region, tribes: number): void {
  g.tribes[region] = 0
  g.tribesGone += tribes
  tell('SW-6.7', 'tribesRemoved', () => ({ region, tokens: tribes }))
}

/** An active race loses one token, a declined one all, unless an ability says otherwise. */ // SW-6.2, SW-6.6, SW-6.7
function lossesOf(g: SmallWorld, slot: Slot, tokens: number): number {
  const people = peopleAt(g, slot)
  let lost = people.declined ? tokens : 1
  for (const rule of abilitiesOf(people).losses) lost = rule(lost, g.rules)
  return lost
}

/**
 * The lost tokens go to the tray, the others to the hand until the end of the turn. Those of the attacker's own race wait
 * apart, because that race may still have its conquests before it.
 */ // SW-6.2, SW-6.3
function sufferLosses(g: SmallWorld, slot: Slot, region: Region, tokens: number, lost: number): void {
  const people = peopleAt(g, slot)
  const { seat, race, declined } = people
  const saved = tokens - lost
  people.tray += lost
  const waits = seat === g.seat && g.rules.ownSurvivors === 'endOfTurn'
  people[waits ? 'driven' : 'hand'] += saved
  tell(declined ? 'SW-6.7' : 'SW-6.2', 'losses', () => ({ seat, race, region, lost, saved }))
  if (saved > 0 && !waits) announce(g, 'retreated', slot, saved)
  leaveIfGone(g, slot)
}

/** A declined race without any token left gives its banner back. */ // SW-13.5
export function leaveIfGone(g: SmallWorld, slot: Slot): void {
  const { declined, hand, aside, driven } = peopleAt(g, slot)
  if (declined && hand + aside + driven === 0 && !isOnMap(g, slot)) returnBanner(g, slot)
}
