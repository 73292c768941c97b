import type { View } from '@spinney/kernel'
import type { Language, Words } from '@spinney/words'
import type { ReactNode } from 'react'
import type { InfoOf } from '../info/place.ts'
import type { InfoRef } from '../info/ref.ts'
import type { RuleBook } from '../rulebooks.ts'
import type { Shape } from '../table/ground.ts'

/** What a game has in the rules library. */
export interface GameLibrary {
  rulebook(language: Language): Promise<RuleBook>
  /** Things with an entry of their own, by kind, in the order they are shown: cards, races, and so on. */
  readonly things: { readonly [kind: string]: readonly string[] }
  /** What is told about them: the same as on their info cards. */
  readonly info: InfoOf
  /** Kinds of things that our readings of the rules call by their names. */
  readonly named?: readonly string[]
  /** The thing drawn as large as it deserves; null: as on its info card. */
  picture?(words: Words, ref: InfoRef): ReactNode | null
  /** Where a place is on the board, in shares of its width and height; left out: pictures show the whole board. */
  spotAt?(view: View, place: number, shape: Shape): readonly [x: number, y: number] | null
  /** Draws a side whose chapter this is; null: none. */
  portrait?(section: string, size: number): ReactNode | null
}

/** A chapter of the book with all that belongs to it. */
export interface Chapter {
  readonly section: string
  readonly title: string
  /** The address of the chapter: its first rule. */
  readonly first: string
  readonly gist: string
}

/** Part of an address: servers take what follows a dot for the ending of a file. */
export const slugOf = (id: string): string => encodeURIComponent(id.replaceAll('.', '-'))

/** Where a rule or a thing is read: `/rules/root/4-3` or `/rules/root/card/ambush-fox`. */
export const ruleHref = (game: string, law: string): string => `/rules/${game}/${slugOf(law)}`
export const thingHref = (game: string, { kind, id }: InfoRef): string => `/rules/${game}/${kind}/${slugOf(id)}`

/** What such a part of an address means among what there is; undefined: nothing. */
export const meantBy = (part: string, ids: readonly string[]): string | undefined =>
  ids.find((id) => id === part) ?? ids.find((id) => slugOf(id) === encodeURIComponent(part))
