import { ConfigError, type Json, type Seat, settle } from '@spinney/kernel'
import type { ScenarioKit } from '@spinney/kernel/scenario'
import { board, openSlots, pathKey } from '../board/map.ts'
import { cardAt } from '../cards/deck.ts'
import { toHand } from '../cards/hand.ts'
import { kindsOf } from '../core/kinds.ts'
import { count } from '../core/pieces.ts'
import { ALL_CLEARINGS, BOARD, GONE, SUPPLY } from '../core/places.ts'
import { cardsFromDeck, listAt, numberAt, type Refuse, recordAt, wordAt } from '../core/reading.ts'
import { factionAt } from '../core/registry.ts'
import { settleAllRule } from '../core/rule.ts'
import type { FactionId, Root } from '../core/state.ts'
import { SUIT_NAMES, suitNumber } from '../core/suits.ts'
import { ITEM_IDS, type ItemId } from '../facts/items.ts'
import { SUITS, type Suit } from '../facts/suits.ts'
import { root } from '../root.ts'
import { emptyTable, PositionError, pieceKind, putPieces, turnFrames } from './position.ts'

const PHASES = ['birdsong', 'daylight', 'evening'] as const

/** What may stand under `given`; docs/scenarios.md explains each of them. */
const FIELDS = [
  'seats',
  'map',
  'deck',
  'preset',
  'suits',
  'clearings',
  'ruins',
  'ferry',
  'closed',
  'boards',
  'gone',
  'hands',
  'crafted',
  'items',
  'scores',
  'drawPile',
  'discard',
  'beside',
  'dominance',
  'own',
  'turn',
] as const

/** The scenario files of Root: from a description to a position, and from a position to what can be compared. */
export const scenarioKit: ScenarioKit<Root> = {
  game: root,
  seatOf: (name, g) => g.seatOf[name],
  given: (spec, refuse) => {
    const given = recordAt(spec, '', FIELDS, refuse)
    const g = tableOf(given, refuse)
    for (const part of PARTS)
      guarded(part.field, refuse, () => given[part.field] !== undefined && part.put(g, given[part.field], refuse))
    startTurn(g, given.turn, refuse)
    return g
  },
  facts,
  chancePick: (word) => (Array.isArray(word) && word.length === 2 ? diceOf(word[0], word[1]) : undefined),
}

const diceOf = (a: unknown, b: unknown) => ({
  high: Math.max(Number(a), Number(b)),
  low: Math.min(Number(a), Number(b)),
})

function tableOf(given: Record<string, unknown>, refuse: Refuse): Root {
  const config = Object.fromEntries(
    ['seats', 'map', 'deck', 'preset'].filter((key) => given[key] !== undefined).map((key) => [key, given[key]]),
  )
  try {
    return emptyTable(config as { seats: FactionId[] })
  } catch (error) {
    if (error instanceof ConfigError) return refuse(fieldOf(error), error.message)
    throw error
  }
}

/** The setting that a refused configuration is about; its message begins with the name. */
const fieldOf = ({ message }: ConfigError): string =>
  ['map', 'deck', 'preset'].find((field) => message.startsWith(`“${field}”`)) ?? 'seats'

/** Turns an impossible position into a refusal that names the place in the file. */
function guarded(path: string, refuse: Refuse, put: () => unknown): void {
  try {
    put()
  } catch (error) {
    if (error instanceof PositionError) refuse(path, error.message)
    throw error
  }
}

interface Part {
  readonly field: (typeof FIELDS)[number]
  put(g: Root, value: unknown, refuse: Refuse): void
}

function seatAt(g: Root, name: string, path: string, refuse: Refuse): Seat {
  return g.seatOf[name] ?? refuse(path, `${name} is not at the table`)
}

function clearingAt(name: string, path: string, refuse: Refuse): number {
  const clearing = Number(name)
  return ALL_CLEARINGS.includes(clearing) ? clearing : refuse(path, `there is no clearing ${name}: they are 1 to 12`)
}

/** Runs over a record with an entry per faction. */
function perSeat(
  g: Root,
  field: string,
  value: unknown,
  refuse: Refuse,
  put: (seat: Seat, entry: unknown, path: string) => void,
): void {
  for (const [faction, entry] of Object.entries(recordAt(value, field, null, refuse))) {
    const path = `${field}.${faction}`
    put(seatAt(g, faction, path, refuse), entry, path)
  }
}

function putKinds(g: Root, faction: FactionId, value: unknown, place: number, path: string, refuse: Refuse): void {
  for (const [name, number] of Object.entries(recordAt(value, path, null, refuse))) {
    const at = `${path}.${name}`
    guarded(at, refuse, () => putPieces(g, pieceKind(faction, name), place, numberAt(number, at, refuse)))
  }
}

/** What stands under `given`, in the order it is put on the table. */
const PARTS: readonly Part[] = [
  {
    field: 'suits',
    put: (g, value, refuse) => {
      for (const [name, suit] of Object.entries(recordAt(value, 'suits', null, refuse))) {
        if (!SUITS.includes(suit as Suit))
          refuse(`suits.${name}`, `a clearing is ${SUITS.join(', ')}, not ${String(suit)}`)
        g.suits[clearingAt(name, `suits.${name}`, refuse)] = suitNumber(suit as Suit)
      }
    },
  },
  {
    field: 'ruins',
    put: (g, value, refuse) => {
      g.ruins.fill(0)
      for (const [i, name] of listAt(value, 'ruins', refuse).entries())
        g.ruins[clearingAt(String(name), `ruins[${i}]`, refuse)] = 1
    },
  },
  {
    field: 'ferry',
    put: (g, value, refuse) => {
      const coast = board(g).data.lake?.coast ?? refuse('ferry', `the ${g.map} map has no ferry`)
      g.ferry = coast.find((clearing) => clearing === value) ?? refuse('ferry', `the ferry goes to ${coast.join(', ')}`)
    },
  },
  {
    field: 'closed',
    put: (g, value, refuse) => {
      const closable = board(g).data.closedPaths.map((ends) => [...ends].sort((a, b) => a - b).join('-'))
      g.closed = listAt(value, 'closed', refuse).map((word, i) => {
        const at = closable.indexOf(String(word))
        if (at < 0) refuse(`closed[${i}]`, `no path ${String(word)} can be closed; these can: ${closable.join(', ')}`)
        return pathKey(...board(g).data.closedPaths[at]!)
      })
    },
  },
  {
    field: 'clearings',
    put: (g, value, refuse) => {
      for (const [name, factions] of Object.entries(recordAt(value, 'clearings', null, refuse))) {
        const path = `clearings.${name}`
        const clearing = clearingAt(name, path, refuse)
        for (const [faction, kinds] of Object.entries(recordAt(factions, path, null, refuse))) {
          seatAt(g, faction, `${path}.${faction}`, refuse)
          putKinds(g, faction, kinds, clearing, `${path}.${faction}`, refuse)
        }
        if (openSlots(g, clearing) < 0) refuse(path, `clearing ${name} has not so many building slots free`)
      }
    },
  },
  { field: 'boards', put: (g, value, refuse) => offMap(g, 'boards', BOARD, value, refuse) },
  { field: 'gone', put: (g, value, refuse) => offMap(g, 'gone', GONE, value, refuse) },
  {
    field: 'hands',
    put: (g, value, refuse) =>
      perSeat(g, 'hands', value, refuse, (seat, cards, path) => {
        for (const card of cardsFromDeck(g, cards, path, refuse)) toHand(g, seat, card)
      }),
  },
  {
    field: 'crafted',
    put: (g, value, refuse) =>
      perSeat(g, 'crafted', value, refuse, (seat, cards, path) => {
        g.crafted[seat]!.push(...cardsFromDeck(g, cards, path, refuse))
      }),
  },
  { field: 'items', put: putItems },
  {
    field: 'scores',
    put: (g, value, refuse) =>
      perSeat(g, 'scores', value, refuse, (seat, points, path) => {
        g.scores[seat] = numberAt(points, path, refuse)
      }),
  },
  {
    field: 'dominance',
    put: (g, value, refuse) =>
      perSeat(g, 'dominance', value, refuse, (seat, card, path) => {
        g.dominance[seat] = cardsFromDeck(g, [card], path, refuse)[0]!
      }),
  },
  { field: 'beside', put: (g, value, refuse) => void g.beside.push(...cardsFromDeck(g, value, 'beside', refuse)) },
  {
    field: 'own',
    put: (g, value, refuse) =>
      perSeat(g, 'own', value, refuse, (seat, spec, path) => {
        const { given, id } = factionAt(g, seat)
        if (given === undefined) refuse(path, `${id} has nothing of its own to be given`)
        else given(g, spec, (below, reason) => refuse(`${path}${below}`, reason))
      }),
  },
  { field: 'discard', put: (g, value, refuse) => void g.discard.push(...cardsFromDeck(g, value, 'discard', refuse)) },
  {
    field: 'drawPile',
    put: (g, value, refuse) => {
      const cards = cardsFromDeck(g, value, 'drawPile', refuse)
      if (cards.length === 0) refuse('drawPile', 'an empty deck is shuffled anew at once (2.1): name a card')
      g.discard.push(...g.deck)
      g.deck = cards.sort((a, b) => a - b)
    },
  },
]

function offMap(g: Root, field: string, place: number, value: unknown, refuse: Refuse): void {
  for (const [faction, kinds] of Object.entries(recordAt(value, field, null, refuse))) {
    seatAt(g, faction, `${field}.${faction}`, refuse)
    putKinds(g, faction, kinds, place, `${field}.${faction}`, refuse)
  }
}

function putItems(g: Root, value: unknown, refuse: Refuse): void {
  perSeat(g, 'items', value, refuse, (seat, items, path) => {
    for (const [i, name] of listAt(items, path, refuse).entries()) {
      const item = ITEM_IDS.indexOf(name as ItemId)
      if (item < 0) refuse(`${path}[${i}]`, `there is no item ${String(name)}: they are ${ITEM_IDS.join(', ')}`)
      if (g.supplyItems[item] === 0) refuse(`${path}[${i}]`, `no ${String(name)} is left in the supply`)
      g.supplyItems[item]! -= 1
      g.items[seat]![item]! += 1
    }
  })
}

function startTurn(g: Root, value: unknown, refuse: Refuse): void {
  const turn = recordAt(value, 'turn', ['faction', 'phase'], refuse)
  const seat = seatAt(g, wordAt(turn.faction, 'turn.faction', refuse), 'turn.faction', refuse)
  const phase =
    PHASES.find((name) => name === (turn.phase ?? 'birdsong')) ??
    refuse('turn.phase', `a phase is ${PHASES.join(', ')}, not ${String(turn.phase)}`)
  g.active = seat
  g.flow = turnFrames(g, seat, phase)
  settleAllRule(g)
  settle(root, g)
}

/** The position in words: what `shows` in a scenario file is compared with. */
function facts(g: Root): Json {
  const byFaction = <T>(value: (seat: Seat, faction: FactionId) => T): Record<string, T> =>
    Object.fromEntries(g.factions.map((faction, seat) => [faction, value(seat, faction)]))
  const kindsAt = (faction: FactionId, place: number): Record<string, number> =>
    Object.fromEntries(kindsOf(faction).map((kind) => [kind.id.slice(faction.length + 1), count(g, kind, place)]))
  return {
    turn: { faction: g.factions[g.active]!, phase: g.phase, number: g.turns },
    clearings: Object.fromEntries(
      ALL_CLEARINGS.map((clearing) => [
        clearing,
        {
          suit: SUIT_NAMES[g.suits[clearing]!] ?? 'none',
          ruler: g.factions[g.ruler[clearing]!] ?? 'nobody',
          ruin: g.ruins[clearing] === 1,
          ...byFaction((_, faction) => kindsAt(faction, clearing)),
        },
      ]),
    ),
    ferry: g.ferry === 0 ? null : g.ferry,
    closed: g.closed.map((key) => `${key >> 4}-${key & 15}`),
    supply: byFaction((_, faction) => kindsAt(faction, SUPPLY)),
    boards: byFaction((_, faction) => kindsAt(faction, BOARD)),
    hands: byFaction((seat) => g.hands[seat]!.map(nameOf)),
    crafted: byFaction((seat) => g.crafted[seat]!.map(nameOf)),
    items: byFaction((seat) => g.items[seat]!.flatMap((n, item) => new Array<string>(n).fill(ITEM_IDS[item]!))),
    scores: byFaction((seat) => g.scores[seat]!),
    dominance: byFaction((seat) => (g.dominance[seat]! < 0 ? null : nameOf(g.dominance[seat]!))),
    coalition: byFaction((seat) => g.factions[g.coalition[seat]!] ?? null),
    discard: g.discard.map(nameOf),
    beside: g.beside.map(nameOf),
    drawPile: g.deck.length,
    own: byFaction((seat) => factionAt(g, seat).facts?.(g) ?? null),
    result: g.result as Json,
  }
}

const nameOf = (card: number): string => cardAt(card).id
