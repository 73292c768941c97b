import type { Blocked, GameEvent, Json, Pick, Picks, Seat, View } from '@spinney/kernel'
import type { Language } from './languages.ts'
import type { Facts, Said, Section } from './said.ts'
import type { StoryRules } from './story/compose.ts'

export type { Facts } from './said.ts'

/** The small parts of sentences. */
export interface WordParts {
  term(value: Json): string
  seat(seat: Seat): string
  message(key: string, facts?: Facts): string
}

/** Puts what the engine says into words of one language. */
export interface Words extends WordParts {
  readonly language: Language
  number(value: number): string
  /** “a, b and c”. */
  list(items: readonly string[]): string
  /** “a, b, c”. */
  row(items: readonly string[]): string
  has(key: string): boolean
  /** The name of a field of a position. */
  field(name: string): string
  /** The sentence that asks. */
  question(question: Questioned): string
  /** What a question is about in a word or two, for those it is not put to and where its facts are not known. */
  topic(question: { readonly kind: string }): string
  option(question: Questioned, pick: Pick): string
  /** Why something is not offered. */
  why(blocked: Blocked): string
  /** What happened. Names and numbers stand between signs: see `parts` and `plain`. */
  event(event: GameEvent): string
  /** What somebody did, without saying who: “Drew a card.” Where the sentence needs its subject it keeps it. */
  deed(event: GameEvent): string
  /** A message as one of what happened: with the closest variant of its key, and with signs. */
  tell(key: string, facts: Facts): string
  /** A part of a described position. */
  say(said: Said): string
}

/** A question as far as its wording goes. */
export interface Questioned {
  readonly kind: string
  readonly about: Json
  /** The sorts of what can be picked, where they are known. */
  readonly picks?: Picks
}

/** Words a value of one sort, such as a region. */
export type Sort = (value: Json, words: WordParts) => string

/** By name, as gaps of the catalogue give it: `{{to, place}}`. */
export type Sorts = { readonly [sort: string]: Sort }

/** What a game adds to its catalogue. */
export interface GameWords {
  /** How values of its own sorts are worded at this table. */
  sortsOf?(view: View): Sorts
  /** What a seat is called where nobody sits: a term of the game; null for all others. */
  nobodyAt?(view: View, seat: Seat): string | null
  /** A position as data, from what one seat may see. */
  describe?(view: View): readonly Section[]
  /** How what happened becomes a story. */
  readonly story?: StoryRules
  /** A remark behind an option of the question that the view shows, such as what it costs; null for none. */
  remark?(view: View, pick: Pick): Said | null
}
