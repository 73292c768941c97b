import type { Language } from '@spinney/words'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RuleBook } from '../rulebooks.ts'
import { useTable, useTableState } from './context.ts'
import { namedBy, type Source, sourcesOf, titleOf } from './sources.ts'

/** By seat, where the points came from in a few words; nothing where the game does not tell. */
export function useSources(scores: readonly number[]): readonly (readonly Source[])[] {
  const { face } = useTable()
  const rows = useTableState((state) => state.rows)
  return useMemo(
    () => (face.sharesOf === undefined ? [] : sourcesOf(rows, face.sharesOf, scores)),
    [face, rows, scores],
  )
}

/** The rules of the game, by whose titles sources are called; null until they are there. */
export function useBook(): RuleBook | null {
  const { entry } = useTable()
  const language = useTranslation().i18n.language as Language
  const [book, setBook] = useState<RuleBook | null>(null)
  useEffect(() => {
    let gone = false
    void entry
      .library?.()
      .then((library) => library.rulebook(language))
      .then(
        (found) => gone || setBook(found),
        () => {},
      )
    return () => {
      gone = true
    }
  }, [entry, language])
  return book
}

/** Where a seat's points came from. */
export function Sources({ sources, book }: { readonly sources: readonly Source[]; readonly book: RuleBook | null }) {
  const { t } = useTranslation()
  const { words } = useTable().scene
  if (book === null || sources.length === 0) return null
  const named = namedBy(sources, (law) => (law === null ? t('finished.before') : titleOf(book, law)))
  return (
    <p className="ranking-sources">
      <span className="sr-only">{t('finished.sources')} </span>
      {named.map(({ name, points }) => (
        <span key={name}>
          {name} <b>{`${points > 0 ? '+' : '−'}${words.number(Math.abs(points))}`}</b>{' '}
        </span>
      ))}
    </p>
  )
}
