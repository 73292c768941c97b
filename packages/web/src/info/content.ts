import type { Pick } from '@spinney/kernel'
import type { Words } from '@spinney/words'
import type { ReactNode } from 'react'
import type { InfoRef } from './ref.ts'

/** Something that holds now: “On the map: 3 of 6”. */
export interface InfoFact {
  readonly label: string
  readonly value: ReactNode
}

/** An answer that the card itself can give, such as hiring a people. */
export interface InfoAnswer {
  readonly label: string
  readonly pick: Pick
}

/** What a card says, always in this order. */
export interface InfoContent {
  readonly picture: ReactNode
  /** A picture as wide as the card, above everything. */
  readonly banner?: ReactNode
  /** What sort of thing it is. */
  readonly kind: string
  readonly name: string
  /** What it does, in two lines or so. */
  readonly text: readonly string[]
  readonly facts: readonly InfoFact[]
  /** The rules it goes by. */
  readonly laws: readonly string[]
  /** What options and reasons about it point at. */
  readonly targets?: readonly string[]
  readonly answer?: InfoAnswer | null
}

/** Where a card is read: at a table with its scene, or in a gallery, where there is no position. */
export interface ReadAt<S> {
  readonly words: Words
  readonly scene: S | null
}

/** What a game knows of its things; null for a thing that it does not know. */
export type Telling<S> = (place: ReadAt<S>, ref: InfoRef) => InfoContent | null
