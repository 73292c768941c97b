import { type Abilities, abilitiesOf, defensivePieces, immunePieces } from '../abilities.ts'
import { type Slot, seePeople, type Visible } from '../state.ts'

/** What is looked up once when many regions are judged. */
export interface Field {
  readonly abilities: Abilities
  /** By kind of piece: how many there are, by region. */
  readonly defensive: readonly (readonly number[])[]
  readonly immune: readonly (readonly number[])[]
}

/** The map as a people sees it that is about to conquer. */
export function fieldOf(g: Visible, slot: Slot): Field {
  return {
    abilities: abilitiesOf(seePeople(g, slot)),
    defensive: defensivePieces.map((kind) => g.pieces[kind.id]!),
    immune: immunePieces.map((kind) => g.pieces[kind.id]!),
  }
}
