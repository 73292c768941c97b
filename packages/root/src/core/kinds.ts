import type { FactionId } from './state.ts'

/** `figure`: a wooden piece that is no warrior, such as a pawn: it moves and fights but neither rules nor is removed. */
export type Category = 'warrior' | 'figure' | 'building' | 'token'

/** A kind of piece as it comes in the box. */
export interface PieceFacts {
  readonly faction: FactionId
  readonly name: string
  readonly category: Category
  readonly max: number
  /** Set for a piece that is removed in battle only, whatever else removes pieces (14.2.2). */
  readonly battleOnly?: true
}

/** A kind of piece: what it is, whose, and how many there are in the box. */
export interface PieceKind extends Omit<PieceFacts, 'name'> {
  /** Its number: where it stands among the pieces of a state. */
  readonly index: number
  /** Unique over all factions, such as `marquise.sawmill`. */
  readonly id: string
}

/** Numbers kinds of pieces, in the order of the list. Content that comes on top of a box begins where the box ends. */
export const numbered = (pieces: readonly PieceFacts[], first = 0): PieceKind[] =>
  pieces.map(({ faction, name, category, max, battleOnly }, i) => {
    const kind = { index: first + i, id: `${faction}.${name}`, faction, category, max }
    return battleOnly === undefined ? kind : { ...kind, battleOnly }
  })
