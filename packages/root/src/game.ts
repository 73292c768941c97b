import { call, defineGame, type Game, type Procedure, type Zone } from '@spinney/kernel'
import { battle, fight, mayFight } from './actions/battle.ts'
import { battleEffects } from './actions/battle-effects.ts'
import { consequences } from './actions/consequences.ts'
import { craft } from './actions/craft.ts'
import { takeHits } from './actions/hits.ts'
import { itemSupply } from './actions/items.ts'
import { mayMoveOnce, moveBetween, mustMove } from './actions/move.ts'
import type { MapData } from './board/data/index.ts'
import { pathKey } from './board/map.ts'
import { cardAt, cardsInPlay, fullDeck } from './cards/deck.ts'
import { discardDown, drawCards, takeRandom } from './cards/hand.ts'
import { automataRemoveDominance, beginAutomata } from './clockwork/state.ts'
import { factionsAt, playersOf, type RootConfig, rootConfig, undealtOf } from './config.ts'
import { factionAt, isAutomaton, isHandOpen, ownerOf } from './core/book.ts'
import { type Seating, shelf } from './core/compile.ts'
import type { Content } from './core/content.ts'
import { count, fillSupplies } from './core/pieces.ts'
import { GONE } from './core/places.ts'
import { BOOK, type Book, type FactionStates, type Root } from './core/state.ts'
import { ANY_SUIT, suitNumber } from './core/suits.ts'
import { SUIT_MARKERS_EACH } from './facts/advanced.ts'
import { ITEM_IDS, itemIndex } from './facts/items.ts'
import { SUITS } from './facts/suits.ts'
import { earlierRules } from './law/earlier.ts'
import { rulesetOf } from './law/rulesets.ts'
import { laidOutAnew } from './layout.ts'
import { sorts } from './sorts.ts'
import { advancedSetup, keepThree } from './turn/advanced.ts'
import { drawAndDiscard } from './turn/draw-and-discard.ts'
import { extraProcedures, extrasOf } from './turn/extras.ts'
import { betweenRepeats, phaseMoment } from './turn/free-actions.ts'
import { type Opening, standardSetup } from './turn/setup.ts'
import { phase, rounds, turn } from './turn/turn.ts'

/** The state before setup: all pieces in their supplies, nothing dealt. */
function begin(content: Content, open: (table: Seating) => Book, config: RootConfig): Root {
  const seats = playersOf(config)
  const perSeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make)
  const map = content.maps.find(({ id }) => id === config.map)!
  const table = {
    map: config.map,
    deckName: config.deck,
    preset: config.preset,
    factions: factionsAt(content, config),
    bands: {},
    landmarks: config.landmarks === undefined ? landmarksOn(content, map) : {},
    own: automataOf(config),
  }
  const book = open(table)
  const { places } = book.board
  const byPlace = (value: number): number[] => new Array(places).fill(value)
  const byPartyAndPlace = (): number[] => new Array(book.armies.length * places).fill(0)
  const g: Root = {
    [BOOK]: book,
    flow: [],
    version: 0,
    over: false,
    ...table,
    seatOf: Object.fromEntries(table.factions.flatMap((faction, seat) => (faction === '' ? [] : [[faction, seat]]))),
    starts: perSeat(() => 0),
    homelands: perSeat(() => []),
    active: 0,
    phase: 'setup',
    turns: 0,
    places,
    suits: byPlace(ANY_SUIT),
    pieces: new Array(book.box.length * places).fill(0),
    strength: byPartyAndPlace(),
    presence: byPartyAndPlace(),
    built: byPlace(0),
    ruler: byPlace(-1),
    ruins: byPlace(0),
    ruinItems: [],
    underRuin: byPlace(0),
    closed: map.closedPaths.map(([a, b]) => pathKey(a, b)),
    deck: deckFor(config),
    discard: [],
    beside: [],
    hands: perSeat(() => []),
    crafting: [],
    crafted: perSeat(() => []),
    supplyItems: countItems([]),
    items: perSeat(() => countItems([])),
    faceDown: perSeat(() => countItems([])),
    scores: perSeat(() => 0),
    dominance: perSeat(() => -1),
    coalition: perSeat(() => -1),
    activated: [0, 0, 0],
    once: [],
    limbo: [],
    result: null,
  }
  fillSupplies(g)
  g.supplyItems = countItems(itemSupply(g).map(itemIndex))
  for (const { id, suit } of map.clearings) if (suit !== null) g.suits[id] = suitNumber(suit)
  for (let seat = 0; seat < seats; seat++) if (g.factions[seat] !== '') factionAt(g, seat).begin(g, seat)
  const markers = config.suitMarkers || map.clearings.some((clearing) => clearing.suit === null)
  const local = { first: config.first ?? -1, clearing: markers ? 1 : 0, markers: markersFor(map), ...extrasOf(config) }
  if (config.setup === 'advanced') draftFrom(g, config, local)
  else call(g, standardSetup, local)
  return g
}

/** A.3: who goes by a procedure; all else that factions keep is put there as they begin. */
const automataOf = (config: RootConfig): FactionStates => beginAutomata(config) as FactionStates

/** C.2.1, C.3.1: the landmarks that stand on a map from the beginning. */
function landmarksOn({ landmarks }: Content, map: MapData): { [landmark: string]: number } {
  const starts = landmarks.map(({ id, start }) => [id, start(map)] as const)
  return Object.fromEntries(starts.filter(([, clearing]) => clearing !== 0))
}

/** A.1: suit markers for every clearing, as many of each suit. */
const markersFor = ({ clearings }: MapData): number[] =>
  SUITS.map(() => Math.max(SUIT_MARKERS_EACH, Math.ceil(clearings.length / SUITS.length)))

/** A.8: all factions that may be drafted lie in the box, with their pieces. */
function draftFrom(g: Root, config: RootConfig, local: Opening): void {
  const { pool = [] } = config
  for (const kind of g[BOOK].box) if (pool.includes(kind.faction)) g.pieces[kind.index * g.places + GONE] = kind.max
  call(g, advancedSetup, { ...local, pool: { undealt: undealtOf(config), dealt: [], beside: [], taken: [] } })
}

/** 5.1.3: two players play without the dominance cards; beside automata, one or two and those who play together. */
function deckFor(config: RootConfig): number[] {
  const deck = fullDeck(config.deck)
  const twoPlay = playersOf(config) === 2 && rulesetOf(config.preset).twoPlayerRemovesDominance
  const without = twoPlay || automataRemoveDominance(config)
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
  for (const faction of g[BOOK].factions) zones.push(...(faction?.secrets?.(g) ?? []))
  for (const module of g[BOOK].keeping) zones.push(...(module.secrets?.(g) ?? []))
  return zones
}

/** 1.5.1: pieces and cards are neither lost nor made. */
function conserved(g: Root): Record<string, number> {
  const totals: Record<string, number> = { missing: 0 }
  const hired = g[BOOK].content.bands.flatMap(({ id, hireling }) => (hireling === undefined ? [] : [id]))
  for (const kind of g[BOOK].box) {
    let total = 0
    for (let place = 0; place < g.places; place++) total += count(g, kind, place)
    // Hirelings come out of their box during setup: of theirs none may be missing.
    if (hired.includes(kind.faction)) totals.missing! += ownerOf(g, kind) < 0 ? 0 : kind.max - total
    else if (total > 0 || ownerOf(g, kind) >= 0) totals[kind.id] = total
  }
  const kept = g[BOOK].factions.map((faction) => faction?.cardsKept?.(g) ?? 0)
  for (const module of g[BOOK].keeping) kept.push(module.cardsKept?.(g) ?? 0)
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
  ...extraProcedures,
  fight,
  mayFight,
  keepThree,
  mayMoveOnce,
  moveBetween,
  mustMove,
  phase,
  phaseMoment,
  betweenRepeats,
  rounds,
  standardSetup,
  takeHits,
  takeRandom,
  turn,
]

/** The procedures of all content; two factions may share one. */
function contentProcedures({
  factions,
  automata,
  bands,
  cards,
  rules,
  landmarks,
}: Content): Procedure<Root, unknown>[] {
  const all = [
    ...[...factions, ...automata].flatMap((f) => [
      f.setup,
      ...(f.advancedSetup === undefined ? [] : [f.advancedSetup]),
      f.birdsong,
      f.daylight,
      f.evening,
    ]),
    ...bands.flatMap(({ hireling }) => [hireling?.setup, hireling?.whenHired, hireling?.birdsong].filter(isThere)),
    ...[...factions, ...automata, ...bands, ...cards, ...rules, ...landmarks].flatMap(
      (module) => module.procedures ?? [],
    ),
  ]
  return [...new Set<Procedure<Root, unknown>>(all as Procedure<Root, unknown>[])]
}

const isThere = <T>(value: T | undefined): value is T => value !== undefined

/** Root with this content, as the kernel plays it. */
export function rootGame(content: Content): Game<Root, RootConfig> {
  const open = shelf(content)
  const config = (input: unknown): RootConfig => rootConfig(content, input)
  return defineGame<Root, RootConfig>({
    id: 'root',
    rules: '3',
    earlier: earlierRules(config),
    config,
    seats: playersOf,
    setup: (config) => begin(content, open, config),
    attach: (g) => attach(content, open, g),
    procedures: [...coreProcedures, ...contentProcedures(content)],
    sorts,
    open: OPEN,
    secrets,
    result: (g) => g.result,
    bound: () => 200_000,
    orderLaw: '1.1.3',
    unasked: isAutomaton,
    conserved,
    afterResample: (g) => {
      for (const faction of g[BOOK].factions) faction?.afterResample?.(g)
    },
  })
}

/** Gives a state from outside the book of its table; refuses one that no table here can have. */
function attach(content: Content, open: (table: Seating) => Book, g: Root): void {
  const map = content.maps.find(({ id }) => id === g.map)
  if (map === undefined) throw new Error(`there is no map ${g.map}`)
  laidOutAnew(g, landmarksOn(content, map))
  const book = open(g)
  if (g.places !== book.board.places || g.pieces.length !== book.box.length * g.places) {
    throw new Error('the pieces of this position do not fit the box')
  }
  g[BOOK] = book
}

/** All of the state but for the stack of frames may stand in a view; hidden lists are blanked. */
const OPEN: readonly (keyof Root & string)[] = [
  'map',
  'deckName',
  'preset',
  'factions',
  'seatOf',
  'bands',
  'starts',
  'homelands',
  'active',
  'phase',
  'turns',
  'places',
  'suits',
  'pieces',
  'presence',
  'built',
  'ruler',
  'ruins',
  'ruinItems',
  'underRuin',
  'closed',
  'landmarks',
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
