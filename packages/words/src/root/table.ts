import {
  BOARD,
  boards,
  count,
  EVERY_SUIT,
  ITEM_IDS,
  keepersFacts,
  kindsOf,
  type Link,
  type PieceKind,
  pathEnds,
  QUESTS,
  SUIT_NAMES,
} from '@spinney/root'
import { field, lines, message, NOTHING, row, type Said, type Section, seat, term } from '../position.ts'
import { plotAt } from './plots.ts'
import { cards, grouped, mapOf, party, pieces, type Seen, some } from './view.ts'

/** Whose turn it is, and what lies beside the map for all. */
export function statusOf(g: Seen): Section {
  const isSetUp = g.phase !== 'setup'
  return {
    title: isSetUp ? message('ui.turn', { turn: g.turns }) : term('setup'),
    rows: lines(
      [field('active'), isSetUp ? row([seat(g.active), term(g.phase)]) : NOTHING],
      [field('map'), row([term(g.map), term(g.deckName), term(g.preset)])],
      [field('deck'), g.deck.length],
      [field('discard'), cards(g.discard)],
      [field('beside'), cards(g.beside)],
      [field('supplyItems'), row(grouped(itemsIn(g.supplyItems)))],
      [term('legendary-forge'), row(forgeItems(g).map((item) => term(item)))],
      [field('openQuests'), row((g.own.vagabonds?.openQuests ?? []).map(questOf))],
      [message('ui.hirelings'), row(Object.keys(g.bands).map((id) => hirelingOf(g, id)))],
      [message('ui.hirelingTrack'), row([...(g.own.hirelings?.track ?? [])])],
      [field('closed'), row(g.closed.map(pathEnds).map(([from, to]) => message('table.path', { from, to })))],
    ),
  }
}

/** A number of each type of item as a list of items. */
export const itemsIn = (numbers: readonly number[]): string[] =>
  ITEM_IDS.flatMap((item, type) => new Array<string>(numbers[type] ?? 0).fill(item))

/** F: the items that lie on the Legendary Forge. */
const forgeItems = (g: Seen): string[] =>
  ITEM_IDS.filter((_, type) => g.own['legendary-forge']?.types.includes(type) && g.supplyItems[type]! > 0)

/** A hireling: who controls it, and for how long. */
function hirelingOf(g: Seen, id: string): Said {
  const controller = g.bands[id]!
  if (controller < 0) return row([term(id), message('ui.uncontrolled')])
  const number = g.own.hirelings?.control[id] ?? 0
  return row([term(id), seat(controller), message('ui.control', { number })])
}

const questOf = (index: number): Said => {
  const { id, items } = QUESTS[index]!
  const [item, other] = items
  return item === other
    ? message('table.questTwice', { quest: id, item })
    : message('table.quest', { quest: id, items })
}

/** The clearings, each with all that one sees there. */
export function clearingsOf(g: Seen): Section {
  const heads = ['clearing', 'suit', 'ruler', 'pieces', 'free', 'paths', 'rivers']
  const { clearings, paths, rivers } = mapOf(g)
  const hasRivers = rivers.length > 0
  const closed = g.closed.map(pathEnds)
  const open = paths.filter(([a, b]) => !closed.some(([from, to]) => from === a && to === b))
  return {
    title: term(g.map),
    head: heads.slice(0, hasRivers ? 7 : 6).map((head) => message(`table.${head}`)),
    rows: clearings.map(({ id, slots }) => [
      id,
      suitAt(g, id),
      rulerAt(g, id),
      row(clearing(g, id)),
      some(slots + (g.landmarks['elder-treetop'] === id ? 1 : 0) - takenSlots(g, id)),
      row(endsFrom(open, id)),
      ...(hasRivers ? [row(endsFrom(rivers, id))] : []),
    ]),
  }
}

/** Slots that buildings, a ruin or the item of a Scoundrel take. */
const takenSlots = (g: Seen, id: number): number => g.built[id]! + g.ruins[id]! + (g.own.blocked?.[id] ?? 0)

/** Where paths or rivers lead from a clearing. */
function endsFrom(links: readonly Link[], from: number): number[] {
  const ends = links.flatMap(([a, b]) => (a === from ? [b] : b === from ? [a] : []))
  return ends.sort((a, b) => a - b)
}

function suitAt(g: Seen, at: number): Said {
  if (g.suits[at] === EVERY_SUIT) return message('ui.everySuit')
  const suit = SUIT_NAMES[g.suits[at] ?? -1]
  return suit === undefined ? NOTHING : term(suit)
}

function rulerAt(g: Seen, at: number): Said {
  const ruler = g.ruler[at] ?? -1
  return ruler < 0 ? NOTHING : party(g, ruler)
}

/** What stands in a clearing, party by party, and what the map has there. */
function clearing(g: Seen, at: number): Said[] {
  const home = g.phase === 'setup' ? g.homelands.findIndex((own) => own.includes(at)) : -1
  const parties = [...g.factions, ...Object.keys(g.bands)]
  return [
    ...parties.flatMap((owner) => kindsOf(owner).flatMap((kind) => standing(g, kind, at))),
    ...(g.own.keepers === undefined ? [] : (keepersFacts(g, mapOf(g)).clearings[at] ?? []).map(relic)),
    ...(g.ruins[at] === 1 ? [message('ui.ruin')] : []),
    ...Object.entries(g.landmarks).flatMap(([landmark, place]) => (place === at ? [term(landmark)] : [])),
    ...(g.own.vagabonds?.scorched.includes(at) ? [message('table.scorched')] : []),
    ...(home < 0 ? [] : [message('ui.homeland', { faction: g.factions[home]! })]),
  ]
}

function standing(g: Seen, kind: PieceKind, at: number): Said[] {
  const number = count(g, kind, at)
  // Relics are named one by one, with what is known of them.
  if (number === 0 || kind.id.startsWith('keepers.relic')) return []
  if (kind.id === 'corvid.plot') return [plotAt(g, at)]
  const camp = waystations.findIndex((sides) => kind.id === `keepers.waystation-${sides.join('-')}`)
  if (camp < 0) return [pieces(number, kind.id)]
  const side = keepersFacts(g, mapOf(g)).sides[camp]!
  return [message('ui.waystationLook', { kind: 'keepers.waystation', side })]
}

const { waystations } = boards.KEEPERS

/** A relic: face down as `tablet`, with its value as `tablet-2`. */
const relic = (word: string): Said => message('table.relic', { relic: word })

/** Forests where somebody or something is. */
export function forestsOf(g: Seen): readonly Section[] {
  const relics = g.own.keepers === undefined ? {} : keepersFacts(g, mapOf(g)).forests
  const rows = mapOf(g).forests.flatMap(({ id }, index) => {
    const there = [...pawnsIn(g, index), ...(relics[id] ?? []).map(relic)]
    return there.length === 0 ? [] : [[term(id), row(there)]]
  })
  return rows.length === 0 ? [] : [{ title: message('table.forests'), rows }]
}

/** A pawn in a forest lies on its board as a piece. */
function pawnsIn(g: Seen, forest: number): Said[] {
  return (['vagabond', 'vagabond2'] as const).flatMap((faction) => {
    const isThere = g.own[faction]?.forest === forest
    return isThere ? kindsOf(faction).flatMap((kind) => (count(g, kind, BOARD) > 0 ? [term(kind.id)] : [])) : []
  })
}
