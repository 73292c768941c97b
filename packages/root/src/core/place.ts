import { type Seat, tell } from '@spinney/kernel'
import { ownerOf } from './book.ts'
import type { PieceKind } from './kinds.ts'
import { count, shift } from './pieces.ts'
import { SUPPLY } from './places.ts'
import type { Root } from './state.ts'

/** G.1.17, 1.5.4: puts pieces from the supply on the map, as many as there are. Whether that is allowed is asked before. */
export function place(g: Root, kind: PieceKind, at: number, number: number, law: string): number {
  const placed = Math.min(number, count(g, kind, SUPPLY))
  if (placed === 0) return 0
  shift(g, kind, SUPPLY, at, placed)
  const seat: Seat = ownerOf(g, kind)
  tell(law, 'placed', () => ({ seat, kind: kind.id, place: at, count: placed }))
  return placed
}
