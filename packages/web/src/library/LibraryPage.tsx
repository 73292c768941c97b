import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'wouter'
import { GAMES } from '../games.ts'
import { SiteHead } from '../home/SiteHead.tsx'
import { ensureMessages } from '../i18n/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { Contents } from './Contents.tsx'
import { RulePage } from './RulePage.tsx'
import { LEARN, useReading } from './reading.ts'
import { SearchBox } from './SearchBox.tsx'
import { ShelfPage } from './ShelfPage.tsx'
import { ThingPage } from './ThingPage.tsx'
import { meantBy, ruleHref, thingHref } from './types.ts'
import { type Ways, WaysCtx } from './ways.tsx'
import '../home/home.css'
import './library.css'

const SHOWN = GAMES.filter(({ library, hidden }) => library !== undefined && hidden !== true)

interface Props {
  readonly game: string | undefined
  /** A rule, or a kind of things. */
  readonly what: string | undefined
  /** One thing of that kind. */
  readonly thing: string | undefined
}

/** The rules library: `/rules`, a rule, a shelf of things, or one thing. `?table=…` names the table to go back to. */
export default function LibraryPage({ game, what, thing }: Props) {
  const { t } = useTranslation(LEARN)
  const [params] = useSearchParams()
  const [path] = useLocation()
  const table = params.get('table')
  const suffix = table === null ? '' : `?table=${encodeURIComponent(table)}`
  const [isWorded, setWorded] = useState(false)
  useEffect(() => void ensureMessages(LEARN).then(() => setWorded(true)), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is read from its top
  useEffect(() => void scrollTo(0, 0), [path])
  const ways: Ways = {
    rule: (law, children, className) => (
      <Link href={`${ruleHref(game ?? '', law)}${suffix}`} className={className}>
        {children}
      </Link>
    ),
    thing: (ref, children, className) => (
      <Link href={`${thingHref(game ?? '', ref)}${suffix}`} className={className}>
        {children}
      </Link>
    ),
  }
  // A wrong word for a moment would be worse than none.
  if (!isWorded) return <SiteHead />
  const isKnown = SHOWN.some(({ id }) => id === game)
  return (
    <div className="library">
      <SiteHead />
      <main className="library-main">
        <div className="library-top">
          {what === undefined ? (
            <h1>{t('library.title')}</h1>
          ) : (
            <Link href={`/rules${suffix}`}>{t('library.title')}</Link>
          )}
          <SearchBox suffix={suffix} />
          {table !== null && (
            <Link href={`/table/${encodeURIComponent(table)}`} className="button">
              <Icon name="undo" size={18} /> {t('library.table')}
            </Link>
          )}
        </div>
        <WaysCtx value={ways}>
          {what === undefined || game === undefined || !isKnown ? (
            <>
              {what !== undefined && <Missing what={[game, what, thing].filter(Boolean).join('/')} />}
              {SHOWN.map(({ id }) => (
                <Contents key={id} game={id} suffix={suffix} />
              ))}
            </>
          ) : (
            <Shown game={game} what={what} thing={thing} suffix={suffix} />
          )}
        </WaysCtx>
      </main>
    </div>
  )
}

interface ShownProps {
  readonly game: string
  readonly what: string
  readonly thing: string | undefined
  readonly suffix: string
}

function Shown({ game, what, thing, suffix }: ShownProps) {
  const reading = useReading(game)
  if (reading === null) return null
  const { library, book } = reading
  const ids = Object.hasOwn(library.things, what) ? library.things[what]! : null
  if (ids === null) {
    const law =
      thing === undefined
        ? meantBy(
            what,
            book.rules.map(({ id }) => id),
          )
        : undefined
    if (law !== undefined) return <RulePage reading={reading} law={law} suffix={suffix} />
  } else if (thing === undefined) {
    return <ShelfPage reading={reading} kind={what} ids={ids} suffix={suffix} />
  } else {
    const id = meantBy(thing, ids)
    if (id !== undefined) return <ThingPage reading={reading} thing={{ kind: what, id }} ids={ids} suffix={suffix} />
  }
  return <Missing what={[game, what, thing].filter(Boolean).join('/')} />
}

function Missing({ what }: { readonly what: string }) {
  const { t } = useTranslation(LEARN)
  return <p className="panel library-missing">{t('library.missing', { what: what.slice(0, 80) })}</p>
}
