import { useTranslation } from 'react-i18next'
import type { ScorePoint } from '../engine/protocol.ts'
import { SeatShape } from '../ui/SeatShape.tsx'
import { useTable } from './context.ts'
import { DASHES } from './face.ts'
import { useShape } from './ground.ts'
import { spread } from './spread.ts'
import type { Stretch } from './stops.ts'
import type { TurningPoint } from './turning.ts'

const [HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [300, 34, 60, 30, 40]
/** Narrow on a phone, so that its words stay readable. */
const WIDTHS = { phone: 340, other: 640 }

interface Props {
  readonly points: readonly ScorePoint[]
  readonly stretches: readonly Stretch[]
  readonly turning: readonly TurningPoint[]
}

/** How the scores ran: one line per seat, told by dashes and faces as well as by ink; turns below, turning points above. */
export function ScoreChart({ points, stretches, turning }: Props) {
  const { t } = useTranslation()
  const { scene } = useTable()
  const width = useShape() === 'phone' ? WIDTHS.phone : WIDTHS.other
  const last = points.at(-1)
  if (last === undefined || points.length < 2) return null
  const top = Math.max(1, ...points.flatMap(({ scores }) => scores))
  const least = Math.min(0, ...points.flatMap(({ scores }) => scores))
  const x = (at: number) => LEFT + ((width - LEFT - RIGHT) * at) / last.at
  const y = (score: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (score - least)) / (top - least)
  const step = top > 60 ? 20 : top > 24 ? 10 : 5
  const lines = Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step)
  const faces = spread(last.scores.map(y), 24, HEIGHT - BOTTOM)
  const scoreAt = (at: number, seat: number) => points.findLast((point) => point.at <= at)?.scores[seat] ?? 0
  const foot = HEIGHT - BOTTOM
  const rounds = stretches.flatMap(({ from, round }) => (round === null ? [] : [{ at: from, round }]))
  // Numbers of rounds stay readable, however many there are.
  const every = Math.ceil((rounds.length * 26) / (width - LEFT - RIGHT))
  return (
    <figure className="score-chart">
      <figcaption>{t('finished.chart')}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={chartText()}>
        {lines.map((score) => (
          <g key={score}>
            <path d={`M${LEFT} ${y(score)}H${width - RIGHT}`} className="chart-line" />
            <text x={LEFT - 6} y={y(score) + 5} textAnchor="end" className="chart-number">
              {scene.words.number(score)}
            </text>
          </g>
        ))}
        {stretches.map(({ from, to, seat }) =>
          seat === null ? null : (
            <path
              key={from}
              d={`M${x(from)} ${foot + 9}H${Math.max(x(from) + 1, x(to) - 1)}`}
              stroke={scene.mark(seat).ink}
              strokeWidth="6"
              className="chart-turn"
            />
          ),
        )}
        {rounds.map(({ at, round }, i) => (
          <g key={round}>
            <path d={`M${x(at)} ${foot}V${foot + 13}`} className="chart-round" />
            {i % every === 0 && (
              <text x={x(at)} y={foot + 29} textAnchor="middle" className="chart-number">
                {scene.words.number(round)}
              </text>
            )}
          </g>
        ))}
        {last.scores.map((_, seat) => {
          const d = points.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point.at)} ${y(point.scores[seat]!)}`).join('')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <g key={seat} className="chart-run" fill="none" strokeLinejoin="round">
              <path d={d} className="chart-under" />
              <path d={d} stroke={scene.mark(seat).ink} strokeWidth="3.5" strokeDasharray={DASHES[seat]} />
            </g>
          )
        })}
        {last.scores.map((score, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <g key={seat}>
            <svg x={width - RIGHT + 6} y={faces[seat]! - 12} width="26" height="26" aria-hidden="true">
              <SeatShape mark={scene.mark(seat)} size={22} />
            </svg>
            <text x={width - RIGHT + 36} y={faces[seat]! + 6} className="chart-name">
              {scene.words.number(score)}
            </text>
          </g>
        ))}
        {turning.map(({ at, seat }, i) => (
          <g
            key={at}
            transform={`translate(${x(at)} ${Math.max(13, y(scoreAt(at, seat)) - 22)})`}
            className="chart-point"
          >
            <path d="M0 12V20" />
            <circle r="12" />
            <text y="5" textAnchor="middle">
              {scene.words.number(i + 1)}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )

  function chartText(): string {
    return scene.words.list(last!.scores.map((score, seat) => `${scene.words.seat(seat)} ${scene.words.number(score)}`))
  }
}
