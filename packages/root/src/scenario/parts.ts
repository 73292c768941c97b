import type { Seat } from '@spinney/kernel'
import { quoted } from '@spinney/kernel/scenario'
import { board, openSlots, pathKey } from '../board/map.ts'
import { toHand } from '../cards/hand.ts'
import { clearings, factionAt, isAutomaton } from '../core/book.ts'
import { BOARD, BURROW, GONE } from '../core/places.ts'
import { cardsFromDeck, listAt, numberAt, oneAt, type Refuse, recordAt, seatAt, shown } from '../core/reading.ts'
import type { FactionId, Root } from '../core/state.ts'
import { suitNumber } from '../core/suits.ts'
import { givenCoalition } from '../factions/vagabond/scenario.ts'
import { GENERAL } from '../facts/factions.ts'
import { HIRELING_IDS } from '../facts/hirelings.ts'
import { ITEM_IDS } from '../facts/items.ts'
import { SUITS } from '../facts/suits.ts'
import { automatonGiven } from './automata.ts'
import { misplacedHired, putHirelingMarkers, putHirelings } from './hired.ts'
import { putLandmarks } from './landmarks.ts'
import { PositionError, pieceKind, putPieces } from './position.ts'
import { putRuinItems, putRuins } from './ruins.ts'
import { putUsed } from './used.ts'

/** A part of `given`: how it is put on the table. Its path is its name. */
type Put = (g: Root, value: unknown, refuse: Refuse) => void

/** Turns an impossible position into a refusal that names the place in the file. */
export function guarded(path: string, refuse: Refuse, put: () => unknown): void {
  try {
    put()
  } catch (error) {
    if (error instanceof PositionError) refuse(path, error.message)
    throw error
  }
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
    const path = `${field}.${quoted(faction)}`
    put(seatAt(g, faction, path, refuse), entry, path)
  }
}

/** 3.1: whoever has 30 points has won, unless the players win together only (A.3). */
function scoreAt(g: Root, value: unknown, path: string, refuse: Refuse): number {
  const points = numberAt(value, path, refuse)
  if (points >= GENERAL.pointsToWin && g.own.cooperative !== true)
    refuse(path, `with ${GENERAL.pointsToWin} points the game is over (3.1)`)
  return points
}

/** The same for what automata never have (A.3): they are refused. */
function perPlayer(
  g: Root,
  field: string,
  value: unknown,
  refuse: Refuse,
  put: (seat: Seat, entry: unknown, path: string) => void,
): void {
  perSeat(g, field, value, refuse, (seat, entry, path) => {
    if (isAutomaton(g, seat)) refuse(path, 'an automaton has no hand, no cards in play and no dominance card (A.3)')
    put(seat, entry, path)
  })
}

/** Runs over a record with an entry per clearing. */
function perClearing(
  g: Root,
  field: string,
  value: unknown,
  refuse: Refuse,
  put: (clearing: number, entry: unknown, path: string) => void,
): void {
  for (const [name, entry] of Object.entries(recordAt(value, field, null, refuse))) {
    const path = `${field}.${quoted(name)}`
    put(clearingAt(g, name, path, refuse), entry, path)
  }
}

function clearingAt(g: Root, name: string, path: string, refuse: Refuse): number {
  const clearing = clearings(g).find((number) => String(number) === name)
  return clearing ?? refuse(path, `there is no clearing ${quoted(name)}: they are 1 to ${clearings(g).at(-1)}`)
}

/** Whose pieces they are: a faction's or a hireling's. */
function ownerAt(g: Root, name: FactionId, path: string, refuse: Refuse): void {
  if (!Object.hasOwn(g.bands, name)) seatAt(g, name, path, refuse)
}

function putKinds(g: Root, faction: FactionId, value: unknown, place: number, path: string, refuse: Refuse): void {
  ownerAt(g, faction, path, refuse)
  const reason = Object.hasOwn(g.bands, faction) ? misplacedHired(faction, place) : null
  if (reason !== null) refuse(path, reason)
  for (const [name, number] of Object.entries(recordAt(value, path, null, refuse))) {
    const at = `${path}.${quoted(name)}`
    guarded(at, refuse, () => putPieces(g, pieceKind(g, faction, name), place, numberAt(number, at, refuse)))
  }
}

/** The suits of clearings. */
export const putSuits: Put = (g, value, refuse) =>
  perClearing(g, 'suits', value, refuse, (clearing, suit, path) => {
    g.suits[clearing] = suitNumber(oneAt(suit, SUITS, 'a clearing', path, refuse))
  })

const putFerry: Put = (g, value, refuse) => {
  const coast = board(g).data.lake?.coast ?? refuse('ferry', `the ${g.map} map has no ferry`)
  g.landmarks.ferry =
    coast.find((clearing) => clearing === value) ?? refuse('ferry', `the ferry goes to ${coast.join(', ')}`)
}

const putClosed: Put = (g, value, refuse) => {
  const closable = board(g).data.closedPaths.map((ends) => [...ends].sort((a, b) => a - b).join('-'))
  const closed = listAt(value, 'closed', refuse)
  g.closed = closed.map((word, i) => {
    const path = oneAt(word, closable, 'a path that can be closed', `closed[${i}]`, refuse)
    if (closed.indexOf(word) !== i) refuse(`closed[${i}]`, `the path ${path} stands here twice`)
    return pathKey(...board(g).data.closedPaths[closable.indexOf(path)]!)
  })
}

const putClearings: Put = (g, value, refuse) => {
  const { burrow, ...map } = recordAt(value, 'clearings', null, refuse)
  perClearing(g, 'clearings', map, refuse, (clearing, factions, path) => {
    for (const [faction, kinds] of Object.entries(recordAt(factions, path, null, refuse))) {
      putKinds(g, faction, kinds, clearing, `${path}.${quoted(faction)}`, refuse)
    }
    if (openSlots(g, clearing) < 0) refuse(path, `clearing ${clearing} has not so many building slots free`)
  })
  if (burrow !== undefined) putBurrow(g, burrow, refuse)
}

/** 12.2.1: the Burrow, where only warriors of the Duchy can be. */
function putBurrow(g: Root, value: unknown, refuse: Refuse): void {
  const path = 'clearings.burrow'
  const { duchy } = recordAt(value, path, ['duchy'], refuse)
  const { warrior } = recordAt(duchy, `${path}.duchy`, ['warrior'], refuse)
  putKinds(g, 'duchy', { warrior }, BURROW, `${path}.duchy`, refuse)
}

const offMap =
  (field: string, place: number): Put =>
  (g, value, refuse) => {
    for (const [owner, kinds] of Object.entries(recordAt(value, field, null, refuse)))
      putKinds(g, owner, kinds, place, `${field}.${quoted(owner)}`, refuse)
  }

const putItems: Put = (g, value, refuse) =>
  perSeat(g, 'items', value, refuse, (seat, items, path) => {
    for (const [i, name] of listAt(items, path, refuse).entries()) {
      const known = `they are ${ITEM_IDS.join(', ')}`
      const id =
        ITEM_IDS.find((word) => word === name) ?? refuse(`${path}[${i}]`, `there is no item ${shown(name)}: ${known}`)
      const item = ITEM_IDS.indexOf(id)
      if (g.supplyItems[item] === 0) refuse(`${path}[${i}]`, `no ${id} is left in the supply`)
      g.supplyItems[item]! -= 1
      g.items[seat]![item]! += 1
    }
  })

const putOwn: Put = (g, value, refuse) => {
  for (const name of Object.keys(recordAt(value, 'own', null, refuse)))
    if (HIRELING_IDS.includes(name)) refuse(`own.${name}`, 'what a hireling has stands under “hirelings”')
  perSeat(g, 'own', value, refuse, (seat, spec, path) => {
    if (isAutomaton(g, seat)) return automatonGiven(g, seat, spec, (below, reason) => refuse(`${path}${below}`, reason))
    const { given, id } = factionAt(g, seat)
    if (given === undefined) refuse(path, `${id} has nothing of its own to be given`)
    else guarded(path, refuse, () => given(g, spec, (below, reason) => refuse(`${path}${below}`, reason)))
  })
}

const putDrawPile: Put = (g, value, refuse) => {
  const cards = cardsFromDeck(g, value, 'drawPile', refuse)
  if (cards.length === 0) refuse('drawPile', 'an empty deck is shuffled anew at once (2.1): name a card')
  g.discard.push(...g.deck)
  g.deck = cards.sort((a, b) => a - b)
}

/** What stands under `given`, in the order it is put on the table; docs/scenarios.md explains each of them. */
export const PARTS: { readonly [field: string]: Put } = {
  hirelings: putHirelings,
  hirelingMarkers: putHirelingMarkers,
  suits: putSuits,
  ruins: putRuins,
  ruinItems: putRuinItems,
  ferry: putFerry,
  closed: putClosed,
  landmarks: putLandmarks,
  clearings: putClearings,
  boards: offMap('boards', BOARD),
  gone: offMap('gone', GONE),
  hands: (g, value, refuse) =>
    perPlayer(g, 'hands', value, refuse, (seat, cards, path) => {
      for (const card of cardsFromDeck(g, cards, path, refuse)) toHand(g, seat, card)
    }),
  crafted: (g, value, refuse) =>
    perPlayer(g, 'crafted', value, refuse, (seat, cards, path) => {
      g.crafted[seat]!.push(...cardsFromDeck(g, cards, path, refuse))
    }),
  items: putItems,
  scores: (g, value, refuse) =>
    perSeat(g, 'scores', value, refuse, (seat, points, path) => {
      g.scores[seat] = scoreAt(g, points, path, refuse)
    }),
  dominance: (g, value, refuse) =>
    perPlayer(g, 'dominance', value, refuse, (seat, card, path) => {
      g.dominance[seat] = cardsFromDeck(g, [card], path, refuse)[0]!
    }),
  coalition: (g, value, refuse) =>
    perPlayer(g, 'coalition', value, refuse, (seat, spec, path) => givenCoalition(g, seat, spec, path, refuse)),
  beside: (g, value, refuse) => void g.beside.push(...cardsFromDeck(g, value, 'beside', refuse)),
  own: putOwn,
  used: putUsed,
  discard: (g, value, refuse) => void g.discard.push(...cardsFromDeck(g, value, 'discard', refuse)),
  drawPile: putDrawPile,
}
