import { type Seat, tell } from '@spinney/kernel'
import { abilitiesOf, pieceKinds } from '../abilities.ts'
import { returnBanner } from '../combos/column.ts'
import { leaveIfGone } from '../conquest/conquer.ts'
import { declinedOf, NOBODY, peopleAt, type Slot, type SmallWorld } from '../state.ts'
import { vacate } from './tokens.ts'

/** The active race of a seat goes into decline. */ // SW-13.1
export function goIntoDecline(g: SmallWorld, seat: Seat): void {
  const slot = g.active[seat]!
  const people = peopleAt(g, slot)
  const { lasting } = abilitiesOf(people)
  const { race } = people
  tell('SW-13.1', 'decline', () => ({ seat, race }))
  if (!lasting) {
    removeOlder(g, seat)
    discardBadge(g, slot)
  }
  thinOut(g, slot)
  removePieces(g, slot)
  people.declined = true
  g.active[seat] = NOBODY
  leaveIfGone(g, slot)
}

/** The ordinary declined race from before leaves the map. */ // SW-13.4, SW-16.15.3
function removeOlder(g: SmallWorld, seat: Seat): void {
  for (const slot of declinedOf(g, seat)) if (!abilitiesOf(peopleAt(g, slot)).lasting) removePeople(g, slot)
}

function removePeople(g: SmallWorld, slot: Slot): void {
  for (let r = 0; r < g.holder.length; r++) if (g.holder[r] === slot) vacate(g, r)
  const { seat, race } = peopleAt(g, slot)
  tell('SW-13.4', 'peopleRemoved', () => ({ seat, race }))
  returnBanner(g, slot)
}

/** The badge is put to the discarded ones, and its power is gone. */ // SW-13.2
function discardBadge(g: SmallWorld, slot: Slot): void {
  const people = peopleAt(g, slot)
  g.badgeDiscard.push(people.power!)
  people.power = null
}

/** One token stays in each region; all others, those in hand too, go to the tray. */ // SW-13.3
function thinOut(g: SmallWorld, slot: Slot): void {
  const people = peopleAt(g, slot)
  const { keeps } = abilitiesOf(people)
  people.tray += people.hand + people.aside + people.driven
  people.hand = 0
  people.aside = 0
  people.driven = 0
  for (let r = 0; r < g.holder.length; r++) {
    if (g.holder[r] !== slot) continue
    const tokens = g.tokens[r]!
    const kept = keeps.reduce((count, rule) => rule(count, tokens), 1)
    people.tray += tokens - kept
    g.tokens[r] = kept
  }
}

/** Pieces leave the map with the active race, save for those that say otherwise. */
function removePieces(g: SmallWorld, slot: Slot): void {
  for (const kind of pieceKinds) {
    if (kind.staysInDecline(g.rules)) continue
    const counts = g.pieces[kind.id]!
    for (let r = 0; r < counts.length; r++) if (g.holder[r] === slot) counts[r] = 0
  }
}
