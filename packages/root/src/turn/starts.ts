import type { Seat } from '@spinney/kernel'
import { board, openSlots } from '../board/map.ts'
import type { PieceKind } from '../core/kinds.ts'
import { place } from '../core/place.ts'
import type { Root, Visible } from '../core/state.ts'

/** Corners that are nobody's starting clearing. */
export const freeCorners = (g: Visible): number[] =>
  board(g)
    .data.corners.map((corner) => corner.clearing)
    .filter((clearing) => !g.starts.includes(clearing))
    .sort((a, b) => a - b)

/**
 * 7.3.2, 12.3.3, 14.3.1, 15.3.2: a free corner, diagonally opposite another starting corner where there is one. Who
 * starts with a building looks for one with an empty slot first: a vault may stand in the other (2.2.3).
 */
export function cornersOpposite(g: Visible, slots = 0): number[] {
  const corners = freeCorners(g)
  const roomy = slots === 0 ? corners : corners.filter((clearing) => openSlots(g, clearing) >= slots)
  const free = roomy.length > 0 ? roomy : corners
  const opposite = free.filter((clearing) => g.starts.includes(board(g).opposite[clearing]!))
  return opposite.length > 0 ? opposite : free
}

/** The corner opposite a seat's starting clearing if it is free, otherwise any free corner. */
export function cornersOppositeSeat(g: Visible, seat: Seat | undefined): number[] {
  const free = freeCorners(g)
  const opposite = seat === undefined ? 0 : board(g).opposite[g.starts[seat]!]
  return opposite !== undefined && free.includes(opposite) ? [opposite] : free
}

/** 1.5.4, 2.2.3: the building that a faction starts with, if there is a slot for it. */
export function placeFirstBuilding(g: Root, kind: PieceKind, corner: number, law: string): void {
  if (openSlots(g, corner) > 0) place(g, kind, corner, 1, law)
}
