import type { State, View } from '@spinney/kernel'
import { cardAt, count, MAPS, type MapData, type MapId, type PieceKind, type Root } from '@spinney/root'
import { hidden, message, NOTHING, row, type Said, seat, term } from '../position.ts'

/** A position as a view has it: open fields and nothing else; what the viewer may not know is null in its lists. */
export type Seen = Omit<Pick<Root, keyof Root & string>, 'flow' | 'limbo' | 'strength'>

/** Something to say about a board, with its label. */
export type Line = readonly [label: Said, said: Said]

export function stateOf(view: View): Seen {
  return view.state as Partial<State> as Seen
}

/** What is printed on the map. */
export const mapOf = (g: Seen): MapData => MAPS[g.map as MapId]

/** Whoever has pieces on the map: players by seat, then bands. */
export const party = (g: Seen, index: number): Said =>
  index < g.factions.length ? seat(index) : term(Object.keys(g.bands)[index - g.factions.length]!)

/** Whether a seat has a faction; before the draft it has none. */
export const isDrafted = (g: Seen, seat: number): boolean => (g.factions[seat] ?? '') !== ''

/** Several equal things: “3 × warrior”, or just its name. */
export const pieces = (number: number, kind: string): Said =>
  number === 1 ? term(kind) : message('ui.pieces', { count: number, kind })

/** The pieces of some kinds at a place. */
export function piecesAt(g: Seen, kinds: readonly PieceKind[], place: number): Said[] {
  return kinds.flatMap((kind) => {
    const number = count(g, kind, place)
    return number === 0 ? [] : [pieces(number, kind.id)]
  })
}

/** Cards by name; those the viewer may not see are only counted. */
export function cards(list: readonly (number | null)[]): Said {
  const known = list.flatMap((card) => (card === null || card < 0 ? [] : [card]))
  const unknown = list.length - known.length
  const named = grouped(known.map((card) => cardAt(card).id))
  return row(unknown === 0 ? named : [...named, hidden(unknown)])
}

/** Things by name, where the viewer may see them; otherwise only how many there are. */
export function hiddenOr(list: readonly (number | null)[], nameOf: (item: number) => string): Said {
  const known = list.flatMap((item) => (item === null ? [] : [nameOf(item)]))
  return known.length < list.length ? hidden(list.length) : row(grouped(known))
}

/** Equal words once, with their number. */
export function grouped(ids: readonly string[]): Said[] {
  return [...new Set(ids)].map((id) => pieces(ids.filter((other) => other === id).length, id))
}

/** A number that is worth a word only where it is not zero. */
export const some = (number: number): Said => (number === 0 ? NOTHING : number)
