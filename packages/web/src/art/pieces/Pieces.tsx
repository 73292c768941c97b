import { memo, type ReactNode } from 'react'
import { HIRED_LOOKS } from '../data/hired.ts'
import { FACTION_INKS, INK, SUIT_INKS } from '../data/inks.ts'
import { WARRIORS } from '../data/warriors.ts'
import type { IconName } from '../Icon.tsx'
import { Stamp } from '../Icon.tsx'
import { Shapes } from '../lib/Shapes.tsx'
import { type FactionId, type ItemId, isFaction } from '../types.ts'
import { ITEM_ICONS, pieceGlyph } from './glyphs.ts'
import { SuitHead } from './SuitMark.tsx'

/*
 * Pieces as parts of a drawing. Told apart by shape: warriors are animals, buildings square tiles, tokens round,
 * items squares with cut corners, pawns larger animals, landmarks little scenes.
 */
const CREAM = '#fff6e2'
const HIRED: (typeof FACTION_INKS)[FactionId] = { a: '#8a6d3b', b: '#d8bd84', deep: '#5a4319' }
/** The inks of a faction or a hireling. */
export const inksOf = (party: string | undefined): (typeof FACTION_INKS)[FactionId] =>
  isFaction(party) ? FACTION_INKS[party] : { ...HIRED, ...HIRED_LOOKS[party ?? ''] }

/** A number on a small disc; for hired pieces on a square. */
export const CountBadge = memo(function CountBadge({
  x,
  y,
  n,
  k = 1,
  square = false,
}: {
  x: number
  y: number
  n: number | string
  k?: number
  square?: boolean
}) {
  const text = String(n)
  const w = text.length > 1 ? 10 + text.length * 4.6 : 15.6
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`} className="art-count">
      <g className="art-count__in">
        <rect
          x={-w / 2}
          y={-7.8}
          width={w}
          height={15.6}
          rx={square ? 2.4 : 7.8}
          fill="#fffaf0"
          stroke={INK}
          strokeWidth={1.4}
        />
        <text y={4.6} textAnchor="middle" fontSize={13.5} fill={INK}>
          {text}
        </text>
      </g>
    </g>
  )
})

/** An animal of `height`, its feet at (x, y). */
export const WarriorFigure = memo(function WarriorFigure({
  figure,
  x = 0,
  y = 0,
  height = 56,
  shadow = false,
}: {
  figure: keyof typeof WARRIORS
  x?: number
  y?: number
  height?: number
  shadow?: boolean
}) {
  const k = height / 56
  const { a, b } = FACTION_INKS[figure === 'warlord' ? 'hundreds' : figure]
  return (
    <g transform={`translate(${x - 24 * k} ${y - 54 * k}) scale(${k})`}>
      {shadow && <ellipse cx={26} cy={54} rx={19} ry={4.6} fill={INK} opacity={0.3} />}
      <Shapes shapes={WARRIORS[figure]} a={a} b={b} />
    </g>
  )
})

/** A piece of a hireling, its feet at (x, y), with a pennant in the ink of whoever controls it. */
export const HiredFigure = memo(function HiredFigure({
  hireling,
  holder,
  x = 0,
  y = 0,
  height = 56,
}: {
  hireling: string
  /** The faction of its controller. */
  holder?: string | undefined
  x?: number
  y?: number
  height?: number
}) {
  const k = height / 56
  const look = HIRED_LOOKS[hireling]
  return (
    <g transform={`translate(${x - 24 * k} ${y - 54 * k}) scale(${k})`} strokeLinejoin="round">
      <ellipse cx={26} cy={54} rx={19} ry={4.6} fill={INK} opacity={0.3} />
      {look && <Shapes shapes={look.shapes} a={look.a} b={look.b} />}
      {holder !== undefined && (
        <g stroke={INK} strokeLinecap="round">
          <path d="M45 22V2" strokeWidth={2.6} />
          <path d="M45 2C50 -.6 54 4 60 1.6V11C54 13.6 50 9 45 11.6Z" fill={inksOf(holder).a} strokeWidth={2} />
        </g>
      )}
    </g>
  )
})

/** A square tile with its corner at (x, y). */
export const BuildingTile = memo(function BuildingTile({
  faction,
  type,
  x = 0,
  y = 0,
  size = 30,
}: {
  faction?: string
  type: string
  x?: number
  y?: number
  size?: number
}) {
  const ink = inksOf(faction)
  const { icon, suit } = pieceGlyph(type)
  const plate = suit ? SUIT_INKS[suit].ink : undefined
  const isCamp = type.startsWith('waystation')
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 30})`}>
      <rect x={1.5} y={2} width={30} height={30} rx={3.4} fill={INK} opacity={0.3} />
      <rect width={30} height={30} rx={3.4} fill={ink.a} stroke={INK} strokeWidth={1.7} />
      <path d="M1.6 22L28.4 18V27Q28.4 28.4 27 28.4H3Q1.6 28.4 1.6 27Z" fill={INK} opacity={0.15} />
      {suit && !icon && (
        <>
          <rect x={3.4} y={3.4} width={23.2} height={23.2} rx={2} fill={plate} />
          <g transform="translate(4.2 3.6) scale(.45)">
            <SuitHead suit={suit} />
          </g>
        </>
      )}
      {suit && icon && (
        <>
          <Stamp name={icon} x={11.6} y={11.4} size={17} ink={ink.glyph ?? CREAM} />
          <g transform="translate(14.4 14) scale(.3)">
            <SuitHead suit={suit} face={SUIT_INKS[suit].pale} />
          </g>
        </>
      )}
      {!suit && icon && !isCamp && <Stamp name={icon} x={15} y={15} size={23} ink={ink.glyph ?? CREAM} />}
      {isCamp && icon && <Camp icon={icon} />}
    </g>
  )
})

/** The tent of a waystation with what it takes on its front: told from a relic at a glance. */
function Camp({ icon }: { icon: IconName }) {
  return (
    <>
      <path d="M15 1.6V-3.4" stroke={INK} strokeWidth={1.8} strokeLinecap="round" />
      <path d="M15-3.6L21.6-1.8L15 .4Z" fill="#c8452f" stroke={INK} strokeWidth={1} strokeLinejoin="round" />
      <path d="M15 2.4L28 27.2Q15 29.4 2 27.2Z" fill="#f1e6cf" stroke={INK} strokeWidth={1.4} strokeLinejoin="round" />
      <path d="M15 2.4L28 27.2Q24 27.9 20.6 28.2Z" fill="#cdbb97" />
      <Stamp name={icon} x={14.4} y={19.4} size={14} ink={INK} />
    </>
  )
}

const WOOD: ReactNode = (
  <g transform="rotate(-24)">
    <path
      d="M-9.4-4.6H6.4V4.6H-9.4Q-11.6 0-9.4-4.6Z"
      fill="#7a5232"
      stroke={INK}
      strokeWidth={1.6}
      strokeLinejoin="round"
    />
    <path d="M-7-1.4H1M-5 1.8H3" stroke={INK} strokeWidth={1.1} strokeLinecap="round" />
    <ellipse cx={6.4} rx={3.5} ry={4.7} fill="#f3dcab" stroke={INK} strokeWidth={1.6} />
    <ellipse cx={6.4} rx={1.5} ry={2.1} fill="none" stroke="#a5713f" strokeWidth={1} />
  </g>
)

/** Relics are old gold with a notched rim, unlike any other token. */
const RELIC = notched(12.8, 11, 8)

function notched(outer: number, inner: number, notches: number): string {
  const points = Array.from({ length: notches * 2 }, (_, i) => {
    const [turn, r] = [(i * Math.PI) / notches, i % 2 === 0 ? outer : inner]
    return `${Math.round(Math.cos(turn) * r * 10) / 10} ${Math.round(Math.sin(turn) * r * 10) / 10}`
  })
  return `M${points.join('L')}Z`
}

/** A round token around (x, y). */
export const TokenDisc = memo(function TokenDisc({
  faction,
  type,
  x = 0,
  y = 0,
  size = 24,
}: {
  faction?: string
  type: string
  x?: number
  y?: number
  size?: number
}) {
  const ink = inksOf(faction)
  const { icon, suit } = pieceGlyph(type)
  const wood = type === 'wood'
  const relic = type.startsWith('relic')
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      <circle cx={1.3} cy={1.8} r={12} fill={INK} opacity={0.3} />
      {relic ? (
        <path d={RELIC} fill="#e3bd5c" stroke={INK} strokeWidth={1.6} strokeLinejoin="round" />
      ) : (
        <circle r={12} fill={wood ? '#e9c98d' : ink.a} stroke={INK} strokeWidth={1.6} />
      )}
      <circle
        r={9.7}
        fill="none"
        stroke={relic ? '#8a5f10' : (ink.glyph ?? CREAM)}
        strokeOpacity={0.6}
        strokeWidth={1}
        strokeDasharray={type.startsWith('plot') ? '2 2' : undefined}
      />
      {wood && WOOD}
      {!wood && suit && (
        <g transform="translate(-8.4 -8.6) scale(.35)">
          <SuitHead suit={suit} face={SUIT_INKS[suit].pale} />
        </g>
      )}
      {!wood && !suit && icon && <Stamp name={icon} size={relic ? 15 : 16} ink={relic ? INK : (ink.glyph ?? CREAM)} />}
    </g>
  )
})

export type ItemState = 'ready' | 'exhausted' | 'damaged' | 'gone'

/** An item: a square with cut corners around (x, y). */
export const ItemTile = memo(function ItemTile({
  item,
  x = 0,
  y = 0,
  size = 40,
  state = 'ready',
}: {
  item: ItemId
  x?: number
  y?: number
  size?: number
  state?: ItemState
}) {
  const gone = state === 'gone'
  const spent = state === 'exhausted'
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 40})`} opacity={gone ? 0.55 : 1}>
      <path
        d="M9 2H31L38 9V31L31 38H9L2 31V9Z"
        fill={gone ? 'none' : spent ? '#8b8072' : state === 'damaged' ? '#d9b3a0' : '#e8d3a2'}
        stroke={INK}
        strokeWidth={2.2}
        strokeDasharray={gone ? '4 3.4' : undefined}
      />
      <Stamp name={ITEM_ICONS[item]} x={20} y={20} size={26} ink={spent ? '#332a20' : INK} />
      {spent && <path d="M5 33L33 5" stroke={INK} strokeWidth={1.6} opacity={0.6} />}
      {state === 'damaged' && (
        <path
          d="M8 4L15 14L11 18L22 26L19 31L27 38"
          fill="none"
          stroke="#9c2a20"
          strokeWidth={3}
          strokeLinejoin="round"
        />
      )}
    </g>
  )
})

/** A ruin on its slot; its corner at (x, y). */
export const RuinTile = memo(function RuinTile({ x = 0, y = 0, size = 27 }: { x?: number; y?: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 27})`} strokeLinejoin="round" stroke={INK}>
      <rect x={1.6} y={1.8} width={27} height={27} rx={3} fill={INK} opacity={0.28} stroke="none" />
      <rect width={27} height={27} rx={3} fill="#b3a893" strokeWidth={1.5} />
      <path d="M1 19.6Q13 17.6 26 19.8V25Q26 26 25 26H2Q1 26 1 25Z" fill="#8d8472" stroke="none" />
      <path
        d="M4.4 23V9.6L8.4 7.6V12C9.6 7.4 13.4 5.6 16.4 6.4L14.6 8.8L17.4 9.4C19.6 10.6 20.4 13 20.2 15.4L22.6 16.2V23H18V16.4C17.8 12.6 10.2 12 9.2 17V23Z"
        fill="#e6dcc6"
        strokeWidth={1.4}
      />
      <path d="M4.6 14.2H8.8M4.6 18.6H9M18.2 19.4H22.4M12.4 7.4L13.4 11" fill="none" strokeWidth={1.1} />
      <path d="M11 23.6L12.2 21.6L14.6 21.4L16 23.6Z" fill="#cfc3aa" strokeWidth={1.1} />
    </g>
  )
})
