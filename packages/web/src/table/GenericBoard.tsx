import type { Json } from '@spinney/kernel'
import type { GameFace, SceneProps } from './face.ts'

/** Any position as text: for games and parts that nobody has drawn yet. */
export const genericFace: GameFace = { Board: GenericBoard, targetsOf: () => [] }

function GenericBoard({ scene }: SceneProps) {
  return (
    <div className="generic-board panel">
      <Fields value={scene.view.state as unknown as Json} words={scene.words} />
    </div>
  )
}

function Fields({ value, words }: { readonly value: Json; readonly words: SceneProps['scene']['words'] }) {
  if (typeof value !== 'object' || value === null) return <span>{value === null ? '–' : words.term(value)}</span>
  const entries = Object.entries(value as { readonly [key: string]: Json }).filter(([key]) => key !== 'flow')
  if (entries.length === 0) return <span>–</span>
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)) {
    return <span>{value.map((item) => (item === null ? '▮' : words.term(item as Json))).join(' ')}</span>
  }
  return (
    <dl className="generic-fields">
      {entries.map(([key, item]) => (
        <div key={key}>
          <dt>{words.term(key)}</dt>
          <dd>
            <Fields value={item} words={words} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
