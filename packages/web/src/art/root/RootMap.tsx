import { memo, type ReactNode, type Ref, useMemo } from 'react'
import { MOODS } from '../data/moods.ts'
import type { Point } from '../lib/geom.ts'
import { MapFrame } from '../lib/MapFrame.tsx'
import { DECORATION } from '../lib/svg.ts'
import { Target } from '../lib/Target.tsx'
import type { PieceGroup, Suit, TargetState } from '../types.ts'
import { GladeGround, GladeMarks } from './Glade.tsx'
import { Figures, GladePieces, TokenRows } from './GladePieces.tsx'
import { type PlacedClearing, pathKey, type RootLayout, type RootMapData, rootLayout } from './layout.ts'

/** What was chosen on the map. */
export type RootMapChoice =
  | { kind: 'clearing'; id: number }
  | { kind: 'forest'; id: string }
  | { kind: 'slot'; id: number; slot: number }
  | { kind: 'path'; id: string }

export interface RootMapProps {
  /** Keep the same object between renders: the drawing is remembered by it. */
  map: RootMapData
  /** Spoken name of the map. */
  label: string
  /** Address of the still picture, of the same proportions. */
  ground: string
  /** Size of the drawing in its own units; only the proportions matter to the eye. */
  width?: number
  height?: number
  /** Suits by clearing, where they differ from the map's own. */
  suits?: Readonly<Record<number, Suit>>
  /** Clearings whose ruin still stands; all of the map's when absent. */
  ruins?: readonly number[]
  /** Paths that are closed, as "a-b" with the smaller number first. */
  closedPaths?: readonly string[]
  /** Pieces by clearing number or forest id. */
  pieces?: Readonly<Record<string, readonly PieceGroup[]>>
  clearings?: Readonly<Record<number, TargetState>>
  forests?: Readonly<Record<string, TargetState>>
  /** Building slots as "clearing:slot", slot from 0. */
  slots?: Readonly<Record<string, TargetState>>
  /** Paths as "a-b". */
  paths?: Readonly<Record<string, TargetState>>
  onSelect?: (choice: RootMapChoice) => void
  /** Anything drawn above all, in map units: travelling pieces, arrows. */
  children?: ReactNode
  className?: string
  ref?: Ref<HTMLDivElement>
}

const NONE: readonly PieceGroup[] = []

/** Rubble across a closed path. */
const Rubble = memo(function Rubble({ L, at }: { L: RootLayout; at: string }) {
  const p = L.paths.find((q) => q.key === at)
  if (!p) return null
  const q = p.points[p.points.length >> 1]!
  const { s } = L
  const stone = 'M-6 0L-5-4L-1.6-6.6L3-5.6L6.4-1.6L6 .4Q0 1.4-6 0Z'
  return (
    <g {...DECORATION}>
      <path
        d={p.d}
        fill="none"
        stroke="#6f6660"
        strokeWidth={15 * s}
        strokeDasharray={`${4 * s} ${9 * s}`}
        opacity={0.5}
      />
      <g transform={`translate(${q[0]} ${q[1]}) scale(${s})`}>
        <ellipse cy={6} rx={19} ry={5} fill="#2b2118" opacity={0.3} />
        {[
          [-10, 3, 1.3],
          [10, 4, 1.35],
          [0, -3, 1.8],
          [-2, 9, 1.2],
          [9, 10, 1],
        ].map(([x, y, k]) => (
          <g key={`${x}`} transform={`translate(${x} ${y}) scale(${k})`}>
            <path d={stone} fill="#8d8580" stroke="#2b2118" strokeWidth={1.3} strokeLinejoin="round" />
            <path d="M-4-3.6L-1.4-5.4L2-4.8L-.4-2.4Z" fill="#c6bdb4" />
          </g>
        ))}
      </g>
    </g>
  )
})

/** Pieces in a forest: animals stand on a small open patch, relics lie among the trees. */
const ForestPieces = memo(function ForestPieces({
  x,
  y,
  s,
  mood,
  groups,
}: {
  x: number
  y: number
  s: number
  mood: RootMapData['mood']
  groups: readonly PieceGroup[]
}) {
  const figures = groups.filter((g) => g.kind === 'pawn' || g.kind === 'warrior')
  const tokens = groups.filter((g) => g.kind === 'token')
  const w = Math.max(24, figures.length * 20)
  return (
    <g className="art-pieces">
      {figures.length > 0 && (
        <>
          <ellipse
            cx={x}
            cy={y + 16 * s}
            rx={w * s}
            ry={13 * s}
            fill={MOODS[mood].glade}
            stroke="#2b2118"
            strokeWidth={1.4 * s}
            strokeDasharray={`${5 * s} ${3 * s}`}
          />
          <Figures groups={figures} x={x} y={y + 20 * s} width={w * 2 * s} s={s} />
        </>
      )}
      <TokenRows groups={tokens} x={x} y={y + (figures.length > 0 ? 34 : 0) * s} s={s} />
    </g>
  )
})

/** Where a ferry lies beside a clearing: on the lake, off the rim and its marks. */
function landing({ lake, rx, ry }: RootLayout, { cx, cy }: PlacedClearing): Point | undefined {
  if (lake === null) return undefined
  const [dx, dy] = [lake.cx - cx, lake.cy - cy]
  const way = Math.min(0.9, 1.62 / Math.hypot(dx / rx, dy / ry))
  return [cx + dx * way, cy + dy * way]
}

/** A Root map with its pieces. Pure: everything shown comes in as props, every choice goes out by `onSelect`. */
export function RootMap({
  map,
  label,
  ground,
  width = 1320,
  height = 1000,
  suits,
  ruins,
  closedPaths,
  pieces,
  clearings,
  forests,
  slots,
  paths,
  onSelect,
  children,
  className,
  ref,
}: RootMapProps) {
  const L = useMemo(() => rootLayout(map, width, height), [map, width, height])
  const { s, slot } = L
  const places = [...L.clearings.values()]
  const suitOf = (id: number, own: Suit | null | undefined): Suit | null => suits?.[id] ?? own ?? null
  const hasRuin = (id: number, own: boolean | undefined): boolean => (ruins ? ruins.includes(id) : (own ?? false))
  const say = (choice: RootMapChoice) => (onSelect ? () => onSelect(choice) : undefined)
  return (
    <MapFrame
      label={label}
      viewBox={[0, 0, width, height]}
      ground={ground}
      className={`art-root ${className ?? ''}`}
      ref={ref}
    >
      {closedPaths?.map((id) => (
        <Rubble key={id} L={L} at={id} />
      ))}
      {L.forests.map((f) => (
        <Target
          key={f.id}
          className="art-forest"
          state={forests?.[f.id]}
          names={`forest:${f.id}`}
          d={f.d}
          weight={3.6 * s}
          onSelect={forests?.[f.id]?.selectable ? say({ kind: 'forest', id: f.id }) : undefined}
        />
      ))}
      {places.map((c) => (
        <GladeGround key={c.id} at={c} mood={map.mood} suit={suitOf(c.id, c.suit)} s={s} />
      ))}
      {L.paths.map((p) => {
        const state = paths?.[p.key]
        return (
          state && (
            <Target
              key={p.key}
              className="art-path"
              state={state}
              d={p.d}
              weight={5 * s}
              onSelect={say({ kind: 'path', id: pathKey(p.a, p.b) })}
            />
          )
        )
      })}
      {places.map((c) => (
        <Target
          key={c.id}
          state={clearings?.[c.id]}
          names={`clearing:${c.id} from:${c.id} to:${c.id}`}
          beside={L.paths
            .flatMap(({ a, b }) => (a === c.id ? [`clearing:${b}`] : b === c.id ? [`clearing:${a}`] : []))
            .join(' ')}
          d={c.outline}
          weight={5 * s}
          onSelect={say({ kind: 'clearing', id: c.id })}
        />
      ))}
      {L.forests.map((f) => {
        const here = pieces?.[f.id]
        return here?.length ? (
          <ForestPieces key={f.id} x={f.spot[0]} y={f.spot[1]} s={s} mood={map.mood} groups={here} />
        ) : null
      })}
      {places.map((c) => (
        <GladeMarks
          key={c.id}
          at={c}
          mood={map.mood}
          suit={suitOf(c.id, c.suit)}
          s={s}
          slot={slot}
          ruin={hasRuin(c.id, c.ruin)}
        />
      ))}
      {places.map((c) => (
        <GladePieces
          key={c.id}
          at={c}
          groups={pieces?.[c.id] ?? NONE}
          s={s}
          slot={slot}
          ruin={hasRuin(c.id, c.ruin)}
          ferryAt={landing(L, c)}
        />
      ))}
      {places.flatMap((c) =>
        c.slotsAt.map(([x, y], i) => {
          const state = slots?.[`${c.id}:${i}`]
          const m = 1.5 * s
          return (
            state && (
              <Target
                key={`${c.id}:${x}`}
                className="art-slot"
                state={state}
                d={`M${x - m} ${y - m}h${slot + 2 * m}v${slot + 2 * m}h${-slot - 2 * m}Z`}
                weight={3.4 * s}
                onSelect={say({ kind: 'slot', id: c.id, slot: i })}
              />
            )
          )
        }),
      )}
      {children}
    </MapFrame>
  )
}
