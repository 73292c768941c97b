import { BURROW } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import type { RootLayout } from '../../../art/root/layout.ts'
import type { Scene, SceneProps, Target } from '../../../table/face.ts'
import { aidesOf } from '../../view.ts'
import './duchy.css'

/** Warriors of the Duchy in the Burrow. */
export function warriorsBelow(scene: Scene): number {
  return aidesOf(scene).pieces.reduce((sum, { place, count }) => (place === BURROW ? sum + count : sum), 0)
}

/** Half the room that the Burrow wants, as a share of the map's width and height. */
const ROOM = [0.085, 0.045] as const

/** The place at the lower or upper rim that is farthest from all clearings. */
function freeSpot({ width, height, clearings, rx, ry }: RootLayout): readonly [number, number] {
  const places = [...clearings.values()]
  const [w, h] = [ROOM[0] * width, ROOM[1] * height]
  const room = (x: number, y: number) =>
    Math.min(...places.map(({ cx, cy }) => Math.hypot((x - cx) / (rx + w), (y - cy) / (ry + h))))
  const spots = [height - h - 4, h + 4].flatMap((y) =>
    Array.from({ length: 41 }, (_, i) => [w + ((width - 2 * w) * i) / 40, y] as const),
  )
  return spots.toSorted((a, b) => room(b[0], b[1]) - room(a[0], a[1]))[0]!
}

export interface BurrowProps extends SceneProps {
  readonly target: Target | undefined
  readonly layout: RootLayout
}

/** The Duchy's clearing below the map: moves start and end there as in any other. */
export function Burrow({ scene, target, layout }: BurrowProps) {
  const { words } = scene
  const [x, y] = freeSpot(layout)
  const style = { left: `${(100 * x) / layout.width}%`, top: `${(100 * y) / layout.height}%` }
  const count = warriorsBelow(scene)
  const name = words.message('ui.burrow.name')
  const pieces = words.message('ui.pieces', { count, kind: words.term('duchy.warrior') })
  const inner = (
    <>
      <Piece kind="token" faction="duchy" type="tunnel" size={26} />
      <b>{name}</b>
      <Piece kind="warrior" faction="duchy" size={28} />
      <span className="root-burrow-count">{words.number(count)}</span>
    </>
  )
  if (target === undefined) {
    return (
      <div className="root-burrow" style={style} role="img" aria-label={`${name}, ${pieces}`} title={pieces}>
        {inner}
      </div>
    )
  }
  const isSelected = target.chosen || target.hinted
  return (
    <button
      type="button"
      className={`root-burrow is-open${isSelected ? ' is-selected' : ''}`}
      style={style}
      aria-label={`${name}, ${pieces}. ${target.label}`}
      aria-pressed={isSelected}
      onClick={() => scene.choose(target.id)}
    >
      {inner}
    </button>
  )
}
