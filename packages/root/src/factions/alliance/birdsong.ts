import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { manned, placeable, stocked, without } from '../../actions/hurdles.ts'
import { removeAllEnemies } from '../../actions/removal.ts'
import { isOfSuit, mayBuild, mayPlace, neighbours, suitNameAt, suitOf, suitsOf } from '../../board/map.ts'
import { cardIndex } from '../../cards/deck.ts'
import { distinct } from '../../cards/hand.ts'
import { armyAt, clearings, edition } from '../../core/book.ts'
import { commandedBy } from '../../core/parties.ts'
import { count, onMapCount, presenceOf, shift } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { BOARD, SUPPLY } from '../../core/places.ts'
import { may, must } from '../../core/questions.ts'
import { because, type Hurdle } from '../../core/reasons.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Party, Root, Visible } from '../../core/state.ts'
import { SUIT_NAMES } from '../../core/suits.ts'
import { ALLIANCE } from '../../facts/factions/alliance.ts'
import { placesInVain } from '../../turn/closing.ts'
import { betweenRepeats, offerMoment } from '../../turn/free-actions.ts'
import {
  baseOf,
  matchingSupporters,
  spendSupporter,
  supportersFor,
  sympathetic,
  sympatheticClearings,
  sympathy,
  warrior,
} from './state.ts'

/** 8.4.1.I: the suits of bases on the board that a clearing can take; more than one where it has several suits (F). */
const basesFor = (g: Visible, clearing: number): number[] =>
  suitsOf(g, clearing).filter((suit) => count(g, baseOf(suit), SUPPLY) > 0)

/** 8.4.1.I, 8.4.1.II: sympathetic clearings whose base is still on the board and whose price can be paid. */
const revoltClearings = (g: Root): number[] =>
  sympatheticClearings(g).filter((clearing) => {
    return basesFor(g, clearing).length > 0 && supportersFor(g, suitOf(g, clearing)) >= ALLIANCE.revoltCost
  })

/** 8.4.2.I, 8.4.2.II: clearings sympathy can spread to. */
function spreadClearings(g: Root, seat: Seat): number[] {
  if (count(g, sympathy, SUPPLY) === 0) return []
  const isFirst = onMapCount(g, sympathy) === 0
  return clearings(g).filter(
    (at) =>
      !sympathetic(g, at) &&
      (isFirst || neighbours(g, seat, at).some((to) => sympathetic(g, to))) &&
      mayPlace(g, seat, at) &&
      supportersFor(g, suitOf(g, at)) >= spreadCost(g, seat, at),
  )
}

/** 8.4.2.II, 8.4.2.II.a: the number above the token, one more under martial law. */
export const spreadCost = (g: Visible, seat: Seat, clearing: number): number =>
  ALLIANCE.sympathyCost[onMapCount(g, sympathy)]! + (martialLaw(g, seat, clearing) ? ALLIANCE.martialLawCost : 0)

/** The warriors of a party in a clearing, a warlord among them (T27). */
function warriorsIn(g: Visible, party: Party, clearing: number): number {
  if (presenceOf(g, party, clearing) === 0) return 0
  let n = 0
  for (const kind of armyAt(g, party).pieces) if (kind.category === 'warrior') n += count(g, kind, clearing)
  return n
}

/** 8.4.2.II.a: three or more warriors of one other player (T94), those that count as theirs included (E). */
function martialLaw(g: Visible, seat: Seat, clearing: number): boolean {
  for (let other = 0; other < g.factions.length; other++) {
    if (other === seat) continue
    let warriors = 0
    for (const party of commandedBy(g, other)) warriors += warriorsIn(g, party, clearing)
    if (warriors >= ALLIANCE.martialLawWarriors) return true
  }
  return false
}

/** Supporters of the clearing's suit, so many. */
const supported =
  (g: Root, law: string, cost: (at: number) => number): Hurdle<number> =>
  (at) => {
    const [suit, least] = [suitOf(g, at), cost(at)]
    const have = supportersFor(g, suit)
    return have >= least ? null : because(law, 'tooFewSupporters', { suit: suitNameAt(g, at), least, have })
  }

/** 8.4.1.I, 8.4.1.II: what must hold for a revolt in a clearing. */
const revoltHurdles = (g: Root): readonly Hurdle<number>[] => [
  manned(g, sympathy, '8.4.1.I'),
  (at) => (basesFor(g, at).length > 0 ? null : because('8.4.1.I', 'basePlaced')),
  supported(g, '8.4.1.II', () => ALLIANCE.revoltCost),
]

/** 8.4.2.I, 8.4.2.II: what must hold for spreading sympathy to a clearing. */
function spreadHurdles(g: Root, seat: Seat): readonly Hurdle<number>[] {
  const held = sympatheticClearings(g)
  const isBeside = (at: number): boolean => neighbours(g, seat, at).some((to) => held.includes(to))
  return [
    () => stocked(g, sympathy, '8.4.2'),
    without(g, [sympathy], '8.4.2.I'),
    (at) => (held.length === 0 || isBeside(at) ? null : because('8.4.2.I', 'notBesideSympathy')),
    placeable(g, seat),
    supported(g, '8.4.2.II', (at) => spreadCost(g, seat, at)),
  ]
}

interface Paying {
  suit: number
  cost: number
  law: string
}

/** Spends supporters matching a suit, one after the other. */
const paySupporters = procedure<Root, Paying & Own>(
  'alliance.pay',
  [
    must('8.2.3', 'spendSupporter', {
      picks: 'supporter',
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
  ],
  (g, p) => supportersFor(g, p.suit) >= p.cost,
)

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
  must('8.4.1.III', 'allianceBase', {
    picks: 'suit',
    who: (_g, r) => r.seat,
    when: (g, r) => basesFor(g, r.clearing).length > 1,
    options: (g, r) => basesFor(g, r.clearing).map((suit) => SUIT_NAMES[suit]!),
    about: (_g, r) => ({ place: r.clearing }),
    effect: (g, r, suit) => {
      rise(g, r, SUIT_NAMES.indexOf(suit))
      return 'done'
    },
  }),
  run('8.4.1.III', 'place', (g, r) => rise(g, r, basesFor(g, r.clearing)[0] ?? suitOf(g, r.clearing))),
])

/** 8.4.1.III: the base, a warrior for each sympathetic clearing of its suit, and an officer. */
function rise(g: Root, r: AtClearing, suit: number): void {
  if (mayBuild(g, r.seat, r.clearing)) place(g, baseOf(suit), r.clearing, 1, '8.4.1.III')
  const warriors = sympatheticClearings(g).filter((clearing) => isOfSuit(g, clearing, suit)).length
  if (mayPlace(g, r.seat, r.clearing)) place(g, warrior, r.clearing, warriors, '8.4.1.III')
  if (edition(g).revoltGrantsOfficer) makeOfficer(g, r.seat, '8.4.1.III')
}

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
    picks: 'clearing',
    who: (_g, b) => b.seat,
    when: (g) => sympatheticClearings(g).length > 0 && g.own.alliance.supporters.length >= ALLIANCE.revoltCost,
    options: (g) => revoltClearings(g),
    inVain: (g) => placesInVain(g, revoltHurdles(g)),
    cite: () => '8.4.1.I',
    effect: (g, b, clearing) => {
      call(g, revolt, { seat: b.seat, clearing })
      call(g, betweenRepeats, { seat: b.seat })
      return 'again'
    },
  }),
  run('1.4.1', 'beforeSpread', (g, b) => offerMoment(g, { seat: b.seat, phase: 'birdsong', moment: 'any' })),
  may('8.4.2', 'allianceSpread', {
    picks: 'clearing',
    who: (_g, b) => b.seat,
    options: (g, b) => spreadClearings(g, b.seat),
    inVain: (g, b) => placesInVain(g, spreadHurdles(g, b.seat)),
    cite: () => '8.4.2.I',
    effect: (g, b, clearing) => {
      call(g, spread, { seat: b.seat, clearing })
      call(g, betweenRepeats, { seat: b.seat })
      return 'again'
    },
  }),
])

export const birdsongProcedures = [paySupporters, revolt, spread] as const
