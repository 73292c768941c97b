import { languageFacts } from '@spinney/words'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { gameOf, type Portrait } from '../games.ts'
import { SiteHead } from '../home/SiteHead.tsx'
import { ensureMessages } from '../i18n/index.ts'
import { listSaves } from '../saves.ts'
import { useSettings } from '../settings.ts'
import { downloadText } from '../table/download.ts'
import { ranking } from '../table/ranking.ts'
import { Icon } from '../ui/Icon.tsx'
import { overviewOf, ownSeat, type PlayedGame, type PlayedSeat, type Tally } from './played.ts'
import { clearPlayed, listPlayed } from './store.ts'
import '../home/home.css'
import './history.css'

/** The player's own games: results by game and by side, streaks, and the games themselves. Kept on this device only. */
export default function HistoryPage() {
  const { t } = useTranslation()
  const [played, setPlayed] = useState<readonly PlayedGame[] | null>(null)
  const [tables, setTables] = useState<ReadonlySet<string>>(new Set())
  const [isForbidden, setForbidden] = useState(false)
  const reload = () => {
    listPlayed().then(setPlayed, () => setForbidden(true))
    listSaves().then(
      ({ saves }) => setTables(new Set(saves.map(({ id }) => id))),
      () => {},
    )
  }
  useEffect(reload, [])
  return (
    <div className="history">
      <SiteHead />
      <main className="history-main">
        <h1>{t('history')}</h1>
        {isForbidden && <p className="panel note">{t('saves.forbidden')}</p>}
        {played !== null && (played.length === 0 ? <Nothing /> : <Games {...{ played, tables, reload }} />)}
      </main>
    </div>
  )
}

function Nothing() {
  const { t } = useTranslation()
  return (
    <section className="panel history-none">
      <Icon name="chart" size={56} />
      <h2>{t('history.none')}</h2>
      <p>{t('history.none.text')}</p>
      <Link href="/" className="button primary">
        <Icon name="play" size={18} /> {t('nav.play')}
      </Link>
    </section>
  )
}

interface GamesProps {
  readonly played: readonly PlayedGame[]
  /** Tables that are still on this device. */
  readonly tables: ReadonlySet<string>
  reload(): void
}

function Games({ played, tables, reload }: GamesProps) {
  const { t } = useTranslation()
  const { games, wins, streaks, byGame, bySide } = overviewOf(played)
  return (
    <>
      <section className="panel history-sum" aria-label={t('history.sum')}>
        <Figure number={games} label={t('history.games', { count: games })} />
        <Figure number={wins} label={t('history.wins', { count: wins })} />
        <Figure number={streaks.now} label={t('history.streak')} />
        <Figure number={streaks.longest} label={t('history.longest')} />
        <p>{t('history.counts')}</p>
      </section>
      {byGame.map((tally) => (
        <GameTallies key={tally.key} tally={tally} sides={bySide[tally.key] ?? []} />
      ))}
      <section className="panel" aria-labelledby="history-list">
        <h2 id="history-list">{t('history.list')}</h2>
        <ol className="history-list">
          {played.map((game) => (
            <PlayedLine key={game.id} played={game} isKept={tables.has(game.id)} />
          ))}
        </ol>
      </section>
      <Keeping played={played} reload={reload} />
    </>
  )
}

function Figure({ number, label }: { readonly number: number; readonly label: string }) {
  return (
    <p className="history-figure">
      <b>{number}</b> {label}
    </p>
  )
}

/** The words and the faces of a game, once they are there. */
function useGame(game: string) {
  const { t: g } = useTranslation(game)
  const [drawn, setDrawn] = useState<{ readonly Face: Portrait | null } | null>(null)
  useEffect(() => {
    void Promise.all([gameOf(game).portrait?.(), ensureMessages(game)]).then(([Face]) =>
      setDrawn({ Face: Face ?? null }),
    )
  }, [game])
  return { g, isLoaded: drawn !== null, Face: drawn?.Face ?? null }
}

function GameTallies({ tally, sides }: { readonly tally: Tally; readonly sides: readonly Tally[] }) {
  const { t } = useTranslation()
  const { g, isLoaded, Face } = useGame(tally.key)
  const row = ({ key, games, wins, best }: Tally, name: ReactNode) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      <td>{games}</td>
      <td>{wins}</td>
      <td>{best}</td>
    </tr>
  )
  return (
    <section className="panel" aria-labelledby={`history-${tally.key}`}>
      <h2 id={`history-${tally.key}`}>{t(`game.${tally.key}`)}</h2>
      <table className="history-table">
        <thead>
          <tr>
            <th scope="col">{t('history.side')}</th>
            <th scope="col">{t('history.played')}</th>
            <th scope="col">{t('history.won')}</th>
            <th scope="col">{t('history.best')}</th>
          </tr>
        </thead>
        <tbody>
          {row(tally, t('history.all'))}
          {isLoaded &&
            sides.map((side) =>
              row(
                side,
                <span className="history-side">
                  {Face && <Face side={side.key} size={28} />} {g(`term.${side.key}`)}
                </span>,
              ),
            )}
        </tbody>
      </table>
    </section>
  )
}

function PlayedLine({ played, isKept }: { readonly played: PlayedGame; readonly isKept: boolean }) {
  const { t } = useTranslation()
  const language = useSettings((settings) => settings.language)
  const { tag } = languageFacts(language)
  const { g, isLoaded } = useGame(played.game)
  const { id, game, map, ended, rounds, seats, winners } = played
  const own = ownSeat(played)
  // Who goes by a procedure has no name: what is played says who that is.
  const nobodyAt = ({ kind, sides: [side] }: PlayedSeat) =>
    kind === 'bot' && side !== undefined ? g(`term.${side}`) : ''
  const nameOf = (i: number) =>
    seats[i]!.name ||
    nobodyAt(seats[i]!) ||
    (own === null ? t('seat.numbered', { number: i + 1 }) : languageFacts(language).you.subject)
  const place = own === null ? 0 : ranking({ winners, scores: seats.map(({ score }) => score) }).indexOf(own) + 1
  const term = map === null || !isLoaded ? '' : g(`term.${map}`, { defaultValue: '' })
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(ended)
  const result =
    own !== null && winners.includes(own)
      ? t('history.youWon', { count: seats[own]!.score })
      : own !== null
        ? t('history.youLost', { place, players: seats.length, count: seats[own]!.score })
        : t('finished.won', { seats: list.format(winners.map(nameOf)) })
  return (
    <li data-won={own !== null && winners.includes(own) ? '' : undefined}>
      <span className="history-result">{result}</span>
      <span>
        {[
          t(`game.${game}`),
          ...(term === '' ? [] : [term]),
          ...(rounds > 0 ? [t('saves.round', { round: rounds })] : []),
          date,
        ].join(' · ')}
      </span>
      <small>{list.format(seats.map((seat, i) => `${nameOf(i)} ${seat.score}`))}</small>
      {isKept && (
        <Link href={`/table/${id}`} className="button small">
          {t('history.look')}
        </Link>
      )}
    </li>
  )
}

/** Takes the history along, or deletes it: the second needs one more press. */
function Keeping({ played, reload }: Pick<GamesProps, 'played' | 'reload'>) {
  const { t } = useTranslation()
  const [isSure, setSure] = useState(false)
  return (
    <section className="panel history-keeping" aria-label={t('history.keeping')}>
      <p>{t('history.keeping.text')}</p>
      <button
        type="button"
        className="button"
        onClick={() =>
          downloadText('spinney-history.json', JSON.stringify({ spinney: 'history', games: played }, null, 2))
        }
      >
        <Icon name="download" size={18} /> {t('history.export')}
      </button>
      <button
        type="button"
        className="button"
        onBlur={() => setSure(false)}
        onClick={() => (isSure ? void clearPlayed().then(reload) : setSure(true))}
      >
        <Icon name="trash" size={18} /> {t(isSure ? 'history.deleteSure' : 'history.delete')}
      </button>
    </section>
  )
}
