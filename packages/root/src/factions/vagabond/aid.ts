import { call, procedure, reveal, run, type Seat, tell } from '@spinney/kernel'
import { takeFromBox } from '../../actions/items.ts'
import { suitOf } from '../../board/map.ts'
import { giveCard, holdsMatching, matchingCards, UNSEEN } from '../../cards/hand.ts'
import { edition } from '../../core/book.ts'
import { presenceOf } from '../../core/pieces.ts'
import { may, must } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { ITEM_IDS, type ItemId, itemIndex } from '../../facts/items.ts'
import { exhaust, gain, hasReady, itemNamed, mayGain, readyWords } from './items.ts'
import { clearingOf } from './pawn.ts'
import { countAid } from './relationships.ts'
import { vagabondAt } from './state.ts'

interface Aiding extends Own {
  /** Who is aided, -1 before that is chosen. */
  other: Seat
}

/** 9.5.4: the others with pieces in the pawn's clearing. */
function aidable(g: Visible, seat: Seat): Seat[] {
  const clearing = clearingOf(g, seat)
  const others: Seat[] = []
  if (clearing === 0) return others
  for (let other = 0; other < g.factions.length; other++) {
    if (other !== seat && presenceOf(g, other, clearing) > 0) others.push(other)
  }
  return others
}

/** 9.5.4: whether a Vagabond can aid anybody. */
export function canAid(g: Root, seat: Seat): boolean {
  const clearing = clearingOf(g, seat)
  if (clearing === 0 || !hasReady(vagabondAt(g, seat))) return false
  return holdsMatching(g, seat, suitOf(g, clearing)) && aidable(g, seat).length > 0
}

/** 9.5.4 Aid */
export const aiding = procedure<Root, Aiding>(
  'vagabond.aid',
  [
    must('9.5.4', 'vagabondAid', {
      picks: 'seat',
      who: (_g, a) => a.seat,
      options: (g, a) => aidable(g, a.seat),
      effect: (_g, a, other) => {
        a.other = other
      },
    }),
    must('9.5.4', 'vagabondAidCard', {
      picks: 'handCard',
      who: (_g, a) => a.seat,
      options: (g, a) => matchingCards(g, a.seat, suitOf(g, clearingOf(g, a.seat))),
      about: (_g, a) => ({ other: a.other }),
      effect: (g, a, card) => aidWith(g, a.seat, a.other, card),
    }),
    must('9.5.4', 'vagabondAidExhaust', {
      picks: 'item',
      who: (_g, a) => a.seat,
      options: (g, a) => readyWords(vagabondAt(g, a.seat)),
      about: (_g, a) => ({ other: a.other }),
      effect: (g, a, word) => exhaust(g, a.seat, itemNamed(word), '9.5.4'),
    }),
    must('9.5.4', 'vagabondAidMustTake', {
      kind: 'vagabondAidItem',
      picks: 'itemType',
      who: (_g, a) => a.seat,
      when: mustTake,
      options: boxItems,
      about: (_g, a) => ({ other: a.other }),
      effect: takeItem,
    }),
    may('9.5.4', 'vagabondAidItem', {
      picks: 'itemType',
      who: (_g, a) => a.seat,
      when: (g, a) => !mustTake(g) && g.items[a.other]!.some((items) => items > 0),
      options: boxItems,
      about: (_g, a) => ({ other: a.other }),
      effect: takeItem,
    }),
    run('9.2.9.I', 'relationship', (g, a) => countAid(g, a.seat, a.other)),
  ],
  // Whom to aid is asked before the card is.
  (g, a) => a.other >= 0 || holdsMatching(g, a.seat, suitOf(g, clearingOf(g, a.seat))),
)

/** 9.5.4: an item is taken if there is one; in other editions it may be left (T15). */
function mustTake(g: Visible): boolean {
  return edition(g).aidTakesItem === 'must'
}

/** 9.5.4: a matching card changes hands; nobody else sees it. */
function aidWith(g: Root, seat: Seat, other: Seat, card: string): void {
  giveCard(g, seat, other, card)
  reveal()
  tell(
    '9.5.4',
    'aided',
    () => ({ seat, other, card: UNSEEN }),
    () => ({ to: [seat, other], facts: { card } }),
  )
}

/** 9.5.4: the items in a box of crafted items that this Vagabond can take. */
function boxItems(g: Root, a: Aiding): ItemId[] {
  const own = vagabondAt(g, a.seat)
  return ITEM_IDS.filter((_, type) => g.items[a.other]![type]! > 0 && mayGain(g, own, type))
}

function takeItem(g: Root, a: Aiding, item: ItemId): void {
  takeFromBox(g, a.other, itemIndex(item))
  tell('9.5.4', 'itemTaken', () => ({ seat: a.seat, from: a.other, item }))
  gain(g, a.seat, itemIndex(item), '9.5.4')
}

/** Lets a Vagabond aid somebody. */
export const callAid = (g: Root, seat: Seat): void => call(g, aiding, { seat, other: -1 })
