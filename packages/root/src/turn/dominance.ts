import { call, procedure, type Seat, tell } from '@spinney/kernel'
import { whyNotDominate } from '../actions/craft.ts'
import { board, isOfSuit } from '../board/map.ts'
import { cardAt, cardIndex } from '../cards/deck.ts'
import { distinct, matchesFor, spend, toHand, withdraw } from '../cards/hand.ts'
import { clearings } from '../core/book.ts'
import type { TableRule } from '../core/content.ts'
import { must } from '../core/questions.ts'
import { because } from '../core/reasons.ts'
import { rules } from '../core/rule.ts'
import { canDominate, scores, win } from '../core/scoring.ts'
import type { Own, Root, Visible } from '../core/state.ts'
import { BIRD } from '../core/suits.ts'
import { GENERAL } from '../facts/factions.ts'

const CLEARINGS_NEEDED = 3

/** 3.3.1.I, 3.3.1.II: an active dominance card wins at the start of Birdsong. */
export function checkDominance(g: Root, seat: Seat): void {
  const card = g.dominance[seat]!
  if (card < 0) return
  const suit = cardAt(card).suitIndex
  if (suit === BIRD ? rulesOppositeCorners(g, seat) : rulesThree(g, seat, suit)) {
    win(g, seat, 'dominance', suit === BIRD ? '3.3.1.II' : '3.3.1.I')
  }
}

function rulesThree(g: Visible, seat: Seat, suit: number): boolean {
  const ruled = clearings(g).filter((clearing) => isOfSuit(g, clearing, suit) && rules(g, seat, clearing))
  return ruled.length >= CLEARINGS_NEEDED
}

function rulesOppositeCorners(g: Visible, seat: Seat): boolean {
  return board(g).data.corners.some(({ clearing, diagonal }) => rules(g, seat, clearing) && rules(g, seat, diagonal))
}

/** 3.3.1, 3.3.2: whether a seat may activate a dominance card, as far as everybody knows. */
const mayActivate = (g: Visible, seat: Seat): boolean =>
  scores(g, seat) && g.scores[seat]! >= GENERAL.pointsForDominance && canDominate(g, seat)

const isDominance = (card: number): boolean => cardAt(card).kind === 'dominance'

const dominanceInHand = (g: Root, seat: Seat): number[] => g.hands[seat]!.filter(isDominance)

/** 3.3.1: revealing a dominance card takes the score marker off the track for good. */
const activate = procedure<Root, Own>('activateDominance', [
  must('3.3.1', 'activateDominance', {
    picks: 'handCard',
    who: (_g, d) => d.seat,
    options: (g, d) => distinct(dominanceInHand(g, d.seat)),
    effect: (g, d, card) => {
      withdraw(g.hands[d.seat]!, cardIndex(card))
      g.dominance[d.seat] = cardIndex(card)
      tell('3.3.1', 'dominance', () => ({ seat: d.seat, card }))
    },
  }),
])

interface TakingBack extends Own {
  card: number
}

/** 3.3.4: which card takes which back: of the same suit, a bird only for a bird. */
const pays = (g: Visible, seat: Seat, payment: number, wanted: number): boolean =>
  matchesFor(g, seat, payment, cardAt(wanted).suitIndex)

const isTakable = (g: Root, seat: Seat, wanted: number): boolean =>
  g.hands[seat]!.some((payment) => pays(g, seat, payment, wanted))

const takable = (g: Root, seat: Seat): number[] => g.beside.filter((wanted) => isTakable(g, seat, wanted))

/** 3.3.4: spending a matching card to take a dominance card from beside the map. */
const takeBack = procedure<Root, TakingBack>('takeDominance', [
  must('3.3.4', 'takeDominance', {
    picks: 'besideCard',
    who: (_g, t) => t.seat,
    options: (g, t) => distinct(takable(g, t.seat)),
    effect: (_g, t, card) => {
      t.card = cardIndex(card)
    },
  }),
  must('3.3.4', 'payForDominance', {
    picks: 'handCard',
    who: (_g, t) => t.seat,
    options: (g, t) => distinct(g.hands[t.seat]!.filter((payment) => pays(g, t.seat, payment, t.card))),
    about: (_g, t) => ({ card: cardAt(t.card).id }),
    effect: (g, t, payment) => {
      spend(g, t.seat, payment, '3.3.4')
      withdraw(g.beside, t.card)
      toHand(g, t.seat, t.card)
      tell('3.3.4', 'dominanceTaken', () => ({ seat: t.seat, card: cardAt(t.card).id }))
    },
  }),
])

/** What the Law lets every player do with dominance cards in Daylight. */
export const dominanceRule: TableRule = {
  id: 'dominance',
  procedures: [activate, takeBack],
  actions: [
    {
      id: 'activate-dominance',
      law: '3.3.1',
      phase: 'daylight',
      available: (g, seat) => mayActivate(g, seat) && g.hands[seat]!.some(isDominance),
      why: (g, seat) => (dominanceInHand(g, seat).length === 0 ? null : whyNotDominate(g, seat)),
      perform: (g, seat) => call(g, activate, { seat }),
    },
    {
      id: 'take-dominance',
      law: '3.3.4',
      phase: 'daylight',
      available: (g, seat) => g.beside.some((wanted) => isTakable(g, seat, wanted)),
      why: (g) => (g.beside.length === 0 ? null : because('3.3.4', 'noCardToPay')),
      perform: (g, seat) => call(g, takeBack, { seat, card: -1 }),
    },
  ],
}
