import type { Seat } from '@spinney/kernel'
import { armyAt, reopenBook } from './book.ts'
import { SUPPLY } from './places.ts'
import { settleAllRule } from './rule.ts'
import { BOOK, type FactionId, type Party, type Root, type Visible } from './state.ts'

/**
 * A party is whoever has pieces on the map: players by seat, then bands (E). What the common rules make of a band:
 *
 * - It rules like a player while nobody controls it; otherwise its strength counts for its controller (E.3.1).
 * - It is everybody's enemy, but not that of its controller and of whoever is no enemy of that player (E.3.2).
 * - Its pieces are nobody's faction pieces (E.3.3): presence, moves and battles count them apart.
 * - It fights with its warriors and its own effects, without hand, ambush or crafted cards (E.3.5).
 * - Its controller chooses for it, or the player taking the turn where there is none.
 * - It scores nothing; who removes its buildings and tokens scores as for any others (E.3.6).
 * - What its moves and removals cost, its controller pays; nobody does where there is none (E.3.7).
 */

/** Whether a party is a player. */
export const isPlayer = (g: Visible, party: Party): boolean => party < g.factions.length

/** How many parties there are. */
export const partiesOf = (g: Visible): number => g[BOOK].armies.length

/** Who commands a party: a player itself, a band's controller, -1 where there is none. */
export const commanderOf = (g: Visible, party: Party): Seat =>
  isPlayer(g, party) ? party : g.bands[armyAt(g, party).id]!

/** The parties whose pieces count as a player's: its own, and the bands it controls (E.3.1). */
export function commandedBy(g: Visible, seat: Seat): Party[] {
  const found = [seat]
  for (let party = g.factions.length; party < partiesOf(g); party++)
    if (commanderOf(g, party) === seat) found.push(party)
  return found
}

/** Who answers questions put to a party. */
export function speakerOf(g: Visible, party: Party): Seat {
  const commander = commanderOf(g, party)
  return commander < 0 ? g.active : commander
}

/** The party of a band, -1 where it is not at the table. */
export const partyOfBand = (g: Visible, id: FactionId): Party => g[BOOK].partyOf.get(id) ?? -1

/** E.1: a player gains control of a band, or nobody does (-1). */
export function giveControl(g: Root, band: Party, to: Seat): void {
  g.bands[armyAt(g, band).id] = to
  settleAllRule(g)
}

/** A.6.1: bands come to the table with their pieces. Nobody controls them yet. */
export function joinTable(g: Root, bands: readonly FactionId[]): void {
  for (const band of bands) g.bands[band] = -1
  reopenBook(g)
  const { box, armies, content } = g[BOOK]
  const grown = (list: number[], length: number): number[] => [
    ...list,
    ...new Array<number>(length - list.length).fill(0),
  ]
  g.pieces = grown(g.pieces, box.length * g.places)
  g.strength = grown(g.strength, armies.length * g.places)
  g.presence = grown(g.presence, armies.length * g.places)
  for (const { id, pieces, begin } of content.bands) {
    if (!bands.includes(id)) continue
    for (const kind of pieces) g.pieces[kind.index * g.places + SUPPLY] = kind.max
    begin?.(g)
  }
}
