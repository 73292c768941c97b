import type { Region } from './board/types.ts'
import type { PieceId, Slot, SmallWorld, Visible } from './state.ts'
import type { PieceKind } from './traits.ts'

/** Pieces of a kind in a region. */
export function piecesIn(g: Visible, piece: PieceId, region: Region): number {
  return g.pieces[piece]![region]!
}

/** Pieces of a kind on the whole map. */
export function piecesOnMap(g: Visible, piece: PieceId): number {
  let sum = 0
  for (const count of g.pieces[piece]!) sum += count
  return sum
}

/** Pieces of a kind that are free to be put on the map. */
export function piecesLeft(g: Visible, kind: PieceKind): number {
  return kind.supply - piecesOnMap(g, kind.id)
}

/** Puts pieces into a region. */
export function putPieces(g: SmallWorld, piece: PieceId, region: Region, count = 1): void {
  g.pieces[piece]![region]! += count
}

/** Takes all pieces of a kind off the map. */
export function takeUpPieces(g: SmallWorld, piece: PieceId): void {
  g.pieces[piece]!.fill(0)
}

/** How many regions of a people hold a piece of this kind. */
export function regionsWith(g: Visible, piece: PieceId, slot: Slot): number {
  const counts = g.pieces[piece]!
  let sum = 0
  for (let r = 0; r < counts.length; r++) if (counts[r]! > 0 && g.holder[r] === slot) sum++
  return sum
}

/** How many regions of a people satisfy something. */
export function countRegions(g: Visible, slot: Slot, counts: (region: Region) => boolean): number {
  let sum = 0
  for (let r = 0; r < g.holder.length; r++) if (g.holder[r] === slot && counts(r)) sum++
  return sum
}
