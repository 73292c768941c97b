import { plain } from '@spinney/words'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownSeats } from '../engine/protocol.ts'
import { ensureMessages, i18n } from '../i18n/index.ts'
import { useTable, useTableState } from '../table/context.ts'
import { openBranch } from '../table/start.ts'
import type { Stretch } from '../table/stops.ts'
import { LittleMap } from '../table/TurningPoints.tsx'
import type { TurningPoint } from '../table/turning.ts'
import { Icon } from '../ui/Icon.tsx'
import { Luck } from './Luck.tsx'
import { type ReviewMoment, review, TOLD } from './reviewing.ts'
import './review.css'

/** Places for moments that may still come. */
const OPEN = Array.from({ length: TOLD }, (_, i) => `open-${i}`)

const TEXTS = ['review', 'coach', 'bots']

interface Props {
  readonly stretches: readonly Stretch[]
  /** Marks the moments on the chart. */
  mark(points: readonly TurningPoint[]): void
}

/** A game looked over: three moments worth a look, and the luck of the dice. */
export default function Review({ stretches, mark }: Props) {
  const { t } = useTranslation('review')
  const { control, scene } = useTable()
  const now = useTableState((state) => state.now)!
  const rows = useTableState((state) => state.rows)
  const [isWorded, setWorded] = useState(false)
  const [found, setFound] = useState<readonly ReviewMoment[]>([])
  /** The answer that is looked at; null when all is done. */
  const [at, setAt] = useState<number | null>(0)
  useEffect(() => void Promise.all(TEXTS.map((owner) => ensureMessages(owner))).then(() => setWorded(true)), [])
  const seat = ownSeats(now.plan)[0]!
  const answers = useMemo(
    () => rows.filter((row) => row.seat === seat && !row.auto && row.events.length > 0).map((row) => row.at),
    [rows, seat],
  )
  useEffect(() => {
    let gone = false
    const looking = {
      judge: (one: number, quick: boolean) => (gone ? Promise.resolve(null) : control.judge(one, quick)),
      tell: (one: number, so: readonly ReviewMoment[]) => {
        if (gone) return
        setAt(one)
        setFound(so)
      },
    }
    void review(answers, looking).then((all) => {
      if (gone) return
      setFound(all)
      setAt(null)
    })
    return () => {
      gone = true
    }
  }, [control, answers])
  const turning = useMemo(
    () =>
      found.map(({ judgement: { at } }) => ({
        at,
        from: at,
        seat,
        round: roundAt(stretches, at),
        gain: 0,
        leads: false,
      })),
    [found, seat, stretches],
  )
  useEffect(() => mark(turning), [mark, turning])
  if (!isWorded) return null
  return (
    <section className="review" aria-label={t('title')}>
      <h2>{t('moments')}</h2>
      <p className="review-looking" role="status">
        {at !== null
          ? t('looking', { round: Math.max(1, roundAt(stretches, at)) })
          : found.length === 0
            ? t('nothing')
            : t('found', { count: found.length })}
      </p>
      <ol className="review-moments">
        {found.map((moment, i) => (
          <Moment key={moment.judgement.at} moment={moment} number={i + 1} point={turning[i]!} />
        ))}
        {at !== null && OPEN.slice(found.length).map((key) => <li key={key} className="is-open" aria-hidden="true" />)}
      </ol>
      <Luck game={scene.plan.game} rows={rows} />
    </section>
  )
}

/** The round that an answer belongs to. */
function roundAt(stretches: readonly Stretch[], at: number): number {
  return stretches.reduce((round, stretch) => (stretch.from <= at && stretch.round !== null ? stretch.round : round), 0)
}

interface MomentProps {
  readonly moment: ReviewMoment
  readonly number: number
  readonly point: Parameters<typeof LittleMap>[0]['point']
}

/** What was done, what else was possible, what it was worth, and what to try next. */
function Moment({ moment: { judgement, loss }, number, point }: MomentProps) {
  const { t } = useTranslation('review')
  const { t: want } = useTranslation('coach')
  const { control, scene } = useTable()
  const plan = useTableState((state) => state.now)!.plan
  const { words } = scene
  const { question, given, counsel, at } = judgement
  const option = (pick: typeof given) => plain(words.option(question, pick))
  const mistake = counsel.mistakes.find(({ pick }) => JSON.stringify(pick) === JSON.stringify(given))
  const reason = mistake?.reason ?? null
  const isFound = loss === 0
  return (
    <li>
      <LittleMap point={point} number={number} />
      <div className="review-told">
        <p className="review-where">
          <b>{t('round', { round: point.round })}</b> {plain(words.question(question))}
        </p>
        <dl>
          <dt>{t('you')}</dt>
          <dd>{option(given)}</dd>
          <dt>{t('bot')}</dt>
          <dd>
            {isFound ? t('same') : option(counsel.pick)}
            {reason !== null && <small> {i18n.getFixedT(words.language, 'bots')(reason.key, reason.data)}</small>}
          </dd>
          {counsel.want !== null && (
            <>
              <dt>{t('next')}</dt>
              <dd>{want(counsel.want.key.replace(/^reason\./, 'want.'))}</dd>
            </>
          )}
        </dl>
        <p className="review-ways">
          <span className="review-worth">{isFound ? t('worth.found') : t('worth.lost', { count: loss })}</span>
          <button
            type="button"
            className="button primary"
            aria-label={t('try.number', { number })}
            onClick={() => void control.record().then((record) => openBranch(plan, record, at))}
          >
            <Icon name="play" size={18} /> {t('try')}
          </button>
        </p>
      </div>
    </li>
  )
}
