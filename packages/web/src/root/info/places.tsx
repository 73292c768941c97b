import { LANDMARK_IDS, MAPS, type MapData } from '@spinney/root'
import { Piece } from '../../art/pieces/Piece.tsx'
import { SuitMark } from '../../art/pieces/SuitMark.tsx'
import type { Suit } from '../../art/types.ts'
import type { InfoContent, InfoFact } from '../../info/content.ts'
import type { InfoPlace } from '../../info/place.ts'
import { Icon } from '../../ui/Icon.tsx'
import { forgeItems, partyNamed, stateOf, suitAt } from '../view.ts'
import { fact, told } from './common.tsx'

const mapOf = ({ scene }: InfoPlace): MapData | null => {
  const id = scene === null ? '' : stateOf(scene.view).map
  return Object.values(MAPS).find((map) => map.id === id) ?? null
}

function clearing(place: InfoPlace, id: string): InfoContent | null {
  const data = mapOf(place)?.clearings.find((other) => String(other.id) === id)
  if (data === undefined || place.scene === null) return null
  const { words, scene } = place
  const g = stateOf(scene.view)
  const suit = suitAt(g, data.id)
  const ruler = g.ruler[data.id] ?? -1
  const free = data.slots - (g.built[data.id] ?? 0) - (g.ruins[data.id] ?? 0)
  return told(place, 'clearing', words.message('ui.clearing', { number: data.id }), {
    picture: suit === null ? <Icon name="map" size={32} /> : <SuitMark suit={suit} size={40} />,
    text: [words.message('info.clearing')],
    facts: [
      suit === null ? null : fact(place, 'suit', words.term(suit)),
      fact(place, 'ruler', ruler < 0 ? words.message('info.fact.nobody') : words.term(partyNamed(g, ruler))),
      fact(place, 'slots', words.number(free)),
    ],
    laws: ['2.2', '2.5'],
    targets: [`clearing:${id}`, `from:${id}`, `to:${id}`],
  })
}

function forest(place: InfoPlace, id: string): InfoContent | null {
  const data = mapOf(place)?.forests.find((other) => other.id === id)
  if (data === undefined) return null
  const { words } = place
  return told(place, 'forest', words.term(id), {
    picture: <Icon name="map" size={32} />,
    text: [words.message('info.forest')],
    facts: [fact(place, 'around', words.list(data.clearings.map((clearing) => words.number(clearing))))],
    laws: ['2.4', '9.4.2'],
    targets: [`forest:${id}`],
  })
}

/** The rules of those that stand on a map of their own as well. */
const LANDMARK_LAWS: { readonly [id: string]: string } = { ferry: 'C.2.5', tower: 'C.3.4' }

function landmark(place: InfoPlace, id: string): InfoContent | null {
  if (!LANDMARK_IDS.some((known) => known === id)) return null
  const law = LANDMARK_LAWS[id]
  return told(place, 'landmark', place.words.term(id), {
    picture: <Piece kind="landmark" type={id} size={44} />,
    text: [place.words.message(`landmark.${id}.text`)],
    facts: [id === 'legendary-forge' ? forgeFact(place) : null],
    targets: [`landmark:${id}`],
    laws: [...(law === undefined ? [] : [law]), 'F.1.1', 'F.1.2'],
  })
}

/** The items that lie on the Forge, at a table that has it. */
function forgeFact(place: InfoPlace): InfoFact | null {
  const { scene, words } = place
  const items = scene === null ? [] : forgeItems(stateOf(scene.view))
  return items.length === 0 ? null : fact(place, 'items', words.list(items.map((item) => words.term(item))))
}

function ruin(place: InfoPlace): InfoContent {
  return told(place, 'ruin', place.words.message('ui.ruin'), {
    picture: <Icon name="map" size={32} />,
    text: [place.words.message('info.ruin')],
    laws: ['2.2.4', '9.5.3'],
  })
}

export const SUITS: readonly Suit[] = ['fox', 'rabbit', 'mouse', 'bird']

function suit(place: InfoPlace, id: string): InfoContent | null {
  const found = SUITS.find((other) => other === id)
  if (found === undefined) return null
  return told(place, 'suit', place.words.term(found), {
    picture: <SuitMark suit={found} size={44} />,
    text: [place.words.message(`info.suit.${found}`)],
    laws: ['2.1.1', '2.2.2'],
  })
}

export const placeInfo = { clearing, forest, landmark, ruin, suit }
