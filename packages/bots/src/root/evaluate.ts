import type { Seat } from '@spinney/kernel'
import { cardAt, clearings, isOfSuit, type Root, rules } from '@spinney/root'
import { type Features, score, shares, type Weights, weighed } from '../brain.ts'
import { craftedWorth } from './cards.ts'
import { ruledBy } from './common.ts'
import type { FactionBrain } from './faction-brain.ts'
import { hirelingsOf } from './hirelings.ts'
import { factionBrain } from './knowledge.ts'
import { stationaryAt, threatTo, warriorsAt, warriorsOnMap } from './position.ts'

/** What every seat has. Worth in points of the final score. */
export const COMMON_WEIGHTS: Weights = {
  points: 1.12,
  hand: 0.3,
  crafted: 0.69,
  warriors: 0.37,
  ruled: 0.03,
  exposed: -0.11,
  tempo: 4.09,
  dominance: 0.6,
  hirelings: 0.35,
}

const GOAL = 30

export function commonFeatures(g: Root, seat: Seat): Features {
  const dominates = g.dominance[seat]! >= 0
  return {
    points: dominates ? 0 : g.scores[seat]!,
    hand: Math.min(5, g.hands[seat]!.length),
    crafted: craftedWorth(g, seat),
    warriors: Math.min(16, warriorsOnMap(g, seat)),
    ruled: ruledBy(g, seat),
    exposed: exposedOf(g, seat),
    tempo: tempoOf(g, seat),
    dominance: dominates ? dominanceProgress(g, seat) : 0,
    hirelings: hirelingsOf(g, seat),
  }
}

/** Buildings and tokens that stand where somebody else could bring more warriors. */
function exposedOf(g: Root, seat: Seat): number {
  let sum = 0
  for (const place of clearings(g)) {
    const pieces = stationaryAt(g, seat, place)
    if (pieces > 0 && threatTo(g, seat, place) > warriorsAt(g, seat, place)) sum += pieces
  }
  return sum
}

/** Whose turn comes soon: 1 for the seat that is about to play, less for those after it. */
function tempoOf(g: Root, seat: Seat): number {
  const players = g.factions.length
  return (players - ((seat - g.active + players) % players)) / players
}

/** A seat that goes for dominance has no points any more: what it rules counts as if it were some. */
function dominanceProgress(g: Root, seat: Seat): number {
  const suit = cardAt(g.dominance[seat]!).suitIndex
  let ruled = 0
  for (const place of clearings(g)) if (isOfSuit(g, place, suit) && rules(g, seat, place)) ruled++
  return suit === 3 ? 11 : 9 + 4 * Math.min(4, ruled)
}

const ownCommonWeights = new Map<FactionBrain, Weights>()

/** What the common features are worth to a faction. */
function commonWeightsOf(brain: FactionBrain | undefined): Weights {
  if (brain?.commonWeights === undefined) return COMMON_WEIGHTS
  const known = ownCommonWeights.get(brain)
  if (known !== undefined) return known
  const weights = { ...COMMON_WEIGHTS, ...brain.commonWeights }
  ownCommonWeights.set(brain, weights)
  return weights
}

/** The parts of a seat's evaluation, each already weighed. */
export function partsOf(g: Root, seat: Seat, left: number): Features {
  const brain = factionBrain(g.factions[seat]!)
  const common = weighed(commonFeatures(g, seat), commonWeightsOf(brain))
  if (brain === undefined) return common
  const own: { [name: string]: number } = {}
  const features = brain.features(g, seat)
  for (const name in features) own[`${brain.id}.${name}`] = features[name]! * brain.weights[name]! * left
  return { ...common, ...own }
}

/** How much of the game is left, 1 to 0: what will bear fruit later counts for less near the end. */
export function timeLeft(g: Root): number {
  let best = 0
  for (const points of g.scores) if (points > best) best = points
  return Math.max(0.15, Math.min(1, (GOAL - best) / 14))
}

/** What is worked out for the evaluation of a seat. */
export interface SeatLook {
  readonly brain: FactionBrain | undefined
  readonly common: Features
  readonly own: Features
  /** In points of the final score. */
  readonly strength: number
}

export function seatLook(g: Root, seat: Seat, left: number): SeatLook {
  const brain = factionBrain(g.factions[seat]!)
  const common = commonFeatures(g, seat)
  const weights = commonWeightsOf(brain)
  const now = common.points! * weights.points! + common.dominance! * weights.dominance!
  const strength = now + left * (score(common, weights) - now)
  if (brain === undefined) return { brain, common, own: {}, strength }
  const own = brain.features(g, seat)
  return { brain, common, own, strength: strength + left * score(own, brain.weights) }
}

/** How steep chances are: as much as games between steady bots allow; see "Where the weights come from" in docs/bots.md. */
export const steepness = (left: number): number => 2.8 + 4.4 * left

/** One number for each seat, from what its position is worth. Whoever has joined a coalition has no chance of its own. */
export function logitsOf(g: Root, looks: readonly SeatLook[], left: number): number[] {
  return looks.map(({ strength }, seat) => (g.coalition[seat]! >= 0 ? OUT : strength) / steepness(left))
}
const OUT = -99

/** Chances out of such numbers. A partner in a coalition shares the chances of the other. */
export function chancesOf(g: Root, logits: readonly number[]): number[] {
  const chances = shares(logits, 1)
  g.coalition.forEach((partner, seat) => {
    if (partner < 0) return
    const half = chances[partner]! / 2
    chances[partner] = half
    chances[seat] = half
  })
  return chances
}

/** How likely each seat is to win. */
export function evaluate(g: Root): number[] {
  const left = timeLeft(g)
  return chancesOf(g, logitsOf(g, looksAt(g, left), left))
}

export function looksAt(g: Root, left: number): SeatLook[] {
  return g.factions.map((_, seat) => seatLook(g, seat, left))
}
