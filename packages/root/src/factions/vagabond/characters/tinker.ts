import { call, procedure, type Seat, tell } from '@spinney/kernel'
import { suitOf } from '../../../board/map.ts'
import { cardIndex } from '../../../cards/deck.ts'
import { distinct, matches, toHand, withdraw } from '../../../cards/hand.ts'
import { must } from '../../../core/questions.ts'
import { because } from '../../../core/reasons.ts'
import type { Own, Root, Visible } from '../../../core/state.ts'
import { closedBy } from '../../../turn/closing.ts'
import type { Action } from '../../../turn/free-actions.ts'
import { inClearing, readyOf } from '../closing.ts'
import { exhaustOne, TORCH } from '../items.ts'
import { clearingOf } from '../pawn.ts'
import { hasTorch } from './torch.ts'

/** D.2.2: discarded cards of the clearing's suit, and birds. */
function matchingDiscards(g: Visible, seat: Seat): number[] {
  const clearing = clearingOf(g, seat)
  return clearing === 0 ? [] : g.discard.filter((card) => matches(card, suitOf(g, clearing)))
}

/** D.2.2 Day labor: a card out of the discard pile. */
export const laboring = procedure<Root, Own>('vagabond.dayLabor', [
  must('D.2.2', 'vagabondDayLabor', {
    picks: 'discardCard',
    who: (_g, d) => d.seat,
    options: (g, d) => distinct(matchingDiscards(g, d.seat)),
    effect: (g, d, card) => {
      exhaustOne(g, d.seat, TORCH, 'D.2.2')
      withdraw(g.discard, cardIndex(card))
      toHand(g, d.seat, cardIndex(card))
      tell('D.2.2', 'dayLabor', () => ({ seat: d.seat, card }))
    },
  }),
])

export const dayLabor: Action<Own> = {
  id: 'day-labor',
  law: 'D.2.2',
  available: (g, d) => hasTorch(g, d.seat) && matchingDiscards(g, d.seat).length > 0,
  ...closedBy(readyOf(TORCH, 'D.2.2'), inClearing('D.2.2'), () => because('D.2.2', 'noDiscardOfSuit')),
  perform: (g, d) => call(g, laboring, { seat: d.seat }),
}
