import { memo } from 'react'
import { INK } from '../data/inks.ts'

/** Copper, silver, gold, crown: [face, rim, teeth]. Larger values are larger. */
const METAL: Record<number, readonly [string, string]> = {
  1: ['#d09a60', '#7c4a1c'],
  3: ['#cfccc4', '#6d6a62'],
  5: ['#e8b93c', '#8a6016'],
  10: ['#f3d272', '#7c5212'],
}

/** A coin inside a drawing. Without a value it is one of a pile. */
export const CoinDisc = memo(function CoinDisc({
  value,
  x = 0,
  y = 0,
  r = 13,
}: {
  value?: number
  x?: number
  y?: number
  r?: number
}) {
  const [face, rim] = METAL[value ?? 5] ?? METAL[5]!
  return (
    <g transform={`translate(${x} ${y})`} className="art-num">
      <circle cx={1} cy={2} r={r} fill={INK} opacity={0.35} />
      <circle r={r} fill={face} stroke={INK} strokeWidth={1.7} />
      <circle r={r * 0.78} fill="none" stroke={rim} strokeWidth={1.2} strokeDasharray="2 1.8" />
      {value !== undefined && (
        <text y={r * (value > 9 ? 0.4 : 0.45)} textAnchor="middle" fontSize={r * (value > 9 ? 1.16 : 1.32)} fill={INK}>
          {value}
        </text>
      )}
    </g>
  )
})
