import { type Seat, tell } from '@spinney/kernel'
import type { Root, Visible } from '../../core/state.ts'
import { DAMAGED, EXHAUSTED, itemWord } from '../../factions/vagabond/items.ts'
import { vagabondAt } from '../../factions/vagabond/state.ts'
import { tellNothing } from '../priorities.ts'
import { hasTrait } from '../state.ts'

/** Items needed for the first, second and third space of the Battle Track. */
const THRESHOLDS = [6, 9, 12] as const

const lying = (g: Visible, seat: Seat, bits: number): number =>
  vagabondAt(g, seat).items.filter((item) => (item & (EXHAUSTED | DAMAGED)) === bits).length

export const damagedItems = (g: Visible, seat: Seat): number =>
  lying(g, seat, DAMAGED) + lying(g, seat, DAMAGED | EXHAUSTED)
export const undamagedItems = (g: Visible, seat: Seat): number => lying(g, seat, 0) + lying(g, seat, EXHAUSTED)

/** How many items lie on the Battle Track. Questing: damaged items count towards it. */
export function onBattleTrack(g: Visible, seat: Seat): number {
  const counted = undamagedItems(g, seat) + (hasTrait(g, seat, 'questing') ? damagedItems(g, seat) : 0)
  return THRESHOLDS.filter((threshold) => counted >= threshold).length
}

/**
 * Items that can be exhausted: ready, and not on the track, which takes exhausted ones first. Questing: before those it
 * takes damaged ones, which stay on it.
 */
export function readyItems(g: Visible, seat: Seat): number {
  const idle = lying(g, seat, EXHAUSTED) + (hasTrait(g, seat, 'questing') ? damagedItems(g, seat) : 0)
  return lying(g, seat, 0) - Math.max(0, onBattleTrack(g, seat) - idle)
}

/** Lets an item that lies one way lie another; says whether there was one. */
function turn(g: Root, seat: Seat, from: number, to: number, what: string, law: string): boolean {
  const { items } = vagabondAt(g, seat)
  const at = items.findIndex((item) => (item & (EXHAUSTED | DAMAGED)) === from)
  if (at < 0) return false
  const item = items[at]!
  items[at] = (item & ~(EXHAUSTED | DAMAGED)) | to
  items.sort((a, b) => a - b)
  tell(law, what, () => ({ seat, item: itemWord(item) }))
  return true
}

/** An item comes into the Satchel, face up. */
export function keepItem(g: Root, seat: Seat, type: number): void {
  const { items } = vagabondAt(g, seat)
  items.push(type)
  items.sort((a, b) => a - b)
}

/** The same where nobody else tells of it. */
export function addItem(g: Root, seat: Seat, type: number, law: string): void {
  keepItem(g, seat, type)
  tell(law, 'vagabondItem', () => ({ seat, item: itemWord(type) }))
}

/** Exhausts so many items; all of them are alike. */
export function exhaustItems(g: Root, seat: Seat, number: number, law: string): void {
  for (let i = 0; i < number; i++) turn(g, seat, 0, EXHAUSTED, 'exhausted', law)
}

/** Damages items: exhausted ones first, then ready ones; with none left hits are ignored. */
export function damageItems(g: Root, seat: Seat, number: number, law: string): void {
  for (let i = 0; i < number; i++) {
    const done =
      turn(g, seat, EXHAUSTED, EXHAUSTED | DAMAGED, 'damaged', law) || turn(g, seat, 0, DAMAGED, 'damaged', law)
    if (!done) return
  }
}

/** Repairs items: ready ones first; each stays as it lies. */
export function repairItems(g: Root, seat: Seat, number: number, law: string): void {
  if (damagedItems(g, seat) === 0) tellNothing(law, seat)
  for (let i = 0; i < number; i++) {
    const done =
      turn(g, seat, DAMAGED, 0, 'repaired', law) || turn(g, seat, DAMAGED | EXHAUSTED, EXHAUSTED, 'repaired', law)
    if (!done) return
  }
}

/** Turns exhausted items face up. */
export function refreshItems(g: Root, seat: Seat, number: number, law: string): void {
  if (lying(g, seat, EXHAUSTED) === 0) tellNothing(law, seat)
  for (let i = 0; i < number; i++) if (!turn(g, seat, EXHAUSTED, 0, 'refreshed', law)) return
}

/** One item leaves the board for good: a ready one. */
export function giveUpItem(g: Root, seat: Seat): void {
  const { items } = vagabondAt(g, seat)
  items.splice(
    items.findIndex((item) => (item & DAMAGED) === 0),
    1,
  )
}
