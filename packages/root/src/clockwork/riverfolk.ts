import { type Listener, procedure, run, type Seat, tell } from '@spinney/kernel'
import { ATTACKER, type Battle, DEFENDER } from '../actions/battle-types.ts'
import { enemies } from '../actions/removal.ts'
import { mayPlace, suitsOf } from '../board/map.ts'
import { cardAt } from '../cards/deck.ts'
import { discard } from '../cards/hand.ts'
import { clearings, factionAt, isAutomaton } from '../core/book.ts'
import type { Faction } from '../core/content.ts'
import type { Modifiers, RootEvents } from '../core/hooks.ts'
import type { PieceKind } from '../core/kinds.ts'
import { isUsed, markUsed } from '../core/once.ts'
import { isPlayer } from '../core/parties.ts'
import { count, presenceOf, shift } from '../core/pieces.ts'
import { IN_TRADE, SUPPLY } from '../core/places.ts'
import { settleAllRule } from '../core/rule.ts'
import { score } from '../core/scoring.ts'
import type { Own, Party, Root, Visible } from '../core/state.ts'
import { BIRD, SUIT_NAMES } from '../core/suits.ts'
import { riversArePaths } from '../factions/riverfolk/abilities.ts'
import { payIn } from '../factions/riverfolk/boxes.ts'
import { riverfolk } from '../factions/riverfolk/index.ts'
import * as hiring from '../factions/riverfolk/mercenaries.ts'
import { buying, buyService, isSold } from '../factions/riverfolk/services.ts'
import { postOf, postsIn, riverClearings, warrior } from '../factions/riverfolk/state.ts'
import { battleEach, mayPlaceAt, placeAt, takeHits } from './acting.ts'
import { itemInSupply } from './items.ts'
import { craftCard, drawFaceUp, nightmare, takeDrawn } from './order.ts'
import {
  bestClearing,
  bestFirst,
  bestPlayer,
  most,
  mostEnemies,
  ordered,
  ownWarriors,
  type PlayerTie,
  pointsOf,
  tellClearing,
  tellNothing,
  tellStep,
  tellTrait,
} from './priorities.ts'
import { botAt, hasTrait, isLevel, orderCards } from './state.ts'

/** The trade post left that fits a clearing, the first where it has several suits (F). */
const postAt = (g: Visible, at: number): PieceKind | undefined =>
  suitsOf(g, at)
    .map((suit) => postOf(suit))
    .find((kind) => count(g, kind, SUPPLY) > 0)

/** What the clockwork Riverfolk keep besides the payments. */
export interface ClockworkRiverfolk {
  /** The market, from left to right. */
  market: number[]
  /** Protectionism of this turn. */
  shield: boolean
  sword: boolean
}

declare module '../core/state.ts' {
  interface FactionStates {
    clockworkRiverfolk?: ClockworkRiverfolk
  }
}

/** Cards that lie in the market at most. */
export const MARKET = 5
const STAY = 2
const TIES: readonly PlayerTie[] = ['fewestPayments']

const own = (g: Root): ClockworkRiverfolk => g.own.clockworkRiverfolk!
const payments = (g: Visible): readonly number[] => g.own.riverfolk.payments

/** RR.0 Setup: a warrior at each river, one among the payments, five cards in the market. */
const setup = procedure<Root, Own>('clockwork.riverfolk.setup', [
  run('RR.0', 'warriors', (g, s) => {
    for (const at of riverClearings(g)) if (mayPlace(g, s.seat, at)) placeAt(g, s.seat, warrior, at, 1, 'RR.0')
    payIn(g, s.seat, 1, 'RR.0')
    drawFaceUp(g, s.seat, MARKET, 'RR.0')
  }),
  run('RR.0', 'market', (g, s) => void own(g).market.push(...takeDrawn(g, s.seat))),
])

/** Birdsong: RR.1 stock, RR.2 craft, RR.3 the order. */
const birdsong = procedure<Root, Own>('clockwork.riverfolk.birdsong', [
  run('RR.1', 'stock', (g, b) => {
    tellStep('RR.1', b.seat)
    own(g).shield = false
    own(g).sword = false
    drawFaceUp(g, b.seat, MARKET - own(g).market.length, 'RR.1')
  }),
  run('RR.2', 'craft', (g, b) => {
    tellStep('RR.2', b.seat)
    const added = takeDrawn(g, b.seat)
    const crafts = added.find((card) => itemInSupply(g, b.seat, card))
    const kept = added.filter((_, i) => i !== added.indexOf(crafts ?? -1))
    own(g).market.push(...(crafts === undefined ? added : kept))
    if (crafts === undefined) return tellNothing('RR.2', b.seat)
    craftCard(g, b.seat, crafts, 'RR.2')
    discard(g, crafts, false)
  }),
  run('RR.3', 'order', (g, b) => {
    tellStep('RR.3', b.seat)
    const card = own(g).market.at(-1)
    botAt(g, b.seat).suit = card === undefined ? -1 : cardAt(card).suitIndex
    if (card !== undefined)
      tell('RR.3', 'clockworkOrder', () => ({
        seat: b.seat,
        card: cardAt(card).id,
        suit: SUIT_NAMES[cardAt(card).suitIndex]!,
      }))
  }),
])

/** The player with most warriors among the payments; of equals by setup letter; -1 where nobody has any. */
function bestCustomer(g: Visible): Party {
  const top = Math.max(...payments(g))
  const paying = payments(g).flatMap((n, seat) => (n > 0 && n === top ? [seat] : []))
  return bestPlayer(g, paying, 0, [])?.pick ?? -1
}

/** RR.4: warriors that come with a trade post. */
const garrison = (g: Visible, seat: Seat): number =>
  isLevel(g, seat, 'easy') ? 0 : isLevel(g, seat, 'default') ? 1 : 2

/** Daylight: RR.4 build and garrison, RR.5 recruit, RR.6 organize, RR.7 battle. */
const daylight = procedure<Root, Own>('clockwork.riverfolk.daylight', [
  run('RR.4', 'build', (g, d) => {
    tellStep('RR.4', d.seat)
    const customer = bestCustomer(g)
    const sites = ordered(g, d.seat).filter(
      (at) => postsIn(g, at) === 0 && postAt(g, at) !== undefined && mayPlaceAt(g, d.seat, at),
    )
    const choice = bestClearing(
      g,
      sites,
      most('bestCustomer', (at) => (customer >= 0 && presenceOf(g, customer, at) > 0 ? 1 : 0)),
    )
    if (choice === null) return tellNothing('RR.4', d.seat)
    tellClearing('RR.4', d.seat, choice)
    // A snare there goes off instead of both.
    if (placeAt(g, d.seat, postAt(g, choice.pick)!, choice.pick, 1, 'RR.4') > 0)
      placeAt(g, d.seat, warrior, choice.pick, garrison(g, d.seat), 'RR.4')
  }),
  run('RR.5', 'recruit', (g, d) => {
    tellStep('RR.5', d.seat)
    const places = botAt(g, d.seat).suit === BIRD ? riverClearings(g) : ordered(g, d.seat)
    if (places.length === 0 || count(g, warrior, SUPPLY) === 0) tellNothing('RR.5', d.seat)
    // Where warriors run short, the best clearings get theirs first.
    for (const at of bestFirst(g, places)) if (mayPlaceAt(g, d.seat, at)) placeAt(g, d.seat, warrior, at, 1, 'RR.5')
  }),
  run('RR.6', 'organize', (g, d) => {
    tellStep('RR.6', d.seat)
    const state = own(g)
    state.shield = payments(g).every((n) => n === 0)
    state.sword = count(g, warrior, SUPPLY) === 0
    if (!state.shield && !state.sword) return tellNothing('RR.6', d.seat)
    if (state.shield) tell('RR.6', 'clockworkShield', () => ({ seat: d.seat }))
    if (state.sword) tell('RR.6', 'clockworkSword', () => ({ seat: d.seat }))
    score(g, d.seat, 1, 'RR.6')
    const held = clearings(g).filter((at) => presenceOf(g, d.seat, at) > 0 && mayPlaceAt(g, d.seat, at))
    const choice = bestClearing(g, held, mostEnemies(g, d.seat))
    if (choice === null) return
    tellClearing('RR.6', d.seat, choice)
    placeAt(g, d.seat, warrior, choice.pick, 2, 'RR.6')
  }),
  run('RR.7', 'battle', (g, d) => {
    const { shield, sword } = own(g)
    if (!shield && !sword) return
    tellStep('RR.7', d.seat)
    battleEach(g, d.seat, shield ? clearings(g) : ordered(g, d.seat), TIES, 'RR.7')
  }),
])

/** Evening: RR.8 points for payments, RR.9 racketeering, RR.10 the market. */
const evening = procedure<Root, Own>('clockwork.riverfolk.evening', [
  run('RR.8', 'score', (g, e) => {
    tellStep('RR.8', e.seat)
    const customer = bestCustomer(g)
    if (customer < 0) return tellNothing('RR.8', e.seat)
    const warriors = payments(g)[customer]!
    shift(g, factionAt(g, customer).warrior!, IN_TRADE, SUPPLY, warriors)
    g.own.riverfolk.payments[customer] = 0
    tell('RR.8', 'clockworkPayments', () => ({ seat: e.seat, owner: customer, warriors }))
    score(g, e.seat, warriors, 'RR.8')
  }),
  run('RR.9', 'racketeering', (g, e) => {
    const { shield, sword } = own(g)
    if (!shield && !sword) return
    tellStep('RR.9', e.seat)
    for (const at of clearings(g)) {
      const number = ownWarriors(g, e.seat, at) - STAY
      if (number <= 0) continue
      shift(g, warrior, at, IN_TRADE, number)
      g.own.riverfolk.payments[e.seat]! += number
      tell('RR.9', 'clockworkRacket', () => ({ seat: e.seat, place: at, warriors: number }))
    }
  }),
  run('RR.10', 'discard', (g, e) => {
    tellStep('RR.10', e.seat)
    for (const card of own(g).market.splice(0, own(g).shield ? 2 : 1)) {
      tell('RR.10', 'clockworkDiscard', () => ({ seat: e.seat, card: cardAt(card).id }))
      discard(g, card, false)
    }
    botAt(g, e.seat).suit = -1
    nightmare(g, e.seat, 'RR.10')
  }),
])

/** Greedy: a point in every turn in which the leading player buys. */
const greedy: Listener<Root, RootEvents['serviceSold']> = (g, { buyer }) => {
  const seat = g.seatOf.riverfolk!
  const leads = g.factions.every((_, other) => pointsOf(g, other) <= pointsOf(g, buyer))
  if (!leads || !hasTrait(g, seat, 'greedy') || isUsed(g, 'clockwork.greedy')) return null
  markUsed(g, 'clockwork.greedy')
  tellTrait('RR.T', seat, 'greedy')
  score(g, seat, 1, 'RR.T')
  return null
}

/** Involved: whom Riverfolk warriors stand against: the player taking the turn, who has bought no mercenaries. */
const isMeddledWith = (g: Visible): boolean =>
  (g.phase === 'daylight' || g.phase === 'evening') &&
  !isAutomaton(g, g.active) &&
  g.own.riverfolk.hired < 0 &&
  !isSold(g, 'mercenaries') &&
  hasTrait(g, g.seatOf.riverfolk!, 'involved')

/** Involved: they count for the rule of that player's enemies, and not for the Riverfolk's own. */
const involvedRules: Modifiers['strength'] = (n, g, party, place) => {
  if (!isMeddledWith(g)) return n
  const there = count(g, warrior, place)
  if (there === 0) return n
  if (party === g.seatOf.riverfolk) return n - there
  return n > 0 && party < g.factions.length && party !== g.active && enemies(g, g.active, party) ? n + there : n
}

/** Involved: they fight for whom that player attacks; hirelings use no such help (E.3.5). */
const helpsDefender = (g: Visible, battle: Battle, side: number): boolean =>
  side === DEFENDER &&
  battle.sides[ATTACKER] === g.active &&
  isPlayer(g, battle.sides[DEFENDER]) &&
  enemies(g, g.active, battle.sides[DEFENDER]) &&
  !battle.sides.includes(g.seatOf.riverfolk!) &&
  isMeddledWith(g)

const involvedFight: Modifiers['fighters'] = (n, g, battle, side) =>
  helpsDefender(g, battle, side) ? n + count(g, warrior, battle.place) : n

const involvedTakeHits: Modifiers['takingHits'] = (way, g, battle, side) =>
  helpsDefender(g, battle, side) && count(g, warrior, battle.place) > 0 ? hiring.sharing : way

/** Garrison: each trade post adds to the hits in defence. Ferocious: three as attacker, always. */
const posted: Modifiers['fighters'] = (n, g, battle, side) => {
  const seat = g.seatOf.riverfolk!
  if (battle.sides[side] !== seat) return n
  if (side === ATTACKER) return hasTrait(g, seat, 'ferocious') ? 3 : n
  return hasTrait(g, seat, 'garrison') ? n + postsIn(g, battle.place) : n
}

const fighters: Modifiers['fighters'] = (n, g, battle, side) =>
  posted(involvedFight(hiring.mercenariesHit(n, g, battle, side), g, battle, side), g, battle, side)

/** With the turn of a player who meddles not, rule is looked at anew. */
const onPhase: Listener<Root, RootEvents['phaseStarted']> = (g, event) => {
  if (hasTrait(g, g.seatOf.riverfolk!, 'involved')) settleAllRule(g)
  return hiring.mercenariesCome(g, event)
}

/** The clockwork Riverfolk. */
export const clockworkRiverfolk: Faction = {
  ...riverfolk,
  automaton: true,
  takeHits,
  defenceless: (g, battle) =>
    ownWarriors(g, g.seatOf.riverfolk!, battle.place) === 0 && !hasTrait(g, g.seatOf.riverfolk!, 'garrison'),
  begin: (g, seat) => {
    riverfolk.begin(g, seat)
    g.own.clockworkRiverfolk = { market: [], shield: false, sword: false }
  },
  setup,
  birdsong,
  daylight,
  evening,
  cardsKept: (g) => own(g).market.length + orderCards(g, g.seatOf.riverfolk!),
  procedures: [buying, hiring.leaving, hiring.sharing],
  actions: [buyService],
  on: {
    battleStarted: hiring.mercenariesJoin,
    phaseStarted: onPhase,
    phaseEnded: hiring.mercenariesLeave,
    serviceSold: greedy,
  },
  modify: {
    paths: riversArePaths,
    strength: (n, g, party, place) => involvedRules(hiring.mercenariesRule(n, g, party, place), g, party, place),
    figures: hiring.mercenariesFight,
    mayAttack: hiring.mercenariesSpareTheirOwn,
    fighters,
    takingHits: (way, g, battle, side) =>
      involvedTakeHits(hiring.mercenariesTakeHits(way, g, battle, side), g, battle, side),
    blamed: hiring.buyerIsBlamed,
    enemyPieces: hiring.mercenariesAreNoEnemies,
  },
}
