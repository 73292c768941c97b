import { memo } from 'react'
import { ACCENT, INK, PAPER, SEAT_INKS, seatShapePath } from '../data/inks.ts'
import type { IconName } from '../Icon.tsx'
import { isIcon, Stamp } from '../Icon.tsx'
import { type Shape, Shapes } from '../lib/Shapes.tsx'
import type { SeatColor } from '../types.ts'
import './icons.ts'

const CREAM = '#fff6e0'
/** Race counters are arched like standing stones. */
const STELE =
  'M-19 17.5V-4C-19-15-11-20.5 0-20.5S19-15 19-4V17.5C19 19.4 17.9 20.5 16 20.5H-16C-17.9 20.5-19 19.4-19 17.5Z'
const stampOf = (name: string): IconName => (isIcon(name) ? name : 'hireling')

export interface RaceTokenProps {
  race: string
  seat: SeatColor
  count: number
  /** In decline: grey, hatched, tipped over. */
  declined?: boolean
  x?: number
  y?: number
  k?: number
}

/** A stack of race tokens around (x, y), the number on its owner's mark. */
export const RaceToken = memo(function RaceToken({
  race,
  seat,
  count,
  declined = false,
  x = 0,
  y = 0,
  k = 1,
}: RaceTokenProps) {
  const s = SEAT_INKS[seat]
  const layers = Math.min(count, 3) - 1
  const wide = String(count).length > 1 ? 1.18 : 1
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`} strokeLinejoin="round">
      {declined ? (
        <g transform="rotate(-9)">
          <path d={STELE} transform="translate(1.5 2.5)" fill={INK} opacity={0.3} />
          <path d={STELE} fill="#d8cfbf" stroke={INK} strokeWidth={1.8} strokeDasharray="5 2.6" />
          <path d="M-17 9-7 19M-17 2 0 19M9-17 17-9M1-18 17-2" stroke="#a2978a" strokeWidth={1.6} />
          <circle cy={1} r={14} fill="#e4dccd" />
          <Stamp name={stampOf(race)} y={1} size={26} ink="#54493f" />
          <path d="M-19-5C-19-15-11-20.5 0-20.5S19-15 19-5" fill="none" stroke={s.ink} strokeWidth={3.8} />
        </g>
      ) : (
        <>
          <ellipse cx={2} cy={21 + Math.max(0, layers) * 2} rx={21} ry={4.5} fill={INK} opacity={0.32} />
          {[2, 1].map(
            (n) =>
              n <= layers && (
                <path
                  key={n}
                  d={STELE}
                  transform={`translate(0 ${n * 3.4})`}
                  fill={s.deep}
                  stroke={INK}
                  strokeWidth={1.8}
                />
              ),
          )}
          <path d={STELE} fill={s.ink} stroke={INK} strokeWidth={2} />
          <path
            d="M-15.6 16V-3.5C-15.6-12.5-9-17 0-17S15.6-12.5 15.6-3.5V16"
            fill="none"
            stroke={CREAM}
            strokeOpacity={0.55}
            strokeWidth={1.2}
          />
          <Stamp name={stampOf(race)} size={29} ink={CREAM} />
        </>
      )}
      <g transform={`translate(16 ${declined ? 15 : 15 + Math.min(count, 3) * 1.5})`} className="art-count">
        <g className="art-count__in">
          <g transform={`scale(${wide} 1)`}>
            <path
              d={seatShapePath(s.shape, declined ? 9.6 : 10.8)}
              fill={declined ? s.ink : '#fffaf0'}
              stroke={INK}
              strokeWidth={1.8}
            />
          </g>
          <text
            y={s.shape === 'triangle' ? 8 : 5.5}
            textAnchor="middle"
            fontSize={declined ? 15 : 17}
            fill={declined ? CREAM : INK}
          >
            {count}
          </text>
        </g>
      </g>
    </g>
  )
})

export type SwPieceKind = 'fortress' | 'lair' | 'encampment' | 'hole' | 'hero' | 'dragon' | 'mountain' | 'lost-tribe'

const castle = 'M-13 13V-4H-14V-12H-9V-8.5H-4.5V-14H4.5V-8.5H9V-12H14V-4H13V13Z'
const PIECES: Record<Exclude<SwPieceKind, 'hero' | 'dragon'>, readonly Shape[]> = {
  fortress: [
    { d: castle, f: '#cfc6b8' },
    { d: 'M4-4H13V13H4ZM4.5-14V-8.5H9V-12H14V-4H4Z', f: '#9a8f82' },
    { d: castle, w: 1.9 },
    { d: 'M-4 13V6C-4 3-2 1.5 0 1.5S4 3 4 6V13Z', f: '#3a2a1c' },
    { d: 'M-9.5-1.5H-6.5M6.5 1H9.5M-10 6H-7.5', w: 1.4 },
  ],
  lair: [
    { d: 'M-15 13C-16 3-10-5-5-7L-7-13-1-8.5 3-14 4.5-8C11-5 16 3 15 13Z', f: '#8b7a55', w: 1.9 },
    { d: 'M4.5-8C11-5 16 3 15 13H8C9 5 8-2 4.5-8Z', f: '#5f5237' },
    { d: 'M-6 13C-6 6-3 3 0 3S6 6 6 13Z', f: '#2a1d14' },
    { d: 'M-4 6-3 9-1.8 4M1.8 4 3 9 4 6', w: 1.5, k: 'paper' },
    { d: 'M-11 6C-10 3-9 1-7 0', w: 1.5, k: '#d9c99b' },
  ],
  encampment: [
    { d: 'M-15 12 0-12 15 12Z', f: '#e9dcc0' },
    { d: 'M0-12 15 12H5Z', f: '#b9a680' },
    { d: 'M-15 12 0-12 15 12Z', w: 1.9 },
    { d: 'M-4.5 12 0-3 4.5 12Z', f: '#3a2a1c' },
    { d: 'M0-12V-17L7-14.5 0-12.5', f: '#b8322a', w: 1.3 },
  ],
  hole: [
    { d: 'M-15 12C-14-4-7-12 0-12S14-4 15 12Z', f: '#7fa04f', w: 1.9 },
    { d: 'M-8 3a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z', f: '#2f7a52', w: 1.7 },
    { d: 'M0-5V11', w: 1 },
    { d: 'M2.7 3a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z', f: ACCENT },
  ],
  mountain: [
    {
      d: 'M-27 15C-21 8-18-1-13-6-10-9-7-8-5-5-2-12 2-22 7-22 12-21 15-9 19-3 23 3 24 10 29 15 15 18-15 18-27 15Z',
      f: '#8f8278',
      w: 2,
    },
    { d: 'M7-22C11-20 14-10 18-4 22 2 24 10 28 14.6 22 16 14 16.6 9 16.7 14 9 7 4 10-4 6-8 11-14 7-22Z', f: '#5f544c' },
    {
      d: 'M7-22C3-22-.5-13-3-8.5-.5-9.5 1-7 3-9.5 5-7.5 6-11 8.5-8 10-10 12-8 14-8.5 11.5-15 10-21 7-22Z',
      f: '#fbf6ea',
      w: 1.2,
    },
    {
      d: 'M-13-6C-15-3.8-16.5-1-18 2-16 1-14.5 3-13 .5-11.5 2.5-10 0-8 1-7-1.5-6.5-3-5-5-7-8-10-9-13-6Z',
      f: '#fbf6ea',
      w: 1.2,
    },
  ],
  'lost-tribe': [
    {
      d: 'M-15 15.5V-4C-15-13-9-17 0-17S15-13 15-4V15.5C15 17 14 18 12.5 18H-12.5C-14 18-15 17-15 15.5Z',
      f: '#d9c4a0',
      w: 2,
    },
    { d: 'M-11.5 12V-3.5C-11.5-10-7-13.5 0-13.5S11.5-10 11.5-3.5V12', w: 1.1, k: '#8d6b45' },
    { d: 'M-8 11-1-6.5M8 11 1-6.5M-1-6.5 2.5-11M1-6.5-2.5-11', w: 1.7 },
    { d: 'M-8.6 11.4C-6 4-3-2 0-6 3-2 6 4 8.6 11.4 5 12.8-5 12.8-8.6 11.4Z', f: '#a8693c', w: 1.6 },
    { d: 'M-2.6 12.2C-2.4 8-1 5 0 3.6 1 5 2.4 8 2.6 12.2Z', f: '#3a2a1c' },
    { d: 'M-5.8 6.4-3.8 7.8-2.5 5.2M5.8 6.4 3.8 7.8 2.5 5.2', w: 1.1, k: '#f4e0b8' },
  ],
}
const SUN = 'M0-17 4.3-11 11-12 11.3-5 17 0 11.3 5 11 12 4.3 11 0 17-4.3 11-11 12-11.3 5-17 0-11.3-5-11-12-4.3-11Z'

export interface SwPieceProps {
  kind: SwPieceKind
  seat?: SeatColor
  count?: number
  x?: number
  y?: number
  k?: number
}

/** A piece other than a race token, around (x, y). */
export const SwPiece = memo(function SwPiece({ kind, seat = 'red', count = 1, x = 0, y = 0, k = 1 }: SwPieceProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`} strokeLinejoin="round">
      <ellipse
        cx={1}
        cy={kind === 'dragon' ? 20 : 15}
        rx={kind === 'dragon' ? 20 : 15}
        ry={4}
        fill={INK}
        opacity={0.3}
      />
      {kind === 'hero' ? (
        <>
          <path d={SUN} fill={ACCENT} stroke={INK} strokeWidth={1.9} />
          <circle r={9.8} fill={SEAT_INKS[seat].ink} stroke={INK} strokeWidth={1.3} />
          <Stamp name="heroic" size={15} ink={CREAM} />
        </>
      ) : kind === 'dragon' ? (
        <>
          <path
            d="M-20 8C-22-8-12-21 2-20 15-20 22-9 20 4 19 15 10 21 0 20.5-10 21-18 17-20 8Z"
            fill="#2f6a45"
            stroke={INK}
            strokeWidth={2}
          />
          <path
            d="M-16.5 7C-18-6-10-17 2-16.5 12-16.5 18-8 16.5 3.5"
            fill="none"
            stroke="#bfe0a0"
            strokeWidth={1.3}
            opacity={0.7}
          />
          <Stamp name="dragon" size={31} ink={CREAM} />
        </>
      ) : (
        <Shapes shapes={PIECES[kind]} a={PAPER} b={PAPER} />
      )}
      {count > 1 && (
        <g transform="translate(13 8)" className="art-count">
          <g className="art-count__in">
            <circle r={8.8} fill="#fffaf0" stroke={INK} strokeWidth={1.5} />
            <text y={4.9} textAnchor="middle" fontSize={14.5} fill={INK}>
              {count}
            </text>
          </g>
        </g>
      )}
    </g>
  )
})
