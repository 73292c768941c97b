import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { placeable, roomy, ruled, stocked } from '../../actions/hurdles.ts'
import { isOfSuit, mayBuild, mayPlace, suitNameAt, suitsOf } from '../../board/map.ts'
import { cardAt, cardIndex } from '../../cards/deck.ts'
import { discard, distinct, spend, withdraw } from '../../cards/hand.ts'
import { clearings, edition } from '../../core/book.ts'
import { clearingsWith, count, shift } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { BOARD, SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import { because, type Hurdle, type Reason } from '../../core/reasons.ts'
import { rules } from '../../core/rule.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { BIRD } from '../../core/suits.ts'
import { LIZARD } from '../../facts/factions/lizard.ts'
import { type Closing, closedBy, closedIn, type Premise } from '../../turn/closing.ts'
import { type Action, menu } from '../../turn/free-actions.ts'
import { gardenOf, gardensOnMap, liesApart, ritualSuit, warrior } from './state.ts'

/** 10.5.1: ruled clearings of a suit that can take a garden of it. */
const gardenClearings = (g: Visible, seat: Seat, suit: number): number[] =>
  suit === BIRD || count(g, gardenOf(suit), SUPPLY) === 0
    ? []
    : clearings(g).filter((at) => isOfSuit(g, at, suit) && rules(g, seat, at) && mayBuild(g, seat, at))

/** 10.5.2: clearings of a suit that can take a warrior. */
const recruitClearings = (g: Visible, seat: Seat, suit: number): number[] =>
  suit === BIRD || count(g, warrior, SUPPLY) === 0
    ? []
    : clearings(g).filter((at) => isOfSuit(g, at, suit) && mayPlace(g, seat, at))

/** 10.5.3: suits that can be scored: a garden of it on the map, and not yet this turn. */
const canScore = (g: Visible, suit: number): boolean =>
  suit !== BIRD && gardensOnMap(g, suit) > 0 && !(edition(g).cultScoreOncePerSuit && g.own.lizard.scored.includes(suit))

/** 10.5.4: where the sacrificed warrior comes from. */
const canSacrifice = (g: Visible): boolean =>
  edition(g).sacrificeFrom === 'supply' ? count(g, warrior, SUPPLY) > 0 : clearingsWith(g, warrior).length > 0

type Ritual = (typeof LIZARD.rituals)[number]

/** 10.5: hand cards that have not been revealed yet. */
function unrevealed(g: Root, seat: Seat): number[] {
  const cards = g.hands[seat]!.slice()
  if (!liesApart(g)) for (const card of g.own.lizard.revealed) if (cards.includes(card)) withdraw(cards, card)
  return cards
}

/** 10.5.3: whether the Score ritual costs the revealed card itself, or another one that is not revealed. */
const scoreSpendsRevealed = (g: Visible): boolean => edition(g).cultScoreSpends === 'revealed'

/** 10.5.3: whether the suit of the spent card says which gardens score; otherwise that of the revealed one does. */
const scoresSuitOfSpent = (g: Visible): boolean => edition(g).cultScoreSuitOf === 'spent'

/** 10.5.3: whether the Score ritual is possible by revealing this card out of so many. */
const allowsScore = (g: Visible, suit: number, cards: number): boolean =>
  (scoresSuitOfSpent(g) || canScore(g, suit)) && (scoreSpendsRevealed(g) || cards > 1)

/** The hand cards that can be revealed for a ritual. */
function cardsFor(g: Root, seat: Seat, ritual: Ritual): string[] {
  const cards = unrevealed(g, seat)
  const serves = (suit: number): boolean => {
    if (ritual === 'build') return gardenClearings(g, seat, suit).length > 0
    if (ritual === 'recruit') return recruitClearings(g, seat, suit).length > 0
    if (ritual === 'score') return allowsScore(g, suit, cards.length)
    return suit === BIRD && canSacrifice(g)
  }
  return distinct(cards.filter((card) => serves(ritualSuit(card))))
}

interface Performing extends Own {
  ritual: Ritual
  card: number
}

const RITUAL_LAWS: { readonly [K in Ritual]: string } = {
  build: '10.5.1',
  recruit: '10.5.2',
  score: '10.5.3',
  sacrifice: '10.5.4',
}

/** 10.5: a ritual: reveal a card, then do what it is for. */
const perform = procedure<Root, Performing>('lizard.ritual', [
  must('10.5', 'lizardReveal', {
    picks: 'handCard',
    who: (_g, r) => r.seat,
    options: (g, r) => cardsFor(g, r.seat, r.ritual),
    cite: (_g, r) => RITUAL_LAWS[r.ritual],
    about: (_g, r) => ({ ritual: r.ritual }),
    effect: (g, r, card) => {
      r.card = cardIndex(card)
      if (liesApart(g)) withdraw(g.hands[r.seat]!, r.card)
      g.own.lizard.revealed.push(r.card)
      tell('10.5', 'revealedCard', () => ({ seat: r.seat, card, ritual: r.ritual }))
    },
  }),
  must('10.5.1', 'lizardPlace', {
    picks: 'clearing',
    who: (_g, r) => r.seat,
    when: (_g, r) => r.ritual === 'build' || r.ritual === 'recruit',
    options: (g, r) => {
      const clearings = r.ritual === 'build' ? gardenClearings : recruitClearings
      return clearings(g, r.seat, ritualSuit(r.card))
    },
    cite: (_g, r) => RITUAL_LAWS[r.ritual],
    about: (_g, r) => ({ ritual: r.ritual }),
    effect: (g, r, clearing) => {
      place(g, r.ritual === 'build' ? gardenOf(ritualSuit(r.card)) : warrior, clearing, 1, RITUAL_LAWS[r.ritual])
    },
  }),
  must('10.5.3', 'lizardSpend', {
    picks: 'handCard',
    who: (_g, r) => r.seat,
    when: (g, r) => r.ritual === 'score' && !scoreSpendsRevealed(g),
    options: (g, r) => distinct(unrevealed(g, r.seat)),
    effect: (g, r, card) => {
      spend(g, r.seat, card, '10.5.3')
      if (scoresSuitOfSpent(g)) r.card = cardIndex(card)
    },
  }),
  must('10.5.4', 'lizardSacrifice', {
    picks: 'clearing',
    who: (_g, r) => r.seat,
    when: (g, r) => r.ritual === 'sacrifice' && edition(g).sacrificeFrom === 'map',
    options: (g) => clearingsWith(g, warrior),
    effect: (g, r, clearing) => {
      makeAcolyte(g, r.seat, clearing)
      return 'done'
    },
  }),
  run('10.5', 'resolve', (g, r) => {
    if (r.ritual === 'score') scoreGardens(g, r)
    if (r.ritual === 'sacrifice') makeAcolyte(g, r.seat, SUPPLY)
  }),
])

/** 10.5.4 Sacrifice: a warrior goes to the box of the acolytes. */
function makeAcolyte(g: Root, seat: Seat, from: number): void {
  shift(g, warrior, from, BOARD, 1)
  tell('10.5.4', 'acolyte', () => ({ seat, from }))
}

/** 10.5.3 Score: the revealed card goes to the Lost Souls, the gardens of its suit score. */
function scoreGardens(g: Root, r: Performing): void {
  const suit = ritualSuit(r.card)
  if (scoreSpendsRevealed(g)) {
    withdraw(g.own.lizard.revealed, r.card)
    tell('10.5.3', 'spent', () => ({ seat: r.seat, card: cardAt(r.card).id }))
    discard(g, r.card, true)
  }
  g.own.lizard.scored.push(suit)
  if (suit !== BIRD) score(g, r.seat, LIZARD.gardenPoints[gardensOnMap(g, suit) - 1] ?? 0, '10.5.3')
}

const held = (g: Root, seat: Seat): number[] => unrevealed(g, seat).map(ritualSuit)

/** 10.5: a card that is not revealed yet must be in hand, */
const cardsLeft: Premise<Own> = (g, d) => (unrevealed(g, d.seat).length > 0 ? null : because('10.5', 'noCardToReveal'))

/** and one of the clearing's suit; birds are not wild (10.2.2). */
const revealable = (g: Root, seat: Seat, law: string): Hurdle<number> => {
  return (at) =>
    held(g, seat).some((suit) => isOfSuit(g, at, suit))
      ? null
      : because(law, 'noMatchingCard', { suit: suitNameAt(g, at) })
}

/** 10.5.3: why no card can be revealed to score. */
function whyNotScore(g: Root, seat: Seat): Reason | null {
  const suits = held(g, seat)
  if (suits.every((suit) => suit === BIRD)) return because('10.2.2', 'onlyBirds')
  if (!suits.some((suit) => suit !== BIRD && gardensOnMap(g, suit) > 0)) return because('10.5.3', 'noGardenOfSuit')
  if (!suits.some((suit) => canScore(g, suit))) return because('10.5.3', 'scoredThisTurn')
  return because('10.5.3', 'needsSecondCard')
}

/** 10.5.4: why nobody can be sacrificed. */
const whyNotSacrifice = (g: Root, seat: Seat): Reason | null =>
  held(g, seat).includes(BIRD) ? because('10.5.4', 'nobodyToSacrifice') : because('10.5.4', 'noBirdCard')

/** 10.5.1: a garden of a suit of the clearing must be left. */
const stockedOfAny = (g: Root, at: number): Reason | null => {
  const reasons = suitsOf(g, at).map((suit) => stocked(g, gardenOf(suit), '10.5.1'))
  return reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null
}

/** Why a ritual is closed. */
const CLOSINGS: { readonly [K in Ritual]: Closing<Own> } = {
  build: closedIn(
    (g, { seat }) => [
      ruled(g, seat, '10.5.1'),
      roomy(g),
      placeable(g, seat),
      (at) => stockedOfAny(g, at),
      revealable(g, seat, '10.5.1'),
    ],
    cardsLeft,
  ),
  recruit: closedIn(
    (g, { seat }) => [placeable(g, seat), revealable(g, seat, '10.5.2')],
    (g, d) => cardsLeft(g, d) ?? stocked(g, warrior, '10.5.2'),
  ),
  score: closedBy(cardsLeft, (g, { seat }) => whyNotScore(g, seat)),
  sacrifice: closedBy(cardsLeft, (g, { seat }) => whyNotSacrifice(g, seat)),
}

const ritualAction = (ritual: Ritual): Action<Own> => ({
  id: ritual,
  law: RITUAL_LAWS[ritual],
  available: (g, d) => cardsFor(g, d.seat, ritual).length > 0,
  ...CLOSINGS[ritual],
  perform: (g, d) => call(g, perform, { seat: d.seat, ritual, card: -1 }),
})

const RITUALS: readonly Action<Own>[] = LIZARD.rituals.map(ritualAction)

/** 10.5 Daylight: rituals in any order and number. */
export const daylight = procedure<Root, Own>('lizard.daylight', [
  run('10.5', 'begin', (g) => {
    g.own.lizard.scored = []
  }),
  menu('10.5', 'lizardDaylight', 'daylight', () => RITUALS),
])

export const ritualProcedures = [perform] as const
