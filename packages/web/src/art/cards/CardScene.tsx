import { memo, type ReactNode } from 'react'
import { HEADS } from '../data/heads.ts'
import { ACCENT, INK, PAPER, SUIT_INKS } from '../data/inks.ts'
import { Stamp } from '../Icon.tsx'
import { f1 } from '../lib/geom.ts'
import { hash, type Rng, rng } from '../lib/rng.ts'
import { Shapes } from '../lib/Shapes.tsx'
import type { ItemId, Suit } from '../types.ts'
import { type CardKind, cardArt } from './cardArt.ts'

/** Sky, far hill, near hill of a suit's country. */
const LAND: Record<Suit, readonly [sky: string, haze: string, far: string, near: string]> = {
  fox: ['#e9a888', '#f4cdb2', '#c4714c', '#9c4a2e'],
  rabbit: ['#f2d98c', '#f9e9b8', '#c9b25a', '#a29043'],
  mouse: ['#edbd93', '#f7dcc0', '#c98f5c', '#a36b3e'],
  bird: ['#9cc3d3', '#cbe2e8', '#7d9a6a', '#5f7f52'],
}

function Animal({
  suit,
  x,
  y,
  k,
  face,
  flip = false,
}: {
  suit: Suit
  x: number
  y: number
  k: number
  face?: string
  flip?: boolean
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -k : k} ${k}) translate(-24 -24)`}>
      <Shapes shapes={HEADS[suit]} a={face ?? SUIT_INKS[suit].ink} b={SUIT_INKS[suit].cheek} />
    </g>
  )
}

function Hills({ far, near, r }: { far: string; near: string; r: Rng }) {
  const [a, b, c, d] = [44 + r() * 14, 48 + r() * 12, 62 + r() * 8, 66 + r() * 8].map(f1)
  return (
    <>
      <path d={`M0 60C24 ${a} 46 ${b} 70 58C96 ${a} 130 ${b} 160 56V90H0Z`} fill={far} />
      <path
        d={`M0 60C24 ${a} 46 ${b} 70 58C96 ${a} 130 ${b} 160 56`}
        fill="none"
        stroke={INK}
        strokeWidth={1.2}
        opacity={0.55}
      />
      <path d={`M0 74C34 ${c} 70 ${d} 100 70C124 ${c} 146 ${c} 160 72V90H0Z`} fill={near} />
    </>
  )
}

const rays = (cx: number, cy: number, n: number): string =>
  Array.from({ length: n }, (_, i) => {
    const a = Math.PI + (i * Math.PI) / (n - 1)
    const at = (t: number): string => `${f1(cx + Math.cos(t) * 130)} ${f1(cy + Math.sin(t) * 130)}`
    return `M${cx} ${cy}L${at(a - 0.07)}L${at(a + 0.07)}Z`
  }).join('')

/** A pine as three steps. */
const pine = (x: number, y: number, k: number): string =>
  `M${f1(x)} ${f1(y - 36 * k)}L${f1(x + 6 * k)} ${f1(y - 23 * k)}L${f1(x + 3 * k)} ${f1(y - 23 * k)}L${f1(x + 9 * k)} ${f1(y - 13 * k)}L${f1(x + 5 * k)} ${f1(y - 13 * k)}L${f1(x + 12 * k)} ${f1(y - 3 * k)}H${f1(x - 12 * k)}L${f1(x - 5 * k)} ${f1(y - 13 * k)}L${f1(x - 9 * k)} ${f1(y - 13 * k)}L${f1(x - 3 * k)} ${f1(y - 23 * k)}L${f1(x - 6 * k)} ${f1(y - 23 * k)}Z`

const CROWN = 'M-15 5L-19-14L-9-6L-1-18L7-6L17-15L14 4Q-1-1-15 5Z'

function scene(name: string, suit: Suit, stamp: Parameters<typeof Stamp>[0]['name'], r: Rng): ReactNode {
  const [sky, haze, far, near] = LAND[suit]
  switch (name) {
    case 'still-life':
      return (
        <>
          <rect width={160} height={90} fill={sky} />
          <path d={rays(92, 70, 13)} fill={haze} />
          <Hills far={far} near={near} r={r} />
          <Animal suit={suit} x={40} y={46} k={0.96} />
          <path d="M-2 64H162V92H-2Z" fill="#a0683c" stroke={INK} strokeWidth={2} />
          <path d="M-2 64H162V70H-2Z" fill="#c98f57" stroke={INK} strokeWidth={2} />
          <path d="M24 70V90M58 70V90M106 70V90M138 70V90" stroke={INK} strokeWidth={1.1} opacity={0.5} />
          <circle cx={106} cy={40} r={26} fill={PAPER} stroke={INK} strokeWidth={2} />
          <circle cx={106} cy={40} r={22.4} fill="none" stroke={near} strokeWidth={1.2} strokeDasharray="3 2.4" />
          <Stamp name={stamp} x={106} y={40} size={35} ink={INK} />
        </>
      )
    case 'night':
      return (
        <>
          <rect width={160} height={90} fill="#31424a" />
          <path d="M126 6a12 12 0 1 0 9 20a10.5 10.5 0 0 1-9-20Z" fill="#efe0b0" />
          <path
            d="M18 12h.1M44 8h.1M70 16h.1M96 9h.1M30 24h.1M150 14h.1"
            stroke="#efe0b0"
            strokeWidth={2}
            strokeLinecap="round"
          />
          <path
            d={[0, 1, 2, 3, 4, 5, 6].map((i) => pine(6 + i * 25, 68 + (i % 2) * 5, 1.4 + r() * 0.35)).join('')}
            fill="#3b4f44"
            stroke={INK}
            strokeWidth={1.6}
            strokeLinejoin="round"
          />
          <path d="M36 74L22 30M124 74L140 32" stroke={INK} strokeWidth={3.2} strokeLinecap="round" />
          <path
            d="M17 32L20 18L27 29ZM135 31L143 20L145 34Z"
            fill="#cfd3d2"
            stroke={INK}
            strokeWidth={1.6}
            strokeLinejoin="round"
          />
          <Animal suit={suit} x={80} y={48} k={1.06} />
          <path
            d="M-4 92C-2 76 14 72 24 78C30 68 50 68 58 76C68 70 92 70 100 76C108 68 128 68 136 78C148 72 162 78 164 92Z"
            fill="#4a5a35"
            stroke={INK}
            strokeWidth={2}
          />
          <path
            d="M14 84q4-5 9-2M44 82q5-5 10-1M84 82q5-5 10-1M118 82q5-5 10-1"
            fill="none"
            stroke="#7d9052"
            strokeWidth={2}
            strokeLinecap="round"
          />
        </>
      )
    case 'throne':
      return (
        <>
          <rect width={160} height={90} fill={sky} />
          <path d={rays(80, 80, 12)} fill={haze} />
          <Hills far={far} near={near} r={r} />
          <path
            d="M20 86V46M20 46L42 52L20 60M140 86V46M140 46L118 52L140 60"
            fill={SUIT_INKS[suit].ink}
            stroke={INK}
            strokeWidth={2}
            strokeLinejoin="round"
          />
          <Animal suit={suit} x={80} y={54} k={1.14} />
          <path
            d={CROWN}
            transform={suit === 'rabbit' ? 'translate(81 34)' : 'translate(81 26)'}
            fill={ACCENT}
            stroke={INK}
            strokeWidth={2}
            strokeLinejoin="round"
          />
        </>
      )
    case 'sunrise':
      return (
        <>
          <rect width={160} height={90} fill={sky} />
          <path d={rays(80, 64, 15)} fill={haze} />
          <circle cx={80} cy={58} r={26} fill={ACCENT} stroke={INK} strokeWidth={2} />
          <Hills far={far} near={near} r={r} />
          <Animal suit={suit} x={36} y={56} k={0.72} />
          <Animal suit={suit} x={124} y={56} k={0.72} flip />
          <Animal suit={suit} x={80} y={54} k={1} />
          <path d="M-2 82Q80 70 162 82V92H-2Z" fill={near} stroke={INK} strokeWidth={2} />
        </>
      )
    default: {
      const left = r() < 0.5
      const [hx, sx] = left ? [40, 108] : [120, 54]
      const sun = left ? 138 : 20
      return (
        <>
          <rect width={160} height={90} fill={sky} />
          <circle cx={sun} cy={18 + r() * 8} r={10} fill={haze} stroke={INK} strokeWidth={1.2} strokeOpacity={0.5} />
          <path
            d={`M${60 + r() * 20} 16h22M${66 + r() * 20} 22h14`}
            stroke={haze}
            strokeWidth={4}
            strokeLinecap="round"
          />
          <Hills far={far} near={near} r={r} />
          <path
            d={[0, 1, 2, 3].map((i) => pine(8 + i * 48 + r() * 12, 64 + r() * 6, 0.55 + r() * 0.25)).join('')}
            fill={far}
            stroke={INK}
            strokeWidth={1.2}
            strokeLinejoin="round"
            opacity={0.9}
          />
          <circle cx={sx} cy={41} r={27} fill={PAPER} stroke={INK} strokeWidth={2} />
          <Stamp name={stamp} x={sx} y={41} size={38} ink={INK} />
          <Animal suit={suit} x={hx} y={50} k={1} flip={!left && suit === 'bird'} />
          <path d="M-2 80Q40 74 80 78T162 76V92H-2Z" fill={near} stroke={INK} strokeWidth={1.8} />
        </>
      )
    }
  }
}

/** The picture on a card: the suit's animal in its country, with what the card is about. */
export const CardScene = memo(function CardScene({
  id,
  kind,
  suit,
  item,
  className,
}: {
  id: string
  kind: CardKind
  suit: Suit
  item?: ItemId
  className?: string
}) {
  const art = cardArt(id, kind, item)
  return (
    <svg
      className={`art-card__art ${className ?? ''}`}
      viewBox="0 0 160 84"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {scene(art.scene, suit, art.stamp, rng(hash(id)))}
    </svg>
  )
})
