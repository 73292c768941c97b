import { boards, QUESTS } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import { SuitMark } from '../../../art/pieces/SuitMark.tsx'
import type { FactionId, Suit } from '../../../art/types.ts'
import { info } from '../../../info/ref.ts'
import { aidesOf, choiceOf, factionOf, stateOf } from '../../view.ts'
import { type BoardProps, Part } from '../parts.tsx'
import { itemLook } from '../strip.tsx'
import { relationsOf } from './relations.ts'

const { trackItems } = boards.VAGABOND
const SUITS: readonly Suit[] = ['fox', 'rabbit', 'mouse']

/** The character, the items as they lie, the relationships, the quests. */
export function VagabondBoard({ scene, seat }: BoardProps) {
  const { words, view } = scene
  const faction = factionOf(scene, seat) as 'vagabond' | 'vagabond2'
  const own = stateOf(view).own[faction]
  const items = aidesOf(scene).items[faction] ?? []
  const onTrack = items.filter((word) => word.includes('-track'))
  const damaged = items.filter((word) => word.includes('-damaged') && !word.includes('-track'))
  const satchel = items.filter((word) => !word.includes('-track') && !word.includes('-damaged'))
  return (
    <>
      {own.character !== '' && (
        <p className="root-leader">
          <b>{words.term(own.character)}</b> <span>{words.message(`character.${own.character}.about`)}</span>
        </p>
      )}
      <div className="root-satchel">
        <Part title={words.message('ui.satchel')}>
          <Items scene={scene} seat={seat} items={satchel} />
        </Part>
        <Part title={words.message('ui.tracks', { items: words.list(trackItems.map((item) => words.term(item))) })}>
          <Items scene={scene} seat={seat} items={onTrack} />
        </Part>
        <Part title={words.message('ui.damaged')}>
          <Items scene={scene} seat={seat} items={damaged} />
        </Part>
      </div>
      <Part title={words.message('field.relations')}>
        <Relations scene={scene} seat={seat} />
      </Part>
      <Quests scene={scene} seat={seat} quests={own.quests} />
    </>
  )
}

function Items({ scene, seat, items }: BoardProps & { readonly items: readonly string[] }) {
  const { words, viewer } = scene
  if (items.length === 0) return <p className="root-none">{words.term('none')}</p>
  return (
    <ul className="root-items">
      {items.map((word, i) => {
        const choice = seat === viewer ? choiceOf(scene, `item:${word}`) : null
        const { item, state } = itemLook(word)
        const picture = <Piece kind="item" type={item} size={34} state={state} label={words.term(word)} />
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal items are all alike
          <li key={i} title={words.term(word)} {...info('item', word)}>
            {choice ? (
              <button type="button" className="root-item is-open" aria-label={choice.label} onClick={choice.onSelect}>
                {picture}
              </button>
            ) : (
              picture
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Relations({ scene, seat }: BoardProps) {
  const { words } = scene
  return (
    <ul className="root-relations">
      {relationsOf(scene, seat).map(({ faction, relation }) => (
        <li key={faction} className={`root-relation is-${relation}`}>
          <Piece kind="warrior" faction={faction as FactionId} size={28} label={words.term(faction)} />
          {words.term(relation)}
        </li>
      ))}
    </ul>
  )
}

function Quests({ scene, quests }: BoardProps & { readonly quests: readonly number[] }) {
  const { words } = scene
  if (quests.length === 0) return null
  return (
    <Part title={words.message('field.quests')}>
      <ul className="root-items">
        {SUITS.map((suit) => {
          const count = quests.filter((index) => QUESTS[index]?.suit === suit).length
          return (
            <li key={suit}>
              <SuitMark suit={suit} size={26} label={words.term(suit)} /> <b>{words.number(count)}</b>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
