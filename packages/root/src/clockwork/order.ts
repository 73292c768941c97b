import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { craftPoints, takeItem } from '../actions/craft.ts'
import { cardAt, cardIndex } from '../cards/deck.ts'
import { discard, drawnFrom, reshuffleIfEmpty, withdraw } from '../cards/hand.ts'
import { announce } from '../core/book.ts'
import { chance } from '../core/questions.ts'
import { score } from '../core/scoring.ts'
import type { Own, Root } from '../core/state.ts'
import { SUIT_NAMES } from '../core/suits.ts'
import { itemIndex } from '../facts/items.ts'
import { itemInSupply } from './items.ts'
import { tellNothing, tellStep } from './priorities.ts'
import { buyOrder } from './services.ts'
import { botAt, isLevel, setOrder } from './state.ts'

interface Drawing extends Own {
  law: string
  /** Whether it becomes the order; otherwise it is kept until the next step puts it somewhere. */
  isOrder: boolean
  left: number
}

/** Cards off the deck, face up. With no card left anywhere nothing is drawn (T83). */
export const drawOpen = procedure<Root, Drawing>('clockwork.draw', [
  run('2.1', 'newDeck', reshuffleIfEmpty),
  chance('2.1', 'draw', {
    picks: 'card',
    when: (g, d) => d.left > 0 && g.deck.length > 0,
    ...drawnFrom((g) => g.deck),
    effect: (g, d, card) => {
      const index = cardIndex(card)
      withdraw(g.deck, index)
      reshuffleIfEmpty(g)
      d.left -= 1
      if (d.isOrder) {
        setOrder(g, d.seat, index)
        tell(d.law, 'clockworkOrder', () => ({ seat: d.seat, card, suit: SUIT_NAMES[cardAt(index).suitIndex]! }))
      } else {
        botAt(g, d.seat).drawn.push(index)
        tell(d.law, 'clockworkDrew', () => ({ seat: d.seat, card }))
      }
      return 'again'
    },
  }),
])

/** Draws and reveals the order card. */
export function revealOrder(g: Root, seat: Seat, law: string): void {
  tellStep(law, seat)
  call(g, drawOpen, { seat, law, isOrder: true, left: 1 })
}

/** Draws cards face up; the next step takes them with `takeDrawn`. */
export function drawFaceUp(g: Root, seat: Seat, left: number, law: string): void {
  if (left > 0) call(g, drawOpen, { seat, law, isOrder: false, left })
}

/** The cards that were just drawn, in the order they came. */
export const takeDrawn = (g: Root, seat: Seat): number[] => botAt(g, seat).drawn.splice(0)

/** Crafting: an item that is in the supply, for one point whatever the card says, and what a landmark adds (F). The card stays. */
export function craftCard(g: Root, seat: Seat, card: number, law: string): void {
  const { id, item } = cardAt(card)
  tell(law, 'crafted', () => ({ seat, card: id }))
  takeItem(g, seat, itemIndex(item!))
  score(g, seat, craftPoints(g, seat, 1, itemIndex(item!)), law)
  announce(g, 'crafted', { seat, card }, g.active)
}

/** Crafts the order card, if it shows an item that is in the supply; another may be bought first. */
export const crafting = procedure<Root, Own & { law: string }>('clockwork.craft', [
  run('4.1', 'buy', (g, c) => buyOrder(g, c.seat)),
  run('4.1', 'craft', (g, c) => {
    const { order } = botAt(g, c.seat)
    if (itemInSupply(g, c.seat, order)) craftCard(g, c.seat, order, c.law)
    else tellNothing(c.law, c.seat)
  }),
])

/** Lets an automaton craft its order card. */
export function craftOrder(g: Root, seat: Seat, law: string): void {
  tellStep(law, seat)
  call(g, crafting, { seat, law })
}

/** Discards the order card. */
export function discardOrder(g: Root, seat: Seat, law: string): void {
  const { order } = botAt(g, seat)
  if (order >= 0) {
    tell(law, 'clockworkDiscard', () => ({ seat, card: cardAt(order).id }))
    discard(g, order, false)
  }
  setOrder(g, seat, -1)
}

/** The last step of Evening: the order card is discarded; at the hardest level a point follows. */
export function endEvening(g: Root, seat: Seat, law: string): void {
  tellStep(law, seat)
  discardOrder(g, seat, law)
  nightmare(g, seat, law)
}

/** Points that a step counts; where there are none, the log says so. */
export function scoreStep(g: Root, seat: Seat, points: number, law: string): void {
  if (points === 0) tellNothing(law, seat)
  else score(g, seat, points, law)
}

/** Nightmare: a point at the end of Evening. */
export function nightmare(g: Root, seat: Seat, law: string): void {
  if (!isLevel(g, seat, 'nightmare')) return
  tell(law, 'clockworkNightmare', () => ({ seat }))
  score(g, seat, 1, law)
}
