import type { Seat } from '@spinney/kernel'
import { board } from '../board/map.ts'
import type { Visible } from '../core/state.ts'

/** Corners that are nobody's starting clearing. */
export const freeCorners = (g: Visible): number[] =>
  board(g)
    .data.corners.map((corner) => corner.clearing)
    .filter((clearing) => !g.starts.includes(clearing))
    .sort((a, b) => a - b)

/** 7.3.2, 12.3.3, 14.3.1, 15.3.2: a free corner, diagonally opposite another starting corner where there is one. */
export function cornersOpposite(g: Visible): number[] {
  const free = freeCorners(g)
  const opposite = free.filter((clearing) => g.starts.includes(board(g).opposite[clearing]!))
  return opposite.length > 0 ? opposite : free
}

/** The corner opposite a seat's starting clearing if it is free, otherwise any free corner. */
export function cornersOppositeSeat(g: Visible, seat: Seat | undefined): number[] {
  const free = freeCorners(g)
  const opposite = seat === undefined ? 0 : board(g).opposite[g.starts[seat]!]
  return opposite !== undefined && free.includes(opposite) ? [opposite] : free
}
