import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { LEARN, type Reading } from './reading.ts'
import { thingHref } from './types.ts'

interface Props {
  readonly reading: Reading
  readonly kind: string
  readonly ids: readonly string[]
  readonly suffix: string
}

/** All things of one kind. */
export function ShelfPage({ reading, kind, ids, suffix }: Props) {
  const { t } = useTranslation(LEARN)
  const { t: page } = useTranslation()
  const { game, library, words } = reading
  return (
    <section className="panel rule-article">
      <p className="rule-trail">
        <Link href={`/rules${suffix}`}>{page(`game.${game}`)}</Link>
      </p>
      <h1>{t(`shelf.${kind}`)}</h1>
      <ul className="shelf-things">
        {ids.map((id) => {
          const told = library.info({ words, scene: null }, { kind, id })
          if (told === null) return null
          return (
            <li key={id}>
              <Link href={`${thingHref(game, { kind, id })}${suffix}`}>
                <span className="shelf-picture" aria-hidden="true">
                  {told.picture}
                </span>
                <span>
                  <b>{told.name}</b>
                  <small>{told.text[0]}</small>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
