import { call, type Listener, procedure, reveal, type Seat, tell } from '@spinney/kernel'
import { mayRemove, removePieces } from '../../actions/removal.ts'
import { suitOf } from '../../board/map.ts'
import { cardIndex } from '../../cards/deck.ts'
import { holdsMatching, matchingCards, toHand, withdraw } from '../../cards/hand.ts'
import type { FreeAction } from '../../core/content.ts'
import type { RootEvents } from '../../core/hooks.ts'
import { isUsed, markUsed } from '../../core/once.ts'
import { presenceOf } from '../../core/pieces.ts'
import { must } from '../../core/questions.ts'
import { because } from '../../core/reasons.ts'
import type { Own, Phase, Root, Visible } from '../../core/state.ts'
import { corvidSeat, hiddenType, PLOTS, type Plot, plot, returnPlot, ruleOut } from './state.ts'

/** Noted from the moment the player taking the turn draws in Evening: it is too late to expose anything then. */
const HAS_DRAWN = 'corvid.hasDrawn'

export const onDrawing: Listener<Root, RootEvents['drawing']> = (g, { seat }) => {
  const isLast = g.seatOf.corvid !== undefined && g.phase === 'evening' && g.active === seat
  if (isLast && !isUsed(g, HAS_DRAWN)) markUsed(g, HAS_DRAWN)
  return null
}

/** 13.2.4: whether a clearing holds a plot that nothing protects, and pieces of a seat that is not the Corvids. */
const isSuspected = (g: Visible, seat: Seat, clearing: number): boolean =>
  seat !== corvidSeat(g) && presenceOf(g, seat, clearing) > 0 && mayRemove(g, seat, plot, clearing)

const suspectsAny = (g: Visible, seat: Seat): boolean =>
  g.own.corvid.plotsAt.some((clearing) => isSuspected(g, seat, clearing))

/** 13.2.4: whether the seat holds a matching card, too. */
const isExposable = (g: Root, seat: Seat, clearing: number): boolean =>
  isSuspected(g, seat, clearing) && holdsMatching(g, seat, suitOf(g, clearing))

const exposable = (g: Root, seat: Seat): number[] =>
  g.own.corvid.plotsAt.filter((clearing) => isExposable(g, seat, clearing))

interface Exposing extends Own {
  clearing: number
  plot: Plot
}

/** 13.2.4 Exposure: a matching card is shown and a type named. */
export const expose = procedure<Root, Exposing>('corvid.expose', [
  must('13.2.4', 'corvidExpose', {
    picks: { clearing: 'clearing', plot: 'guess' },
    who: (_g, e) => e.seat,
    options: (g, e) => exposable(g, e.seat).flatMap((clearing) => PLOTS.map((name) => ({ clearing, plot: name }))),
    effect: (_g, e, pick) => {
      e.clearing = pick.clearing
      e.plot = pick.plot
    },
  }),
  must('13.2.4', 'corvidExposeCard', {
    picks: 'handCard',
    who: (_g, e) => e.seat,
    options: (g, e) => matchingCards(g, e.seat, suitOf(g, e.clearing)),
    about: (_g, e) => ({ place: e.clearing, plot: e.plot }),
    effect: (g, e, card) => {
      reveal()
      if (PLOTS[hiddenType(g, e.clearing)] === e.plot) rightGuess(g, e, card)
      else wrongGuess(g, e, card)
    },
  }),
])

/** 13.2.4: the plot is removed and does nothing; the card has only been shown. */
function rightGuess(g: Root, e: Exposing, card: string): void {
  tell(
    '13.2.4',
    'plotExposed',
    () => ({ seat: e.seat, place: e.clearing, plot: e.plot }),
    () => ({ to: [e.seat, corvidSeat(g)], facts: { card } }),
  )
  returnPlot(g, e.clearing)
  removePieces(g, plot, e.clearing, 1, e.seat, '13.2.4')
}

/** 13.2.4: the Corvids take the card that was shown. */
function wrongGuess(g: Root, e: Exposing, card: string): void {
  withdraw(g.hands[e.seat]!, cardIndex(card))
  toHand(g, corvidSeat(g), cardIndex(card))
  ruleOut(g, e.clearing, PLOTS.indexOf(e.plot))
  tell(
    '13.2.4',
    'plotMisjudged',
    () => ({ seat: e.seat, place: e.clearing, plot: e.plot }),
    () => ({ to: [e.seat, corvidSeat(g)], facts: { card } }),
  )
}

const exposureIn = (phase: Phase): FreeAction => {
  const conceivable = (g: Visible, seat: Seat): boolean =>
    !isUsed(g, HAS_DRAWN) && g.hands[seat]!.length > 0 && suspectsAny(g, seat)
  return {
    id: 'expose-plot',
    law: '13.2.4',
    phase,
    conceivable,
    available: (g, seat) =>
      conceivable(g, seat) && g.own.corvid.plotsAt.some((clearing) => isExposable(g, seat, clearing)),
    why: (g, seat) => {
      if (!suspectsAny(g, seat)) return null
      if (isUsed(g, HAS_DRAWN)) return because('13.2.4', 'hasDrawn')
      return because('13.2.4', 'noCardToShow')
    },
    perform: (g, seat) => call(g, expose, { seat, clearing: 0, plot: 'bomb' }),
  }
}

/** 13.2.4: what others may do about plots in all phases of their turns, until they draw in Evening. */
export const exposures: readonly FreeAction[] = [exposureIn('birdsong'), exposureIn('daylight'), exposureIn('evening')]
