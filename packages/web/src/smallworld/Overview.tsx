import { SEAT_INKS } from '../art/data/inks.ts'
import { smallWorldLayout } from '../art/smallworld/ground.ts'
import { BOARD } from '../art/smallworld/topology.ts'
import type { SceneProps } from '../table/face.ts'
import { drawingOf, regionOf } from './map.ts'
import { COLOURS, stateOf } from './view.ts'

/** The atlas in little: whose region is whose, and a bright dot on every one that can be chosen. */
export function Overview({ scene }: SceneProps) {
  const g = stateOf(scene.view)
  const drawing = drawingOf(g.map)
  const { outlineOf, anchors } = smallWorldLayout(drawing)
  const { width, height, margin } = BOARD
  return (
    <svg
      viewBox={[-margin, -margin, width + 2 * margin, height + 2 * margin].join(' ')}
      aria-hidden="true"
      stroke="#2b2118"
      strokeWidth={7}
    >
      {drawing.regions.map((region) => {
        const people = g.peoples[g.holder[regionOf(region.id)]!]
        const seat = people === undefined || people === null ? undefined : COLOURS[people.seat]
        const isSea = region.terrain === 'sea' || region.terrain === 'lake'
        const ink = seat === undefined ? (isSea ? '#9cc7d6' : '#dccfae') : SEAT_INKS[seat].ink
        return <path key={region.id} d={outlineOf(region)} fill={ink} fillOpacity={people?.declined ? 0.45 : 1} />
      })}
      {drawing.regions.map(({ id }) => {
        const target = scene.targets.get(`region:${regionOf(id)}`)
        const at = anchors.get(id)
        if (target === undefined || target.tone === 'quiet' || at === undefined) return null
        return <circle key={id} cx={at.token[0]} cy={at.token[1]} r={24} fill="#ffd447" />
      })}
    </svg>
  )
}
