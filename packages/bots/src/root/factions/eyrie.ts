import type { Seat } from '@spinney/kernel'
import {
  BIRD,
  boards,
  cardAt,
  cardNamed,
  clearings,
  count,
  isOfSuit,
  kindNamed,
  onMapCount,
  openSlots,
  type Root,
  rules,
  SUPPLY,
  suitOf,
} from '@spinney/root'
import { cardWorth } from '../cards.ts'
import { freeActionAppeal } from '../common.ts'
import type { FactionBrain } from '../faction-brain.ts'
import { enemiesAt, isPresent, threatTo, warriorsAt } from '../position.ts'
import { commonFoothold } from '../war.ts'

const { EYRIE } = boards
const roost = kindNamed('eyrie.roost')!
const warrior = kindNamed('eyrie.warrior')!
const COLUMNS = ['recruit', 'move', 'battle', 'build'] as const
type Column = (typeof COLUMNS)[number]
const ANY = 3

/** A Loyal Vizier counts as a bird. */
const suitOfCard = (card: number): number => (card < 0 ? BIRD : cardAt(card).suitIndex)

const fits = (g: Root, place: number, suit: number): boolean => suit === ANY || isOfSuit(g, place, suit)

/** In how many clearings a column's action could be done now, for cards of a suit (a bird: anywhere). */
function chancesFor(g: Root, seat: Seat, column: Column, suit: number): number {
  let sum = 0
  for (const place of clearings(g)) {
    if (!fits(g, place, suit)) continue
    if (column === 'recruit') sum += count(g, roost, place)
    else if (column === 'move') sum += Math.min(3, warriorsAt(g, seat, place))
    else if (column === 'battle') sum += warriorsAt(g, seat, place) > 0 && someEnemy(g, seat, place) ? 1 : 0
    else sum += canRoost(g, seat, place) ? 1 : mayRoostSoon(g, seat, place) ? 0.5 : 0
  }
  return sum
}

function someEnemy(g: Root, seat: Seat, place: number): boolean {
  for (let other = 0; other < g.factions.length; other++) if (other !== seat && isPresent(g, other, place)) return true
  return false
}

const canRoost = (g: Root, seat: Seat, place: number): boolean =>
  rules(g, seat, place) && count(g, roost, place) === 0 && openSlots(g, place) > 0

const mayRoostSoon = (g: Root, seat: Seat, place: number): boolean =>
  count(g, roost, place) === 0 && openSlots(g, place) > 0 && enemiesAt(g, seat, place) <= 2

/** 0 to 1 for each card of the Decree that looks hard to obey next turn. */
export function turmoilRisk(g: Root, seat: Seat): number {
  let risk = 0
  COLUMNS.forEach((column, i) => {
    const demand = [0, 0, 0, 0]
    for (const card of g.own.eyrie.decree[i]!) demand[suitOfCard(card)]!++
    for (let suit = 0; suit < 4; suit++) if (demand[suit]! > 0) risk += strain(g, seat, column, suit, demand[suit]!)
    const total = demand[0]! + demand[1]! + demand[2]! + demand[3]!
    if (total > 0) risk += strain(g, seat, column, ANY, total)
  })
  return risk
}

function strain(g: Root, seat: Seat, column: Column, suit: number, demand: number): number {
  if (column === 'recruit') {
    const enough = count(g, warrior, SUPPLY) >= demand * (g.own.eyrie.leader === 'charismatic' ? 2 : 1)
    return chancesFor(g, seat, column, suit) > 0 && enough ? 0 : 1
  }
  if (column === 'move') return chancesFor(g, seat, column, suit) > 0 ? 0 : 0.8
  const chances = chancesFor(g, seat, column, suit)
  if (column === 'battle') return chances > 0 ? 0.1 : 0.7
  return chances >= demand ? 0 : Math.min(1, (demand - chances) * 0.8)
}

/** The Eyrie Dynasties: roosts score every turn, as long as the Decree can be obeyed. */
export const eyrie: FactionBrain = {
  id: 'eyrie',
  pieceWorth: { 'eyrie.roost': 2.2 },
  features: (g, seat) => {
    const roosts = onMapCount(g, roost)
    const { decree } = g.own.eyrie
    const cards = decree.reduce((sum, column) => sum + column.length, 0)
    return {
      base: 1,
      roostIncome: EYRIE.roostPoints[roosts - 1] ?? 0,
      roosts,
      decree: Math.min(8, cards),
      turmoilRisk: turmoilRisk(g, seat),
      nearRoosts: Math.min(3, chancesFor(g, seat, 'build', ANY)),
      noRoost: roosts === 0 ? 1 : 0,
    }
  },
  weights: {
    base: -0.6,
    roostIncome: 1.14,
    roosts: 0.66,
    decree: 0.19,
    turmoilRisk: -1.77,
    nearRoosts: 0.53,
    noRoost: -3.5,
  },
  foothold: (g, seat, clearing) => {
    const site = count(g, roost, clearing) === 0 && openSlots(g, clearing) > 0
    const own = warriorsAt(g, seat, clearing)
    const near = enemiesAt(g, seat, clearing) - own
    const claim = site && !rules(g, seat, clearing) ? (near <= 2 ? 0.9 : 0.3) : 0
    return commonFoothold(g, seat, clearing) + claim
  },
  appeals: {
    eyrieDecree: (g, ask, seat) =>
      ask.options.map((option) => {
        if (option === 'pass') return 0.2
        const { card: id, column } = option
        const { index, suitIndex } = cardNamed(id)!
        const demand =
          1 + g.own.eyrie.decree[COLUMNS.indexOf(column)]!.filter((c) => suitOfCard(c) === suitIndex).length
        const strained = strain(g, seat, column, suitIndex, demand)
        const want = { recruit: 0.9, move: 0.5, battle: 0, build: 1.3 }[column]
        const crowd = 0.45 * g.own.eyrie.decree[COLUMNS.indexOf(column)]!.length
        const wild = suitIndex === BIRD ? 0.3 : 0
        return want + wild - crowd - 3 * strained - 0.6 * cardWorth(g, seat, index)
      }),
    // The narrow cards first: a bird can still be obeyed anywhere afterwards.
    eyrieResolve: (g, ask, seat) =>
      ask.options.map((id) => {
        if (id === 'fox' || id === 'rabbit' || id === 'mouse') return 1.2
        return id === 'bird' ? 1 : freeActionAppeal(g, seat, id) + 0.8
      }),
    eyrieRecruit: (g, ask, seat) =>
      ask.options.map((at) => 0.25 * threatTo(g, seat, at) - 0.15 * warriorsAt(g, seat, at)),
    eyrieRoost: (g, ask, seat) =>
      ask.options.map((place) => {
        const safety = warriorsAt(g, seat, place) - 0.4 * threatTo(g, seat, place)
        return 0.3 * safety + (newSuit(g, suitOf(g, place)) ? 0.5 : 0)
      }),
    eyrieLeader: (_g, ask) =>
      ask.options.map((leader) => ({ builder: 0.6, charismatic: 1.1, commander: 0.4, despot: 1 })[leader] ?? 0),
    eyrieNewRoost: (g, ask, seat) => ask.options.map((at) => -0.3 * threatTo(g, seat, at)),
  },
}

/** Whether no roost stands in a clearing of this suit: recruiting wants one of each. */
function newSuit(g: Root, suit: number): boolean {
  for (const place of clearings(g)) if (isOfSuit(g, place, suit) && count(g, roost, place) > 0) return false
  return true
}
