import { allCards, boards, type CardFacts, CHARACTERS, DECK_IDS, DECKS, QUESTS, SETUP_CARDS } from '@spinney/root'
import { QuestCard } from '../art/cards/RootCard.tsx'
import { Piece } from '../art/pieces/Piece.tsx'
import { Avatar } from '../art/ui/SeatBadge.tsx'
import { Exhibit, Shelf } from '../gallery/Shelf.tsx'
import type { GalleryWords } from '../gallery/types.ts'
import { CardView } from './Card.tsx'
import { reachOf } from './setup.ts'
import '../art/root/more.ts'

/** Root: factions, leaders, characters, both decks and the quests. */
export function Gallery({ words }: { readonly words: GalleryWords }) {
  return (
    <>
      <Shelf title={words.message('ui.gallery.factions')} look="wide">
        {SETUP_CARDS.map(({ id, type }) => (
          <Exhibit
            key={id}
            picture={<Avatar faction={id} size={64} />}
            name={words.term(id)}
            facts={[words.message(`ui.setup.${type}`), words.message('ui.reach', { number: reachOf([id]) })]}
            text={words.message(`faction.${id}.about`)}
          />
        ))}
      </Shelf>
      <Shelf title={words.message('ui.gallery.leaders')} look="wide">
        {Object.keys(boards.EYRIE.leaders).map((id) => (
          <Exhibit
            key={id}
            picture={<Avatar faction="eyrie" size={48} />}
            name={words.term(id)}
            text={words.message(`leader.${id}.about`)}
          />
        ))}
      </Shelf>
      <Shelf title={words.message('ui.gallery.characters')} look="wide">
        {Object.values(CHARACTERS).map(({ id, items }) => (
          <Exhibit
            key={id}
            picture={
              <span className="root-gallery-items">
                {items.map((item, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row, the same item may come twice
                  <Piece key={i} kind="item" type={item} size={30} label={words.term(item)} />
                ))}
              </span>
            }
            name={words.term(id)}
            text={words.message(`character.${id}.about`)}
          />
        ))}
      </Shelf>
      {DECK_IDS.map((deck) => (
        <Shelf key={deck} title={words.term(deck)} look="card">
          {kindsIn(DECKS[deck]).map((card) => (
            <li key={card.id}>
              <CardView card={card} words={words} />
            </li>
          ))}
        </Shelf>
      ))}
      <Shelf title={words.message('ui.quests')} look="card">
        {QUESTS.map(({ id, name, suit, items }) => (
          <li key={id}>
            <QuestCard
              suit={suit}
              suitLabel={words.term(suit)}
              name={words.message(`quest.${name}`)}
              items={items}
              itemsLabel={words.list(items.map((item) => words.term(item)))}
            />
          </li>
        ))}
      </Shelf>
    </>
  )
}

/** Each kind of card of a deck once. */
function kindsIn(deck: readonly CardFacts[]) {
  const ids = new Set(deck.map(({ id }) => id))
  return allCards.filter(({ id }) => ids.has(id))
}
