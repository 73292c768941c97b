import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { chaptersOf } from './chapters.ts'
import { LEARN, useReading } from './reading.ts'
import { ruleHref } from './types.ts'

/** What the library has of one game: chapters, sides, and shelves of things. */
export function Contents({ game, suffix }: { readonly game: string; readonly suffix: string }) {
  const { t } = useTranslation(LEARN)
  const { t: page } = useTranslation()
  const reading = useReading(game)
  if (reading === null) return null
  const { library, book } = reading
  const chapters = chaptersOf(book)
  const sides = chapters.filter(({ section }) => library.portrait?.(section, 1) != null)
  const others = chapters.filter((chapter) => !sides.includes(chapter))
  return (
    <section className="panel library-game" aria-label={page(`game.${game}`)}>
      <h2>{page(`game.${game}`)}</h2>
      <h3>{t('library.chapters')}</h3>
      <ul className="library-tiles">
        {others.map(({ section, title, first, gist }) => (
          <li key={section}>
            <Link href={`${ruleHref(game, first)}${suffix}`} className="library-tile">
              <b>{title}</b>
              {gist !== '' && <small>{gist}</small>}
            </Link>
          </li>
        ))}
      </ul>
      {sides.length > 0 && (
        <>
          <h3>{t('library.sides')}</h3>
          <ul className="library-sides">
            {sides.map(({ section, title, first }) => (
              <li key={section}>
                <Link href={`${ruleHref(game, first)}${suffix}`}>
                  <span aria-hidden="true">{library.portrait?.(section, 60)}</span>
                  <b>{title}</b>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t('library.things')}</h3>
      <ul className="library-shelves">
        {Object.entries(library.things).map(([kind, ids]) => (
          <li key={kind}>
            <Link href={`/rules/${game}/${kind}${suffix}`} className="rule-chip">
              {t(`shelf.${kind}`)} <small>{ids.length}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
