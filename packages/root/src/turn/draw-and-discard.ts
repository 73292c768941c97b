import { call, procedure, run } from '@spinney/kernel'
import { discardDown, draw } from '../cards/hand.ts'
import { hooks } from '../core/book.ts'
import type { Own, Root } from '../core/state.ts'

const HAND_LIMIT = 5

interface Drawing extends Own {
  cards: number
  law: string
}

/** How most Evenings end: draw, then discard down to five by choice (6.6, 7.6.2, 8.6.2, …). */
export const drawAndDiscard = procedure<Root, Drawing>('drawAndDiscard', [
  run('2.1', 'drawing', (g, d) => {
    let cards = d.cards
    for (const hook of hooks(g).drawCount) cards = hook(cards, g, d.seat)
    draw(g, d.seat, cards, d.law)
  }),
  run('2.1', 'discarding', (g, d) => call(g, discardDown, { seat: d.seat, limit: HAND_LIMIT, law: d.law })),
])
