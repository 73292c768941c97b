import type { Json } from '@spinney/kernel'
import { quoted } from '@spinney/kernel/scenario'
import { board, pathEnds, pathKey } from '../board/map.ts'
import { cardAt } from '../cards/deck.ts'
import { giveControl, joinTable, partyOfBand } from '../core/parties.ts'
import { clearingsWith, count, shift } from '../core/pieces.ts'
import { BOARD, GONE, SUPPLY } from '../core/places.ts'
import { cardsFromDeck, listAt, numberAt, oneAt, type Refuse, recordAt, seatAt, wordAt } from '../core/reading.ts'
import type { FactionId, Root } from '../core/state.ts'
import { pieceOf } from '../facts/box.ts'
import {
  CONTROL_DIE,
  EXILE_CLUBS,
  HIRELING_IDS,
  HIRELING_MARKERS,
  HIRELINGS,
  HIRELINGS_AT_TABLE,
} from '../facts/hirelings.ts'
import { ITEM_IDS } from '../facts/items.ts'
import { enlist } from '../hirelings/state.ts'

/** What every hireling may be given; the fields of some come on top. */
const FIELDS: readonly string[] = ['controller', 'markers', 'gained']

/** What some hirelings keep besides pieces: its fields, how they are put there, and how they are told. */
interface Keeps {
  readonly fields: readonly string[]
  put(g: Root, given: Readonly<Record<string, unknown>>, path: string, refuse: Refuse): void
  facts(g: Root): Record<string, Json>
}

const exile: Keeps = {
  fields: ['forest', 'clubs', 'items', 'exhausted'],
  put: (g, given, path, refuse) => {
    const forests = board(g).data.forests.map(({ id }) => id)
    const own = g.own['the-exile']
    own.forest = forests.indexOf(oneAt(given.forest ?? forests[0], forests, 'a forest', `${path}.forest`, refuse))
    shift(g, pieceOf('the-exile', 'pawn'), SUPPLY, BOARD, 1)
    own.clubs = numberAt(given.clubs ?? EXILE_CLUBS, `${path}.clubs`, refuse)
    if (own.clubs > EXILE_CLUBS) refuse(`${path}.clubs`, `there are ${EXILE_CLUBS} clubs`)
    listAt(given.items ?? [], `${path}.items`, refuse).forEach((id, i) => {
      const item = ITEM_IDS.indexOf(oneAt(id, ITEM_IDS, 'an item', `${path}.items[${i}]`, refuse))
      if (g.supplyItems[item] === 0) refuse(`${path}.items[${i}]`, `no ${String(id)} is left in the supply`)
      g.supplyItems[item]! -= 1
      own.items[item]! += 1
    })
    own.exhausted = numberAt(given.exhausted ?? 0, `${path}.exhausted`, refuse)
    const all = own.items.reduce((sum, n) => sum + n, own.clubs)
    if (own.exhausted > all) refuse(`${path}.exhausted`, `he has ${all} items`)
  },
  facts: (g) => {
    const { forest, clubs, items, exhausted } = g.own['the-exile']
    const named = items.flatMap((n, item) => new Array<string>(n).fill(ITEM_IDS[item]!))
    return { forest: board(g).data.forests[forest]?.id ?? null, clubs, items: named, exhausted }
  },
}

const bandits: Keeps = {
  fields: ['paths'],
  put: (g, given, path, refuse) => {
    const all = board(g).data.paths.map(([a, b]) => pathKey(a, b))
    listAt(given.paths ?? [], `${path}.paths`, refuse).forEach((word, i) => {
      const known = all.map((key) => pathEnds(key).join('-'))
      const key = all[known.indexOf(oneAt(word, known, 'a path', `${path}.paths[${i}]`, refuse))]!
      const { paths } = g.own['highway-bandits']
      if (paths.includes(key)) refuse(`${path}.paths[${i}]`, 'a bandit is there already')
      if (count(g, bandit, SUPPLY) === 0) refuse(`${path}.paths[${i}]`, `there are ${bandit.max} bandits`)
      shift(g, bandit, SUPPLY, BOARD, 1)
      paths.push(key)
    })
  },
  facts: (g) => ({ paths: g.own['highway-bandits'].paths.map((key) => pathEnds(key).join('-')) }),
}

const bandit = pieceOf('highway-bandits', 'warrior')

const artisans: Keeps = {
  fields: ['revealed'],
  put: (g, given, path, refuse) => {
    const cards = cardsFromDeck(g, given.revealed ?? [], `${path}.revealed`, refuse)
    const odd = cards.findIndex((card) => cardAt(card).kind !== 'item')
    if (odd >= 0) refuse(`${path}.revealed[${odd}]`, `${cardAt(cards[odd]!).id} shows no item`)
    g.own['mole-artisans'].revealed.push(...cards)
  },
  facts: (g) => ({ revealed: g.own['mole-artisans'].revealed.map((card) => cardAt(card).id) }),
}

const KEEPS: { readonly [side: FactionId]: Keeps } = {
  'the-exile': exile,
  'highway-bandits': bandits,
  'mole-artisans': artisans,
}

/** `hirelings` of a position: sides of cards by name, with who controls each and how many markers lie on it. */
export function putHirelings(g: Root, value: unknown, refuse: Refuse): void {
  const given = Array.isArray(value) ? listed(value, refuse) : recordAt(value, 'hirelings', null, refuse)
  const sides = Object.keys(given)
  for (const side of sides) checkSide(g, side, sides, refuse)
  if (sides.length > HIRELINGS_AT_TABLE) refuse('hirelings', `three hirelings are used (A.6), not ${sides.length}`)
  joinTable(g, sides)
  enlist(g, [])
  for (const [side, spec] of Object.entries(given)) putHireling(g, side, spec, refuse)
}

/** Sides that nobody controls, each once. */
function listed(value: readonly unknown[], refuse: Refuse): { [side: string]: unknown } {
  const sides = value.map((id, i) => wordAt(id, `hirelings[${i}]`, refuse))
  for (const [i, side] of sides.entries()) {
    if (sides.indexOf(side) !== i) refuse(`hirelings[${i}]`, `the hireling “${quoted(side)}” is listed twice`)
  }
  return Object.fromEntries(sides.map((side) => [side, {}]))
}

function checkSide(g: Root, side: string, sides: readonly string[], refuse: Refuse): void {
  const path = `hirelings.${quoted(side)}`
  const card = HIRELINGS.find((facts) => facts.sides.some(({ id }) => id === side))
  if (card === undefined) refuse(path, `there is no hireling “${quoted(side)}”; there are ${HIRELING_IDS.join(', ')}`)
  if (card.sides.every(({ id }) => sides.includes(id))) refuse(path, 'a card lies one side up')
  const faction = g.factions.find((seat) => card.excludes.includes(seat))
  if (faction !== undefined) refuse(path, `“${faction}” cannot be played beside it (A.6.5)`)
}

function putHireling(g: Root, side: string, spec: unknown, refuse: Refuse): void {
  const path = `hirelings.${side}`
  const keeps = KEEPS[side]
  const given = recordAt(spec ?? {}, path, [...FIELDS, ...(keeps?.fields ?? [])], refuse)
  const own = g.own.hirelings!
  if (typeof (given.gained ?? false) !== 'boolean') refuse(`${path}.gained`, 'true or false is expected here')
  own.since[side] = given.gained === true ? g.turns : -1
  keeps?.put(g, given, path, refuse)
  if (given.controller === undefined) {
    const odd = ['markers', 'gained'].find((field) => given[field] !== undefined)
    if (odd !== undefined) refuse(`${path}.${odd}`, 'nobody controls it: name the controller')
    return
  }
  giveControl(
    g,
    partyOfBand(g, side),
    seatAt(g, wordAt(given.controller, `${path}.controller`, refuse), `${path}.controller`, refuse),
  )
  own.control[side] = numberAt(given.markers ?? 1, `${path}.markers`, refuse)
  if (own.control[side]! > MOST_MARKERS)
    refuse(`${path}.markers`, `the control die gives ${MOST_MARKERS} at most (E.1.2)`)
  if (own.control[side] === 0) refuse(`${path}.markers`, 'a hireling without a marker is passed on (E.1.3)')
}

/** Why pieces of a hireling can never be at a place; null where they can. */
export function misplacedHired(side: FactionId, place: number): string | null {
  if (place === GONE) return 'pieces of hirelings do not leave the game'
  if (place === BOARD) return side === 'forest-patrol' ? null : 'only the card of the forest-patrol holds warriors'
  if (side === 'highway-bandits') return 'bandits lie on paths: name them under “hirelings”'
  return side === 'the-exile' ? 'he is in a forest: name it under “hirelings”' : null
}

/** What can be seen only when everything is on the table: where pieces never are, and markers that there are not. */
export function checkHired(g: Root, refuse: Refuse): void {
  const own = g.own.hirelings
  if (own === undefined) return
  const controlled = Object.values(g.bands).filter((seat) => seat >= 0).length
  const all = own.owed.reduce((sum, n) => sum + n, own.track.length)
  const most = HIRELING_MARKERS.length
  if (controlled + all > most) {
    // E.1.1: the marker of a hireling that somebody controls lies on its card.
    refuse('hirelingMarkers', `there are ${most} markers (A.6.4), and one lies on each card that somebody controls`)
  }
  const closed = g.own['highway-bandits']?.paths.findIndex((key) => g.closed.includes(key)) ?? -1
  if (closed >= 0) refuse(`hirelings.highway-bandits.paths[${closed}]`, 'that path is closed (C.3.2)')
  if ('last-dynasty' in g.bands && clearingsWith(g, pieceOf('last-dynasty', 'warrior')).length > 1)
    refuse('clearings', 'all warriors of the last-dynasty are in one clearing')
  const [mooring] = 'riverfolk-flotilla' in g.bands ? clearingsWith(g, pieceOf('riverfolk-flotilla', 'pawn')) : []
  if (mooring !== undefined && (board(g).rivers[mooring]?.length ?? 0) === 0)
    refuse(`clearings.${mooring}.riverfolk-flotilla`, 'the riverfolk-flotilla is on a river')
  const revealed = g.own['mole-artisans']?.revealed.length ?? 0
  if (revealed > 0 && g.bands['mole-artisans'] !== g.active)
    refuse('hirelings.mole-artisans.revealed', 'only who controls it reveals cards, in the own turn')
}

/** The most control markers that can lie on a card. */
const MOST_MARKERS = Math.max(...CONTROL_DIE.map(({ gold, red }) => gold + red))

/** `hirelingMarkers`: those on the score track, and those that players have taken and not yet hired for. */
export function putHirelingMarkers(g: Root, value: unknown, refuse: Refuse): void {
  const own = g.own.hirelings ?? refuse('hirelingMarkers', 'no hirelings are at the table')
  const { track = [], taken = {} } = recordAt(value, 'hirelingMarkers', ['track', 'taken'], refuse)
  own.track = listAt(track, 'hirelingMarkers.track', refuse).map((space, i) =>
    oneAt(space, HIRELING_MARKERS, 'a marker', `hirelingMarkers.track[${i}]`, refuse),
  )
  for (const [faction, n] of Object.entries(recordAt(taken, 'hirelingMarkers.taken', null, refuse))) {
    const path = `hirelingMarkers.taken.${quoted(faction)}`
    own.owed[seatAt(g, faction, path, refuse)] = numberAt(n, path, refuse)
  }
  const twice = own.track.findIndex((space, i) => own.track.indexOf(space) !== i)
  if (twice >= 0) refuse(`hirelingMarkers.track[${twice}]`, 'that marker lies there already')
  const all = own.owed.reduce((sum, n) => sum + n, own.track.length)
  if (all > HIRELING_MARKERS.length) refuse('hirelingMarkers', `there are ${HIRELING_MARKERS.length} markers (A.6.4)`)
}

/** The hirelings at a table in words; none where there are none. */
export function hirelingFacts(g: Root): Record<string, Json> {
  const own = g.own.hirelings
  if (own === undefined) return {}
  const each = Object.entries(g.bands).map(([side, seat]): [string, Json] => [
    side,
    { controller: g.factions[seat] ?? null, markers: own.control[side]!, ...KEEPS[side]?.facts(g) },
  ])
  const taken = Object.fromEntries(g.factions.map((faction, seat) => [faction || `seat ${seat}`, own.owed[seat]!]))
  return { hirelings: Object.fromEntries(each), hirelingMarkers: { track: [...own.track], taken } }
}
