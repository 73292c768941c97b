import { procedure, reaction, type Seat, tell } from '@spinney/kernel'
import type { CardEffect } from '../../core/content.ts'
import { may } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { cardAt, cardIndex, hasCrafted } from '../deck.ts'
import { distinct, draw, drawReplaced, toHand, withdraw } from '../hand.ts'

/** Master Engravers: a point more for every item its owner crafts. */
export const masterEngravers: CardEffect = {
  name: 'master-engravers',
  modify: { craftPoints: (points, g, seat) => (hasCrafted(g, seat, 'master-engravers') ? points + 1 : points) },
}

const brokerage = procedure<Root, Own>('card.murineBroker', [
  may('4.1.3', 'murineBroker', {
    picks: 'action',
    who: (_g, b) => b.seat,
    options: () => ['draw'],
    effect: (g, b) => draw(g, b.seat, 1, '4.1.3'),
  }),
])

/** Murine Broker: its owner may draw a card whenever somebody else crafts an item. */
export const murineBroker: CardEffect = {
  name: 'murine-broker',
  procedures: [brokerage],
  on: {
    crafted: (g, { seat, card }) => {
      if (cardAt(card).kind !== 'item') return null
      const broker = g.factions.findIndex((_, other) => other !== seat && hasCrafted(g, other, 'murine-broker'))
      return broker < 0 ? null : reaction(brokerage, { seat: broker })
    },
  },
}

const ambushesDiscarded = (g: Visible): number[] => g.discard.filter((card) => cardAt(card).kind === 'ambush')

const informing = procedure<Root, Own>('card.informants', [
  may('4.1.3', 'informants', {
    picks: 'discardCard',
    who: (_g, i) => i.seat,
    options: (g) => distinct(ambushesDiscarded(g)),
    effect: (g, i, card) => {
      drawReplaced(g)
      withdraw(g.discard, cardIndex(card))
      toHand(g, i.seat, cardIndex(card))
      tell('4.1.3', 'tookFromDiscard', () => ({ seat: i.seat, card }))
    },
  }),
])

/** Whether a seat that is about to draw may fetch an ambush instead. */
const mayInform = (g: Visible, seat: Seat): boolean =>
  g.phase === 'evening' && g.active === seat && hasCrafted(g, seat, 'informants') && ambushesDiscarded(g).length > 0

/** Informants: in Evening an ambush card from the discard pile instead of whatever would be drawn. */
export const informants: CardEffect = {
  name: 'informants',
  procedures: [informing],
  on: {
    drawing: (g, { seat, cards }) => (cards > 0 && mayInform(g, seat) ? reaction(informing, { seat }) : null),
  },
}
