import { type Blocked, call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { battle, callBattle, canBattle, canPayForBattle, newBattle, payableBattles } from '../../actions/battle.ts'
import { ANYWHERE, callMove, canMove, offerMove } from '../../actions/move.ts'
import { cardAt, cardIndex } from '../../cards/deck.ts'
import { distinct, handCards, matchesFor, spend } from '../../cards/hand.ts'
import { onMapCount } from '../../core/pieces.ts'
import { may, must } from '../../core/questions.ts'
import { because, type Reason } from '../../core/reasons.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { ANY_SUIT, BIRD } from '../../core/suits.ts'
import { DUCHY } from '../../facts/factions/duchy.ts'
import { type Closing, closedBattle, closedIn, closedMove } from '../../turn/closing.ts'
import { buildHurdles, buildOptions, callBuild } from './build.ts'
import { citadel, isSwayed, MINISTERS, type Minister, market, rankOf, tunnel } from './state.ts'

/** What a minister does, and whether there is anything to do. */
interface Deed extends Closing<Own> {
  possible(g: Root, seat: Seat): boolean
  perform(g: Root, seat: Seat): void
}

type Manoeuvre = 'move' | 'battle'

/** 12.5.2.IV: what the Brigadier can begin with. */
function manoeuvres(g: Root, seat: Seat): Manoeuvre[] {
  const found: Manoeuvre[] = []
  if (canMove(g, seat, ANYWHERE)) found.push('move')
  if (canPayForBattle(g, seat)) found.push('battle')
  return found
}

/** 12.5.2.IV Brigadier: up to two moves, or up to two battles. */
const brigadier = procedure<Root, Own & { battles: number }>('duchy.brigadier', [
  must('12.5.2.IV', 'duchyBrigadier', {
    picks: 'errand',
    who: (_g, b) => b.seat,
    options: (g, b) => manoeuvres(g, b.seat),
    effect: (g, b, manoeuvre) => {
      if (manoeuvre === 'battle') {
        b.battles = DUCHY.brigadierActions - 1
        callBattle(g, b.seat, '12.5.2.IV')
        return 'next'
      }
      callMove(g, b.seat, '12.5.2.IV')
      for (let i = 1; i < DUCHY.brigadierActions; i++) offerMove(g, b.seat, '12.5.2.IV')
      return 'done'
    },
  }),
  may('12.5.2.IV', 'duchyBrigadierBattle', {
    kind: 'battle',
    picks: { clearing: 'clearing', defender: 'seat' },
    who: (_g, b) => b.seat,
    when: (g, b) => b.battles > 0 && canBattle(g, b.seat),
    options: (g, b) => payableBattles(g, b.seat),
    effect: (g, b, { clearing, defender }) => {
      b.battles -= 1
      call(g, battle, newBattle(b.seat, defender, clearing))
      return 'again'
    },
  }),
])

interface Banking extends Own {
  cards: number
  /** The suit of all cards, ANY_SUIT while only birds have been discarded: they are wild (2.1.1). */
  suit: number
}

/** 12.5.2.V: the cards that can still be discarded together with the others. */
const bankable = (g: Root, b: Banking): string[] =>
  b.suit === ANY_SUIT
    ? handCards(g, b.seat)
    : distinct(g.hands[b.seat]!.filter((card) => matchesFor(g, b.seat, card, b.suit)))

function bank(g: Root, b: Banking, card: string): void {
  const { suitIndex } = cardAt(cardIndex(card))
  if (suitIndex !== BIRD) b.suit = suitIndex
  spend(g, b.seat, card, '12.5.2.V')
  b.cards += 1
}

/** 12.5.2.V Banker: one or more cards of one suit score a point each. */
const banker = procedure<Root, Banking>('duchy.banker', [
  must('12.5.2.V', 'duchyBanker', {
    picks: 'handCard',
    who: (_g, b) => b.seat,
    options: (g, b) => bankable(g, b),
    effect: (g, b, card) => bank(g, b, card),
  }),
  may('12.5.2.V', 'duchyBankerMore', {
    picks: 'handCard',
    who: (_g, b) => b.seat,
    when: (g, b) => g.hands[b.seat]!.length > 0,
    options: (g, b) => bankable(g, b),
    about: (_g, b) => ({ cards: b.cards }),
    effect: (g, b, card) => {
      bank(g, b, card)
      return 'again'
    },
  }),
  run('12.5.2.V', 'score', (g, b) => score(g, b.seat, b.cards, '12.5.2.V')),
])

/** 12.5.2.VI: the swayed squires and nobles the Mayor can stand in for, but not the Mayor itself (T100). */
const deputies = (g: Root, seat: Seat): Minister[] =>
  MINISTERS.filter(
    (minister) =>
      minister !== 'mayor' && rankOf(minister) !== 'lord' && isSwayed(g, minister) && DEEDS[minister].possible(g, seat),
  )

/** 12.5.2.VI Mayor: the action of another swayed minister, used or not. */
const mayor = procedure<Root, Own>('duchy.mayor', [
  must('12.5.2.VI', 'duchyMayor', {
    picks: 'minister',
    who: (_g, m) => m.seat,
    options: (g, m) => deputies(g, m.seat),
    effect: (g, m, minister) => {
      tell('12.5.2.VI', 'ministerActs', () => ({ seat: m.seat, minister }))
      DEEDS[minister].perform(g, m.seat)
    },
  }),
])

/** A lord who scores for what is on the map. */
const scoring = (law: string, points: (g: Visible) => number, why: string): Deed => ({
  why: () => because(law, why),
  possible: (g) => points(g) > 0,
  perform: (g, seat) => score(g, seat, points(g), law),
})

/** 12.5.2: what each minister does. */
const DEEDS: { readonly [K in Minister]: Deed } = {
  foremole: {
    possible: (g, seat) => buildOptions(g, seat, false).length > 0,
    ...closedIn((g, { seat }) => buildHurdles(g, seat, false, '12.5.2.I')),
    perform: (g, seat) => callBuild(g, seat, false, '12.5.2.I'),
  },
  captain: {
    possible: (g, seat) => canPayForBattle(g, seat),
    ...closedBattle(),
    perform: (g, seat) => callBattle(g, seat, '12.5.2.II'),
  },
  marshal: {
    possible: (g, seat) => canMove(g, seat, ANYWHERE),
    ...closedMove(),
    perform: (g, seat) => callMove(g, seat, '12.5.2.III'),
  },
  brigadier: {
    possible: (g, seat) => manoeuvres(g, seat).length > 0,
    ...closedMove(),
    perform: (g, seat) => call(g, brigadier, { seat, battles: 0 }),
  },
  banker: {
    possible: (g, seat) => g.hands[seat]!.length > 0,
    why: () => because('12.5.2.V', 'handEmpty'),
    perform: (g, seat) => call(g, banker, { seat, cards: 0, suit: ANY_SUIT }),
  },
  mayor: {
    possible: (g, seat) => deputies(g, seat).length > 0,
    why: () => because('12.5.2.VI', 'noDeputies'),
    perform: (g, seat) => call(g, mayor, { seat }),
  },
  'duchess-of-mud': scoring(
    '12.5.2.VII',
    (g) => (onMapCount(g, tunnel) === DUCHY.tokens.tunnel ? DUCHY.duchessPoints : 0),
    'notAllTunnels',
  ),
  'baron-of-dirt': scoring('12.5.2.VIII', (g) => onMapCount(g, market), 'noMarkets'),
  'earl-of-stone': scoring('12.5.2.IX', (g) => onMapCount(g, citadel), 'noCitadels'),
}

/** Whether a swayed minister's action can be used now. */
export const canAct = (g: Root, seat: Seat, minister: Minister): boolean =>
  isSwayed(g, minister) && DEEDS[minister].possible(g, seat)

/** Why a minister's action cannot be used. */
export const whyNotAct = (g: Root, seat: Seat, minister: Minister): Reason | null =>
  isSwayed(g, minister) ? DEEDS[minister].why(g, { seat }) : because(DUCHY.ministers[minister].law, 'notSwayed')

/** The places and cards that would be in vain for a minister. */
export const inVainFor = (g: Root, seat: Seat, minister: Minister): readonly Blocked[] =>
  DEEDS[minister].inVain?.(g, { seat }) ?? []

/** Uses a minister's action. */
export function act(g: Root, seat: Seat, minister: Minister): void {
  tell(DUCHY.ministers[minister].law, 'ministerActs', () => ({ seat, minister }))
  DEEDS[minister].perform(g, seat)
}

export const ministerProcedures = [brigadier, banker, mayor] as const
