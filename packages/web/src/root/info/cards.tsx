import { CHARACTERS, cardNamed, QUESTS, SETUP_CARDS } from '@spinney/root'
import { Piece } from '../../art/pieces/Piece.tsx'
import { SuitMark } from '../../art/pieces/SuitMark.tsx'
import { Avatar } from '../../art/ui/SeatBadge.tsx'
import type { InfoContent } from '../../info/content.ts'
import type { InfoPlace } from '../../info/place.ts'
import { reachOf } from '../setup.ts'
import { cardName } from '../view.ts'
import { fact, told } from './common.tsx'

/** A card of the deck, wherever it lies. */
function card(place: InfoPlace, id: string): InfoContent | null {
  const found = cardNamed(id)
  if (found === undefined) return null
  const { words } = place
  const { suit, kind, name, cost, points, law } = found
  return told(place, 'card', cardName(found, words), {
    picture: <SuitMark suit={suit} size={40} />,
    text: [words.message(`card.${name}.text`)],
    facts: [
      fact(place, 'suit', words.term(suit)),
      cost.length === 0
        ? null
        : fact(
            place,
            'cost',
            cost.map((symbol, i) => {
              const label = symbol === 'any' ? words.message('ui.anySuit') : words.term(symbol)
              // biome-ignore lint/suspicious/noArrayIndexKey: a cost is a fixed row, the same suit may come twice
              return <SuitMark key={i} suit={symbol} size={20} label={label} />
            }),
          ),
      points === undefined ? null : fact(place, 'points', words.message('ui.vp', { count: points })),
    ],
    laws: [law],
    targets: [`card:${id}`],
    detail: words.message(`ui.kind.${kind}`),
  })
}

function quest(place: InfoPlace, id: string): InfoContent | null {
  const found = QUESTS.find((other) => other.id === id)
  if (found === undefined) return null
  const { words } = place
  return told(place, 'quest', words.message(`quest.${found.name}`), {
    picture: <SuitMark suit={found.suit} size={40} />,
    text: [words.message('info.quest', { suit: found.suit })],
    facts: [
      fact(
        place,
        'items',
        found.items.map((type, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fixed places, the same item may come twice
          <Piece key={i} kind="item" type={type} size={28} label={words.term(type)} />
        )),
      ),
    ],
    laws: ['9.5.5'],
    targets: [`quest:${id}`],
  })
}

function character(place: InfoPlace, id: string): InfoContent | null {
  const found = Object.values(CHARACTERS).find((other) => other.id === id)
  if (found === undefined) return null
  const { words } = place
  return told(place, 'character', words.term(id), {
    picture: <Avatar faction="vagabond" size={44} />,
    text: [words.message(`character.${id}.about`)],
    facts: [fact(place, 'items', words.list(found.items.map((type) => words.term(type))))],
    laws: [found.law, '9.3.1'],
    targets: [`character:${id}`],
  })
}

/** Where the Law tells about a faction. */
const CHAPTERS: { readonly [faction: string]: readonly string[] } = {
  marquise: ['6'],
  eyrie: ['7'],
  alliance: ['8'],
  vagabond: ['9'],
  vagabond2: ['9', '9.7'],
  lizard: ['10'],
  riverfolk: ['11'],
  duchy: ['12'],
  corvid: ['13'],
  hundreds: ['14'],
  keepers: ['15'],
}

function faction(place: InfoPlace, id: string): InfoContent | null {
  const found = SETUP_CARDS.find((other) => other.id === id)
  if (found === undefined) return null
  const { words } = place
  return told(place, 'faction', words.term(id), {
    picture: <Avatar faction={found.id} size={48} />,
    text: [words.message(`faction.${id}.about`)],
    facts: [fact(place, 'reach', words.number(reachOf([found.id])))],
    laws: [...(CHAPTERS[id] ?? []), '5.2'],
    targets: [`setup:${id}`],
  })
}

export const cardInfo = { card, faction }
export const questInfo = { quest }
export const characterInfo = { character }
