import { memo } from 'react'
import { HEADS } from '../data/heads.ts'
import { INK, PAPER, SUIT_INKS } from '../data/inks.ts'
import { Shapes } from '../lib/Shapes.tsx'
import type { Suit } from '../types.ts'

/** Each suit has its own frame, so that colour is never alone: shield, arch, round, hexagon. */
const FRAMES: Record<Suit, string> = {
  fox: 'M24 .8C31 4 38 5 45.6 4.6C47 20 42 38 24 47.2C6 38 1 20 2.4 4.6C10 5 17 4 24 .8Z',
  rabbit:
    'M24 .8C36 .8 45.6 9 46.6 22C47.4 33 44.6 41 42.4 46.4Q24 48.6 5.6 46.4C3.4 41 .6 33 1.4 22C2.4 9 12 .8 24 .8Z',
  mouse: 'M24 .8C37 .8 47.2 11 47.2 24C47.2 37 37 47.2 24 47.2C11 47.2 .8 37 .8 24C.8 11 11 .8 24 .8Z',
  bird: 'M24 .4L43.6 11.6Q45.6 24 43.6 36.4L24 47.6L4.4 36.4Q2.4 24 4.4 11.6Z',
}
const FIT: Record<Suit, readonly [x: number, y: number, scale: number]> = {
  fox: [5.8, 4.2, 0.76],
  rabbit: [3.8, 4.6, 0.84],
  mouse: [4.8, 4.4, 0.8],
  bird: [5.6, 5.4, 0.74],
}

/** A suit's head alone, on a 48 grid. */
export const SuitHead = memo(function SuitHead({
  suit,
  face = PAPER,
  cheek,
}: {
  suit: Suit
  face?: string
  cheek?: string
}) {
  return <Shapes shapes={HEADS[suit]} a={face} b={cheek ?? SUIT_INKS[suit].cheek} />
})

/** Suit medallion inside a drawing, its middle at (x, y). */
export const SuitMedal = memo(function SuitMedal({
  suit,
  x = 0,
  y = 0,
  size = 48,
}: {
  suit: Suit
  x?: number
  y?: number
  size?: number
}) {
  const k = size / 48
  const [dx, dy, s] = FIT[suit]
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${k})`}>
      <path d={FRAMES[suit]} transform="translate(1.4 1.4)" fill={SUIT_INKS[suit].ink} />
      <path d={FRAMES[suit]} fill={SUIT_INKS[suit].ink} stroke={INK} strokeWidth={2.8} strokeLinejoin="round" />
      <g transform={`translate(${dx} ${dy}) scale(${s})`}>
        <SuitHead suit={suit} />
      </g>
    </g>
  )
})

/** All three suits at once: their heads on one disc. */
export const EverySuitMedal = memo(function EverySuitMedal({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 48})`}>
      <circle cx={24} cy={24} r={23.4} fill={PAPER} stroke={INK} strokeWidth={2.8} />
      <path d="M24 24V2A22 22 0 0 1 43 35Z" fill={SUIT_INKS.fox.ink} />
      <path d="M24 24L43 35A22 22 0 0 1 5 35Z" fill={SUIT_INKS.mouse.ink} />
      <path d="M24 24L5 35A22 22 0 0 1 24 2Z" fill={SUIT_INKS.rabbit.ink} />
      <g transform="translate(23.6 7) scale(.4)">
        <SuitHead suit="fox" />
      </g>
      <g transform="translate(4.6 7) scale(.4)">
        <SuitHead suit="rabbit" />
      </g>
      <g transform="translate(14.4 26) scale(.4)">
        <SuitHead suit="mouse" />
      </g>
    </g>
  )
})

/** "Any suit": three inks and a question mark. */
function AnySuit() {
  return (
    <>
      <circle cx={24} cy={24} r={22} fill={PAPER} stroke={INK} strokeWidth={3.4} />
      <path d="M24 24V4A20 20 0 0 1 41.3 34Z" fill={SUIT_INKS.fox.ink} />
      <path d="M24 24L41.3 34A20 20 0 0 1 6.7 34Z" fill={SUIT_INKS.mouse.ink} />
      <path d="M24 24L6.7 34A20 20 0 0 1 24 4Z" fill={SUIT_INKS.rabbit.ink} />
      <path
        d="M17.4 18.6C17.4 13.8 20.4 11.4 24.2 11.4C28.2 11.4 31 14 31 17.6C31 22.6 25 22.8 24.6 28M24.4 34.4V34.6"
        fill="none"
        stroke={PAPER}
        strokeWidth={9}
        strokeLinecap="round"
      />
      <path
        d="M17.4 18.6C17.4 13.8 20.4 11.4 24.2 11.4C28.2 11.4 31 14 31 17.6C31 22.6 25 22.8 24.6 28M24.4 34.4V34.6"
        fill="none"
        stroke={INK}
        strokeWidth={4.6}
        strokeLinecap="round"
      />
    </>
  )
}

/** A suit as a picture of its own, for text, costs and cards. */
export const SuitMark = memo(function SuitMark({
  suit,
  size = 24,
  label,
}: {
  suit: Suit | 'any'
  size?: number
  label?: string
}) {
  const art = suit === 'any' ? <AnySuit /> : <SuitMedal suit={suit} x={24} y={24} />
  const shared = { className: 'art-suit', width: size, height: size, viewBox: '-2 -2 52 52' }
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
