import { call, type Listener, procedure, reaction, reveal, run, type Seat, tell } from '@spinney/kernel'
import { suitOf } from '../../board/map.ts'
import { cardIndex } from '../../cards/deck.ts'
import { drawnFrom, matchingCards, reshuffleIfEmpty, showHand, UNSEEN, withdraw } from '../../cards/hand.ts'
import type { Removal, RootEvents } from '../../core/hooks.ts'
import { commanderOf } from '../../core/parties.ts'
import { chance, must } from '../../core/questions.ts'
import type { Root } from '../../core/state.ts'
import { addSupporter, allianceSeat, sympathetic, sympathy } from './state.ts'

interface Outrage {
  /** Who has caused it. */
  by: Seat
  place: number
  /** Cards still owed: one for each token removed or move made. */
  owed: number
}

/** Picked by a player without a matching card: the hand is shown instead. */
const SHOW_HAND = 'show-hand'

/** 8.2.6: who holds cards is always asked, so that only the answer tells whether one of them matches. */
function outrageOptions(g: Root, o: Outrage): string[] {
  const cards = matchingCards(g, o.by, suitOf(g, o.place))
  return cards.length > 0 ? cards : [SHOW_HAND]
}

/** 8.2.6 Outrage: a matching card from hand joins the supporters, or the hand is shown and the deck gives one. */
export const outrage = procedure<Root, Outrage>('alliance.outrage', [
  run('8.2.6', 'owing', (g, o) => {
    if (o.owed === 0) return 'done'
    o.owed -= 1
    if (g.hands[o.by]!.length === 0) call(g, supporterFromDeck, { count: 1 })
    return 'next'
  }),
  must('8.2.6', 'outrage', {
    picks: ['handCard', 'action'],
    who: (_g, o) => o.by,
    when: (g, o) => g.hands[o.by]!.length > 0,
    options: outrageOptions,
    about: (_g, o) => ({ place: o.place }),
    effect: (g, o, pick) => {
      if (pick !== SHOW_HAND) return giveSupporter(g, o, pick)
      showHand(g, o.by, allianceSeat(g), '8.2.6')
      call(g, supporterFromDeck, { count: 1 })
    },
  }),
  run('8.2.6', 'next', (g, o) => {
    if (o.owed > 0) call(g, outrage, { ...o })
  }),
])

function giveSupporter(g: Root, o: Outrage, card: string): void {
  withdraw(g.hands[o.by]!, cardIndex(card))
  reveal()
  tell(
    '8.2.6',
    'outraged',
    () => ({ seat: o.by, place: o.place, card: UNSEEN }),
    () => ({ to: [o.by, allianceSeat(g)], facts: { card } }),
  )
  addSupporter(g, cardIndex(card))
}

/** 8.2.6, 8.3.4: cards from the deck become supporters. */
export const supporterFromDeck = procedure<Root, { count: number }>('alliance.supporterFromDeck', [
  run('2.1', 'newDeck', reshuffleIfEmpty),
  chance('8.2.6', 'supporterDraw', {
    picks: 'card',
    when: (g, s) => s.count > 0 && g.deck.length > 0,
    ...drawnFrom((g) => g.deck),
    effect: (g, s, card) => {
      withdraw(g.deck, cardIndex(card))
      reshuffleIfEmpty(g)
      s.count -= 1
      tell(
        '8.2.3',
        'supporterGained',
        () => ({ seat: allianceSeat(g), card: UNSEEN }),
        () => ({
          to: [allianceSeat(g)],
          facts: { card },
        }),
      )
      addSupporter(g, cardIndex(card))
      return 'again'
    },
  }),
])

/** 8.2.6: whoever removes a sympathy token causes outrage; for a band its controller does (E.3.7). */
export const outrageOnRemoval: Listener<Root, Removal> = (g, removal) => {
  const seat = allianceSeat(g)
  const by = commanderOf(g, removal.by)
  if (removal.owner !== seat || by === seat || by < 0) return null
  const tokens = removal.losses.reduce((sum, loss) => sum + (loss.kind === sympathy.index ? loss.count : 0), 0)
  return tokens === 0 ? null : reaction(outrage, { by, place: removal.place, owed: tokens })
}

/** 8.2.6: so does whoever moves warriors into a sympathetic clearing, its own too; a forced move is its owner's (1.5.5). */
export const outrageOnMove: Listener<Root, RootEvents['moved']> = (g, { mover, to, warriors }) => {
  const by = commanderOf(g, mover)
  if (by === allianceSeat(g) || by < 0 || warriors === 0 || !sympathetic(g, to)) return null
  return reaction(outrage, { by, place: to, owed: 1 })
}
