import { armyAt, everywhere } from './book.ts'
import { BOOK, type Party, type Root, type Visible } from './state.ts'

/** 2.5: the party that rules a clearing, -1 for nobody. */
export const rulerOf = (g: Visible, place: number): Party => g.ruler[place]!

/** 2.5: whether a party rules a clearing. */
export const rules = (g: Visible, party: Party, place: number): boolean => g.ruler[place] === party

/** 2.5: finds out anew who rules a clearing. */
export function settleRule(g: Root, place: number): void {
  let most = 0
  let ruler = -1
  let tied = 0
  const { armies, hooks } = g[BOOK]
  const parties = armies.length
  const bands = hasBands(g, parties, place)
  for (let party = 0; party < parties; party++) {
    let n = g.strength[party * g.places + place]!
    if (bands) n = strengthForRule(g, parties, party, place, n)
    for (const hook of hooks.strength) n = hook(n, g, party, place)
    if (n === 0 || n < most) continue
    tied = n > most ? 1 << party : tied | (1 << party)
    ruler = n > most ? party : -1
    most = n
  }
  for (const hook of hooks.ruler) ruler = hook(ruler, g, place, most, tied)
  g.ruler[place] = ruler
}

/** Whether anything of a band counts for rule there. */
function hasBands(g: Visible, parties: number, place: number): boolean {
  for (let band = g.factions.length; band < parties; band++) if (g.strength[band * g.places + place]! > 0) return true
  return false
}

/** E.3.1: a band counts for whoever controls it, and only for itself where nobody does. */
function strengthForRule(g: Visible, parties: number, party: Party, place: number, own: number): number {
  const seats = g.factions.length
  if (party >= seats) return g.bands[armyAt(g, party).id]! < 0 ? own : 0
  let sum = own
  for (let band = seats; band < parties; band++) {
    const there = g.strength[band * g.places + place]!
    if (there > 0 && g.bands[armyAt(g, band).id] === party) sum += there
  }
  return sum
}

/** 2.5: finds out anew who rules where, after something that counts for rule has changed. */
export function settleAllRule(g: Root): void {
  for (const place of everywhere(g)) settleRule(g, place)
}
