import { memo } from 'react'
import { INK } from '../data/inks.ts'
import { MOODS, RIM } from '../data/moods.ts'
import { DECORATION } from '../lib/svg.ts'
import { RuinTile } from '../pieces/Pieces.tsx'
import { SuitMedal } from '../pieces/SuitMark.tsx'
import type { RootMood, Suit } from '../types.ts'
import type { PlacedClearing } from './layout.ts'

interface GladeProps {
  at: PlacedClearing
  mood: RootMood
  suit: Suit | null
  s: number
}

/** The ground of a clearing. */
export const GladeGround = memo(function GladeGround({ at, mood, suit, s }: GladeProps) {
  const m = MOODS[mood]
  return (
    <g {...DECORATION}>
      <path d={at.outline} transform={`translate(${1.8 * s} ${2.4 * s})`} fill={m.pathEdge} opacity={0.5} />
      <path d={at.outline} fill={suit ? RIM[suit] : m.gladeRim} />
      <path d={at.inner} fill={m.glade} />
      <path d={at.shine} fill={m.gladeHi} opacity={0.7} />
      <path
        d={at.tufts
          .map(([x, y]) => {
            const k = s * 0.62
            return `M${x - 3.4 * k} ${y}q${-0.4 * k} ${-3.4 * k} ${-2 * k} ${-4.8 * k}M${x} ${y}v${-6 * k}M${x + 3 * k} ${y}q${0.6 * k} ${-2.6 * k} ${2.4 * k} ${-4.2 * k}`
          })
          .join('')}
        fill="none"
        stroke={m.tick}
        strokeWidth={0.9 * s}
        strokeLinecap="round"
      />
      <path d={at.outline} className="art-veil" />
      <path d={at.outline} fill="none" stroke={INK} strokeWidth={1.7 * s} strokeLinejoin="round" />
    </g>
  )
})

/** Slots, ruin, suit and number of a clearing: above its ring, below its pieces. */
export const GladeMarks = memo(function GladeMarks({
  at,
  mood,
  suit,
  s,
  slot,
  ruin,
}: GladeProps & { slot: number; ruin: boolean }) {
  const m = MOODS[mood]
  const number = [at.cx - 64 * s, at.cy + 38 * s] as const
  return (
    <g {...DECORATION}>
      {at.slotsAt.map(([x, y], i) =>
        ruin && i === at.slots - 1 ? (
          <g key={`${x}`} data-info="ruin:ruin">
            <RuinTile x={x} y={y} size={slot} />
          </g>
        ) : (
          <g key={`${x}`}>
            <rect
              x={x}
              y={y}
              width={slot}
              height={slot}
              rx={3 * s}
              fill="#fbf4df"
              fillOpacity={0.62}
              stroke={INK}
              strokeOpacity={0.7}
              strokeWidth={1.3 * s}
              strokeDasharray={`${3.4 * s} ${2.4 * s}`}
            />
            <path
              d={`M${x + slot / 2} ${y + slot * 0.36}v${slot * 0.28}M${x + slot * 0.36} ${y + slot / 2}h${slot * 0.28}`}
              stroke={INK}
              strokeOpacity={0.28}
              strokeWidth={1.4 * s}
              strokeLinecap="round"
            />
          </g>
        ),
      )}
      {suit ? (
        <g data-info={`suit:${suit}`}>
          <SuitMedal suit={suit} x={at.medal[0]} y={at.medal[1]} size={28 * s} />
        </g>
      ) : (
        <circle
          cx={at.medal[0]}
          cy={at.medal[1]}
          r={13 * s}
          fill={m.paper}
          stroke={INK}
          strokeWidth={1.5 * s}
          strokeDasharray={`${3.6 * s} ${2.4 * s}`}
        />
      )}
      <text
        className="art-number"
        x={number[0]}
        y={number[1]}
        fontSize={15 * s}
        strokeWidth={3.4 * s}
        stroke={m.gladeHi}
      >
        {at.id}
      </text>
    </g>
  )
})
