import type { GameFace, Scene } from '../table/face.ts'
import type { Window } from './window.ts'
import './examples.css'

interface Props {
  readonly scene: Scene
  readonly face: GameFace
  /** The part of the board that is shown, in shares of it. */
  readonly window: Window
  /** The board's width by its height. */
  readonly ratio: number
}

/** A part of a board, to look at only. */
export function Spot({ scene, face, window: { x, y, width, height }, ratio }: Props) {
  return (
    <span className="spot" aria-hidden="true" inert style={{ aspectRatio: (ratio * width) / height }}>
      <span
        className="spot-board"
        style={{
          width: `${100 / width}%`,
          height: `${100 / height}%`,
          left: `${(-100 * x) / width}%`,
          top: `${(-100 * y) / height}%`,
        }}
      >
        <face.Board scene={scene} />
      </span>
    </span>
  )
}
