import { useRef } from 'react'
import { useGlide } from '../lib/useGlide.ts'
import { Piece } from '../pieces/Piece.tsx'
import type { FactionId, SeatColor } from '../types.ts'
import { SeatMark } from './SeatBadge.tsx'

export interface ScoreMarker {
  key: string
  /** Spoken and shown as a tooltip: "Marquise de Cat". */
  label: string
  /** null: off the track (dominance). */
  score: number | null
  faction?: FactionId
  seat?: SeatColor
}
export interface ScoreTrackProps {
  label: string
  markers: readonly ScoreMarker[]
  max?: number
  /** Spaces with a hireling marker. */
  waiting?: readonly number[]
  /** What the page can tell about it, as `data-info` of the element. */
  info?: string
}

/** 0 to 30 in one row, or in three on a narrow place; markers stand on their number. */
export function ScoreTrack({ label, markers, max = 30, waiting = [], info }: ScoreTrackProps) {
  const row = useRef<HTMLDivElement>(null)
  useGlide(row, Object.fromEntries(markers.map(({ key, score }) => [key, score])))
  const at = new Map<number, ScoreMarker[]>()
  for (const m of markers) {
    if (m.score === null) continue
    const cell = Math.max(0, Math.min(max, m.score))
    at.set(cell, [...(at.get(cell) ?? []), m])
  }
  return (
    <section className="art-score" aria-label={label} data-info={info}>
      <ul className="art-hidden">
        {markers.map((m) => (
          <li key={m.key}>
            {m.label}: {m.score ?? '–'}
          </li>
        ))}
      </ul>
      <div className="art-score__row" ref={row} aria-hidden="true">
        {Array.from({ length: max + 1 }, (_, i) => i).map((i) => {
          const here = at.get(i) ?? []
          // At either end they stand side by side towards the middle, so that nothing is covered.
          const first = (i === 0 ? 0 : i === max ? 1 - here.length : (1 - here.length) / 2) * 13
          const kind = i === max ? ' is-goal' : i % 5 === 0 ? ' is-five' : ''
          return (
            <span key={i} className={`art-score__cell${kind}${here.length ? ' is-taken' : ''}`}>
              <span className="art-score__markers">
                {here.map((m, k) => (
                  <span key={m.key} data-marker={m.key} style={{ translate: `${first + k * 13}px 0` }}>
                    {m.faction ? (
                      <Piece kind="warrior" faction={m.faction} size={30} />
                    ) : (
                      m.seat && <SeatMark seat={m.seat} size={20} />
                    )}
                  </span>
                ))}
              </span>
              {waiting.includes(i) ? <b className="art-score__hire">{i}</b> : i % 5 === 0 || here.length ? i : <i />}
            </span>
          )
        })}
      </div>
    </section>
  )
}
