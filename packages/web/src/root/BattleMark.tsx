import type { Seat } from '@spinney/kernel'
import { Stamp } from '../art/Icon.tsx'
import { DECORATION } from '../art/lib/svg.ts'
import { figureOf } from '../art/pieces/Piece.tsx'
import { WarriorFigure } from '../art/pieces/Pieces.tsx'
import { type RootMapData, rootLayout } from '../art/root/layout.ts'
import type { SceneProps } from '../table/face.ts'
import type { Fought } from './battle.ts'
import { factionAt, inkOf, stateOf } from './view.ts'

interface Props extends SceneProps {
  readonly fought: Fought
  readonly map: RootMapData
  readonly width: number
  readonly height: number
}

/** Whose pieces are lost: the animal of the faction, else the ink of the seat. */
function Loser({ scene, seat, s }: SceneProps & { readonly seat: Seat; readonly s: number }) {
  const figure = figureOf(factionAt(scene.view, seat) ?? undefined)
  if (figure !== null) return <WarriorFigure figure={figure} x={-12 * s} y={11 * s} height={23 * s} />
  return <circle cx={-12 * s} r={9 * s} fill={inkOf(stateOf(scene.view), seat)} stroke="#fff" strokeWidth={1.5 * s} />
}

/** Where a battle is fought: a red ring with white dashes, crossed swords above, and losses below. */
export default function BattleMark({ scene, fought, map, width, height }: Props) {
  const { clearings, s, rx, ry } = rootLayout(map, width, height)
  const spot = clearings.get(fought.place)
  if (spot === undefined) return null
  const { cx, cy } = spot
  // Both stay on the map, also at its rims.
  const swords = Math.max(-ry * 1.16 - 20 * s, 24 * s - cy)
  const under = Math.min(ry * 1.16 + 20 * s, height - cy - 18 * s)
  const badges = fought.sides.flatMap((seat, side) => {
    const lost = fought.losses[side]!.reduce((sum, { count }) => sum + count, 0)
    return lost === 0 ? [] : [{ seat, lost }]
  })
  return (
    <g {...DECORATION} className="root-battle" transform={`translate(${cx} ${cy})`}>
      <ellipse rx={rx * 1.12} ry={ry * 1.16} fill="none" stroke="#c8352b" strokeWidth={9 * s} />
      <ellipse
        rx={rx * 1.12}
        ry={ry * 1.16}
        fill="none"
        stroke="#fff"
        strokeWidth={3 * s}
        strokeDasharray={`${9 * s} ${8 * s}`}
      />
      <g transform={`translate(0 ${swords})`}>
        <circle r={21 * s} fill="#b3271e" stroke="#2b2118" strokeWidth={2.5 * s} />
        <Stamp name="battle" size={26 * s} ink="#fff" />
      </g>
      {badges.map(({ seat, lost }, i) => (
        <g key={seat} transform={`translate(${(i - (badges.length - 1) / 2) * 58 * s} ${under})`}>
          <rect
            x={-26 * s}
            y={-14 * s}
            width={52 * s}
            height={28 * s}
            rx={14 * s}
            fill="#b3271e"
            stroke="#2b2118"
            strokeWidth={2 * s}
          />
          <Loser scene={scene} seat={seat} s={s} />
          <text x={10 * s} y={6 * s} fontSize={17 * s} fontWeight={800} fill="#fff" textAnchor="middle">
            −{lost}
          </text>
        </g>
      ))}
    </g>
  )
}
