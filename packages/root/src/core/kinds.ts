import type { FactionId } from './state.ts'

/** `figure`: a wooden piece that is no warrior, such as a pawn: it moves and fights but neither rules nor is removed. */
export type Category = 'warrior' | 'figure' | 'building' | 'token'

/** A kind of piece: what it is, whose, and how many there are in the box. */
export interface PieceKind {
  readonly index: number
  /** Unique over all factions, such as `marquise.sawmill`. */
  readonly id: string
  readonly faction: FactionId
  readonly category: Category
  readonly max: number
  /** Set for a piece that is removed in battle only, whatever else removes pieces (14.2.2). */
  readonly battleOnly?: true
}

const kinds: PieceKind[] = []
const byId = new Map<string, PieceKind>()
const byFaction: { [faction: FactionId]: PieceKind[] } = {}

/** Adds a kind of piece to the box. */
export function definePiece(
  faction: FactionId,
  name: string,
  category: Category,
  max: number,
  more: Pick<PieceKind, 'battleOnly'> = {},
): PieceKind {
  const kind: PieceKind = { index: kinds.length, id: `${faction}.${name}`, faction, category, max, ...more }
  kinds.push(kind)
  byId.set(kind.id, kind)
  byFaction[faction] ??= []
  byFaction[faction].push(kind)
  return kind
}

/** All kinds of pieces, by index. */
export const pieceKinds: readonly PieceKind[] = kinds

/** A kind by its index. */
export const kindAt = (index: number): PieceKind => kinds[index]!

/** A kind by its name; undefined where there is none. */
export const kindNamed = (id: string): PieceKind | undefined => byId.get(id)

/** The kinds a faction owns. */
export const kindsOf = (faction: FactionId): readonly PieceKind[] => byFaction[faction] ?? []
