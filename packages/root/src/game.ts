import { defineGame, type Game, type Procedure, type Zone } from '@spinney/kernel'
import { battle, fight } from './actions/battle.ts'
import { battleEffects } from './actions/battle-effects.ts'
import { consequences } from './actions/consequences.ts'
import { craft, itemIndex } from './actions/craft.ts'
import { takeHits } from './actions/hits.ts'
import { itemSupply } from './actions/items.ts'
import { mayMoveOnce, moveBetween, mustMove } from './actions/move.ts'
import { board, pathKey } from './board/map.ts'
import { cardAt, cardsInPlay, fullDeck } from './cards/deck.ts'
import { discardDown, drawCards, takeRandom } from './cards/hand.ts'
import { type RootConfig, rootConfig } from './config.ts'
import { pieceKinds } from './core/kinds.ts'
import { emptyBoard } from './core/pieces.ts'
import { PLACES } from './core/places.ts'
import { factionAt, installed } from './core/registry.ts'
import type { FactionStates, Root } from './core/state.ts'
import { ANY_SUIT, suitNumber } from './core/suits.ts'
import { SUIT_MARKERS_EACH } from './facts/advanced.ts'
import { ITEM_IDS } from './facts/items.ts'
import { rulesetOf } from './law/rulesets.ts'
import { drawAndDiscard } from './turn/draw-and-discard.ts'
import { phaseMoment } from './turn/free-actions.ts'
import { standardSetup } from './turn/setup.ts'
import { phase, rounds, turn } from './turn/turn.ts'

/** The state before setup: all pieces in their supplies, nothing dealt. */
function begin(config: RootConfig): Root {
  const seats = config.seats.length
  const perSeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make)
  const g: Root = {
    flow: [],
    version: 0,
    over: false,
    map: config.map,
    deckName: config.deck,
    preset: config.preset,
    factions: [...config.seats],
    seatOf: Object.fromEntries(config.seats.map((faction, seat) => [faction, seat])),
    starts: perSeat(() => 0),
    active: 0,
    phase: 'setup',
    turns: 0,
    suits: new Array(PLACES).fill(ANY_SUIT),
    ...emptyBoard(config.seats),
    ruins: new Array(PLACES).fill(0),
    ruinItems: [],
    underRuin: new Array(PLACES).fill(0),
    closed: [],
    ferry: 0,
    deck: deckFor(config),
    discard: [],
    beside: [],
    hands: perSeat(() => []),
    crafting: [],
    crafted: perSeat(() => []),
    supplyItems: countItems(itemSupply(config.preset, config.seats).map(itemIndex)),
    items: perSeat(() => countItems([])),
    faceDown: perSeat(() => countItems([])),
    scores: perSeat(() => 0),
    dominance: perSeat(() => -1),
    coalition: perSeat(() => -1),
    activated: [0, 0, 0],
    once: [],
    limbo: [],
    own: {} as FactionStates,
    result: null,
  }
  layMap(g)
  for (const { id, suit } of board(g).data.clearings) if (suit !== null) g.suits[id] = suitNumber(suit)
  for (let seat = 0; seat < seats; seat++) factionAt(g, seat).begin(g, seat)
  const markers = config.suitMarkers || board(g).data.clearings.some((clearing) => clearing.suit === null)
  const local = {
    first: config.first ?? -1,
    clearing: markers ? 1 : 0,
    markers: [SUIT_MARKERS_EACH, SUIT_MARKERS_EACH, SUIT_MARKERS_EACH],
  }
  g.flow.push({ proc: standardSetup.name, at: standardSetup.steps[0]!.key, local })
  return g
}

/** C.2.1, C.3.1: what lies on a map before the factions are set up: the ferry, the markers of closed paths. */
function layMap(g: Root): void {
  const { closedPaths, lake } = board(g).data
  g.closed = closedPaths.map(([a, b]) => pathKey(a, b))
  g.ferry = lake?.ferryStart ?? 0
}

/** 5.1.3: two players play without the dominance cards. */
function deckFor(config: RootConfig): number[] {
  const deck = fullDeck(config.deck)
  const without = config.seats.length === 2 && rulesetOf(config.preset).twoPlayerRemovesDominance
  return without ? deck.filter((card) => cardAt(card).kind !== 'dominance') : deck
}

const countItems = (items: readonly number[]): number[] =>
  ITEM_IDS.map((_, index) => items.filter((item) => item === index).length)

/** What is hidden: hands, the deck, the items under ruins, and what the factions hide. */
function secrets(g: Root): Zone[] {
  const zones: Zone[] = [{ items: g.deck, knownTo: [], pool: 'cards', bag: true }]
  g.hands.forEach((hand, seat) => {
    if (factionAt(g, seat).openHand !== true) zones.push({ items: hand, knownTo: [seat], pool: 'cards', bag: true })
  })
  zones.push({ items: g.ruinItems, knownTo: [], pool: 'ruins', bag: true })
  for (let seat = 0; seat < g.factions.length; seat++) zones.push(...(factionAt(g, seat).secrets?.(g) ?? []))
  return zones
}

/** 1.5.1: pieces and cards are neither lost nor made. */
function conserved(g: Root): Record<string, number> {
  const totals: Record<string, number> = {}
  for (const kind of pieceKinds) {
    if (!(kind.faction in g.seatOf)) continue
    let total = 0
    for (let place = 0; place < PLACES; place++) total += g.pieces[kind.index * PLACES + place]!
    totals[kind.id] = total
  }
  totals.cards = cardsInPlay(g) + g.factions.reduce((sum, _, seat) => sum + (factionAt(g, seat).cardsKept?.(g) ?? 0), 0)
  return totals
}

const coreProcedures: readonly Procedure<Root, unknown>[] = [
  battle,
  battleEffects,
  consequences,
  craft,
  discardDown,
  drawAndDiscard,
  drawCards,
  fight,
  mayMoveOnce,
  moveBetween,
  mustMove,
  phase,
  phaseMoment,
  rounds,
  standardSetup,
  takeHits,
  takeRandom,
  turn,
]

/** The procedures of all factions; two factions may share one. */
function factionProcedures(): Procedure<Root, unknown>[] {
  const all = installed.factions.flatMap((f) => [f.setup, f.birdsong, f.daylight, f.evening, ...f.procedures])
  return [...new Set<Procedure<Root, unknown>>(all as Procedure<Root, unknown>[])]
}

/** Root, as the kernel plays it. Content must be installed before. */
export function rootGame(): Game<Root, RootConfig> {
  return defineGame<Root, RootConfig>({
    id: 'root',
    rules: '1',
    config: rootConfig,
    seats: (config) => config.seats.length,
    setup: begin,
    procedures: [
      ...coreProcedures,
      ...factionProcedures(),
      ...[...installed.cards, ...installed.rules].flatMap((module) => module.procedures ?? []),
    ],
    open: OPEN,
    secrets,
    result: (g) => g.result,
    bound: () => 200_000,
    conserved,
    afterResample: (g) => {
      for (let seat = 0; seat < g.factions.length; seat++) factionAt(g, seat).afterResample?.(g)
    },
  })
}

/** All of the state but for the stack of frames may stand in a view; hidden lists are blanked. */
const OPEN: readonly (keyof Root & string)[] = [
  'map',
  'deckName',
  'preset',
  'factions',
  'seatOf',
  'starts',
  'active',
  'phase',
  'turns',
  'suits',
  'pieces',
  'presence',
  'built',
  'ruler',
  'ruins',
  'ruinItems',
  'underRuin',
  'closed',
  'ferry',
  'deck',
  'discard',
  'beside',
  'hands',
  'crafting',
  'crafted',
  'supplyItems',
  'items',
  'faceDown',
  'scores',
  'dominance',
  'coalition',
  'activated',
  'once',
  'own',
  'result',
]
