import type { Json, Seat } from '@spinney/kernel'
import { HIDDEN } from '@spinney/kernel/scenario'
import { pathEnds } from '../board/map.ts'
import { clearings, factionAt, isAutomaton } from '../core/book.ts'
import { count } from '../core/pieces.ts'
import { BOARD, BURROW, SUPPLY } from '../core/places.ts'
import { cardWord } from '../core/reading.ts'
import type { FactionId, Party, Root } from '../core/state.ts'
import { EVERY_SUIT, SUIT_NAMES } from '../core/suits.ts'
import { kindsOf } from '../facts/box.ts'
import { ITEM_IDS } from '../facts/items.ts'
import { automatonBoard } from './automata.ts'
import { hirelingFacts } from './hired.ts'
import { landmarkFacts } from './landmarks.ts'

/**
 * Lists whose order means nothing; cards of one column of the Decree are resolved in any order (7.5.2). The discard pile
 * stays in order: the last card lies on top.
 */
export const anyOrder: readonly string[] = [
  'closed',
  'beside',
  'hands.*',
  'crafted.*',
  'items.*',
  'ruinItems',
  'used',
  'hirelings.*.items',
  'hirelings.*.paths',
  'hirelings.*.revealed',
  'hirelingMarkers.track',
  'own.duchy.ambushes',
  'result.winners',
  'own.alliance.supporters',
  'own.corvid.supply',
  'own.duchy.swayed',
  'own.duchy.revealed',
  'own.eyrie.leaders',
  'own.eyrie.decree.*',
  'own.hundreds.hoard.*',
  'own.keepers.retinue.*',
  'own.keepers.forests.*',
  'own.keepers.clearings.*',
  'own.keepers.recovered',
  'own.vagabond.items',
  'own.vagabond.completed',
  'own.vagabond.quests',
  'own.vagabond2.items',
  'own.vagabond2.completed',
  'own.vagabond2.quests',
]

/** What a seat is called: by its faction, in a draft by its number as long as it has none; and a hireling by its side. */
export const nameOf = (g: Root, seat: Party): string =>
  g.factions[seat] || (Object.keys(g.bands)[seat - g.factions.length] ?? `seat ${seat}`)

/** The position in words: what `shows` in a scenario file is compared with. Reads open fields only. */
export function facts(g: Root): Json {
  const bySeat = <T>(value: (seat: Seat, faction: FactionId) => T): Record<string, T> =>
    Object.fromEntries(g.factions.map((faction, seat) => [nameOf(g, seat), value(seat, faction)]))
  const others = (seat: Seat): string | null => (seat < 0 ? null : nameOf(g, seat))
  return {
    turn: { faction: nameOf(g, g.active), phase: g.phase, number: g.turns },
    clearings: clearingFacts(g),
    ferry: g.landmarks.ferry ?? null,
    ...landmarkFacts(g),
    ...hirelingFacts(g),
    closed: g.closed.map((key) => pathEnds(key).join('-')),
    supply: { ...bySeat((_, faction) => kindsAt(g, faction, SUPPLY)), ...bandsAt(g, SUPPLY) },
    boards: { ...bySeat((_, faction) => kindsAt(g, faction, BOARD)), ...bandsAt(g, BOARD) },
    hands: bySeat((seat) => g.hands[seat]!.map(cardWord)),
    crafted: bySeat((seat) => g.crafted[seat]!.map(cardWord)),
    items: bySeat((seat) => g.items[seat]!.flatMap((n, item) => new Array<string>(n).fill(ITEM_IDS[item]!))),
    ruinItems: g.ruinItems.map((item: number | null) => (item === null ? HIDDEN : ITEM_IDS[item]!)),
    scores: bySeat((seat) => g.scores[seat]!),
    dominance: bySeat((seat) => (g.dominance[seat]! < 0 ? null : cardWord(g.dominance[seat]!))),
    coalition: bySeat((seat) => others(g.coalition[seat]!)),
    used: [...g.once],
    discard: g.discard.map(cardWord),
    beside: g.beside.map(cardWord),
    drawPile: g.deck.length,
    own: bySeat((seat, faction) => (faction === '' ? null : ownFacts(g, seat))),
    result: g.result as Json,
  }
}

/** Who rules, by name: a faction, or a band. */
const rulerName = (g: Root, ruler: Party): string => (ruler < 0 ? 'nobody' : nameOf(g, ruler))

function clearingFacts(g: Root): Json {
  const map = clearings(g).map((clearing): [string, Json] => [
    String(clearing),
    {
      suit: g.suits[clearing] === EVERY_SUIT ? 'every' : (SUIT_NAMES[g.suits[clearing]!] ?? 'none'),
      ruler: rulerName(g, g.ruler[clearing]!),
      ruin: g.ruins[clearing] === 1,
      underRuin: g.underRuin[clearing]!,
      ...piecesAt(g, clearing),
    },
  ])
  return Object.fromEntries(g.seatOf.duchy === undefined ? map : [...map, ['burrow', piecesAt(g, BURROW)]])
}

/** What a faction keeps for itself. */
const ownFacts = (g: Root, seat: Seat): Json =>
  isAutomaton(g, seat) ? automatonBoard(g, seat) : (factionAt(g, seat).facts?.(g) ?? null)

const piecesAt = (g: Root, place: number): Record<string, Json> => ({
  ...Object.fromEntries(g.factions.filter((id) => id !== '').map((id) => [id, kindsAt(g, id, place)])),
  ...bandsAt(g, place),
})

const bandsAt = (g: Root, place: number): Record<string, Json> =>
  Object.fromEntries(Object.keys(g.bands).map((id) => [id, kindsAt(g, id, place)]))

const kindsAt = (g: Root, faction: FactionId, place: number): Record<string, number> =>
  Object.fromEntries(kindsOf(faction).map((kind) => [kind.id.slice(faction.length + 1), count(g, kind, place)]))
