import { call, defineGame, type Game, type Procedure, type Zone } from '@spinney/kernel'
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
import { playersOf, type RootConfig, rootConfig } from './config.ts'
import { pieceKinds } from './core/kinds.ts'
import { emptyBoard } from './core/pieces.ts'
import { GONE, PLACES } from './core/places.ts'
import { factionNamed, installed, isHandOpen } from './core/registry.ts'
import type { FactionStates, Root } from './core/state.ts'
import { ANY_SUIT, suitNumber } from './core/suits.ts'
import { SUIT_MARKERS_EACH } from './facts/advanced.ts'
import { ITEM_IDS } from './facts/items.ts'
import { rulesetOf } from './law/rulesets.ts'
import { advancedSetup, keepThree } from './turn/advanced.ts'
import { dealtFrom } from './turn/advanced-pool.ts'
import { drawAndDiscard } from './turn/draw-and-discard.ts'
import { phaseMoment } from './turn/free-actions.ts'
import { type Markers, standardSetup } from './turn/setup.ts'
import { phase, rounds, turn } from './turn/turn.ts'

/** The state before setup: all pieces in their supplies, nothing dealt. */
function begin(config: RootConfig): Root {
  const seats = playersOf(config)
  const factions = config.setup === 'advanced' ? new Array<string>(seats).fill('') : config.seats
  const perSeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make)
  const g: Root = {
    flow: [],
    version: 0,
    over: false,
    map: config.map,
    deckName: config.deck,
    preset: config.preset,
    factions: [...factions],
    seatOf: Object.fromEntries(config.seats.map((faction, seat) => [faction, seat])),
    starts: perSeat(() => 0),
    homelands: perSeat(() => []),
    active: 0,
    phase: 'setup',
    turns: 0,
    suits: new Array(PLACES).fill(ANY_SUIT),
    ...emptyBoard(factions),
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
  for (const [seat, faction] of config.seats.entries()) factionNamed(faction)!.begin(g, seat)
  const markers = config.suitMarkers || board(g).data.clearings.some((clearing) => clearing.suit === null)
  const local = {
    first: config.first ?? -1,
    clearing: markers ? 1 : 0,
    markers: [SUIT_MARKERS_EACH, SUIT_MARKERS_EACH, SUIT_MARKERS_EACH],
  }
  if (config.setup === 'advanced') draftFrom(g, config, local)
  else call(g, standardSetup, local)
  return g
}

/** A.8: all factions that may be drafted lie in the box, with their pieces. */
function draftFrom(g: Root, { pool = [] }: RootConfig, local: Markers & { first: number }): void {
  for (const kind of pieceKinds) if (pool.includes(kind.faction)) g.pieces[kind.index * PLACES + GONE] = kind.max
  const undealt = dealtFrom(pool, g.factions.length)
  call(g, advancedSetup, { ...local, pool: { undealt, dealt: [], beside: [], taken: [] } })
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
  const without = playersOf(config) === 2 && rulesetOf(config.preset).twoPlayerRemovesDominance
  return without ? deck.filter((card) => cardAt(card).kind !== 'dominance') : deck
}

const countItems = (items: readonly number[]): number[] =>
  ITEM_IDS.map((_, index) => items.filter((item) => item === index).length)

/** What is hidden: hands, the deck, the items under ruins, and what the factions hide. */
function secrets(g: Root): Zone[] {
  const zones: Zone[] = [{ items: g.deck, knownTo: [], pool: 'cards', bag: true }]
  g.hands.forEach((hand, seat) => {
    if (!isHandOpen(g, seat)) zones.push({ items: hand, knownTo: [seat], pool: 'cards', bag: true })
  })
  zones.push({ items: g.ruinItems, knownTo: [], pool: 'ruins', bag: true })
  for (const faction of g.factions) zones.push(...(factionNamed(faction)?.secrets?.(g) ?? []))
  return zones
}

/** 1.5.1: pieces and cards are neither lost nor made. */
function conserved(g: Root): Record<string, number> {
  const totals: Record<string, number> = {}
  for (const kind of pieceKinds) {
    let total = 0
    for (let place = 0; place < PLACES; place++) total += g.pieces[kind.index * PLACES + place]!
    if (total > 0 || kind.faction in g.seatOf) totals[kind.id] = total
  }
  const kept = g.factions.map((faction) => factionNamed(faction)?.cardsKept?.(g) ?? 0)
  totals.cards = cardsInPlay(g) + kept.reduce((sum, cards) => sum + cards, 0)
  return totals
}

const coreProcedures: readonly Procedure<Root, unknown>[] = [
  advancedSetup,
  battle,
  battleEffects,
  consequences,
  craft,
  discardDown,
  drawAndDiscard,
  drawCards,
  fight,
  keepThree,
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
  const all = installed.factions.flatMap((f) => [
    f.setup,
    ...(f.advancedSetup === undefined ? [] : [f.advancedSetup]),
    f.birdsong,
    f.daylight,
    f.evening,
    ...f.procedures,
  ])
  return [...new Set<Procedure<Root, unknown>>(all as Procedure<Root, unknown>[])]
}

/** Root, as the kernel plays it. Content must be installed before. */
export function rootGame(): Game<Root, RootConfig> {
  return defineGame<Root, RootConfig>({
    id: 'root',
    rules: '1',
    config: rootConfig,
    seats: playersOf,
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
    orderLaw: '1.1.3',
    conserved,
    afterResample: (g) => {
      for (const faction of g.factions) factionNamed(faction)?.afterResample?.(g)
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
  'homelands',
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
