import { ITEM_IDS, QUESTS, type Root } from '@spinney/root'
import { CardPile } from '../art/cards/Hand.tsx'
import { QuestCard } from '../art/cards/RootCard.tsx'
import { Piece } from '../art/pieces/Piece.tsx'
import { info } from '../info/ref.ts'
import type { SceneProps } from '../table/face.ts'
import { CardChip } from './Card.tsx'
import { DiscardPile } from './DiscardPile.tsx'
import { Hirelings, Landmarks } from './onDemand.tsx'
import { choiceOf, dealtLandmarks, knownCards, stateOf } from './view.ts'

/** What lies beside the map for all: piles, dominance cards, items, quests. */
export function Market({ scene }: SceneProps) {
  const { words, view } = scene
  const g = stateOf(view)
  return (
    <div className="root-market panel">
      <div className="root-piles">
        <CardPile count={g.deck.length} label={words.message('ui.draw')} info="pile:draw" />
        <DiscardPile scene={scene} />
      </div>
      {g.beside.length > 0 && (
        <section className="root-beside">
          <h3 {...info('pile', 'dominance')}>{words.message('ui.beside')}</h3>
          <ul className="root-chips">
            {knownCards(g.beside).map((card) => (
              <li key={card.id}>
                <CardChip card={card} words={words} choice={choiceOf(scene, `beside:${card.id}`)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="root-items-left">
        <h3>{words.message('ui.itemsLeft')}</h3>
        <ul className="root-supply">
          {ITEM_IDS.map((item, i) => {
            const count = g.supplyItems[i] ?? 0
            if (item === 'torch' && count === 0) return null
            return (
              <li key={item} className={count === 0 ? 'is-gone' : undefined} {...info('item', item)}>
                <Piece
                  kind="item"
                  type={item}
                  size={30}
                  state={count === 0 ? 'gone' : 'ready'}
                  label={words.term(item)}
                />
                <b>{words.number(count)}</b>
              </li>
            )
          })}
        </ul>
      </section>
      <Quests scene={scene} />
      {Object.keys(g.bands).length > 0 && <Hirelings scene={scene} />}
      {dealtLandmarks(g).length > 0 && <Landmarks scene={scene} />}
    </div>
  )
}

function Quests({ scene }: SceneProps) {
  const { words, view } = scene
  const open = questsOf(stateOf(view))
  if (open.length === 0) return null
  return (
    <section className="root-open-quests">
      <h3>{words.message('ui.quests')}</h3>
      <ul className="root-quests">
        {open.map(({ id, name, suit, items }) => {
          const choice = choiceOf(scene, `quest:${id}`)
          return (
            <li key={id} {...info('quest', id)}>
              <QuestCard
                suit={suit}
                suitLabel={words.term(suit)}
                name={words.message(`quest.${name}`)}
                items={items}
                itemsLabel={words.list(items.map((item) => words.term(item)))}
                {...(choice ? { ...choice, actionLabel: choice.label } : {})}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function questsOf(g: Root) {
  return (g.own.vagabonds?.openQuests ?? []).flatMap((index) => QUESTS[index] ?? [])
}
