import { createWords, type Language, type Words } from '@spinney/words'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameOf } from '../games.ts'
import { ensureMessages, i18n } from '../i18n/index.ts'
import type { InfoRef } from '../info/ref.ts'
import { parentOf, type RuleBook, type Ruling } from '../rulebooks.ts'
import { namedIn } from './links.ts'
import type { GameLibrary } from './types.ts'

/** A game's part of the library, in the language that is spoken. */
export interface Reading {
  readonly game: string
  readonly library: GameLibrary
  readonly book: RuleBook
  readonly words: Words
  isRule(law: string): boolean
  titleOf(law: string): string
  /** The rules of a thing; where its paragraph is cut into parts that have no rule above them, all of these. */
  lawsOf(thing: InfoRef): readonly string[]
  /** How we read what is unclear about a thing. */
  rulingsOf(thing: InfoRef): readonly Ruling[]
  /** The things that a rule is about. */
  thingsOf(law: string): readonly InfoRef[]
  /** Other rules that have to do with one: those it names, those that name it, and those read together with it. */
  around(law: string): readonly string[]
}

/** The texts of the library and of the course. */
export const LEARN = 'learn'

/** Loads a game's part of the library; null until it is there. */
export function useReading(game: string | undefined): Reading | null {
  const language = useTranslation().i18n.language as Language
  const [loaded, setLoaded] = useState<{ key: string; library: GameLibrary; book: RuleBook } | null>(null)
  const key = `${game}/${language}`
  useEffect(() => {
    let current = true
    const load = game === undefined ? undefined : gameOf(game).library
    if (game === undefined || load === undefined) return
    void Promise.all([load(), ensureMessages(game), ensureMessages(LEARN)]).then(async ([library]) => {
      const book = await library.rulebook(language)
      if (current) setLoaded({ key, library, book })
    })
    return () => {
      current = false
    }
  }, [game, language, key])
  return useMemo(() => {
    if (game === undefined || loaded === null || loaded.key !== key) return null
    const words = createWords({ texts: i18n, language, game, seatName: String })
    return readingOf(game, loaded.library, loaded.book, words)
  }, [game, language, key, loaded])
}

export function readingOf(game: string, library: GameLibrary, book: RuleBook, words: Words): Reading {
  const titles = new Map(book.rules.map(({ id, title }) => [id, title]))
  const isRule = (law: string) => titles.has(law)
  const refs = Object.entries(library.things).flatMap(([kind, ids]) => ids.map((id) => ({ kind, id })))
  const told = (ref: InfoRef) => library.info({ words, scene: null }, ref)
  const partsOf = (law: string): readonly string[] => {
    const above = parentOf(law)
    const isPart = parentOf(above) !== '' && !isRule(above)
    return isPart ? book.rules.flatMap(({ id }) => (parentOf(id) === above ? [id] : [])) : [law]
  }
  const lawsOf = (ref: InfoRef) => [...new Set((told(ref)?.laws ?? []).flatMap(partsOf))]
  const laws = refs.map(lawsOf)
  const named = new Map(book.rules.map(({ id, gist }) => [id, namedIn(gist, isRule)]))
  return {
    game,
    library,
    book,
    words,
    isRule,
    titleOf: (law) => titles.get(law) ?? law,
    lawsOf,
    rulingsOf(ref) {
      const name = told(ref)?.name
      if (name === undefined || !library.named?.includes(ref.kind)) return []
      const all = new Map(book.rules.flatMap(({ id }) => book.rulingsOn(id)).map((ruling) => [ruling.id, ruling]))
      return [...all.values()].filter(({ reading }) => reading.includes(name))
    },
    thingsOf: (law) => refs.filter((_, i) => laws[i]!.includes(law)),
    around(law) {
      const back = book.rules.filter(({ id }) => named.get(id)?.includes(law)).map(({ id }) => id)
      const rulings = new Set(book.rulingsOn(law).map(({ id }) => id))
      const together = book.rules.filter(({ id }) => book.rulingsOn(id).some((ruling) => rulings.has(ruling.id)))
      const all = [...(named.get(law) ?? []), ...back, ...together.map(({ id }) => id)]
      return [...new Set(all)].filter((id) => id !== law)
    },
  }
}
