import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { board } from '../board/map.ts'
import { cardIndex } from '../cards/deck.ts'
import { drawnFrom, handCards, reshuffleIfEmpty, toHand, UNSEEN, withdraw } from '../cards/hand.ts'
import type { FreeAction, Landmark } from '../core/content.ts'
import { isUsed, markUsed } from '../core/once.ts'
import { presenceOf } from '../core/pieces.ts'
import { chance, must } from '../core/questions.ts'
import type { Own, Phase, Root, Visible } from '../core/state.ts'
import { MARKET_CARDS } from '../facts/landmarks.ts'
import { apart, free } from './sites.ts'

const MARKET = 'black-market'

/** The cards that lie face down: three heaps of one card, and who put each there, -1 for nobody. */
export interface MarketState {
  cards: number[][]
  by: Seat[]
}

declare module '../core/state.ts' {
  interface FactionStates {
    'black-market': MarketState
  }
}

/** Setup: three cards from the deck that nobody sees. */
const dealing = procedure<Root, Record<string, never>>('black-market.deal', [
  run('2.1', 'newDeck', reshuffleIfEmpty),
  chance('A.5.3', 'marketDeal', {
    picks: 'card',
    when: (g) => g.own[MARKET].cards.length < MARKET_CARDS && g.deck.length > 0,
    ...drawnFrom((g) => g.deck),
    effect: (g, _d, card) => {
      withdraw(g.deck, cardIndex(card))
      g.own[MARKET].cards.push([cardIndex(card)])
      g.own[MARKET].by.push(-1)
      return 'again'
    },
  }),
])

interface Trading extends Own {
  slot: number
}

/** Once in the own turn: one card from hand for one of the three. */
const trading = procedure<Root, Trading>('black-market.trade', [
  must('F', 'marketSlot', {
    picks: 'amount',
    who: (_g, t) => t.seat,
    options: (g) => g.own[MARKET].cards.map((_, slot) => slot + 1),
    effect: (_g, t, slot) => {
      t.slot = slot - 1
    },
  }),
  must('F', 'marketCard', {
    picks: 'handCard',
    who: (_g, t) => t.seat,
    options: (g, t) => handCards(g, t.seat),
    effect: (g, { seat, slot }, card) => {
      const [taken] = g.own[MARKET].cards[slot]!
      withdraw(g.hands[seat]!, cardIndex(card))
      g.own[MARKET].cards[slot] = [cardIndex(card)]
      g.own[MARKET].by[slot] = seat
      toHand(g, seat, taken!)
      tell(
        'F',
        'marketTraded',
        () => ({ seat, slot: slot + 1, card: UNSEEN }),
        () => ({ to: [seat], facts: { card } }),
      )
    },
  }),
])

const hasTrade = (g: Visible, seat: Seat): boolean =>
  !isUsed(g, MARKET) && presenceOf(g, seat, g.landmarks[MARKET]!) > 0 && g.hands[seat]!.length > 0

const trade = (phase: Phase): FreeAction => ({
  id: MARKET,
  law: 'F',
  phase,
  available: hasTrade,
  perform: (g, seat) => {
    markUsed(g, MARKET)
    call(g, trading, { seat, slot: 0 })
  },
})

/** Clearings with one slot and no ruin. */
const small = (g: Visible): number[] => free(g).filter((at) => board(g).slots[at] === 1 && g.ruins[at] === 0)

/** Black Market */
export const blackMarket: Landmark = {
  id: MARKET,
  start: () => 0,
  sites: (g) => apart(g, small(g)),
  begin: (g) => {
    g.own[MARKET] = { cards: [], by: [] }
  },
  placed: (g) => call(g, dealing, {}),
  secrets: (g) =>
    g.own[MARKET].cards.map((items, slot) => {
      const by = g.own[MARKET].by[slot]!
      return { items, knownTo: by < 0 ? [] : [by], pool: 'cards', bag: true }
    }),
  cardsKept: (g) => g.own[MARKET].cards.length,
  procedures: [dealing, trading],
  actions: [trade('birdsong'), trade('daylight'), trade('evening')],
}
