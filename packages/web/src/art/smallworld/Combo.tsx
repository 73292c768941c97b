import { memo, useId } from 'react'
import { INK, PAPER, SEAT_INKS } from '../data/inks.ts'
import { isIcon, Stamp } from '../Icon.tsx'
import type { SeatColor } from '../types.ts'
import { CoinDisc } from './Coin.tsx'
import './icons.ts'

/** What a power is about; gives its tile a colour and a small mark. */
export type PowerKind = 'income' | 'conquest' | 'defence' | 'other'
const KIND_INK: Record<PowerKind, string> = {
  income: '#7d550c',
  conquest: '#8d3420',
  defence: '#34506e',
  other: '#5d4172',
}
const KINDS: Record<string, PowerKind> = {
  alchemist: 'income',
  forest: 'income',
  hill: 'income',
  swamp: 'income',
  merchant: 'income',
  pillaging: 'income',
  wealthy: 'income',
  bivouacking: 'defence',
  fortified: 'defence',
  heroic: 'defence',
  diplomat: 'defence',
  spirit: 'other',
  stout: 'other',
}
/** Each race has its own weave on the banner's tail. */
const WEAVES: Record<string, string> = {
  amazons: 'M0 0 6 6 12 0M0 8 6 14 12 8',
  dwarves: 'M0 3H12M0 9H12M6 3V9M0 9V15M12 9V15',
  elves: 'M2 0C10 4 2 8 10 12',
  ghouls: 'M1 1 5 5M5 1 1 5M8 8 12 12M12 8 8 12',
  giants: 'M0 12 6 2 12 12',
  halflings: 'M6 2A4 4 0 1 0 6.1 2M0 12H12',
  humans: 'M6 0V12M0 6H12',
  orcs: 'M0 0 4 12M6 0 10 12',
  ratmen: 'M0 6C3 2 3 2 6 6S9 10 12 6',
  skeletons: 'M2 3H10M2 8H10M6 0V12',
  sorcerers: 'M6 1 7.5 5 11 6 7.5 7.5 6 11 4.5 7.5 1 6 4.5 5Z',
  tritons: 'M0 6A6 6 0 0 1 12 6M-6 12A6 6 0 0 1 6 12M6 12A6 6 0 0 1 18 12',
  trolls: 'M2 2H8V8H2Z',
  wizards: 'M6 1V11M1 6H11M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5',
}
const CREAM = '#fff6e0'
const TILE =
  'M9 3C35 1.8 64 3.6 92 3V25L112 17V67L92 59V81C64 80.2 35 82 9 81C5 81 3 79 3 75C2.2 52 3.6 32 3 9C3 5 5 3 9 3Z'
const BANNER = 'M96 3C140 3.8 180 2.2 221 3L208 42L221 81C180 81.8 140 80.2 96 81V63L116 71V13L96 21Z'
const TAIL = 'M190 3.5C200 3.3 210 3.2 220 3.5L207.3 42L220 80.5C210 80.8 200 80.7 190 80.5Z'

/** Lines of a name that fit `max` units, and the type size for them. */
function fit(name: string, max: number): { lines: string[]; size: number } {
  const width = (t: string): number => [...t].reduce((n, c) => n + (c.charCodeAt(0) > 0x2e80 ? 1 : 0.5), 0)
  const words = name.split(' ')
  const lines = words.length > 1 && width(name) * 16 > max ? [words[0]!, words.slice(1).join(' ')] : [name]
  return { lines, size: Math.min(17, max / Math.max(...lines.map(width))) }
}

function Name({ x, name, max, ink }: { x: number; name: string; max: number; ink: string }) {
  const { lines, size } = fit(name, max)
  return (
    <text className="art-name" x={x} y={lines.length > 1 ? 62 : 72} textAnchor="middle" fontSize={size} fill={ink}>
      {lines.map((l, i) => (
        <tspan key={l} x={x} dy={i ? size * 0.92 : 0}>
          {l}
        </tspan>
      ))}
    </text>
  )
}

export interface ComboProps {
  race: string
  raceName: string
  /** Without a power the banner stands alone: in decline. */
  power?: string
  powerName?: string
  /** The numbers printed on banner and tile: "6+4", "5". */
  raceTokens?: string
  powerTokens?: string
  /** Tokens one would get in all; on the key that joins the two. */
  total?: number
  /** Coins lying on it. */
  coins?: number
  seat?: SeatColor
  declined?: boolean
  width?: number
  /** Spoken: "Flying Ratmen, 13 tokens, 2 coins". */
  label: string
  /** What the page can tell about it, as `data-info` of the element. */
  info?: string
}

/** Power tile and race banner, joined by a dovetail; the key carries the number of tokens. */
export const Combo = memo(function Combo(props: ComboProps) {
  const {
    race,
    raceName,
    power,
    powerName,
    raceTokens,
    powerTokens,
    total,
    coins = 0,
    seat,
    declined = false,
    width = 240,
    label,
    info,
  } = props
  const id = useId()
  const ink = seat ? SEAT_INKS[seat] : null
  const field = declined ? '#d8cfbf' : (ink?.ink ?? '#efe0bf')
  const text = ink && !declined ? CREAM : INK
  const tail = ink?.deep ?? (declined ? '#bdb3a2' : '#d9bf8c')
  const tile = declined ? '#6f665a' : KIND_INK[(power && KINDS[power]) || 'conquest']
  const thread = ink ? CREAM : declined ? '#8d8271' : '#7a4a22'
  // a banner alone is not shown with room for a tile
  const [left, span] = power ? [0, 228] : [90, 138]
  const shift = (raceTokens?.length ?? 0) > 1
  return (
    <svg
      className="art-combo"
      width={(width * span) / 228}
      height={(width * 88) / 228}
      viewBox={`${left} 0 ${span} 88`}
      role="img"
      aria-label={label}
      data-info={info}
    >
      <defs>
        <pattern id={id} width={12} height={12} patternUnits="userSpaceOnUse">
          <path d={WEAVES[race] ?? WEAVES.humans} fill="none" stroke={thread} strokeWidth={1.5} opacity={0.62} />
        </pattern>
      </defs>
      <g transform="translate(2 3)" fill={INK} opacity={0.38}>
        <path d={BANNER} />
        {power && <path d={TILE} />}
      </g>
      <g stroke={INK} strokeWidth={2} strokeLinejoin="round">
        <path d={BANNER} fill={field} />
        <path d={TAIL} fill={tail} stroke="none" />
        <path d={TAIL} fill={`url(#${id})`} stroke="none" />
        <path d="M190 4V80" strokeWidth={1.2} />
        <path d={BANNER} fill="none" />
      </g>
      {isIcon(race) && (
        <Stamp name={race} x={shift ? 147 : 152} y={shift ? 33 : 31} size={shift ? 38 : 42} ink={text} />
      )}
      <Name x={153} name={raceName} max={68} ink={text} />
      {raceTokens && (
        <text className="art-num" x={187} y={19} textAnchor="end" fontSize={15} fill={text}>
          {raceTokens}
        </text>
      )}
      {power && (
        <>
          <path d={TILE} fill={tile} stroke={INK} strokeWidth={2} strokeLinejoin="round" />
          <path d="M10 7.5C35 6.5 64 8 88 7.5" fill="none" stroke={CREAM} strokeOpacity={0.35} strokeWidth={1.3} />
          {isIcon(power) && (
            <Stamp
              name={power}
              x={47}
              y={(powerName ?? '').includes(' ') ? 27 : 32}
              size={(powerName ?? '').includes(' ') ? 36 : 42}
              ink={CREAM}
            />
          )}
          {powerName && <Name x={47} name={powerName} max={82} ink={CREAM} />}
          {powerTokens && (
            <text className="art-num" x={14} y={20} textAnchor="middle" fontSize={15} fill={CREAM}>
              {powerTokens}
            </text>
          )}
          {total !== undefined && (
            <g className="art-num">
              <circle cx={100} cy={42} r={15.5} fill={PAPER} stroke={INK} strokeWidth={2} />
              <text x={100} y={49} textAnchor="middle" fontSize={20} fill={INK}>
                {total}
              </text>
            </g>
          )}
        </>
      )}
      {coins > 0 && (
        <>
          {Array.from({ length: Math.min(coins, 5) - 1 }, (_, i) => 72 - i * 4.5).map((y) => (
            <CoinDisc key={y} x={206} y={y} r={12.5} />
          ))}
          <CoinDisc value={coins} x={206} y={72 - (Math.min(coins, 5) - 1) * 4.5} r={12.5} />
        </>
      )}
    </svg>
  )
})
