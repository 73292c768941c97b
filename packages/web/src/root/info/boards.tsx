import { boards, HIRELING_IDS } from '@spinney/root'
import { CardBack } from '../../art/cards/CardBack.tsx'
import { Piece } from '../../art/pieces/Piece.tsx'
import { Avatar } from '../../art/ui/SeatBadge.tsx'
import type { InfoContent } from '../../info/content.ts'
import type { InfoPlace } from '../../info/place.ts'
import { Icon } from '../../ui/Icon.tsx'
import { otherSide } from '../Hirelings.tsx'
import { aidesOf, stateOf, stockOf } from '../view.ts'
import { fact, told } from './common.tsx'

const { EYRIE, DUCHY, CORVID, HUNDREDS, KEEPERS, RIVERFOLK } = boards

/** What stands behind the name of an option that is worded “Name: what it does”. */
const behind = (text: string): string => text.slice(text.search(/[:：]/) + 1).trim()

const LEADER_LAWS: { readonly [leader: string]: string } = {
  builder: '7.8.1',
  charismatic: '7.8.2',
  commander: '7.8.3',
  despot: '7.8.4',
}

function leader(place: InfoPlace, id: string): InfoContent | null {
  if (!Object.hasOwn(EYRIE.leaders, id)) return null
  return told(place, 'leader', place.words.term(id), {
    picture: <Avatar faction="eyrie" size={44} />,
    text: [place.words.message(`leader.${id}.about`)],
    laws: [LEADER_LAWS[id] ?? '7.8', '7.7.3'],
    targets: [`leader:${id}`],
  })
}

function minister(place: InfoPlace, id: string): InfoContent | null {
  const found = Object.entries(DUCHY.ministers).find(([name]) => name === id)?.[1]
  if (found === undefined) return null
  const { words, scene } = place
  const swayed = scene === null ? null : stateOf(scene.view).own.duchy.swayed.some((other) => other === id)
  const { cards, points } = DUCHY.ranks[found.rank]
  return told(place, 'minister', words.term(id), {
    picture: <Avatar faction="duchy" size={44} />,
    text: [behind(words.message(`option.duchyParliament.${id}`))],
    facts: [
      fact(place, 'rank', words.message(`ui.rank.${found.rank}`)),
      fact(place, 'cost', words.message('ui.swayCards', { count: cards })),
      fact(place, 'points', words.message('ui.vp', { count: points })),
      swayed === null ? null : fact(place, 'board', words.message(swayed ? 'ui.isSwayed' : 'ui.isUnswayed')),
    ],
    laws: [found.law, '12.5.3'],
    targets: [`minister:${id}`],
  })
}

function mood(place: InfoPlace, id: string): InfoContent | null {
  const found = Object.entries(HUNDREDS.moods).find(([name]) => name === id)?.[1]
  if (found === undefined) return null
  const { words } = place
  return told(place, 'mood', words.term(id), {
    picture: <Piece kind="pawn" faction="hundreds" type="warlord" size={44} />,
    text: [behind(words.message(`option.hundredsMood.${id}`))],
    facts: [found.barredBy === null ? null : fact(place, 'barredBy', words.term(found.barredBy))],
    laws: [found.law, '14.4.4'],
    targets: [`mood:${id}`],
  })
}

function plot(place: InfoPlace, id: string): InfoContent | null {
  if (!CORVID.plots.some((known) => known === id)) return null
  return told(place, 'plot', place.words.term(id), {
    picture: <Piece kind="token" faction="corvid" type={`plot-${id}`} size={44} />,
    text: [place.words.message(`info.plot.${id}`)],
    laws: ['13.2.2', '13.7'],
    targets: [`plot:${id}`],
  })
}

/** A relic by its type, with its value where that is known: `figure-3`. */
function relic(place: InfoPlace, id: string): InfoContent | null {
  const [type, value] = id.split('-')
  if (!KEEPERS.relicTypes.some((known) => known === type)) return null
  const { words } = place
  return told(place, 'relic', words.term(`keepers.relic-${type}`), {
    picture: <Piece kind="token" faction="keepers" type={`relic-${type}`} size={44} />,
    text: [words.message('info.piece.relic')],
    facts: [value === undefined ? null : fact(place, 'points', words.number(Number(value)))],
    laws: ['15.2.1', '15.5.2.III'],
    targets: [`relic:${id}`],
  })
}

function column(place: InfoPlace, id: string): InfoContent | null {
  const at = EYRIE.decreeColumns.findIndex((known) => known === id)
  if (at < 0) return null
  const { words, scene } = place
  const cards = scene === null ? null : (stateOf(scene.view).own.eyrie?.decree[at as 0 | 1 | 2 | 3].length ?? null)
  return told(place, 'column', words.term(id), {
    picture: <Avatar faction="eyrie" size={44} />,
    text: [words.message(`info.column.${id}`)],
    facts: [cards === null ? null : fact(place, 'cards', words.number(cards))],
    laws: ['7.4.2', `7.5.2.${['I', 'II', 'III', 'IV'][at]}`],
    targets: [`column:${id}`],
  })
}

function slot(place: InfoPlace, id: string): InfoContent | null {
  const at = KEEPERS.retinueColumns.findIndex((known) => known === id)
  if (at < 0) return null
  return told(place, 'slot', place.words.term(id), {
    picture: <Avatar faction="keepers" size={44} />,
    text: [place.words.message(`info.slot.${id}`)],
    laws: [`15.5.2.${['I', 'II', 'III'][at]}`, '15.6.2'],
    targets: [`column:${id}`],
  })
}

function service(place: InfoPlace, id: string): InfoContent | null {
  const at = RIVERFOLK.services.findIndex((known) => known === id)
  if (at < 0) return null
  const { words, scene } = place
  const price = scene === null ? null : (stateOf(scene.view).own.riverfolk?.prices[at] ?? null)
  return told(place, 'service', words.term(id), {
    picture: <Avatar faction="riverfolk" size={44} />,
    text: [words.message(`info.service.${id}`)],
    facts: [price === null ? null : fact(place, 'price', words.number(price))],
    laws: ['11.2.6', `11.2.7.${['I', 'II', 'III'][at]}`],
  })
}

const PILE_LAWS = { draw: '2.1', discard: '2.1', dominance: '3.3' } as const

function pile(place: InfoPlace, id: string): InfoContent | null {
  const found = (['draw', 'discard', 'dominance'] as const).find((known) => known === id)
  if (found === undefined) return null
  const { words, scene } = place
  const g = scene === null ? null : stateOf(scene.view)
  const cards = g === null ? null : { draw: g.deck, discard: g.discard, dominance: g.beside }[found].length
  const name = words.message({ draw: 'field.deck', discard: 'ui.discard', dominance: 'ui.beside' }[found])
  return told(place, 'pile', name, {
    picture: <CardBack width={32} />,
    text: [words.message(`info.pile.${found}`)],
    facts: [cards === null ? null : fact(place, 'cards', words.number(cards))],
    laws: [PILE_LAWS[found]],
  })
}

function supporters(place: InfoPlace): InfoContent {
  const { words, scene } = place
  const stack = scene === null ? undefined : stateOf(scene.view).own.alliance?.supporters.length
  return told(place, 'supporters', words.field('supporters'), {
    picture: <CardBack width={32} />,
    text: [words.message('info.supporters')],
    facts: [stack === undefined ? null : fact(place, 'cards', words.number(stack))],
    laws: ['8.2.3', '8.4.1', '8.4.2'],
  })
}

function score(place: InfoPlace): InfoContent {
  return told(place, 'score', place.words.message('ui.scores'), {
    picture: <Icon name="chart" size={32} />,
    text: [place.words.message('info.score')],
    laws: ['3.1', '3.2'],
  })
}

/** Of which sort the text on a card is. */
const HIRELING_LAWS: { readonly [hireling: string]: readonly string[] } = {
  'forest-patrol': ['E.2.2', 'E.2.4'],
  'feline-physicians': ['E.2.2'],
  'last-dynasty': ['E.2.4'],
  'bluebird-nobles': ['E.2.2', 'E.2.3'],
  'spring-uprising': ['E.2.2', 'E.2.3'],
  'rabbit-scouts': ['E.2.2'],
  'the-exile': ['E.2.2', 'E.2.4'],
  'the-brigand': ['E.2.4'],
  'riverfolk-flotilla': ['E.2.2', 'E.2.3'],
  'otter-divers': ['E.2.2'],
  'warm-sun-prophets': ['E.2.4'],
  'lizard-envoys': ['E.2.3'],
  'highway-bandits': ['E.2.2', 'E.2.4'],
  'bandit-gangs': ['E.2.2', 'E.2.4'],
  'sunward-expedition': ['E.2.4'],
  'mole-artisans': ['E.2.2'],
  'corvid-spies': ['E.2.4'],
  'raven-sentries': ['E.2.2'],
  'furious-protector': ['E.2.2', 'E.2.3'],
  'stoic-protector': ['E.2.2', 'E.2.3'],
  'flame-bearers': ['E.2.3'],
  'rat-smugglers': ['E.2.4'],
  'vault-keepers': ['E.2.4'],
  'badger-bodyguards': ['E.2.2'],
  'popular-band': ['E.2.2', 'E.2.4'],
  'street-band': ['E.2.2', 'E.2.4'],
}

function hireling(place: InfoPlace, id: string): InfoContent | null {
  if (!HIRELING_IDS.includes(id)) return null
  const { words, scene } = place
  const g = scene === null ? null : stateOf(scene.view)
  const controller = g?.bands[id] ?? -1
  const pieces =
    scene === null ? undefined : Object.keys(aidesOf(scene).stock).find((kind) => kind.startsWith(`${id}.`))
  return told(place, 'hireling', words.term(id), {
    picture: <Piece kind="warrior" faction={id} size={44} />,
    text: [words.message(`hireling.${id}.text`)],
    facts: [
      g === null || !(id in g.bands)
        ? null
        : fact(place, 'controller', controller < 0 ? words.message('info.fact.nobody') : words.seat(controller)),
      controller < 0
        ? null
        : fact(place, 'left', words.message('ui.control', { number: g!.own.hirelings?.control[id] ?? 0 })),
      scene === null || pieces === undefined ? null : fact(place, 'onMap', words.number(stockOf(scene, pieces).map)),
      fact(place, 'otherSide', words.term(otherSide(id))),
    ],
    laws: [...(HIRELING_LAWS[id] ?? []), 'E.1.1', 'E.1.3', 'E.3.1'],
    targets: [`hireling:${id}`],
  })
}

export const boardInfo = {
  leader,
  minister,
  mood,
  plot,
  relic,
  column,
  slot,
  service,
  pile,
  supporters,
  score,
  hireling,
}
