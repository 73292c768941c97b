import { languageFacts } from '@spinney/words'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { SiteHead } from '../home/SiteHead.tsx'
import { ensureMessages } from '../i18n/index.ts'
import { useSettings } from '../settings.ts'
import { codeOf, type OnlineTrouble } from './api.ts'
import { type Finished, type FinishedSeat, finishedGames, type Rating } from './finishedApi.ts'
import { type Tally, tallies } from './tallies.ts'
import { useOnlineWords } from './useOnline.ts'
import '../home/home.css'
import './online.css'

interface Found {
  readonly games: readonly Finished[]
  readonly ratings: readonly Rating[]
}

/** The finished games with others: results, how one has done by player and by side, ratings. */
export default function FinishedPage() {
  const { t } = useTranslation('online')
  const isSpoken = useOnlineWords()
  const [found, setFound] = useState<Found | null>(null)
  const [trouble, setTrouble] = useState<OnlineTrouble | null>(null)
  useEffect(() => {
    finishedGames().then(
      async (next) => {
        // Factions and races are named by their games.
        await Promise.all([...new Set(next.games.map(({ game }) => game))].map((game) => ensureMessages(game)))
        setFound(next)
      },
      (error: unknown) => setTrouble(codeOf(error)),
    )
  }, [])
  if (!isSpoken) return <SiteHead />
  return (
    <div className="online">
      <SiteHead />
      <main className="online-main">
        <h1>{t('finished')}</h1>
        {trouble !== null && (
          <p className="panel online-note" role="alert">
            {t(`trouble.${trouble}`)}
          </p>
        )}
        {found !== null && found.games.length === 0 && <p className="panel online-note">{t('finished.none')}</p>}
        {found !== null && found.games.length > 0 && <Games {...found} />}
        <p className="online-ways">
          <Link href="/online" className="button">
            {t('title')}
          </Link>
        </p>
      </main>
    </div>
  )
}

function Games({ games, ratings }: Found) {
  const { t } = useTranslation('online')
  const { t: page } = useTranslation()
  const { byPlayer, bySide } = tallies(games)
  return (
    <>
      {ratings.length > 0 && (
        <section className="panel" aria-labelledby="finished-ratings">
          <h2 id="finished-ratings">{t('ratings')}</h2>
          <p className="online-soft">{t('ratings.text')}</p>
          <ul className="online-tables">
            {ratings.map(({ game, rating, games: count }) => (
              <li key={game} className="online-table">
                <b>{page(`game.${game}`)}</b> {t('ratings.of', { rating, count })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="panel" aria-labelledby="finished-list">
        <h2 id="finished-list">{t('finished.list')}</h2>
        <ul className="online-tables">
          {games.map((game) => (
            <GameLine key={game.id} game={game} />
          ))}
        </ul>
      </section>
      <Tallies title={t('finished.bySide')} tallies={bySide} />
      <Tallies title={t('finished.byPlayer')} tallies={byPlayer} />
    </>
  )
}

function GameLine({ game: { id, game, at, ended, seats } }: { readonly game: Finished }) {
  const { t } = useTranslation('online')
  const { t: page } = useTranslation()
  const language = useSettings((settings) => settings.language)
  const date = new Intl.DateTimeFormat(languageFacts(language).tag, { dateStyle: 'medium' }).format(at)
  const order = [...seats].sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
  const own = seats.find(({ mine }) => mine)
  return (
    <li>
      <Link href={`/online/${id}`} className="online-table">
        <b>{page(`game.${game}`)}</b>
        <span className="save-state">
          {ended === 'vote'
            ? t('finished.ended')
            : own?.won
              ? t('finished.won')
              : t('finished.place', { place: own?.place })}
        </span>
        <span>{order.map((seat) => seatLine(seat, page('seat.person'), t('bot'))).join(' · ')}</span>
        {own?.rating && <span>{t('ratings.change', { before: own.rating.before, after: own.rating.after })}</span>}
        <time>{date}</time>
      </Link>
    </li>
  )
}

function seatLine({ name, bot, score }: FinishedSeat, person: string, robot: string): string {
  const who = name ?? (bot === null ? person : robot)
  return score === null ? who : `${who} ${score}`
}

function Tallies({ title, tallies: rows }: { readonly title: string; readonly tallies: readonly Tally[] }) {
  const { t } = useTranslation('online')
  const { t: page, i18n } = useTranslation()
  if (rows.length === 0) return null
  return (
    <section className="panel">
      <table className="online-tallies">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tally.who')}</th>
            <th scope="col">{t('tally.games')}</th>
            <th scope="col">{t('tally.wins')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, game, games, wins }) => (
            <tr key={`${game} ${key}`}>
              <th scope="row">
                {game === null ? key : i18n.t(`term.${key}`, { ns: game })}
                {game !== null && <small> {page(`game.${game}`)}</small>}
              </th>
              <td>{games}</td>
              <td>{wins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
