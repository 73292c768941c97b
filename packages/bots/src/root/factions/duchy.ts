import { aboutOf, type Seat } from '@spinney/kernel'
import {
  BIRD,
  BURROW,
  boards,
  cardAt,
  cardNamed,
  clearings,
  count,
  joined,
  kindNamed,
  onMapCount,
  openSlots,
  type Root,
  rules,
  suitsOf,
} from '@spinney/root'
import type { Features } from '../../brain.ts'
import { cardWorth, worthOfNamed } from '../cards.ts'
import { bestCraft, COMMON, type MenuLooks, menuAppeal } from '../common.ts'
import { timeLeft } from '../evaluate.ts'
import type { FactionBrain } from '../faction-brain.ts'
import { enemiesAt, isPresent, stationaryAt, threatTo, warriorsAt } from '../position.ts'
import { bestBattle, commonFoothold } from '../war.ts'

const { DUCHY } = boards
const warrior = kindNamed('duchy.warrior')!
const citadel = kindNamed('duchy.citadel')!
const market = kindNamed('duchy.market')!
const tunnel = kindNamed('duchy.tunnel')!

type Minister = keyof typeof DUCHY.ministers
type Building = 'citadel' | 'market'
const MINISTERS = Object.keys(DUCHY.ministers) as Minister[]

/** What a minister's action is worth over the rest of a game, in points; lords also by what they score each turn. */
const DEED: { readonly [minister in Minister]: number } = {
  foremole: 2.2,
  captain: 1.2,
  marshal: 1.5,
  brigadier: 2.2,
  banker: 1.8,
  mayor: 2.2,
  'duchess-of-mud': 1.5,
  'baron-of-dirt': 1,
  'earl-of-stone': 1,
}

const rankOf = (minister: Minister) => DUCHY.ranks[DUCHY.ministers[minister].rank]
const built = (g: Root): number => onMapCount(g, citadel) + onMapCount(g, market)
const inBurrow = (g: Root): number => count(g, warrior, BURROW)

/** What a lord scores in each turn as things stand. */
function lordPoints(g: Root, minister: Minister): number {
  if (minister === 'duchess-of-mud') return onMapCount(g, tunnel) === DUCHY.tokens.tunnel ? DUCHY.duchessPoints : 0
  if (minister === 'baron-of-dirt') return onMapCount(g, market)
  return minister === 'earl-of-stone' ? onMapCount(g, citadel) : 0
}

/** What a swayed minister will bring. The Mayor only stands in for others. */
function ministerWorth(g: Root, minister: Minister): number {
  if (minister === 'mayor' && !g.own.duchy.swayed.some((other) => other === 'foremole' || other === 'brigadier'))
    return 0.7 * DEED.mayor
  return DEED[minister] + 1.2 * lordPoints(g, minister)
}

/** How many of these cards could be revealed to sway: each needs a clearing of its own with a piece of the Duchy. */
function served(g: Root, seat: Seat, cards: readonly number[]): number {
  const present = [0, 0, 0]
  for (const place of clearings(g)) if (isPresent(g, seat, place)) present[suitsOf(g, place)[0]!]!++
  const held = [0, 0, 0, 0]
  for (const card of cards) held[cardAt(card).suitIndex]!++
  let sum = 0
  let free = 0
  for (let suit = 0; suit < 3; suit++) {
    const used = Math.min(held[suit]!, present[suit]!)
    sum += used
    free += present[suit]! - used
  }
  return sum + Math.min(held[BIRD]!, free)
}

const RANKS = Object.keys(DUCHY.ranks)

/** The best that could be swayed with so many cards, in points. */
function bestSway(g: Root, cards: number): number {
  const { swayed, crowns } = g.own.duchy
  let best = 0
  for (const minister of MINISTERS) {
    const { cards: needed, points } = rankOf(minister)
    const crown = crowns[RANKS.indexOf(DUCHY.ministers[minister].rank)]!
    if (needed > cards || crown === 0 || swayed.includes(minister)) continue
    best = Math.max(best, points + 0.6 * ministerWorth(g, minister))
  }
  return best
}

/** Points of the next turn: what lords score, and somebody who can be swayed. */
function pointsAhead(g: Root, seat: Seat): number {
  const cards = served(g, seat, g.hands[seat]!)
  const lords = g.own.duchy.swayed.reduce((sum, minister) => sum + lordPoints(g, minister), 0)
  return lords + Math.max(0, Math.min(3, cards - 1))
}

/** Buildings that others could soon bring down: each costs a minister. */
function buildingsAtRisk(g: Root, seat: Seat): number {
  let risk = 0
  for (const place of clearings(g)) {
    const buildings = count(g, citadel, place) + count(g, market, place)
    if (buildings > 0)
      risk += Math.max(0, Math.min(1, 0.25 * (threatTo(g, seat, place) - warriorsAt(g, seat, place) + 1)))
  }
  return risk
}

/** Room to build in clearings that are ruled. */
function roomOf(g: Root, seat: Seat): number {
  let room = 0
  for (const place of clearings(g)) if (rules(g, seat, place)) room += openSlots(g, place)
  return room
}

/** What it costs to give a card away, or to lock it for this turn. Swaying may need it, and a shown bird is lost. */
function showCost(g: Root, seat: Seat, id: string, spent: boolean): number {
  const { index, suitIndex } = cardNamed(id)!
  const hand = g.hands[seat]!
  const without = hand.slice()
  without.splice(without.indexOf(index), 1)
  const [now, then] = [served(g, seat, hand), served(g, seat, without)]
  const sway = now === then ? 0 : bestSway(g, now) - bestSway(g, then)
  const lost = spent || suitIndex === BIRD ? 0.5 + cardWorth(g, seat, index) : 0
  return 0.9 * sway + lost
}

/** The least that a card costs for a purpose, over the hand. */
function cheapest(g: Root, seat: Seat, spent: boolean): number {
  let least = 9
  for (const card of g.hands[seat]!) least = Math.min(least, showCost(g, seat, cardAt(card).id, spent))
  return least
}

/** What a building brings where the Duchy stands: cards or warriors every turn, and points for its lord. */
function buildingWorth(g: Root, building: Building): number {
  const { swayed } = g.own.duchy
  if (building === 'market') return 1.5 + (swayed.includes('baron-of-dirt') ? 1 : 0) - 0.1 * onMapCount(g, market)
  const recruits = DUCHY.citadelRecruits[onMapCount(g, citadel)] ?? 0
  return 0.7 + 0.4 * recruits + (swayed.includes('earl-of-stone') ? 1 : 0)
}

/** How safe a clearing is. */
const safety = (g: Root, seat: Seat, place: number): number =>
  0.25 * Math.min(4, warriorsAt(g, seat, place)) - 0.2 * threatTo(g, seat, place)

/** What a tunnel to a clearing opens up. */
function tunnelWorth(g: Root, seat: Seat, place: number): number {
  const fresh = isPresent(g, seat, place) ? 0 : 0.4
  const odds = Math.min(4, inBurrow(g)) + warriorsAt(g, seat, place) - enemiesAt(g, seat, place)
  return fresh + 0.2 * Math.max(-2, Math.min(3, odds)) + 0.3 * openSlots(g, place) + 0.05 * joined(g, place).length
}

const bestTunnel = (g: Root, seat: Seat): number => {
  let best = 0
  for (const place of clearings(g)) {
    if (count(g, tunnel, place) === 0) best = Math.max(best, tunnelWorth(g, seat, place))
  }
  return best
}

function digAppeal(g: Root, seat: Seat): number {
  const all = onMapCount(g, tunnel) === DUCHY.tokens.tunnel
  const duchess = g.own.duchy.swayed.includes('duchess-of-mud') ? 1 : 0
  const more = all ? -0.8 : 0.5 + duchess
  return more + 0.8 * bestTunnel(g, seat) + 0.15 * Math.min(4, inBurrow(g)) - cheapest(g, seat, true)
}

/** What a minister's action is worth now. */
function deedAppeal(g: Root, seat: Seat, minister: Minister): number {
  switch (minister) {
    case 'foremole':
      return 2 - cheapest(g, seat, false)
    case 'captain':
      return 0.2 + 1.2 * bestBattle(g, seat)
    case 'marshal':
      return 0.9
    case 'brigadier':
      return 1
    case 'banker':
      return bankAppeal(g, seat)
    case 'mayor':
      return 0.8
    default:
      return 3 + lordPoints(g, minister)
  }
}

/** The Banker pays a point for a card: for those that nothing better is done with. */
function bankAppeal(g: Root, seat: Seat): number {
  return 0.9 - cheapest(g, seat, true) + 0.4 * Math.max(0, g.hands[seat]!.length - 3)
}

/** What each minister's action, and what swaying each of them, is worth. */
const PARLIAMENT: MenuLooks = {
  ...Object.fromEntries(
    MINISTERS.map((minister) => [minister, (g: Root, seat: Seat) => deedAppeal(g, seat, minister)]),
  ),
  pass: () => 0.3,
}
const SWAY: MenuLooks = {
  ...Object.fromEntries(
    MINISTERS.map((minister) => [
      minister,
      (g: Root) => 1 + rankOf(minister).points + 0.6 * ministerWorth(g, minister),
    ]),
  ),
  pass: () => 0,
}

/** The Underground Duchy: build, keep what is built, and sway somebody every turn. */
export const duchy: FactionBrain = {
  id: 'duchy',
  pieceWorth: { 'duchy.citadel': 3, 'duchy.market': 3, 'duchy.tunnel': 0.7 },
  features: (g, seat): Features => {
    // Who goes for dominance scores no more.
    if (g.dominance[seat]! >= 0) return {}
    const { swayed } = g.own.duchy
    return {
      base: 1,
      markets: onMapCount(g, market),
      citadels: onMapCount(g, citadel),
      tunnels: onMapCount(g, tunnel),
      burrow: Math.min(4, inBurrow(g)),
      ministers: swayed.reduce((sum, minister) => sum + DEED[minister], 0),
      lords: swayed.reduce((sum, minister) => sum + lordPoints(g, minister), 0),
      soon: (pointsAhead(g, seat) - 3) / timeLeft(g),
      swayable: bestSway(g, served(g, seat, g.hands[seat]!)),
      atRisk: buildingsAtRisk(g, seat) * (swayed.length > 0 ? 1 : 0.5),
      room: built(g) < 6 ? Math.min(3, roomOf(g, seat)) : 0,
    }
  },
  weights: {
    base: 1.3,
    markets: 2.8,
    citadels: 1.5,
    tunnels: 0.6,
    burrow: 0.15,
    ministers: 0.7,
    lords: 1,
    soon: 0.25,
    swayable: 0.2,
    atRisk: -1.14,
    room: 0.3,
  },
  foothold: (g, seat, clearing) => {
    if (clearing === BURROW) return 0
    const fresh = isPresent(g, seat, clearing) ? 0 : 0.3
    const wanted = built(g) < 6 && !rules(g, seat, clearing) ? 0.3 * openSlots(g, clearing) : 0
    return commonFoothold(g, seat, clearing) + fresh + wanted
  },
  appeals: {
    duchyStart: (g, ask, seat) => ask.options.map((at) => -0.1 * threatTo(g, seat, at)),
    duchyAssembly: (g, ask, seat) =>
      menuAppeal(g, ask, seat, {
        build: () => 2.4 - cheapest(g, seat, false),
        dig: () => digAppeal(g, seat),
        move: () => 0.8 + 0.12 * Math.min(5, inBurrow(g)),
        battle: () => 0.4 + 1.2 * bestBattle(g, seat),
        recruit: () => 0.8 - 0.1 * inBurrow(g),
        pass: () => -0.3,
      }),
    duchyParliament: (g, ask, seat) => menuAppeal(g, ask, seat, PARLIAMENT),
    duchySway: (g, ask, seat) => menuAppeal(g, ask, seat, SWAY),
    duchySwayCard: (g, ask, seat) => ask.options.map((id) => -shownLoss(g, seat, id)),
    duchyBuild: (g, ask, seat) =>
      ask.options.map((option) => {
        const { clearing, building } = option
        return buildingWorth(g, building) + safety(g, seat, clearing)
      }),
    duchyBuildCard: (g, ask, seat) => ask.options.map((id) => -showCost(g, seat, id, false)),
    duchyTakeTunnel: (g, ask, seat) =>
      ask.options.map((at) => -tunnelWorth(g, seat, at) - 0.3 * stationaryAt(g, seat, at)),
    duchyDig: (g, ask, seat) => ask.options.map((at) => tunnelWorth(g, seat, at)),
    duchyDigCard: (g, ask, seat) => ask.options.map((id) => -showCost(g, seat, id, true)),
    duchyDigWarriors: (_g, ask) => ask.options.map((n) => (n === 'pass' ? 0 : 0.3 * n)),
    duchyFailure: (g, ask) => ask.options.map((minister) => -ministerWorth(g, minister)),
    duchyBrigadier: (g, ask, seat) =>
      ask.options.map((how) => (how === 'battle' ? 0.3 + 1.5 * bestBattle(g, seat) : 0.8)),
    duchyBanker: (g, ask, seat) => ask.options.map((id) => sameSuit(g, seat, id) - showCost(g, seat, id, true)),
    duchyBankerMore: (g, ask, seat) => ask.options.map((id) => (id === 'pass' ? 0 : 1.2 - showCost(g, seat, id, true))),
    duchyMayor: (g, ask, seat) => ask.options.map((minister) => deedAppeal(g, seat, minister)),
    // Warriors in the Burrow do nothing there.
    move: (g, ask, seat) => {
      const looks = COMMON.move(g, ask, seat)
      return ask.options.map(
        (option, i) => looks[i]! + (option !== 'pass' && option.from === BURROW ? 0.25 * Math.min(5, inBurrow(g)) : 0),
      )
    },
    howMany: (g, ask, seat) => {
      const looks = COMMON.howMany(g, ask, seat)
      const leaves = aboutOf(g, ask).from === BURROW
      return ask.options.map((n, i) => looks[i]! + (leaves ? 0.2 * n : 0))
    },
    craftStep: (g, ask, seat) => menuAppeal(g, ask, seat, { craft: () => 0.4 + bestCraft(g, seat) }),
  },
}

/** A shown bird is gone; of the others none is lost. */
const shownLoss = (g: Root, seat: Seat, id: string): number =>
  cardNamed(id)!.suitIndex === BIRD ? 1 + worthOfNamed(g, seat, id) : 0

/** Cards that could go to the Banker together with one. */
function sameSuit(g: Root, seat: Seat, id: string): number {
  const { suitIndex } = cardNamed(id)!
  return 0.3 * g.hands[seat]!.filter((card) => cardAt(card).suitIndex === suitIndex).length
}
