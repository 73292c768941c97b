import { aboutOf, type Seat } from '@spinney/kernel'
import {
  BIRD,
  board,
  boards,
  cardAt,
  cardNamed,
  clearings,
  count,
  isOfSuit,
  joined,
  kindNamed,
  onMapCount,
  type Root,
  type RootAsk,
  rules,
  type SortTypes,
  suitOf,
} from '@spinney/root'
import type { Features } from '../../brain.ts'
import { cardWorth } from '../cards.ts'
import { menuAppeal, payAppeal } from '../common.ts'
import type { FactionBrain } from '../faction-brain.ts'
import { bestMarch, type Holding, held, marching, type Stake, toRule } from '../holding.ts'
import { enemiesAt, isPresent, threatTo, warriorsAt } from '../position.ts'
import { battleWorth, preyAt } from '../war.ts'
import {
  bestDig,
  carryWorth,
  columnWorth,
  couldPitch,
  digWorth,
  finds,
  isCamp,
  isShown,
  recoverWorth,
  relicCalled,
  relicsAround,
  relicsAt,
  ruledAlike,
  ruledAround,
  STATIONS,
  sideWorth,
  spareStations,
  stationTypes,
  stranded,
  TYPES,
  typeOf,
  worthOf,
} from './keepers-relics.ts'

const { KEEPERS } = boards
const warrior = kindNamed('keepers.warrior')!
const SLOTS: readonly string[] = KEEPERS.retinueColumns
const [MOVE, DELVE, RECOVER] = [0, 1, 2]
const RETAINER = 'faithful-retainer'

/** What a card of the second slot does in a clearing: where somebody else is, it must fight first. */
function delveWorth(g: Root, seat: Seat, place: number): number {
  if (warriorsAt(g, seat, place) === 0) return -9
  let fight = 0
  let foes = 0
  for (let other = 0; other < g.factions.length; other++) {
    if (other === seat || !isPresent(g, other, place)) continue
    fight = foes === 0 ? battleWorth(g, seat, place, other) : Math.max(fight, battleWorth(g, seat, place, other))
    foes++
  }
  const ruled = rules(g, seat, place)
    ? 1
    : foes > 0 && enemiesAt(g, seat, place) <= warriorsAt(g, seat, place)
      ? 0.5
      : 0
  return fight + ruled * bestDig(g, seat, place)
}

/** What ruling a clearing is worth for the forests around it: the more of a forest is ruled, the safer to delve there. */
function surroundings(g: Root, seat: Seat, place: number): number {
  let worth = 0
  for (const forest of board(g).forests[place]!) {
    if (g.own.keepers.forests[forest]!.length > 0) worth += 0.2 + 0.1 * Math.min(2, ruledAround(g, seat, forest))
  }
  return worth
}

/** How firmly forests with relics are surrounded. */
function gripOf(g: Root, seat: Seat): number {
  let grip = 0
  g.own.keepers.forests.forEach((relics, forest) => {
    if (relics.length > 0) grip += Math.max(0, Math.min(3, ruledAround(g, seat, forest)) - 1)
  })
  return grip
}

/** What so many warriors carry along. */
function carried(g: Root, from: number, to: number, n: number): number {
  const gains = relicsAt(g, from).map((relic) => carryWorth(g, relic, from, to))
  gains.sort((a, b) => b - a)
  let sum = 0
  for (const gain of gains.slice(0, n)) if (gain > 0) sum += 0.7 * gain
  return sum
}

/** Small companies: they rule around forests, guard relics and waystations, and do not starve. */
const holding: Holding = {
  warriors: (g, _seat, place) => count(g, warrior, place),
  stake: (g, seat, place): Stake => {
    const relics = relicsAt(g, place).reduce((sum, relic) => sum + worthOf(g, relic), 0)
    const camp = isCamp(g, place)
    const guarded = relics > 0 || camp
    return {
      first: 0.1 + 0.35 * Math.min(4, relics) + (camp ? 0.25 : 0),
      rule: 0.15 + Math.min(1.2, surroundings(g, seat, place)) + 0.3 * preyAt(g, seat, place),
      needed: toRule(g, seat, place, count(g, warrior, place)),
      more: guarded ? 0.3 : 0.2,
      cap: guarded ? 2 : Math.min(2, Math.ceil(0.3 * threatTo(g, seat, place))),
      most: KEEPERS.hungryWarriors - 1,
    }
  },
  carried,
}

/** The suit that a card of the Retinue acts in, 3 for any. */
const suitOfCard = (card: number): number => (card < 0 ? BIRD : cardAt(card).suitIndex)

type Deed = SortTypes['deed']

/** The best that cards of some suits can do. */
function bestDeed(g: Root, seat: Seat, deed: Deed, suits: readonly number[]): number {
  const serves = (place: number): boolean => suits.some((suit) => suit === BIRD || isOfSuit(g, place, suit))
  if (deed === 'move') return bestMarch(g, seat, holding, serves)
  let best = -9
  for (const place of clearings(g)) {
    if (serves(place)) best = Math.max(best, deed === 'delve' ? delveWorth(g, seat, place) : recoverWorth(g, place))
  }
  return best
}

const readySuits = (g: Root, slot: number): number[] => g.own.keepers.ready[slot]!.map(suitOfCard)

/** How much a slot wants one more card. */
const WANTED = [4, 3, 3]
function slotNeed(g: Root, slot: number): number {
  const cards = g.own.keepers.retinue[slot]!.length
  const bare = cards === 0 ? 0.5 : 0
  return Math.max(-0.6, 0.35 * (WANTED[slot]! - cards)) + bare
}

/** How much a card of a suit can do in a slot, as things stand. */
function slotFit(g: Root, seat: Seat, slot: number, suit: number): number {
  if (suit === BIRD) return 0.9
  let fit = 0
  for (const place of clearings(g)) {
    if (!isOfSuit(g, place, suit)) continue
    const here = warriorsAt(g, seat, place) > 0
    if (slot === MOVE && here) fit += 0.3
    if (slot === DELVE && here && finds(g, place) > 0) fit += 0.4
    if (slot === RECOVER && (isCamp(g, place) || relicsAt(g, place).length > 0)) fit += 0.5
  }
  return Math.min(0.8, fit)
}

/** What a clearing is worth as the place of a waystation, with the best side of the best one. */
function campWorth(g: Root, seat: Seat, place: number): number {
  let best = 0
  for (const kind of spareStations(g)) {
    for (const type of stationTypes(kind)) best = Math.max(best, sideWorth(g, place, type))
  }
  const unsafe = threatTo(g, seat, place) > warriorsAt(g, seat, place) ? 0.5 : 0
  const alone = warriorsAt(g, seat, place) === 1 ? 0.5 : 0
  const recruits = g.hands[seat]!.some((card) => [suitOf(g, place), BIRD].includes(cardAt(card).suitIndex)) ? 0.3 : 0
  return 0.3 + best + recruits - unsafe - alone
}

const reinforced = (g: Root, seat: Seat, place: number, n = 1): number => {
  const stake = holding.stake(g, seat, place)
  const own = warriorsAt(g, seat, place)
  return held(stake, own + n) - held(stake, own)
}

/** What the card is worth that a relic costs where too few clearings of its suit are ruled. */
const TOLL = 1.3

/** Relics on the map by how near they are to being recovered, in points. */
function relicParts(g: Root, seat: Seat): { home: number; near: number; afield: number } {
  const parts = { home: 0, near: 0, afield: 0 }
  for (const place of clearings(g)) {
    const safe =
      warriorsAt(g, seat, place) === 0 ? 0.4 : threatTo(g, seat, place) > warriorsAt(g, seat, place) + 1 ? 0.75 : 1
    for (const relic of relicsAt(g, place)) {
      const toll = worthOf(g, relic) > ruledAlike(g, seat, suitOf(g, place)) ? TOLL : 0
      const worth = safe * Math.max(0.2, worthOf(g, relic) + 0.5 * columnWorth(g, typeOf(relic)) - toll)
      if (isShown(g, place, typeOf(relic))) parts.home += worth
      else if (warriorsAt(g, seat, place) > 0 && couldPitch(g, place, typeOf(relic))) parts.near += worth
      else parts.afield += worth
    }
  }
  return parts
}

/** Clearings where something can be delved now. */
function diggings(g: Root, seat: Seat): number {
  let sum = 0
  for (const place of clearings(g)) {
    if (warriorsAt(g, seat, place) > 0 && rules(g, seat, place) && finds(g, place) > 0) sum++
  }
  return sum
}

/** Each further card in a slot adds less. */
const USE = [0, 1.1, 2, 2.7, 3.2, 3.5]
const useOf = (g: Root, slot: number): number => USE[Math.min(5, g.own.keepers.retinue[slot]!.length)]!
const wildIn = (g: Root): number =>
  g.own.keepers.retinue.reduce((sum, cards) => sum + cards.filter((card) => suitOfCard(card) === BIRD).length, 0)

const deedAppeal = (g: Root, seat: Seat, slot: number) => ({
  move: () => 0.3 + 1.3 * bestDeed(g, seat, 'move', readySuits(g, slot)),
  delve: () => 0.4 + 1.2 * bestDeed(g, seat, 'delve', readySuits(g, slot)),
  recover: () => 1 + bestDeed(g, seat, 'recover', readySuits(g, slot)),
  pass: () => 0.25,
})

/** The Keepers in Iron: small companies rule around forests, dig relics up and bring them to their waystations. */
export const keepers: FactionBrain = {
  id: 'keepers',
  pieceWorth: {
    ...Object.fromEntries(STATIONS.map((kind) => [kind.id, 1.3])),
    ...Object.fromEntries(TYPES.map((type) => [`keepers.relic-${type}`, 1.8])),
  },
  features: (g, seat): Features => {
    // Who goes for dominance scores no more.
    if (g.dominance[seat]! >= 0) return {}
    const { home, near, afield } = relicParts(g, seat)
    const camps = STATIONS.reduce((sum, kind) => sum + onMapCount(g, kind), 0)
    return {
      base: 1,
      home: Math.min(10, home) * (g.own.keepers.retinue[RECOVER]!.length > 0 ? 1 : 0.6),
      near: Math.min(10, near),
      afield: Math.min(10, afield),
      waystations: camps,
      movers: useOf(g, MOVE),
      delvers: useOf(g, DELVE),
      recoverers: useOf(g, RECOVER),
      birds: wildIn(g),
      diggings: Math.min(4, diggings(g, seat)),
      grip: Math.min(5, gripOf(g, seat)),
      column: TYPES.reduce((sum, _, type) => sum + (columnWorth(g, type) > 0.5 ? 1 : 0), 0),
    }
  },
  weights: {
    base: -0.4,
    home: 0.36,
    near: 0.5,
    afield: 0.34,
    waystations: 0.8,
    movers: 0.95,
    delvers: 0.85,
    recoverers: 0.7,
    birds: 0.1,
    diggings: 0.4,
    grip: 0.25,
    column: 0.23,
  },
  commonWeights: { warriors: 0.29 },
  foothold: (g, seat, clearing) => reinforced(g, seat, clearing),
  appeals: {
    ...marching(holding),
    keepersStart: (g, ask, seat) =>
      ask.options.map((at) => {
        const near = joined(g, at).reduce((sum, beside) => sum + relicsAround(g, beside), 0)
        return 0.3 * relicsAround(g, at) + 0.1 * near - 0.1 * threatTo(g, seat, at)
      }),
    keepersSecond: (g, ask, seat) => ask.options.map((at) => 0.3 * relicsAround(g, at) - 0.1 * threatTo(g, seat, at)),
    keepersReturn: (g, ask, seat) => ask.options.map((at) => 0.3 * finds(g, at) - 0.2 * threatTo(g, seat, at)),
    keepersEncamp: (g, ask, seat) => ask.options.map((at) => (at === 'pass' ? 0.5 : campWorth(g, seat, at))),
    keepersWaystation: (g, ask) => {
      const { place } = aboutOf(g, ask)
      return ask.options.map((option) => sideWorth(g, place, TYPES.indexOf(option.side)))
    },
    // A waystation that is of no use where it stands is pitched elsewhere next turn.
    keepersDecamp: (g, ask) =>
      ask.options.map((option) => {
        if (option === 'pass') return 0.4
        const { clearing, waystation } = option
        const kind = kindNamed(waystation)!
        const used = sideWorth(g, clearing, g.own.keepers.sides[STATIONS.indexOf(kind)]!)
        return 0.4 * stranded(g, kind) - used
      }),
    keepersRecruit: (g, ask, seat) =>
      ask.options.map((at) => {
        if (at === 'pass') return 0.4
        const few = 0.12 * (9 - onMapCount(g, warrior))
        return 0.3 + few + 0.5 * reinforced(g, seat, at, 2)
      }),
    keepersRecruitCard: (g, ask, seat) => payAppeal(g, ask, seat),
    keepersMoveSlot: (g, ask, seat) => menuAppeal(g, ask, seat, deedAppeal(g, seat, MOVE)),
    keepersDelveSlot: (g, ask, seat) => menuAppeal(g, ask, seat, deedAppeal(g, seat, DELVE)),
    keepersRecoverSlot: (g, ask, seat) => menuAppeal(g, ask, seat, deedAppeal(g, seat, RECOVER)),
    // Of cards that can do as much, the one that fits least elsewhere.
    keepersRetinueCard: (g, ask, seat) => {
      const { deed } = aboutOf(g, ask)
      return ask.options.map((word) => {
        const suit = word === RETAINER ? BIRD : cardNamed(word)!.suitIndex
        return bestDeed(g, seat, deed, [suit]) - (suit === BIRD ? 0.3 : 0)
      })
    },
    keepersDelveClearing: (g, ask, seat) => ask.options.map((at) => delveWorth(g, seat, at)),
    keepersDelve: (g, ask, seat) => {
      const { place } = aboutOf(g, ask)
      const { forests } = board(g).data
      return ask.options.map((option) => {
        if (option === 'pass') return 0
        const { forest, relic } = option
        const index = forests.findIndex(({ id }) => id === forest)
        return 0.3 + digWorth(g, seat, relicCalled(relic), index, place)
      })
    },
    keepersRecoverClearing: (g, ask) => ask.options.map((at) => recoverWorth(g, at)),
    keepersRecover: (g, ask, seat) => recoverOrder(g, ask, seat),
    keepersRecoverMore: (g, ask, seat) => recoverOrder(g, ask, seat),
    keepersGather: (g, ask, seat) =>
      ask.options.map((pick) => (pick === 'add' ? bestAddition(g, seat) : pick === 'shift' ? 0.1 : 0.2)),
    keepersAdd: (g, ask, seat) =>
      ask.options.map((option) => {
        if (option === 'pass') return 0.2
        const { card, slot } = option
        return additionWorth(g, seat, cardNamed(card)!.index, SLOTS.indexOf(slot))
      }),
    keepersShift: (g, ask, seat) =>
      ask.options.map((option) => {
        const { card, from, to } = option
        const suit = card === RETAINER ? BIRD : cardNamed(card)!.suitIndex
        const at = (slot: string) => slotNeed(g, SLOTS.indexOf(slot)) + slotFit(g, seat, SLOTS.indexOf(slot), suit)
        return at(to) - at(from) - 0.3
      }),
    keepersCarry: (g, ask) => {
      const { from, to } = aboutOf(g, ask)
      return ask.options.map((word) => (word === 'pass' ? 0.05 : carryWorth(g, relicCalled(word), from, to)))
    },
    keepersLoseRelic: (g, ask) => ask.options.map((word) => -worthOf(g, relicCalled(word))),
  },
  othersAppeals: {
    // A trophy goes where the Keepers will not find it soon.
    keepersTrophy: (g, ask) => {
      const seat = g.seatOf.keepers!
      const { forests } = board(g).data
      return ask.options.map((id) => {
        const around = forests.find((forest) => forest.id === id)!.clearings
        return -around.reduce((sum, place) => sum + warriorsAt(g, seat, place) + (rules(g, seat, place) ? 1 : 0), 0)
      })
    },
  },
}

/** First those that keep the card, then the best of those that cost it. */
function recoverOrder(g: Root, ask: RootAsk<'keepersRecover' | 'keepersRecoverMore'>, seat: Seat): number[] {
  const { place } = aboutOf(g, ask)
  const ruled = ruledAlike(g, seat, suitOf(g, place))
  return ask.options.map((word) => {
    if (word === 'pass') return 0
    const relic = relicCalled(word)
    return 1 + columnWorth(g, typeOf(relic)) + worthOf(g, relic) + (worthOf(g, relic) <= ruled ? 4 : 0)
  })
}

/** What a card does in the Retinue that it would not do in hand. */
function additionWorth(g: Root, seat: Seat, card: number, slot: number): number {
  return 0.7 + slotNeed(g, slot) + slotFit(g, seat, slot, cardAt(card).suitIndex) - cardWorth(g, seat, card)
}

function bestAddition(g: Root, seat: Seat): number {
  let best = -9
  for (const card of g.hands[seat]!) {
    for (const slot of [MOVE, DELVE, RECOVER]) best = Math.max(best, additionWorth(g, seat, card, slot))
  }
  return best
}
