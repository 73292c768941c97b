import type { Seat } from '@spinney/kernel'
import {
  BIRD,
  BOARD,
  boards,
  cardAt,
  cardNamed,
  clearings,
  count,
  joined,
  kindNamed,
  onMapCount,
  type Root,
  suitsOf,
} from '@spinney/root'
import { worthOfNamed } from '../cards.ts'
import { bestCraft, menuAppeal, payAppeal } from '../common.ts'
import type { FactionBrain } from '../faction-brain.ts'
import { enemiesAt, stationaryAt, threatTo, warriorsAt } from '../position.ts'
import { bestBattle, commonFoothold } from '../war.ts'

const { ALLIANCE } = boards
const sympathy = kindNamed('alliance.sympathy')!
const warrior = kindNamed('alliance.warrior')!
const BASES = ['fox', 'rabbit', 'mouse'].map((suit) => kindNamed(`alliance.base-${suit}`)!)

const basesOnMap = (g: Root): number => BASES.reduce((sum, base) => sum + onMapCount(g, base), 0)
const officers = (g: Root): number => count(g, warrior, BOARD)

/** Points of the next sympathy. */
const nextSympathy = (g: Root): number => ALLIANCE.sympathyPoints[onMapCount(g, sympathy)] ?? 0

/** Supporters of each suit; birds stand for any. */
function supportersBySuit(g: Root): number[] {
  const sums = [0, 0, 0, 0]
  for (const card of g.own.alliance.supporters) sums[cardAt(card).suitIndex]!++
  return sums
}

/** How many clearings beside sympathy could be won over, by suit of what they cost. */
function frontier(g: Root): number[] {
  const sums = [0, 0, 0]
  const begun = onMapCount(g, sympathy) > 0
  for (const place of clearings(g)) {
    if (count(g, sympathy, place) > 0) continue
    if (!begun || joined(g, place).some((beside) => count(g, sympathy, beside) > 0)) sums[suitsOf(g, place)[0]!]!++
  }
  return sums
}

/** What others have in a clearing that a revolt would sweep away. */
function swept(g: Root, seat: Seat, place: number): number {
  let pieces = 0
  for (let other = 0; other < g.factions.length; other++) if (other !== seat) pieces += stationaryAt(g, other, place)
  return pieces
}

/** What a card would do among the supporters: it should match where sympathy can go. */
function supporterWorth(g: Root, id: string): number {
  const { suitIndex } = cardNamed(id)!
  if (suitIndex === BIRD) return 0.7
  const have = supportersBySuit(g)[suitIndex]!
  return 0.3 + 0.2 * Math.min(3, frontier(g)[suitIndex]!) - 0.1 * have
}

/** The Woodland Alliance: spread, revolt once it pays, then organise. */
export const alliance: FactionBrain = {
  id: 'alliance',
  pieceWorth: {
    'alliance.sympathy': 1,
    [BASES[0]!.id]: 4,
    [BASES[1]!.id]: 4,
    [BASES[2]!.id]: 4,
  },
  features: (g) => {
    const placed = onMapCount(g, sympathy)
    return {
      base: 1,
      sympathy: placed,
      nextSympathy: nextSympathy(g),
      supporters: Math.min(8, g.own.alliance.supporters.length),
      bases: basesOnMap(g),
      firstBase: Math.min(1, basesOnMap(g)),
      officers: Math.min(5, officers(g)),
      reach: Math.min(6, frontier(g).filter((n) => n > 0).length * 2),
    }
  },
  weights: {
    base: 7.6,
    sympathy: 1.2,
    nextSympathy: 0,
    supporters: 0.75,
    bases: 0.1,
    firstBase: 2.1,
    officers: 0.86,
    reach: 0.24,
  },
  commonWeights: { hand: 0.04 },
  foothold: (g, seat, clearing) => {
    const plain = count(g, sympathy, clearing) === 0
    const lone = warriorsAt(g, seat, clearing) === 0
    return 0.4 * commonFoothold(g, seat, clearing) + (plain && lone ? 0.4 + 0.2 * nextSympathy(g) : 0)
  },
  appeals: {
    allianceRevolt: (g, ask, seat) =>
      ask.options.map((place) => {
        if (place === 'pass') return 1
        const first = basesOnMap(g) === 0 ? 2 : basesOnMap(g) === 1 ? 0.6 : 0
        return 0.4 + first + 0.9 * swept(g, seat, place) + 0.2 * Math.min(5, enemiesAt(g, seat, place))
      }),
    allianceSpread: (g, ask, seat) =>
      ask.options.map((place) => {
        if (place === 'pass') return 0
        const safety = -0.08 * threatTo(g, seat, place)
        const opens = joined(g, place).filter((beside) => count(g, sympathy, beside) === 0).length
        return 1 + nextSympathy(g) + safety + 0.08 * opens + 0.12 * swept(g, seat, place)
      }),
    spendSupporter: (_g, ask) => ask.options.map((id) => (cardNamed(id)!.suitIndex === BIRD ? -1.5 : 0)),
    discardSupporter: (g, ask) => ask.options.map((id) => -supporterWorth(g, id)),
    allianceDaylight: (g, ask, seat) => {
      const hand = g.hands[seat]!.length
      const room = basesOnMap(g) > 0 ? 3 : 5 - g.own.alliance.supporters.length
      return menuAppeal(g, ask, seat, {
        craft: () => 0.6 + bestCraft(g, seat),
        train: () => 1.5 - 0.35 * officers(g),
        mobilize: () => (room > 0 ? 1.1 - 0.1 * g.own.alliance.supporters.length + 0.1 * hand : -2),
        pass: () => 0.5,
      })
    },
    mobilize: (g, ask, seat) => ask.options.map((id) => 1.5 * supporterWorth(g, id) - worthOfNamed(g, seat, id)),
    train: (g, ask, seat) => payAppeal(g, ask, seat),
    allianceEvening: (g, ask, seat) =>
      menuAppeal(g, ask, seat, {
        organize: () => 0.7 + 0.7 * nextSympathy(g),
        recruit: () => 0.9 - 0.08 * warriorsLeftOut(g),
        battle: () => 0.3 + 1.2 * bestBattle(g, seat),
        move: () => 0.5 + 0.2 * nextSympathy(g),
        pass: () => 0.2,
      }),
    allianceRecruit: (g, ask, seat) =>
      ask.options.map((at) => 0.3 * threatTo(g, seat, at) - 0.3 * warriorsAt(g, seat, at)),
    organize: (g, ask, seat) => ask.options.map((at) => -0.15 * threatTo(g, seat, at)),
  },
}

/** Warriors on the map. */
function warriorsLeftOut(g: Root): number {
  return onMapCount(g, warrior)
}
