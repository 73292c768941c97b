import { call, may, must, procedure, run, type Seat, tell } from '@spinney/kernel'
import { removeAllEnemies } from '../../actions/removal.ts'
import { mayBuild, mayPlace, neighbours, suitOf } from '../../board/map.ts'
import { cardIndex } from '../../cards/deck.ts'
import { distinct } from '../../cards/hand.ts'
import { pieceKinds } from '../../core/kinds.ts'
import { count, onMapCount, shift } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { ALL_CLEARINGS, BOARD, PLACES, SUPPLY } from '../../core/places.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Table } from '../../core/state.ts'
import { ALLIANCE } from '../../facts/factions/alliance.ts'
import { rulesetOf } from '../../law/rulesets.ts'
import { phaseMoment } from '../../turn/free-actions.ts'
import {
  baseOf,
  matchingSupporters,
  spendSupporter,
  sympathetic,
  sympatheticClearings,
  sympathy,
  warrior,
} from './state.ts'

/** 8.4.1.I, 8.4.1.II: sympathetic clearings whose base is still on the board and whose price can be paid. */
const revoltClearings = (g: Root): number[] =>
  sympatheticClearings(g).filter((clearing) => {
    const suit = suitOf(g, clearing)
    return count(g, baseOf(suit), SUPPLY) > 0 && matchingSupporters(g, suit).length >= ALLIANCE.revoltCost
  })

/** 8.4.2.I, 8.4.2.II: clearings sympathy can spread to. */
function spreadClearings(g: Root, seat: Seat): number[] {
  if (count(g, sympathy, SUPPLY) === 0) return []
  const held = sympatheticClearings(g)
  const reachable =
    held.length === 0
      ? ALL_CLEARINGS
      : ALL_CLEARINGS.filter((at) => neighbours(g, seat, at).some((to) => held.includes(to)))
  return reachable.filter(
    (at) =>
      !sympathetic(g, at) &&
      mayPlace(g, seat, at) &&
      matchingSupporters(g, suitOf(g, at)).length >= spreadCost(g, seat, at),
  )
}

/** 8.4.2.II, 8.4.2.II.a: the number above the token, one more under martial law. */
export const spreadCost = (g: Table, seat: Seat, clearing: number): number =>
  ALLIANCE.sympathyCost[onMapCount(g, sympathy)]! + (martialLaw(g, seat, clearing) ? ALLIANCE.martialLawCost : 0)

/** 8.4.2.II.a: three or more warriors of one other player (T94), a warlord among them (T27). */
function martialLaw(g: Table, seat: Seat, clearing: number): boolean {
  return g.factions.some((faction, other) => {
    if (other === seat || g.presence[other * PLACES + clearing]! < ALLIANCE.martialLawWarriors) return false
    let warriors = 0
    for (const kind of pieceKinds) {
      if (kind.faction === faction && kind.category === 'warrior') warriors += count(g, kind, clearing)
    }
    return warriors >= ALLIANCE.martialLawWarriors
  })
}

interface Paying {
  suit: number
  cost: number
  law: string
}

/** Spends supporters matching a suit, one after the other. */
const paySupporters = procedure<Root, Paying & Own>('alliance.pay', [
  must('8.2.3', 'spendSupporter', {
    who: (_g, p) => p.seat,
    when: (_g, p) => p.cost > 0,
    options: (g, p) => distinct(matchingSupporters(g, p.suit)),
    about: (_g, p) => ({ left: p.cost }),
    effect: (g, p, card) => {
      spendSupporter(g, cardIndex(card))
      tell(p.law, 'supporterSpent', () => ({ seat: p.seat, card }))
      p.cost -= 1
      return 'again'
    },
  }),
])

interface AtClearing extends Own {
  clearing: number
}

/** 8.4.1 Revolt, once its clearing is chosen. */
const revolt = procedure<Root, AtClearing>('alliance.revolt', [
  run('8.4.1.II', 'pay', (g, r) => {
    tell('8.4.1', 'revolt', () => ({ seat: r.seat, place: r.clearing }))
    call(g, paySupporters, { seat: r.seat, suit: suitOf(g, r.clearing), cost: ALLIANCE.revoltCost, law: '8.4.1.II' })
  }),
  run('8.4.1.III', 'remove', (g, r) => removeAllEnemies(g, r.seat, [r.clearing], '8.4.1.III')),
  run('8.4.1.III', 'place', (g, r) => {
    const suit = suitOf(g, r.clearing)
    if (mayBuild(g, r.seat, r.clearing)) place(g, baseOf(suit), r.clearing, 1, '8.4.1.III')
    const warriors = sympatheticClearings(g).filter((clearing) => suitOf(g, clearing) === suit).length
    if (mayPlace(g, r.seat, r.clearing)) place(g, warrior, r.clearing, warriors, '8.4.1.III')
    if (rulesetOf(g.preset).revoltGrantsOfficer) makeOfficer(g, r.seat, '8.4.1.III')
  }),
])

/** A warrior from the supply becomes an officer. */
export function makeOfficer(g: Root, seat: Seat, law: string): void {
  if (count(g, warrior, SUPPLY) === 0) return
  shift(g, warrior, SUPPLY, BOARD, 1)
  tell(law, 'officer', () => ({ seat }))
}

/** 8.4.2.III, 8.6.1.IV: the leftmost token goes to a clearing and scores what it uncovers. */
export function placeSympathy(g: Root, seat: Seat, clearing: number, law: string): void {
  const points = ALLIANCE.sympathyPoints[onMapCount(g, sympathy)]!
  place(g, sympathy, clearing, 1, law)
  score(g, seat, points, law)
}

/** 8.4.2 Spread sympathy, once its clearing is chosen. */
const spread = procedure<Root, AtClearing>('alliance.spread', [
  run('8.4.2.II', 'pay', (g, s) => {
    const cost = spreadCost(g, s.seat, s.clearing)
    call(g, paySupporters, { seat: s.seat, suit: suitOf(g, s.clearing), cost, law: '8.4.2.II' })
  }),
  run('8.4.2.III', 'place', (g, s) => placeSympathy(g, s.seat, s.clearing, '8.4.2.III')),
])

/** 8.4 Birdsong: revolts, then spreading sympathy. */
export const birdsong = procedure<Root, Own>('alliance.birdsong', [
  may('8.4.1', 'allianceRevolt', {
    who: (_g, b) => b.seat,
    when: (g) => sympatheticClearings(g).length > 0 && g.own.alliance.supporters.length >= ALLIANCE.revoltCost,
    options: (g) => revoltClearings(g),
    cite: () => '8.4.1.I',
    effect: (g, b, clearing) => {
      call(g, revolt, { seat: b.seat, clearing })
      return 'again'
    },
  }),
  run('1.4.1', 'beforeSpread', (g, b) => call(g, phaseMoment, { seat: b.seat, phase: 'birdsong', moment: 'any' })),
  may('8.4.2', 'allianceSpread', {
    who: (_g, b) => b.seat,
    options: (g, b) => spreadClearings(g, b.seat),
    cite: () => '8.4.2.I',
    effect: (g, b, clearing) => {
      call(g, spread, { seat: b.seat, clearing })
      return 'again'
    },
  }),
])

export const birdsongProcedures = [paySupporters, revolt, spread] as const
