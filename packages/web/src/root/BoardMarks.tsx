import { pathEnds } from '@spinney/root'
import { FACTION_INKS, INK } from '../art/data/inks.ts'
import { DECORATION } from '../art/lib/svg.ts'
import { HiredFigure, WarriorFigure } from '../art/pieces/Pieces.tsx'
import { EverySuitMedal } from '../art/pieces/SuitMark.tsx'
import { type RootLayout, type RootMapData, rootLayout } from '../art/root/layout.ts'
import type { FactionId } from '../art/types.ts'
import type { SceneProps } from '../table/face.ts'
import { inkOf, isEverySuit, stateOf } from './view.ts'

interface Props extends SceneProps {
  readonly map: RootMapData
  readonly width: number
  readonly height: number
}

/** A small pennant at each clearing in the ink of its ruler. The words stand in the clearing's own label. */
export function Flags({ scene, map, width, height }: Props) {
  const g = stateOf(scene.view)
  const layout = rootLayout(map, width, height)
  return (
    <g {...DECORATION} className="root-flags">
      {[...layout.clearings.values()].map(({ id, cx, cy }) => {
        const ruler = g.ruler[id] ?? -1
        if (ruler < 0) return null
        const ink = inkOf(g, ruler)
        return (
          <g key={id} transform={`translate(${cx - 53 * layout.s} ${cy + 13 * layout.s}) scale(${layout.s * 0.86})`}>
            <path d="M-6 9V-13" stroke={INK} strokeWidth={2} strokeLinecap="round" />
            <path d="M-6-13C-1-15.4 3-10.6 9-12.6V-2.6C3-.6-1-5.4-6-3Z" fill={ink} stroke={INK} strokeWidth={1.5} />
          </g>
        )
      })}
    </g>
  )
}

/**
 * Homelands while the table is set up, when others must keep their distance (A.8.2): the faction's animal under a roof.
 * Later they mean nothing any more, and the pieces speak for themselves.
 */
export function Homelands({ scene, map, width, height }: Props) {
  const { phase, homelands, factions } = stateOf(scene.view)
  if (phase !== 'setup') return null
  const { clearings, s, rx, ry } = rootLayout(map, width, height)
  return (
    <g {...DECORATION} className="root-homelands">
      {homelands.flatMap((places, seat) =>
        places.map((place) => {
          const { cx, cy } = clearings.get(place)!
          return (
            <g key={place} transform={`translate(${cx + rx * 0.8} ${cy - ry * 0.78}) scale(${s})`}>
              <Home faction={factions[seat] as FactionId} />
            </g>
          )
        }),
      )}
    </g>
  )
}

function Home({ faction }: { readonly faction: FactionId }) {
  const { a, b } = FACTION_INKS[faction]
  return (
    <g stroke={INK} strokeLinejoin="round">
      <path d="M-15-6V15H15V-6" fill={b} strokeWidth={1.8} />
      <WarriorFigure figure={faction} y={14} height={23} />
      <path d="M-20-4L0-20L20-4L16.5-.5L0-13.5L-16.5-.5Z" fill={a} strokeWidth={1.8} />
    </g>
  )
}

/** The clearing of the Lost City has all three suits (F). */
export function EverySuit({ scene, map, width, height }: Props) {
  const g = stateOf(scene.view)
  const { clearings, s } = rootLayout(map, width, height)
  const found = [...clearings.values()].filter(({ id }) => isEverySuit(g, id))
  return (
    <g {...DECORATION}>
      {found.map(({ id, medal: [x, y] }) => (
        <EverySuitMedal key={id} x={x} y={y} size={33 * s} />
      ))}
    </g>
  )
}

/** Bandits who lie in wait on paths. */
export function Bandits({ scene, map, width, height }: Props) {
  const g = stateOf(scene.view)
  if (!('highway-bandits' in g.bands)) return null
  const { paths, s } = rootLayout(map, width, height)
  const waiting = g.own['highway-bandits'].paths.map((path) => pathEnds(path).join('-'))
  return (
    <g {...DECORATION} className="root-bandits">
      {paths.flatMap(({ key, points }) => {
        const [x, y] = points[points.length >> 1]!
        return waiting.includes(key)
          ? [
              <HiredFigure
                key={key}
                hireling="highway-bandits"
                holder={g.factions[g.bands['highway-bandits'] ?? -1]}
                x={x}
                y={y + 14 * s}
                height={36 * s}
              />,
            ]
          : []
      })}
    </g>
  )
}

interface Trail {
  readonly key: string
  readonly ink: string
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
}

/** Where pieces have just moved: an arrow in the mover's ink. */
export function Trails({ scene, map, width, height }: Props) {
  const g = stateOf(scene.view)
  const layout = rootLayout(map, width, height)
  const trails = scene.recent.flatMap(({ what, facts }, i): Trail[] => {
    if (what !== 'moved' && what !== 'pawnMoved') return []
    const [from, to] = [placeOf(layout, facts.from), placeOf(layout, facts.to)]
    return from && to ? [{ key: `${i}`, ink: inkOf(g, Number(facts.seat)), from, to }] : []
  })
  return (
    <g {...DECORATION} className="root-trails">
      {trails.map((trail) => (
        <Arrow key={trail.key} trail={trail} s={layout.s} />
      ))}
    </g>
  )
}

function placeOf(layout: RootLayout, place: unknown): readonly [number, number] | null {
  if (typeof place === 'string') {
    const forest = layout.forests.find(({ id }) => id === place)
    return forest?.spot ?? null
  }
  const clearing = layout.clearings.get(Number(place))
  return clearing ? [clearing.cx, clearing.cy] : null
}

/** From rim to rim, slightly bent. */
function Arrow({ trail: { ink, from, to }, s }: { readonly trail: Trail; readonly s: number }) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const gap = Math.min(length * 0.3, (50 + 14 * Math.abs(ux)) * s)
  const [x0, y0, x1, y1] = [from[0] + ux * gap, from[1] + uy * gap, to[0] - ux * gap, to[1] - uy * gap]
  const [mx, my] = [(x0 + x1) / 2 - uy * 16 * s, (y0 + y1) / 2 + ux * 16 * s]
  const [hx, hy] = [x1 - mx, y1 - my]
  const turn = (Math.atan2(hy, hx) * 180) / Math.PI
  const line = `M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={line} stroke={INK} strokeWidth={9 * s} />
      <path d={line} stroke={ink} strokeWidth={5.4 * s} />
      <path
        d="M-9-11L8 0L-9 11Z"
        transform={`translate(${x1} ${y1}) rotate(${turn}) scale(${s})`}
        fill={ink}
        stroke={INK}
        strokeWidth={2}
      />
    </g>
  )
}
