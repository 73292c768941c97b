import { call, inBagOrder, procedure, type Random, reveal, run, type Seat, tell } from '@spinney/kernel'
import { announce, hooks, isAutomaton, isHandOpen } from '../core/book.ts'
import { chance, must } from '../core/questions.ts'
import { score } from '../core/scoring.ts'
import type { Own, Root, Visible } from '../core/state.ts'
import { BIRD, EVERY_SUIT } from '../core/suits.ts'
import { cardAt, cardIndex } from './deck.ts'
import { pileFor } from './piles.ts'

/** 2.1.1: whether a card can serve as one of this suit. Birds can serve as any, nothing can serve as a bird. */
export const matches = (card: number, suit: number): boolean => {
  const own = cardAt(card).suitIndex
  return own === suit || own === BIRD || suit === EVERY_SUIT
}

/** 2.1.1: whether birds can serve this seat as cards of any suit: for some factions they are not wild. */
export function birdsAreWild(g: Visible, seat: Seat): boolean {
  let wild = true
  for (const hook of hooks(g).birdsWild) wild = hook(wild, g, seat)
  return wild
}

/** 2.1.1: whether a card can serve this seat as one of a suit. */
export function matchesFor(g: Visible, seat: Seat, card: number, suit: number): boolean {
  const { suitIndex } = cardAt(card)
  if (suitIndex === BIRD) return suit === BIRD || birdsAreWild(g, seat)
  return suitIndex === suit || suit === EVERY_SUIT
}

/** The different cards in a list, in stable order. */
export function different(cards: readonly number[]): number[] {
  const seen: number[] = []
  for (const card of cards) {
    const at = placeIn(seen, card)
    if (at === 0 || seen[at - 1] !== card) insert(seen, at, card)
  }
  return seen
}

/** Their ids. */
export function distinct(cards: readonly number[]): string[] {
  const ids: string[] = []
  for (const card of different(cards)) ids.push(cardAt(card).id)
  return ids
}

/** Where a card belongs in a sorted list, behind its equals. */
function placeIn(sorted: readonly number[], card: number): number {
  let at = sorted.length
  while (at > 0 && sorted[at - 1]! > card) at--
  return at
}

/** Lists of cards are short, and shifting them by hand makes no further list as `splice` does. */
function insert(list: number[], at: number, card: number): void {
  list.push(card)
  for (let i = list.length - 1; i > at; i--) list[i] = list[i - 1]!
  list[at] = card
}

/** The different cards in a hand that match a suit (2.1.1). */
export const matchingCards = (g: Root, seat: Seat, suit: number): string[] =>
  distinct(g.hands[seat]!.filter((card) => matchesFor(g, seat, card, suit)))

/** Whether a hand holds a card matching a suit. */
export const holdsMatching = (g: Root, seat: Seat, suit: number): boolean =>
  g.hands[seat]!.some((card) => matchesFor(g, seat, card, suit))

/** The different cards in a hand. */
export const handCards = (g: Root, seat: Seat): string[] => distinct(g.hands[seat]!)

/** Takes one card out of a list. */
export function withdraw(list: number[], card: number): void {
  const at = list.indexOf(card)
  if (at < 0) throw new Error(`the card ${cardAt(card).id} is not there`)
  for (let i = at + 1; i < list.length; i++) list[i - 1] = list[i]!
  list.pop()
}

/** Puts a card into a hand; hands are kept sorted so that their order tells nothing. */
export function toHand(g: Root, seat: Seat, card: number): void {
  const hand = g.hands[seat]!
  insert(hand, placeIn(hand, card), card)
}

/** G.1.29, G.1.4: a card is spent or discarded from a hand. */
export function spend(g: Root, seat: Seat, card: string, law: string): void {
  const index = cardIndex(card)
  withdraw(g.hands[seat]!, index)
  tell(law, 'spent', () => ({ seat, card }))
  discard(g, index, true)
}

/** A card that is already out of the hand or play area goes to where spent and discarded cards go. */
export function discard(g: Root, card: number, fromHand: boolean): void {
  pileFor(g, card, fromHand).push(card)
}

/**
 * 2.1: the moment the deck is empty, the discard pile becomes the deck. Where that was empty too, it does when the next
 * card is to be drawn: a card discarded before everybody's eyes does not vanish into a deck of its own.
 */
export function reshuffleIfEmpty(g: Root): void {
  if (g.deck.length > 0 || g.discard.length === 0) return
  for (const card of g.discard) g.deck.push(card)
  g.deck.sort(inBagOrder)
  g.discard.length = 0
  tell('2.1', 'reshuffled', () => ({ cards: g.deck.length }))
}

/** What an event calls a card in front of those who may not see it. */
export const UNSEEN = 'unseen'

/** One of the cards of a bag, by weight: what a `chance` step says that draws from one. Bags are kept sorted. */
export const drawnFrom = <L>(bagOf: (g: Root, local: L) => readonly number[]) => ({
  options: (g: Root, local: L): readonly string[] => bagOptions(bagOf(g, local)),
  weights: (g: Root, local: L): readonly number[] => bagWeights(bagOf(g, local)),
  draw: (g: Root, local: L, random: Random): string | undefined => {
    const bag = bagOf(g, local)
    return bag.length === 0 ? undefined : cardAt(bag[random.below(bag.length)]!).id
  },
})

function bagOptions(bag: readonly number[]): string[] {
  const ids: string[] = []
  for (let i = 0; i < bag.length; i++) if (i === 0 || bag[i] !== bag[i - 1]) ids.push(cardAt(bag[i]!).id)
  return ids
}

/** How many of each card there are in a bag, in the order of `bagOptions`. */
function bagWeights(bag: readonly number[]): number[] {
  const weights: number[] = []
  for (let i = 0; i < bag.length; i++) {
    if (i === 0 || bag[i] !== bag[i - 1]) weights.push(1)
    else weights[weights.length - 1]!++
  }
  return weights
}

interface Drawing extends Own {
  count: number
  law: string
}

/** 2.1: drawing cards, one after the other. With no card left anywhere nothing is drawn (T83). */
export const drawCards = procedure<Root, Drawing>('draw', [
  run('2.1', 'drawing', (g, d) => announce(g, 'drawing', { seat: d.seat, cards: d.count }, d.seat)),
  run('2.1', 'newDeck', reshuffleIfEmpty),
  chance('2.1', 'draw', {
    picks: 'card',
    when: (g, d) => d.count > 0 && g.deck.length > 0,
    ...drawnFrom((g) => g.deck),
    effect: (g, d, card) => {
      const index = cardIndex(card)
      withdraw(g.deck, index)
      reshuffleIfEmpty(g)
      toHand(g, d.seat, index)
      d.count--
      tell(
        d.law,
        'drew',
        () => ({ seat: d.seat, card: isHandOpen(g, d.seat) ? card : UNSEEN }),
        () => ({ to: [d.seat], facts: { card } }),
      )
      return 'again'
    },
  }),
])

/** Something happens instead of the draw that is about to begin. */
export function drawReplaced(g: Root): void {
  const drawing = g.flow.findLast((frame) => frame.proc === drawCards.name)!.local as Drawing
  drawing.count = 0
}

/** Lets a seat draw cards once the current step has ended; an automaton has no hand and scores a point for each (A.3). */
export function draw(g: Root, seat: Seat, count: number, law: string): void {
  if (isAutomaton(g, seat)) score(g, seat, count, law)
  else if (count > 0) call(g, drawCards, { seat, count, law })
}

interface Discarding extends Own {
  limit: number
  law: string
}

/** Discarding down to a hand limit, by choice, card after card. */
export const discardDown = procedure<Root, Discarding>('discardDown', [
  must('2.1', 'discard', {
    picks: 'handCard',
    who: (_g, d) => d.seat,
    when: (g, d) => g.hands[d.seat]!.length > d.limit,
    options: (g, d) => handCards(g, d.seat),
    about: (_g, d) => ({ limit: d.limit }),
    effect: (g, d, card) => {
      spend(g, d.seat, card, d.law)
      return 'again'
    },
  }),
])

interface Taking {
  from: Seat
  to: Seat
  law: string
}

/** A random card goes from one hand to another; an automaton has none, so that the deck gives one instead (A.3). */
export const takeRandom = procedure<Root, Taking>('takeRandom', [
  run('A.3', 'fromDeck', (g, t) => {
    if (isAutomaton(g, t.from)) draw(g, t.to, 1, t.law)
  }),
  chance('1.3.2', 'takeRandom', {
    picks: 'card',
    when: (g, t) => g.hands[t.from]!.length > 0,
    ...drawnFrom((g, t: Taking) => g.hands[t.from]!),
    effect: (g, t, card) => {
      withdraw(g.hands[t.from]!, cardIndex(card))
      toHand(g, t.to, cardIndex(card))
      tell(
        t.law,
        'cardTaken',
        () => ({ seat: t.to, from: t.from, card: UNSEEN }),
        () => ({ to: [t.from, t.to], facts: { card } }),
      )
    },
  }),
])

/** A player gives a card to another, and nobody else sees it; one for an automaton is discarded, and it scores (A.3). */
export function giveCard(g: Root, from: Seat, to: Seat, card: string): void {
  withdraw(g.hands[from]!, cardIndex(card))
  if (isAutomaton(g, to)) {
    discard(g, cardIndex(card), true)
    tell('A.3', 'spent', () => ({ seat: from, card }))
    score(g, to, 1, 'A.3')
  } else toHand(g, to, cardIndex(card))
}

/** A hand is shown to one other player, who learns it. */
export function showHand(g: Root, seat: Seat, to: Seat, law: string): void {
  reveal()
  tell(
    law,
    'handShown',
    () => ({ seat, to, cards: [UNSEEN] }),
    () => ({ to: [to, seat], facts: { cards: g.hands[seat]!.map((card) => cardAt(card).id) } }),
  )
}
