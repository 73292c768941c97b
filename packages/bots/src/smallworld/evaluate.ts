import type { Seat } from '@spinney/kernel'
import { boardOf, NOBODY, type People, type SmallWorld } from '@spinney/smallworld'
import { score, shares, type Weights } from '../brain.ts'
import { bonusOf, plunderOf, wagesOf } from './combos.ts'

/** What a position holds for a seat. Every feature is in coins or in things that will become coins. */
export interface SmallWorldFeatures {
  /** Coins in hand. */
  coins: number
  /** What the active race earns where it stands, on the next turn and on those after it. */
  activeNext: number
  activeLater: number
  /** Tokens of the active race beyond one per region: what it can still conquer with. */
  spareNext: number
  spareLater: number
  /** What the races in decline earn. */
  declinedNext: number
  declinedLater: number
  /** A new combo will be picked, with so many turns to use it. */
  freshNext: number
  freshLater: number
  /** Coins for plundering, if it goes on. */
  plunder: number
  /** Regions of the active race, and of those in decline, that an enemy can reach, by how weak they are. */
  exposedActive: number
  exposedDeclined: number
  /** Regions that nobody can take. */
  safe: number
  [name: string]: number
}

/** In coins of the final score. */
export const WEIGHTS: Weights<SmallWorldFeatures> = {
  coins: 1,
  activeNext: 0.82,
  activeLater: 0.555,
  spareNext: 0.43,
  spareLater: 0.7,
  declinedNext: 1.13,
  declinedLater: 0.33,
  freshNext: 6,
  freshLater: 7.2,
  plunder: 0.3,
  exposedActive: -0.1,
  exposedDeclined: -0.2,
  safe: 0.35,
}

/** Turns a seat still has, the one it is playing not counted. */
export function turnsLeft(g: SmallWorld, seat: Seat): number {
  const players = g.active.length
  const all = boardOf(g).facts.turns
  const order = (seat - g.first + players) % players
  const current = (g.seat - g.first + players) % players
  return Math.max(0, all - g.turn + (order >= current ? 1 : 0))
}

/** Later turns count up to here: a race does not live longer. */
const LATER = 4

export function featuresOf(g: SmallWorld, seat: Seat): SmallWorldFeatures {
  const left = turnsLeft(g, seat)
  const next = Math.min(left, 1)
  const later = Math.min(Math.max(0, left - 1), LATER)
  const f: SmallWorldFeatures = {
    coins: g.coins[seat]![0]!,
    activeNext: 0,
    activeLater: 0,
    spareNext: 0,
    spareLater: 0,
    declinedNext: 0,
    declinedLater: 0,
    freshNext: 0,
    freshLater: 0,
    plunder: 0,
    exposedActive: 0,
    exposedDeclined: 0,
    safe: 0,
  }
  if (left === 0) return f
  if (g.active[seat] === NOBODY) {
    f.freshNext = next
    f.freshLater = later
  }
  for (let slot = 0; slot < g.peoples.length; slot++) {
    const people = g.peoples[slot]
    if (people?.seat === seat) addPeople(g, f, slot, people, next, later)
  }
  return f
}

function addPeople(
  g: SmallWorld,
  f: SmallWorldFeatures,
  slot: number,
  people: People,
  next: number,
  later: number,
): void {
  let income = 0
  let regions = 0
  let tokens = people.hand + people.aside
  let exposed = 0
  let safe = 0
  for (let r = 0; r < g.holder.length; r++) {
    if (g.holder[r] !== slot) continue
    regions++
    tokens += g.tokens[r]!
    income += 1 + bonusOf(g, people, r)
    if (isSafe(g, r)) safe++
    else exposed += exposure(g, people.seat, r)
  }
  if (people.declined) {
    f.declinedNext += income * next
    f.declinedLater += income * later
    f.exposedDeclined += exposed * next
    return
  }
  income += wagesOf(people)
  f.activeNext += income * next
  f.activeLater += income * later
  f.spareNext += (tokens - regions) * next
  f.spareLater += (tokens - regions) * later
  f.plunder += plunderOf(people) * Math.min(3, tokens - regions) * next
  f.exposedActive += exposed * next
  f.safe += safe * next
}

/** Whether nobody can take a region. */
export function isSafe(g: SmallWorld, region: number): boolean {
  const { dragon, hero, hole } = g.pieces
  return dragon![region]! + hero![region]! + hole![region]! > 0
}

/** How easily enemies can take a region: 1 for a lone token beside an enemy race, less for what is better defended. */
function exposure(g: SmallWorld, seat: Seat, region: number): number {
  const board = boardOf(g)
  let reached = board.entry[region]! && someoneEnters(g, seat)
  for (const other of board.neighbours[region]!) {
    if (reached) break
    const slot = g.holder[other]!
    if (slot === NOBODY) continue
    const people = g.peoples[slot]!
    reached = !people.declined && people.seat !== seat
  }
  return reached ? 1 / (g.tokens[region]! + defence(g, region)) : 0
}

function someoneEnters(g: SmallWorld, seat: Seat): boolean {
  for (let other = 0; other < g.active.length; other++) if (other !== seat && g.active[other] === NOBODY) return true
  return false
}

/** What a region is defended by besides tokens. */
export function defence(g: SmallWorld, region: number): number {
  const { fortress, lair, encampment } = g.pieces
  return (boardOf(g).mountain[region] ? 1 : 0) + fortress![region]! + lair![region]! + encampment![region]!
}

/** Coins by which the final score is uncertain: a little at the end, much at the beginning. */
export function spread(g: SmallWorld): number {
  return 1.5 + 1.5 * Math.sqrt(turnsLeft(g, g.seat) + 1)
}

/** What is known of each seat. */
export function looksAt(g: SmallWorld): SmallWorldFeatures[] {
  return g.active.map((_, seat) => featuresOf(g, seat))
}

/** One number for each seat, from the coins it will have. */
export function logitsBy(weights: Weights<SmallWorldFeatures>, g: SmallWorld, looks: readonly SmallWorldFeatures[]) {
  const scale = spread(g)
  return looks.map((features) => score(features, weights) / scale)
}

/** How likely each seat is to win. */
export function evaluateBy(weights: Weights<SmallWorldFeatures>): (g: SmallWorld) => number[] {
  return (g) => shares(logitsBy(weights, g, looksAt(g)), 1)
}
