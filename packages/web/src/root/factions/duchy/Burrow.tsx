import { BURROW } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import type { Scene, SceneProps, Target } from '../../../table/face.ts'
import { aidesOf, stateOf } from '../../view.ts'
import './duchy.css'

/** Warriors of the Duchy in the Burrow. */
export function warriorsBelow(scene: Scene): number {
  return aidesOf(scene).pieces.reduce((sum, { place, count }) => (place === BURROW ? sum + count : sum), 0)
}

/** Whether there is a Burrow at this table. */
export function hasBurrow(scene: Scene): boolean {
  return stateOf(scene.view).factions.includes('duchy')
}

/** The Duchy's clearing below the map: moves start and end there as in any other. */
export function Burrow({ scene, target }: SceneProps & { readonly target: Target | undefined }) {
  const { words } = scene
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
      <div className="root-burrow" role="img" aria-label={`${name}, ${pieces}`} title={pieces}>
        {inner}
      </div>
    )
  }
  const isSelected = target.chosen || target.hinted
  return (
    <button
      type="button"
      className={`root-burrow is-open${isSelected ? ' is-selected' : ''}`}
      aria-label={`${name}, ${pieces}. ${target.label}`}
      aria-pressed={isSelected}
      onClick={() => scene.choose(target.id)}
    >
      {inner}
    </button>
  )
}
