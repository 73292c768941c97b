import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogRow } from '../engine/protocol.ts'
import { gameOf } from '../games.ts'
import { useTable } from '../table/context.ts'
import { SeatShape } from '../ui/SeatShape.tsx'
import { type LuckOf, luckIn } from './luck.ts'

/** The luck of the dice: what each seat rolled, against what dice give on average. */
export function Luck({ game, rows }: { readonly game: string; readonly rows: readonly LogRow[] }) {
  const { t } = useTranslation('review')
  const { words, mark, plan } = useTable().scene
  const [luckOf, setLuckOf] = useState<LuckOf | null>(null)
  useEffect(() => {
    void gameOf(game)
      .luck?.()
      .then((found) => setLuckOf(() => found))
  }, [game])
  const rolled = useMemo(() => {
    if (luckOf === null) return []
    return luckIn(
      rows.flatMap(({ events }) => [...events]),
      luckOf,
      plan.seats.length,
    )
  }, [rows, luckOf, plan])
  if (rolled.length === 0) return null
  const widest = Math.max(1, ...rolled.map(({ value, expected }) => Math.abs(value - expected)))
  const short = (value: number) => words.number(Math.round(value * 10) / 10)
  return (
    <section className="review-luck">
      <h2>{t('luck')}</h2>
      <p>{t('luck.text')}</p>
      <ul>
        {rolled.map(({ seat, value, expected }) => {
          const more = value - expected
          const width = (50 * Math.abs(more)) / widest
          return (
            <li key={seat}>
              <SeatShape mark={mark(seat)} size={26} />
              <span>{words.seat(seat)}</span>
              <span className="review-bar" aria-hidden="true">
                <i
                  style={{ width: `${width}%`, left: more < 0 ? `${50 - width}%` : '50%', background: mark(seat).ink }}
                />
              </span>
              <span>
                <b>{`${more > 0 ? '+' : more < 0 ? '−' : ''}${short(Math.abs(more))}`}</b>{' '}
                <small>{t('luck.of', { value: short(value), expected: short(expected) })}</small>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
