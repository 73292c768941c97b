import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { parentOf } from '../rulebooks.ts'
import { Icon } from '../ui/Icon.tsx'
import { chaptersOf, depthOf } from './chapters.ts'
import { RuleArticle } from './RuleArticle.tsx'
import { LEARN, type Reading } from './reading.ts'
import { Steps } from './Steps.tsx'
import { ruleHref } from './types.ts'

interface Props {
  readonly reading: Reading
  readonly law: string
  readonly suffix: string
}

/** One rule as a page: the chapter beside it, where it stands, and the ones before and after it. */
export function RulePage({ reading, law, suffix }: Props) {
  const { t } = useTranslation()
  const { game, book, library, titleOf } = reading
  const at = book.rules.findIndex(({ id }) => id === law)
  const rule = book.rules[at]!
  const chapter = chaptersOf(book).find(({ section }) => section === rule.section)!
  const above: string[] = []
  for (let id = parentOf(law); id !== ''; id = parentOf(id)) if (reading.isRule(id)) above.unshift(id)
  const step = (id: string | undefined) =>
    id === undefined ? null : { href: `${ruleHref(game, id)}${suffix}`, text: `${id} ${titleOf(id)}` }
  return (
    <div className="library-read">
      <Tree reading={reading} section={rule.section} law={law} suffix={suffix} />
      <article className="panel rule-article" data-law={law}>
        <p className="rule-trail">
          <Link href={`/rules${suffix}`}>{t(`game.${game}`)}</Link>
          {(above[0] === undefined ? [chapter.first] : above).map((id) =>
            id === law ? null : (
              <span key={id}>
                {' › '}
                <Link href={`${ruleHref(game, id)}${suffix}`}>
                  {id === chapter.first ? chapter.title : titleOf(id)}
                </Link>
              </span>
            ),
          )}
        </p>
        <header>
          {library.portrait?.(rule.section, 52)}
          <div>
            <h1>{rule.title}</h1>
            <p className="rule-number">{law}</p>
          </div>
          <Tools />
        </header>
        <RuleArticle reading={reading} law={law} />
        <Steps previous={step(book.rules[at - 1]?.id)} next={step(book.rules[at + 1]?.id)} />
      </article>
    </div>
  )
}

/** Link and paper. */
export function Tools() {
  const { t } = useTranslation(LEARN)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const { origin, pathname } = location
    await navigator.clipboard?.writeText(`${origin}${pathname}`)
    setCopied(true)
  }
  return (
    <div className="rule-tools">
      <button type="button" className="button small" onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'link'} size={16} /> {t(isCopied ? 'library.copied' : 'library.copy')}
      </button>
      <button type="button" className="button small" onClick={() => print()}>
        <Icon name="print" size={16} /> {t('library.print')}
      </button>
    </div>
  )
}

interface TreeProps extends Props {
  readonly section: string
}

/** All chapters; the one that is read is laid open. */
function Tree({ reading, section, law, suffix }: TreeProps) {
  const { t } = useTranslation(LEARN)
  const { game, book } = reading
  const link = (id: string, text: string) => (
    <Link href={`${ruleHref(game, id)}${suffix}`} aria-current={id === law ? 'page' : undefined}>
      {text}
    </Link>
  )
  return (
    <nav className="panel rule-tree" aria-label={t('library.contents')}>
      <ul>
        {chaptersOf(book).map((chapter) => (
          <li key={chapter.section}>
            {link(chapter.first, chapter.title)}
            {chapter.section === section && (
              <ul>
                {book.rules
                  .filter((rule) => rule.section === section && (rule.id !== chapter.first || depthOf(rule.id) > 0))
                  .map(({ id, title }) => (
                    <li key={id} data-depth={depthOf(id)}>
                      {link(id, `${id} ${title}`)}
                    </li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
