import { type Seat, tell } from '@spinney/kernel'
import { board, forest } from '../../board/map.ts'
import { announce, clearings } from '../../core/book.ts'
import type { Moved } from '../../core/hooks.ts'
import type { PieceKind } from '../../core/kinds.ts'
import { count, shift } from '../../core/pieces.ts'
import { BOARD } from '../../core/places.ts'
import type { Root, Visible } from '../../core/state.ts'
import { pieceOf } from '../../facts/box.ts'
import { vagabondAt } from './state.ts'

const firstPawn = pieceOf('vagabond', 'pawn')
const secondPawn = pieceOf('vagabond2', 'pawn')

/** The pawn of the Vagabond at a seat. */
export const pawnOf = (g: Visible, seat: Seat): PieceKind => (g.factions[seat] === 'vagabond2' ? secondPawn : firstPawn)

/** The clearing a Vagabond's pawn is in, 0 in a forest. */
export function clearingOf(g: Visible, seat: Seat): number {
  const pawn = pawnOf(g, seat)
  for (const clearing of clearings(g)) if (count(g, pawn, clearing) > 0) return clearing
  return 0
}

/** The forest a Vagabond's pawn is in, -1 in a clearing. */
export const forestOf = (g: Visible, seat: Seat): number =>
  count(g, pawnOf(g, seat), BOARD) > 0 ? vagabondAt(g, seat).forest : -1

/** The number of a forest by its name. */
export const forestNumber = (g: Visible, id: string): number =>
  board(g).data.forests.findIndex((candidate) => candidate.id === id)

/** The place of a pawn as pieces are counted: a clearing, or beside the map while it is in a forest. */
export function placeOf(g: Visible, seat: Seat): number {
  const clearing = clearingOf(g, seat)
  return clearing === 0 ? BOARD : clearing
}

/** Moves a pawn to a clearing (by number) or a forest (by name), with all that comes of it. */
export function movePawn(g: Root, seat: Seat, target: number | string, law: string): void {
  announce(g, 'moved', setPawn(g, seat, target, law), g.active)
}

/** Sets a pawn down in a clearing or a forest and tells everybody; says what move that was. */
export function setPawn(g: Root, seat: Seat, target: number | string, law: string): Moved {
  const from = placeOf(g, seat)
  const start = from === BOARD ? forest(g, vagabondAt(g, seat).forest).id : from
  const to = typeof target === 'string' ? BOARD : target
  if (typeof target === 'string') vagabondAt(g, seat).forest = forestNumber(g, target)
  shift(g, pawnOf(g, seat), from, to, 1)
  tell(law, 'pawnMoved', () => ({ seat, from: start, to: target }))
  return { owner: seat, mover: seat, from, to, warriors: 0 }
}
