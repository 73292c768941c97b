import { useMemo } from 'react'
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
