import { boards } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import type { ItemId } from '../../../art/types.ts'
import { aidesOf, choiceOf } from '../../view.ts'
import type { BoardProps } from '../parts.tsx'

const { hoard, hoardSpaces, hoardValue } = boards.HUNDREDS
type Track = keyof typeof hoard
const TRACKS = Object.keys(hoard) as Track[]

/** The two tracks of the Hoard: the items on them, and the value they have come to. */
export function Hoard({ scene, seat }: BoardProps) {
  return (
    <div className="root-hoard">
      {TRACKS.map((track) => (
        <HoardTrack key={track} scene={scene} seat={seat} track={track} />
      ))}
    </div>
  )
}

function HoardTrack({ scene, seat, track }: BoardProps & { readonly track: Track }) {
  const { words } = scene
  const own = aidesOf(scene).hundreds!
  const items = own.hoard[track]
  const takes = words.list(hoard[track].map((item) => words.term(item)))
  return (
    <section className="root-part">
      <h3 title={takes}>
        {words.message(`ui.hoard.${track}`)} <b className="root-hoard-value">{words.number(own[track])}</b>
      </h3>
      <ol className="root-hoard-row">
        {Array.from({ length: hoardSpaces }, (_, place) => {
          const item = items[place]
          const value = hoardValue[place + 1]!
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a space of the board
            <li key={place}>
              {item === undefined ? (
                <span className="root-hoard-space">
                  <span className="sr-only">{words.message('ui.emptySpace')}</span> {words.number(value)}
                </span>
              ) : (
                <HoardItem scene={scene} seat={seat} item={item as ItemId} />
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** An item; a button while one must go. */
function HoardItem({ scene, seat, item }: BoardProps & { readonly item: ItemId }) {
  const { words, viewer } = scene
  const choice = seat === viewer ? choiceOf(scene, `hoard:${item}`) : null
  const picture = <Piece kind="item" type={item} size={34} label={words.term(item)} />
  if (!choice) return picture
  return (
    <button type="button" className="root-item is-open" aria-label={choice.label} onClick={choice.onSelect}>
      {picture}
    </button>
  )
}
