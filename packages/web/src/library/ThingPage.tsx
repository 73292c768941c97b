import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { InfoRef } from '../info/ref.ts'
import { Tools } from './RulePage.tsx'
import { LEARN, type Reading } from './reading.ts'
import { Steps } from './Steps.tsx'
import { ThingArticle } from './ThingArticle.tsx'
import { thingHref } from './types.ts'

interface Props {
  readonly reading: Reading
  readonly thing: InfoRef
  /** All things of its kind. */
  readonly ids: readonly string[]
  readonly suffix: string
}

/** One thing as a page. */
export function ThingPage({ reading, thing, ids, suffix }: Props) {
  const { t } = useTranslation(LEARN)
  const { t: page } = useTranslation()
  const { game, library, words } = reading
  const told = (id: string) => library.info({ words, scene: null }, { kind: thing.kind, id })
  const at = ids.indexOf(thing.id)
  const step = (id: string | undefined) =>
    id === undefined
      ? null
      : { href: `${thingHref(game, { kind: thing.kind, id })}${suffix}`, text: told(id)?.name ?? id }
  return (
    <article className="panel rule-article" data-thing={`${thing.kind}:${thing.id}`}>
      <p className="rule-trail">
        <Link href={`/rules${suffix}`}>{page(`game.${game}`)}</Link> ›{' '}
        <Link href={`/rules/${game}/${thing.kind}${suffix}`}>{t(`shelf.${thing.kind}`)}</Link>
      </p>
      <header>
        <div>
          <h1>{told(thing.id)?.name}</h1>
          <p className="rule-number">{told(thing.id)?.kind}</p>
        </div>
        <Tools />
      </header>
      <ThingArticle reading={reading} thing={thing} />
      <Steps previous={step(ids[at - 1])} next={step(ids[at + 1])} />
    </article>
  )
}
