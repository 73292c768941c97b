import { useTranslation } from 'react-i18next'
import type { ScorePoint } from '../engine/protocol.ts'
import { useTable } from './context.ts'
import { useShape } from './ground.ts'
import { spread } from './spread.ts'

const [HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [240, 34, 96, 12, 24]
/** Narrow on a phone, so that its words stay readable. */
const WIDTHS = { phone: 340, other: 560 }
const DASHES = ['', '9 4', '3 4', '12 4 3 4', '1 5', '6 6']

/** How the scores ran: one line per seat, told by dashes and names as well as by ink. */
export function ScoreChart({ points }: { readonly points: readonly ScorePoint[] }) {
  const { t } = useTranslation()
  const { scene } = useTable()
  const width = useShape() === 'phone' ? WIDTHS.phone : WIDTHS.other
  const last = points.at(-1)
  if (last === undefined || points.length < 2) return null
  const top = Math.max(1, ...points.flatMap(({ scores }) => scores))
  const x = (at: number) => LEFT + ((width - LEFT - RIGHT) * at) / last.at
  const y = (score: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * score) / top
  const step = top > 60 ? 20 : top > 24 ? 10 : 5
  const lines = Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step)
  const names = spread(last.scores.map(y), 17, HEIGHT - 6)
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
        {last.scores.map((score, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <g key={seat}>
            <path
              d={points.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point.at)} ${y(point.scores[seat]!)}`).join('')}
              fill="none"
              stroke={scene.mark(seat).ink}
              strokeWidth="3"
              strokeDasharray={DASHES[seat]}
              strokeLinejoin="round"
              className="chart-run"
            />
            <text x={width - RIGHT + 8} y={names[seat]! + 5} className="chart-name">
              {scene.words.seat(seat)} {scene.words.number(score)}
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
