import { memo } from 'react'
import { INK } from '../data/inks.ts'
import { SuitMedal } from '../pieces/SuitMark.tsx'
import type { Suit } from '../types.ts'

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  0: [],
  1: [[0, 0]],
  2: [
    [-8, -8],
    [8, 8],
  ],
  3: [
    [-9, -9],
    [0, 0],
    [9, 9],
  ],
  4: [
    [-8, -8],
    [8, -8],
    [-8, 8],
    [8, 8],
  ],
}

export interface DieProps {
  value: number | Suit
  size?: number
  /** plain paper, accent for what counts now, dark for the other side. */
  tone?: 'plain' | 'accent' | 'dark'
  /** Tumbles once when it appears. */
  rolling?: boolean
  /** A little askew, in degrees. */
  tilt?: number
  /** Spoken: "Attacker rolled 2". */
  label: string
}

/** A die showing pips, a dash for nothing, or a suit. */
export const Die = memo(function Die({ value, size = 44, tone = 'plain', rolling, tilt = 0, label }: DieProps) {
  const face = tone === 'accent' ? '#ffd447' : tone === 'dark' ? '#4b3222' : '#fffaf0'
  const ink = tone === 'dark' ? '#fff6e0' : INK
  return (
    <svg
      className={`art-die${rolling ? ' is-rolling' : ''}`}
      width={size}
      height={size}
      viewBox="-23 -23 46 47"
      role="img"
      aria-label={label}
    >
      <g transform={`rotate(${tilt})`}>
        <rect x={-18} y={-16} width={38} height={38} rx={5} fill={INK} opacity={0.4} />
        <path
          d="M-16-19.5C-5-18.6 6-19.4 16-19 18-19 19-18 19-16 19.4-5 18.6 6 19 16 19 18 18 19 16 19 5 19.5-6 18.6-16 19-18 19-19 18-19 16-19.5 5-18.6-6-19-16-19-18-18-19.5-16-19.5Z"
          fill={face}
          stroke={INK}
          strokeWidth={2.2}
        />
        {typeof value === 'string' ? (
          <SuitMedal suit={value} size={30} />
        ) : value === 0 ? (
          <path d="M-7 0H7" stroke={tone === 'plain' ? '#8d7f68' : ink} strokeWidth={3} strokeLinecap="round" />
        ) : (
          (PIPS[value] ?? []).map(([x, y]) => <circle key={`${x}${y}`} cx={x} cy={y} r={4.2} fill={ink} />)
        )}
      </g>
    </svg>
  )
})
