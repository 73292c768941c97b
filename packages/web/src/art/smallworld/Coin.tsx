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

/** A coin as a picture of its own. */
export function Coin({ value, size = 36, label }: { value: 1 | 3 | 5 | 10; size?: number; label?: string }) {
  const k = { 1: 0.82, 3: 0.88, 5: 0.94, 10: 1 }[value]
  const art = <CoinDisc value={value} r={14} />
  const shared = { className: 'art-piece', width: size * k, height: size * k, viewBox: '-15.5 -15.5 32 33' }
  return label ? (
    <svg {...shared} role="img" aria-label={label}>
      {art}
    </svg>
  ) : (
    <svg {...shared} aria-hidden="true">
      {art}
    </svg>
  )
}

/** A sum in as few coins as possible. */
export function CoinSum({ amount, size = 34, label }: { amount: number; size?: number; label: string }) {
  const coins: (1 | 3 | 5 | 10)[] = []
  let left = amount
  for (const v of [10, 5, 3, 1] as const)
    while (left >= v) {
      coins.push(v)
      left -= v
    }
  return (
    <span className="art-coins" role="img" aria-label={label}>
      <b aria-hidden="true">{amount}</b>
      {coins.map((v, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal coins are alike
        <Coin key={`${v}:${i}`} value={v} size={size} />
      ))}
    </span>
  )
}
