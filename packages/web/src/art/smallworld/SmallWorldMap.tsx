import { memo, type ReactNode, type Ref, useMemo } from 'react'
import { ACCENT, INK } from '../data/inks.ts'
import { MapFrame } from '../lib/MapFrame.tsx'
import { Target } from '../lib/Target.tsx'
import type { SeatColor, TargetState } from '../types.ts'
import { type RegionAnchors, smallWorldLayout } from './ground.ts'
import { RaceToken, SwPiece, type SwPieceKind } from './SwPieces.tsx'
import { BOARD, type SmallWorldMapData } from './topology.ts'

/** What lies in a region. */
export interface RegionPieces {
  /** Race tokens; several when a spirit shares a region with nothing but its owner's other race. */
  tokens?: readonly {
    race: string
    seat: SeatColor
    count: number
    declined?: boolean
    label?: string
    /** What the page can tell about it, as `data-info` of the element. */
    info?: string
    fresh?: boolean
    /** Not there yet, or not for long. */
    ghost?: boolean
  }[]
  lostTribe?: boolean
  pieces?: readonly {
    kind: Exclude<SwPieceKind, 'mountain' | 'lost-tribe'>
    seat?: SeatColor
    count?: number
    label?: string
    info?: string
  }[]
}
/** A number on a region: what its conquest costs. */
export interface CostTag {
  count: number
  /** How many the die must still bring. */
  die?: number
  /** Cannot be paid now. */
  muted?: boolean
}

export interface SmallWorldMapProps {
  /** Keep the same object between renders: the drawing is remembered by it. */
  map: SmallWorldMapData
  label: string
  /** Address of the still picture. */
  ground: string
  pieces?: Readonly<Record<string, RegionPieces>>
  regions?: Readonly<Record<string, TargetState>>
  costs?: Readonly<Record<string, CostTag>>
  onSelect?: (region: string) => void
  /** By which names the page finds a region. */
  names?: (region: string) => string
  /** Anything drawn above all, in map units. */
  children?: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

const Contents = memo(function Contents({ at, k, here }: { at: RegionAnchors; k: number; here: RegionPieces }) {
  const n = here.tokens?.length ?? 0
  return (
    <g className="art-pieces">
      {here.pieces?.map((p, i) => (
        <g key={p.kind} className="art-group" data-info={p.info}>
          {p.label && <title>{p.label}</title>}
          <SwPiece
            kind={p.kind}
            seat={p.seat}
            count={p.count}
            k={k * (p.kind === 'dragon' ? 0.82 : 0.94)}
            x={at.piece[0] + (i % 2) * 24 * k}
            y={at.piece[1] + (i > 1 ? 20 : 0) * k}
          />
        </g>
      ))}
      {here.lostTribe && (
        <g data-info="piece:lost-tribe">
          <SwPiece kind="lost-tribe" k={k} x={at.token[0]} y={at.token[1]} />
        </g>
      )}
      {here.tokens?.map((t, i) => (
        <g
          key={`${t.seat}:${t.race}`}
          className={`art-group${t.fresh ? ' is-fresh' : ''}${t.ghost ? ' is-ghost' : ''}`}
          data-info={t.info}
        >
          {t.label && <title>{t.label}</title>}
          <RaceToken
            race={t.race}
            seat={t.seat}
            count={t.count}
            declined={t.declined}
            k={k}
            x={at.token[0] + (i - (n - 1) / 2) * 34 * k}
            y={at.token[1]}
          />
        </g>
      ))}
    </g>
  )
})

/** "▲ 3": the price of a region, on an arrow of accent ink when it may be paid. */
const Cost = memo(function Cost({ at, k, tag, ready }: { at: RegionAnchors; k: number; tag: CostTag; ready: boolean }) {
  return (
    <g transform={`translate(${at.cost[0]} ${at.cost[1]}) scale(${k})`} className="art-count art-pieces">
      <g className="art-count__in">
        <path
          d="M-17-11H11L20 0 11 11H-17Q-20 11-20 8V-8Q-20-11-17-11Z"
          fill={tag.muted ? '#d8cfbf' : ready && !tag.die ? ACCENT : '#fff6e0'}
          stroke={INK}
          strokeWidth={1.8}
          strokeLinejoin="round"
          strokeDasharray={tag.muted ? '4 2.6' : undefined}
        />
        <path d="M-14 6V-2.5C-14-6-12-7.4-9.6-7.4S-5.2-6-5.2-2.5V6Z" fill={tag.muted ? '#5f564b' : INK} />
        <text x={4} y={6} textAnchor="middle" fontSize={17.5} fill={tag.muted ? '#4c4339' : INK}>
          {tag.count}
        </text>
        {tag.die !== undefined && tag.die > 0 && (
          <g transform="translate(17 -12) rotate(8)">
            <rect x={-10.5} y={-9} width={21} height={18} rx={3} fill="#fffaf0" stroke={INK} strokeWidth={1.5} />
            <text y={5} textAnchor="middle" fontSize={14} fill={INK}>
              +{tag.die}
            </text>
          </g>
        )}
      </g>
    </g>
  )
})

/** Where a number may stand, from the middle of the token: the first where it hides no symbol and no price. */
const NUMBER_SPOTS = [
  [-30, 26],
  [-34, 6],
  [-30, -14],
  [32, 32],
  [0, 43],
  [30, -16],
] as const
/** How far a number keeps from the middle of these, in widths and heights of its own signs. */
const CLEAR: readonly (readonly [name: keyof RegionAnchors, x: number, y: number])[] = [
  ['mine', 24, 25],
  ['cavern', 24, 25],
  ['magic', 24, 25],
  ['mountain', 32, 26],
  ['cost', 32, 19],
]

export function numberSpot(at: RegionAnchors, k: number): readonly [x: number, y: number] {
  const spots = NUMBER_SPOTS.map(([x, y]) => [at.token[0] + x * k, at.token[1] + y * k] as const)
  // Words stand on their base line: their middle is a little higher.
  const isClear = ([x, y]: readonly [number, number]) =>
    CLEAR.every(([name, width, height]) => {
      const thing = at[name]
      return (
        thing === undefined || Math.abs(thing[0] - x) >= width * k || Math.abs(thing[1] - (y - 6 * k)) >= height * k
      )
    })
  return spots.find(isClear) ?? spots[0]!
}

/** The number a region is called by, beside its token. */
const RegionNumber = memo(function RegionNumber({ at, k, id }: { at: RegionAnchors; k: number; id: string }) {
  const [x, y] = numberSpot(at, k)
  return (
    <text className="art-number art-pieces" x={x} y={y} fontSize={19 * k} stroke="#fff6e0" strokeWidth={4.5 * k}>
      {Number(id.slice(id.indexOf('-') + 1))}
    </text>
  )
})

/** A Small World map with its pieces. Pure: everything shown comes in as props, every choice goes out by `onSelect`. */
export function SmallWorldMap({
  map,
  label,
  ground,
  pieces,
  regions,
  costs,
  onSelect,
  names,
  children,
  className,
  ref,
}: SmallWorldMapProps) {
  const L = useMemo(() => smallWorldLayout(map), [map])
  const { width: w, height: h, margin: m } = BOARD
  // what may be chosen comes last, so that its ring is not cut by a neighbour's
  const order = (id: string): number => (regions?.[id]?.selected ? 2 : regions?.[id]?.selectable ? 1 : 0)
  const targets = [...map.regions].sort((a, b) => order(a.id) - order(b.id))
  return (
    <MapFrame
      label={label}
      viewBox={[-m, -m, w + 2 * m, h + 2 * m]}
      ground={ground}
      className={`art-smallworld ${className ?? ''}`}
      ref={ref}
    >
      {targets.map((r) => (
        <Target
          key={r.id}
          className="art-region"
          state={regions?.[r.id]}
          names={names?.(r.id)}
          d={L.outlineOf(r)}
          weight={5}
          onSelect={onSelect ? () => onSelect(r.id) : undefined}
        />
      ))}
      {map.regions.map((r) => {
        const at = L.anchors.get(r.id)
        return at ? <RegionNumber key={r.id} at={at} k={L.scale} id={r.id} /> : null
      })}
      {map.regions.map((r) => {
        const at = L.anchors.get(r.id)
        const here = pieces?.[r.id]
        return at && here ? <Contents key={r.id} at={at} k={L.scale} here={here} /> : null
      })}
      {map.regions.map((r) => {
        const at = L.anchors.get(r.id)
        const tag = costs?.[r.id]
        return at && tag ? (
          <Cost key={r.id} at={at} k={L.scale} tag={tag} ready={regions?.[r.id]?.selectable ?? false} />
        ) : null
      })}
      {children}
    </MapFrame>
  )
}
