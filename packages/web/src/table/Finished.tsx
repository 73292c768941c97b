import { lazy, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { isCoached } from '../coach/where.ts'
import { isOnline, ownSeats, type TablePlan } from '../engine/protocol.ts'
import { overviewOf, type Tally } from '../history/played.ts'
import { listPlayed } from '../history/store.ts'
import { useBook } from '../library/useBook.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SeatShape } from '../ui/SeatShape.tsx'
import { useCompany } from './company.ts'
import { useTable, useTableState } from './context.ts'
import { downloadRecord } from './download.ts'
import { endOf } from './ending.ts'
import { ranking } from './ranking.ts'
import { ScoreChart } from './ScoreChart.tsx'
import { Sources, useSources } from './Sources.tsx'
import { openAgain } from './start.ts'
import { stretchesOf } from './stops.ts'
import { useStory } from './story.ts'
import { TurningPoints } from './TurningPoints.tsx'
import { scoredIn, type TurningPoint, turningPoints } from './turning.ts'
import './result.css'
import { Part } from '../ui/Guard.tsx'

// Most games end without one.
const Fairness = lazy(() => import('./Fairness.tsx'))
const Review = lazy(() => import('../review/Review.tsx'))

const NO_SCORES: readonly number[] = []

/** The end of the game: who won, how one did, how the scores ran and where they turned, and what comes next. */
export default function Finished() {
  const { t } = useTranslation()
  const { control, scene, face, entry } = useTable()
  const now = useTableState((state) => state.now)!
  const points = useTableState((state) => state.points)
  const rows = useTableState((state) => state.rows)
  const isShown = useTableState((state) => state.result)
  const [isReviewed, setReviewed] = useReviewed(now.plan)
  const chapters = useStory()
  const stretches = useMemo(() => stretchesOf(chapters, now.count), [chapters, now.count])
  const seats = now.plan.seats.length
  const turning = useMemo(() => {
    return face.gainOf === undefined ? [] : turningPoints(stretches, scoredIn(rows, face.gainOf), seats)
  }, [face, stretches, rows, seats])
  /** What the review found, once it looks. */
  const [marks, setMarks] = useState<readonly TurningPoint[]>([])
  const company = useCompany()
  const { result } = now.view
  const sources = useSources(result?.scores ?? NO_SCORES)
  const book = useBook(entry.id)
  if (result === null) return null
  const { words } = scene
  const sides = face.standing?.(now.view, now.aides).sides
  const winners = words.list(result.winners.map((seat) => words.seat(seat)))
  const order = ranking(result)
  const people = ownSeats(now.plan)
  const mine = people.length === 1 ? people[0]! : null
  /** Whoever sits next to the one who began begins the next game. */
  const next = ((stretches.find(({ seat }) => seat !== null)?.seat ?? 0) + 1) % seats
  /** Beside the verdict stands whom it is about. */
  const about = mine ?? result.winners[0]
  const events = rows.flatMap((row) => [...row.events])
  const won = result.winners.length === 0 ? t('finished.nobody') : t('finished.won', { seats: winners })
  const verdict =
    mine === null
      ? won
      : result.winners.includes(mine)
        ? t('history.youWon', { count: result.scores[mine]! })
        : t('history.youLost', { place: order.indexOf(mine) + 1, players: seats, count: result.scores[mine]! })
  /** A faction, or the races one after the other. */
  const playedBy = (seat: number) =>
    (sides?.[seat] ? [sides[seat]] : (face.playedBy?.(events, seat) ?? [])).map((side) => words.term(side))
  return (
    <Dialog shape="page" open={isShown} title={won} onClose={() => control.showResult(false)}>
      <div className="result">
        <div className="result-column">
          <section className="result-lead" aria-label={t('finished.next')}>
            {about !== undefined && <SeatShape mark={scene.mark(about)} size={72} />}
            <div>
              <p className="result-mine">
                {mine !== null && company ? <company.Verdict seat={mine}>{verdict}</company.Verdict> : verdict}
              </p>
              <OwnRecord />
            </div>
            <div className="result-ways">
              {isOnline(now.plan) ? (
                <>
                  {company && <company.Again />}
                  <Link href="/online" className="button">
                    <Icon name="seats" size={18} /> {t('finished.online')}
                  </Link>
                </>
              ) : (
                <button
                  type="button"
                  className="button primary big"
                  onClick={() => void entry.setup().then((setup) => openAgain(setup, now.plan, next))}
                >
                  <Icon name="restart" /> {t('finished.again')}
                </button>
              )}
              <Link href={`/new/${entry.id}`} className="button">
                <Icon name="seats" size={18} /> {t(sides?.some((side) => side !== null) ? 'finished.side' : 'home.new')}
              </Link>
              <button
                type="button"
                className="button"
                onClick={() => {
                  control.showResult(false)
                  control.look(0)
                }}
              >
                <Icon name="play" size={18} /> {t('finished.replay')}
              </button>
              {!isReviewed && isCoached(now.plan) && (
                <button type="button" className="button" onClick={() => setReviewed(true)}>
                  <Icon name="chart" size={18} /> {t('finished.review')}
                </button>
              )}
              {!now.plan.practice && (
                <button type="button" className="button" onClick={() => void downloadRecord(control, now.plan.game)}>
                  <Icon name="download" size={18} /> {t('record.download')}
                </button>
              )}
              <Link href="/" className="button quiet">
                <Icon name="home" size={18} /> {t('home')}
              </Link>
              {!isOnline(now.plan) && <p>{t('finished.again.text', { seat: words.seat(next) })}</p>}
            </div>
          </section>
          <ScoreChart points={points} stretches={stretches} turning={isReviewed ? marks : turning} />
        </div>
        <div className="result-column">
          <section className="result-ranking">
            <h2>{t('finished.ranking')}</h2>
            <ol className="ranking">
              {order.map((seat, i) => (
                <li
                  key={seat}
                  data-won={result.winners.includes(seat) ? '' : undefined}
                  style={{ borderInlineStartColor: scene.mark(seat).ink }}
                >
                  <span className="ranking-place">{words.number(i + 1)}</span>
                  <SeatShape mark={scene.mark(seat)} size={34} />
                  <div>
                    <b>{words.seat(seat)}</b>
                    {playedBy(seat).length > 0 && <small>{words.row(playedBy(seat))}</small>}
                    <Sources sources={sources[seat] ?? []} book={book} />
                  </div>
                  <span className="ranking-score">{words.number(result.scores[seat]!)}</span>
                </li>
              ))}
            </ol>
          </section>
          {!isReviewed && turning.length > 0 && (
            <TurningPoints
              turning={turning}
              go={(at) => {
                control.showResult(false)
                control.look(at)
              }}
            />
          )}
          {!now.plan.practice && (
            <section>
              <h2>{t('fair')}</h2>
              <p>{t('fair.after')}</p>
              <Part>
                <Fairness />
              </Part>
            </section>
          )}
        </div>
        {isReviewed && (
          <Part>
            <Review stretches={stretches} mark={setMarks} />
          </Part>
        )}
      </div>
    </Dialog>
  )
}

/** A first game against bots is looked over at once, others when that is wanted. */
function useReviewed(plan: TablePlan): readonly [boolean, (isReviewed: boolean) => void] {
  const [isReviewed, setReviewed] = useState(false)
  useEffect(() => {
    if (!isCoached(plan) || plan.practice) return
    listPlayed().then(
      (played) => played.every(({ id }) => id === plan.id) && setReviewed(true),
      () => {},
    )
  }, [plan])
  return [isReviewed, setReviewed]
}

/** How the player has done with this side, or in this game, so far. */
function OwnRecord() {
  const { t } = useTranslation()
  const { face, scene, entry } = useTable()
  const now = useTableState((state) => state.now)!
  const rows = useTableState((state) => state.rows)
  const [tally, setTally] = useState<{ readonly side: string | null; readonly record: Tally } | null>(null)
  useEffect(() => {
    const end = endOf(face, now, rows, Number.MAX_SAFE_INTEGER)
    if (end === null) return
    listPlayed().then(
      (played) => {
        const { byGame, bySide } = overviewOf([...played.filter(({ id }) => id !== end.id), end])
        const own = end.seats.find(({ kind }) => kind === 'person')!.sides
        const side = own.length === 1 && face.playedBy === undefined ? own[0]! : null
        const all = side === null ? byGame : (bySide[end.game] ?? [])
        const record = all.find(({ key }) => key === (side ?? end.game))
        if (record !== undefined) setTally({ side, record })
      },
      () => {},
    )
  }, [face, now, rows])
  if (tally === null) return null
  const { games, wins, best } = tally.record
  const what = tally.side === null ? t(`game.${entry.id}`) : scene.words.term(tally.side)
  return (
    <p className="result-record">
      <Icon name="chart" size={16} /> {t('finished.record', { what, games, wins, best })}{' '}
      <Link href="/history">{t('history')}</Link>
    </p>
  )
}
