import type { Language } from '@spinney/words'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameOf } from '../games.ts'
import type { RuleBook } from '../rulebooks.ts'

/** The rules of a game in the language that is spoken; null until they are there. Without them their numbers must do. */
export function useBook(game: string): RuleBook | null {
  const language = useTranslation().i18n.language as Language
  const [book, setBook] = useState<RuleBook | null>(null)
  useEffect(() => {
    let gone = false
    void gameOf(game)
      .library?.()
      .then((library) => library.rulebook(language))
      .then(
        (found) => gone || setBook(found),
        () => {},
      )
    return () => {
      gone = true
    }
  }, [game, language])
  return book
}
