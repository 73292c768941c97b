import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { GAMES } from '../games.ts'
import { SiteHead } from '../home/SiteHead.tsx'
import { Icon } from '../ui/Icon.tsx'
import { myTables, type OnlineTable, openTables } from './api.ts'
import { NameForm } from './NameForm.tsx'
import { useEvery, useOnlineWords, usePerson } from './useOnline.ts'
import '../home/home.css'
import './online.css'

const SHOWN = GAMES.filter(({ hidden }) => hidden !== true)
/** Milliseconds between two looks at the lists. */
const AGAIN = 5000

/** Playing with people who are elsewhere: one's name, one's tables, new ones, and those that anybody may join. */
export default function OnlinePage() {
  const { t } = useTranslation('online')
  const isSpoken = useOnlineWords()
  const { person, setPerson, isAway } = usePerson()
  if (!isSpoken) return <SiteHead />
  return (
    <div className="online">
      <SiteHead />
      <main className="online-main">
        <h1>{t('title')}</h1>
        {isAway && <p className="panel online-note">{t('trouble.away')}</p>}
        {person === null && (
          <section className="panel">
            <NameForm known={null} done={setPerson} />
          </section>
        )}
        {person && (
          <>
            <Lists />
            <section className="panel online-create" aria-labelledby="online-create">
              <h2 id="online-create">{t('create')}</h2>
              <p>{t('create.text')}</p>
              <Games />
            </section>
            <nav className="online-ways" aria-label={t('ways')}>
              <Link href="/online/finished" className="button">
                <Icon name="chart" size={18} /> {t('finished')}
              </Link>
              <Link href="/online/account" className="button">
                <Icon name="lock" size={18} /> {t('account', { name: person.name })}
              </Link>
              <Link href="/online/notices" className="button">
                <Icon name="bell" size={18} /> {t('notices')}
              </Link>
              <Link href="/online/programs" className="button">
                {t('programs')}
              </Link>
            </nav>
          </>
        )}
      </main>
    </div>
  )
}

function Games() {
  const { t } = useTranslation()
  return (
    <div className="online-games">
      {SHOWN.map(({ id }) => (
        <Link key={id} href={`/online/new/${id}`} className="button primary">
          <Icon name="plus" size={18} /> {t(`game.${id}`)}
        </Link>
      ))}
    </div>
  )
}

const isMyTurn = ({ stage, asked, mine }: OnlineTable) => stage === 'playing' && asked !== null && mine.includes(asked)
const rank = (table: OnlineTable) =>
  isMyTurn(table) ? 0 : table.stage === 'playing' ? 1 : table.stage === 'gathering' ? 2 : 3

/** One's own tables, those that wait for one first, and those that have a free seat for anybody. */
function Lists() {
  const { t } = useTranslation('online')
  const [own, setOwn] = useState<readonly OnlineTable[] | null>(null)
  const [open, setOpen] = useState<readonly OnlineTable[] | null>(null)
  const look = useCallback(() => {
    // What cannot be fetched now is fetched the next time.
    Promise.all([myTables(), openTables()]).then(
      ([mine, all]) => {
        setOwn([...mine].sort((a, b) => rank(a) - rank(b) || b.created - a.created))
        setOpen(all.filter((table) => table.mine.length === 0))
      },
      () => {},
    )
  }, [])
  useEffect(look, [look])
  useEvery(AGAIN, look, true)
  return (
    <>
      {own !== null && own.length > 0 && (
        <section className="panel" aria-labelledby="online-own">
          <h2 id="online-own">{t('own')}</h2>
          <Tables tables={own} />
        </section>
      )}
      <section className="panel" aria-labelledby="online-open">
        <h2 id="online-open">{t('open')}</h2>
        {open !== null && (open.length === 0 ? <p>{t('open.none')}</p> : <Tables tables={open} />)}
      </section>
    </>
  )
}

function Tables({ tables }: { readonly tables: readonly OnlineTable[] }) {
  const { t } = useTranslation('online')
  const { t: page } = useTranslation()
  return (
    <ul className="online-tables">
      {tables.map((table) => {
        const { id, game, stage, seats, asked } = table
        const free = seats.filter(({ kind }) => kind === 'open').length
        const turn = asked === null ? undefined : seats[asked]
        const name = turn?.kind === 'bot' ? t('bot') : (turn?.name ?? '')
        return (
          <li key={id}>
            <Link href={`/online/${id}`} className="online-table">
              <b>{page(`game.${game}`)}</b>
              <span className={isMyTurn(table) ? 'save-state mine' : 'save-state'}>
                {isMyTurn(table)
                  ? page('saves.yourTurn')
                  : stage === 'gathering'
                    ? t('free', { count: free })
                    : stage === 'over'
                      ? page('saves.over')
                      : page('saves.turnOf', { seat: name })}
              </span>
              <span>
                {seats.map((seat) => (seat.kind === 'bot' ? t('bot') : (seat.name ?? t('seat.free')))).join(' · ')}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
