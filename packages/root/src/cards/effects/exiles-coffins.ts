import { tell } from '@spinney/kernel'
import { kindAt, kindsInPlay } from '../../core/book.ts'
import type { CardEffect } from '../../core/content.ts'
import { count, shift } from '../../core/pieces.ts'
import { ON_CARD, SUPPLY } from '../../core/places.ts'
import { score } from '../../core/scoring.ts'
import type { Root, Visible } from '../../core/state.ts'
import { hasCrafted } from '../deck.ts'

const WARRIORS_PER_POINT = 5

const inPlay = (g: Visible): boolean => g.factions.some((_, seat) => hasCrafted(g, seat, 'coffin-makers'))

/** The warriors that lie on the card, whoever owns them. */
const buried = (g: Visible): number =>
  kindsInPlay(g).reduce((sum, kind) => sum + (kind.category === 'warrior' ? count(g, kind, ON_CARD) : 0), 0)

/** All warriors on the card go back to their supplies. */
function returnAll(g: Root): void {
  for (const kind of kindsInPlay(g)) shift(g, kind, ON_CARD, SUPPLY, count(g, kind, ON_CARD))
}

/**
 * Coffin Makers: warriors removed to a supply, not replaced, lie here instead. At the start of Birdsong every five of
 * them score a point, then all return. There is one such card, so that the place itself says where they are.
 */
export const coffinMakers: CardEffect = {
  name: 'coffin-makers',
  modify: {
    returnsTo: (to, g, loss) =>
      to === SUPPLY && kindAt(g, loss.kind).category === 'warrior' && loss.replaced !== true && inPlay(g)
        ? ON_CARD
        : to,
  },
  actions: [
    {
      id: 'coffin-makers',
      law: '4.1.3',
      phase: 'birdsong',
      at: 'start',
      available: (g) => buried(g) > 0,
      perform: (g, seat) => {
        const warriors = buried(g)
        tell('4.1.3', 'coffinsEmptied', () => ({ seat, warriors }))
        score(g, seat, Math.floor(warriors / WARRIORS_PER_POINT), '4.1.3')
        returnAll(g)
      },
    },
  ],
  left: returnAll,
}
