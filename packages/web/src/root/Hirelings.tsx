import { HIRELINGS } from '@spinney/root'
import { Piece } from '../art/pieces/Piece.tsx'
import { inksOf } from '../art/pieces/Pieces.tsx'
import { info } from '../info/ref.ts'
import type { SceneProps } from '../table/face.ts'
import { choiceOf, dealtLandmarks, forgeItems, stateOf } from './view.ts'
import './hirelings.css'

/** Most markers that the control die gives (E.1.2). */
const MARKERS = 4

/** The hirelings at the table: who controls each and for how long, what it does, and what it lets the viewer do now. */
export function Hirelings({ scene }: SceneProps) {
  const { words, view } = scene
  const ids = Object.keys(stateOf(view).bands)
  if (ids.length === 0) return null
  return (
    <section className="root-hirelings">
      <h3>{words.message('ui.hirelings')}</h3>
      <ul>
        {ids.map((id) => (
          <Hireling key={id} scene={scene} id={id} />
        ))}
      </ul>
    </section>
  )
}

function Hireling({ scene, id }: SceneProps & { readonly id: string }) {
  const { words, view } = scene
  const g = stateOf(view)
  const controller = g.bands[id] ?? -1
  const markers = g.own.hirelings?.control[id] ?? 0
  const choice = choiceOf(scene, `hireling:${id}`)
  const held =
    controller < 0
      ? words.message('ui.uncontrolled')
      : `${words.seat(controller)}, ${words.message('ui.control', { number: markers })}`
  const body = (
    <>
      <Piece kind="warrior" faction={id} size={34} />
      <span className="root-hireling-text">
        <b>{words.term(id)}</b>
        <small>{words.message('ui.otherSide', { side: otherSide(id) })}</small>
        <span>{words.message(`hireling.${id}.text`)}</span>
      </span>
      <span className="root-hireling-held">
        <span className="root-hireling-name">{held}</span>
        {controller >= 0 && (
          <span className="root-hireling-markers" aria-hidden="true">
            {Array.from({ length: MARKERS }, (_, i) => (
              <i
                // biome-ignore lint/suspicious/noArrayIndexKey: markers are all alike
                key={i}
                style={i < markers ? { background: inksOf(g.factions[controller]).a } : undefined}
              />
            ))}
          </span>
        )}
      </span>
    </>
  )
  const label = `${words.term(id)}: ${held}`
  return (
    <li
      className="root-hireling"
      data-held={controller === scene.viewer ? 'mine' : undefined}
      {...info('hireling', id)}
    >
      {choice === null ? (
        <div>{body}</div>
      ) : (
        <button
          type="button"
          className={choice.selected ? 'is-open is-chosen' : 'is-open'}
          aria-label={`${label}. ${choice.label}`}
          onClick={choice.onSelect}
        >
          {body}
        </button>
      )}
    </li>
  )
}

/** The name of the other side of a card. */
export const otherSide = (id: string): string =>
  HIRELINGS.flatMap(({ sides }) => (sides.some((side) => side.id === id) ? sides : [])).find((side) => side.id !== id)
    ?.id ?? ''

/** The landmarks that were dealt: what each does. */
export function Landmarks({ scene }: SceneProps) {
  const { words, view } = scene
  const ids = dealtLandmarks(stateOf(view))
  if (ids.length === 0) return null
  return (
    <section className="root-hirelings root-landmarks">
      <h3>{words.message('ui.landmarks')}</h3>
      <ul>
        {ids.map((id) => (
          <Landmark key={id} scene={scene} id={id} />
        ))}
      </ul>
    </section>
  )
}

function Landmark({ scene, id }: SceneProps & { readonly id: string }) {
  const { words } = scene
  const choice = choiceOf(scene, `landmark:${id}`)
  const onForge = id === 'legendary-forge' ? forgeItems(stateOf(scene.view)) : []
  const body = (
    <>
      <Piece kind="landmark" type={id} size={34} />
      <span className="root-hireling-text">
        <b>{words.term(id)}</b>
        <span>{words.message(`landmark.${id}.text`)}</span>
        {onForge.length > 0 && <small>{words.list(onForge.map((item) => words.term(item)))}</small>}
      </span>
    </>
  )
  return (
    <li className="root-hireling" {...info('landmark', id)}>
      {choice === null ? (
        <div>{body}</div>
      ) : (
        <button
          type="button"
          className={choice.selected ? 'is-open is-chosen' : 'is-open'}
          aria-label={`${words.term(id)}. ${choice.label}`}
          onClick={choice.onSelect}
        >
          {body}
        </button>
      )}
    </li>
  )
}
