import { memo } from 'react'
import { INK } from '../data/inks.ts'
import { Stamp } from '../Icon.tsx'

export type CardBackKind = 'deck' | 'quest' | 'dominance'
const BACKS: Record<CardBackKind, { ground: string; ink: string }> = {
  deck: { ground: '#8f3f24', ink: '#f0cf94' },
  quest: { ground: '#4d5f3a', ink: '#e4dfa8' },
  dominance: { ground: '#3d4a6b', ink: '#d9d3bd' },
}

/** The back of a card. */
export const CardBack = memo(function CardBack({
  kind = 'deck',
  width = 60,
  label,
}: {
  kind?: CardBackKind
  width?: number
  label?: string
}) {
  const { ground, ink } = BACKS[kind]
  const art = (
    <>
      <rect x={3.5} y={4} width={56} height={80} rx={6} fill={INK} opacity={0.35} />
      <rect x={1} y={1} width={56} height={80} rx={6} fill={ground} stroke={INK} strokeWidth={2} />
      <rect x={5.6} y={5.6} width={46.8} height={70.8} rx={3.6} fill="none" stroke={ink} strokeWidth={1.4} />
      <path
        d="M29 10C34 14 38 14 43 12M29 10C24 14 20 14 15 12M29 72C34 68 38 68 43 70M29 72C24 68 20 68 15 70M10 30C13 27 13 23 11 20M48 30C45 27 45 23 47 20M10 52C13 55 13 59 11 62M48 52C45 55 45 59 47 62"
        fill="none"
        stroke={ink}
        strokeWidth={1.5}
        strokeLinecap="round"
      />
      <circle cx={29} cy={41} r={16} fill={ink} />
      <circle cx={29} cy={41} r={13.6} fill="none" stroke={ground} strokeWidth={1} strokeDasharray="2.4 2" />
      <Stamp
        name={kind === 'quest' ? 'decree' : kind === 'dominance' ? 'dominance' : 'acorn'}
        x={29}
        y={41}
        size={20}
        ink={ground}
      />
    </>
  )
  const shared = { className: 'art-back', width, height: (width * 86) / 62, viewBox: '0 0 62 86' }
  return label ? (
    <svg {...shared} role="img" aria-label={label}>
      {art}
    </svg>
  ) : (
    <svg {...shared} aria-hidden="true">
      {art}
    </svg>
  )
})
