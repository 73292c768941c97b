import { boards, QUESTS } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import type { FactionId, Suit } from '../../../art/types.ts'
import { info } from '../../../info/ref.ts'
import { aidesOf, choiceOf, factionOf, stateOf } from '../../view.ts'
import type { BoardProps } from '../parts.tsx'
import { itemLook, Line, Num, Pickable, Row, SuitNums } from '../strip.tsx'
import { relationsOf } from './relations.ts'

const { trackItems } = boards.VAGABOND
const SUITS: readonly Suit[] = ['fox', 'rabbit', 'mouse']

const isOnTrack = (word: string) => word.includes('-track')
const isDamaged = (word: string) => word.includes('-damaged')

/** The character, the items as they lie, relationships and quests. */
export function VagabondOwn({ scene, seat }: BoardProps) {
  const { words, view } = scene
  const faction = factionOf(scene, seat) as 'vagabond' | 'vagabond2'
  const own = stateOf(view).own[faction]
  const items = aidesOf(scene).items[faction] ?? []
  const quests = new Map(SUITS.map((suit) => [suit, own.quests.filter((i) => QUESTS[i]?.suit === suit).length]))
  return (
    <div className="root-tracks">
      {own.character !== '' && (
        <p className="root-own-line" {...info('character', own.character)}>
          <b>{words.term(own.character)}</b> {words.message(`character.${own.character}.about`)}
        </p>
      )}
      <Row title={words.message('ui.satchel')}>
        <Items scene={scene} seat={seat} items={items.filter((word) => !isOnTrack(word) && !isDamaged(word))} />
      </Row>
      <Row title={words.message('ui.tracks', { items: words.list(trackItems.map((item) => words.term(item))) })}>
        <Items scene={scene} seat={seat} items={items.filter(isOnTrack)} />
        <span className="root-row-title">{words.message('ui.damaged')}</span>
        <Items scene={scene} seat={seat} items={items.filter((word) => isDamaged(word) && !isOnTrack(word))} />
      </Row>
      <div className="root-own-facts">
        <Relations scene={scene} seat={seat} />
        <SuitNums scene={scene} counts={quests} />
      </div>
    </div>
  )
}

function Items({ scene, seat, items }: BoardProps & { readonly items: readonly string[] }) {
  const { words, viewer } = scene
  if (items.length === 0) return <span className="root-none">–</span>
  return items.map((word, i) => {
    const { item, state } = itemLook(word)
    return (
      <Pickable
        // biome-ignore lint/suspicious/noArrayIndexKey: equal items are all alike
        key={i}
        choice={seat === viewer ? choiceOf(scene, `item:${word}`) : null}
        label={words.term(word)}
        about={info('item', word)}
      >
        <Piece kind="item" type={item} size={25} state={state} />
      </Pickable>
    )
  })
}

function Relations({ scene, seat }: BoardProps) {
  const { words } = scene
  return relationsOf(scene, seat).map(({ faction, relation }) => (
    <span
      key={faction}
      className={`root-relation is-${relation}`}
      title={`${words.term(faction)}: ${words.term(relation)}`}
    >
      <Piece kind="warrior" faction={faction as FactionId} size={22} label={words.term(faction)} />
      <small>{words.term(relation)}</small>
    </span>
  ))
}

/** Items ready and hurt, and with whom the Vagabond is on which terms. */
export function VagabondGlance({ scene, seat }: BoardProps) {
  const { words, view } = scene
  const faction = factionOf(scene, seat) as 'vagabond' | 'vagabond2'
  const own = stateOf(view).own[faction]
  const items = aidesOf(scene).items[faction] ?? []
  const by = (state: string) => items.filter((word) => itemLook(word).state === state).length
  const known = relationsOf(scene, seat).filter(({ relation }) => relation !== 'indifferent')
  return (
    <>
      <Line>
        {(['ready', 'exhausted', 'damaged'] as const).map((state) => (
          <Num
            key={state}
            icon={<Piece kind="item" type="sword" size={19} state={state} />}
            value={words.number(by(state))}
            label={words.message(`ui.items.${state}`)}
          />
        ))}
      </Line>
      <Line>
        {own.character !== '' && (
          <span className="root-glance-who" {...info('character', own.character)}>
            {words.term(own.character)}
          </span>
        )}
        {known.map(({ faction: other, relation }) => (
          <span key={other} className={`root-relation is-${relation}`}>
            <Piece kind="warrior" faction={other as FactionId} size={18} label={words.term(other)} />
            <small>{words.term(relation)}</small>
          </span>
        ))}
      </Line>
    </>
  )
}
