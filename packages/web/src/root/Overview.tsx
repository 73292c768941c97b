import { rootLayout } from '../art/root/layout.ts'
import type { SceneProps } from '../table/face.ts'
import { groundOf, useShape } from '../table/ground.ts'
import { drawingOf, SHEETS } from './map.ts'
import { inkOf, stateOf } from './view.ts'

const FREE = '#f4ead6'

/** The woodland in little: who rules where, and a bright rim where something can be done. */
export default function Overview({ scene }: SceneProps) {
  const g = stateOf(scene.view)
  const shape = useShape()
  const { width, height } = SHEETS[shape]
  const { clearings, paths, s } = rootLayout(drawingOf(g.map), width, height)
  const isOpen = (id: number) => ['clearing', 'from', 'to'].some((sort) => scene.targets.has(`${sort}:${id}`))
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <image href={groundOf('root', g.map, shape)} width={width} height={height} opacity={0.55} />
      {paths.map(({ key, d }) => (
        <path key={key} d={d} fill="none" stroke="#6f5a3f" strokeWidth={9 * s} />
      ))}
      {[...clearings.values()].map(({ id, cx, cy }) => {
        const ruler = g.ruler[id] ?? -1
        const ink = ruler < 0 ? FREE : inkOf(g, ruler)
        return (
          <circle
            key={id}
            cx={cx}
            cy={cy}
            r={34 * s}
            fill={ink}
            stroke={isOpen(id) ? '#ffd447' : '#2b2118'}
            strokeWidth={(isOpen(id) ? 22 : 10) * s}
          />
        )
      })}
    </svg>
  )
}
