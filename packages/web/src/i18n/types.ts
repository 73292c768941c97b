import type { AskedQuestion, GameEvent, Json, Pick, Seat, View } from '@spinney/kernel'
import type { Language } from './languages.ts'

/** The small parts of sentences. */
export interface WordParts {
  term(value: Json): string
  seat(seat: Seat): string
  message(key: string, facts?: { readonly [name: string]: string | number }): string
}

/** Puts what the engine says into words of the current language. */
export interface Words {
  readonly language: Language
  seat(seat: Seat): string
  term(value: Json): string
  number(value: number): string
  list(items: readonly string[]): string
  /** The sentence that asks. */
  question(question: AskedQuestion): string
  option(question: AskedQuestion, pick: Pick): string
  /** Why something is not offered. */
  why(why: string, facts: { readonly [name: string]: Json }): string
  event(event: GameEvent): string
  has(key: string): boolean
  message(key: string, facts?: { readonly [name: string]: Json }): string
}

/**
 * The wording of one fact where `term.…` is not enough; undefined: the usual way. Asked for `context` with all facts of a
 * sentence, it may name a variant of it.
 */
export type FactWord = (name: string, value: Json, view: View, words: WordParts) => string | undefined
