import { procedure, reaction, run, type Seat } from '@spinney/kernel'
import { suitsOf } from '../board/map.ts'
import { cardAt } from '../cards/deck.ts'
import { draw } from '../cards/hand.ts'
import type { Landmark } from '../core/content.ts'
import { presenceOf } from '../core/pieces.ts'
import type { Own, Root, Visible } from '../core/state.ts'
import { SUIT_NAMES } from '../core/suits.ts'
import { itemIndex } from '../facts/items.ts'
import { FORGE_ITEMS } from '../facts/landmarks.ts'
import type { Suit } from '../facts/suits.ts'
import { apart, free } from './sites.ts'

const FORGE = 'legendary-forge'
const EXTRA_POINTS = 1

/** The types of items that lie on the card: all there are of each. */
export interface ForgeState {
  types: number[]
}

declare module '../core/state.ts' {
  interface FactionStates {
    'legendary-forge': ForgeState
  }
}

const isOnForge = (g: Visible, item: number): boolean => g.own[FORGE].types.includes(item)

const stands = (g: Visible, seat: Seat): boolean => presenceOf(g, seat, g.landmarks[FORGE]!) > 0

/** Crafting an item from the card draws a card. */
const reward = procedure<Root, Own>('legendary-forge.reward', [
  run('F', 'draw', (g, { seat }) => draw(g, seat, 1, 'F')),
])

/** Legendary Forge: its items are crafted by those who have a piece there, for a card and a point more. */
export const legendaryForge: Landmark = {
  id: FORGE,
  start: () => 0,
  sites: (g) => apart(g, free(g)),
  begin: (g) => {
    g.own[FORGE] = { types: [] }
  },
  placed: (g, clearing) => {
    const suits = suitsOf(g, clearing).map((suit) => SUIT_NAMES[suit] as Suit)
    g.own[FORGE].types = suits.flatMap((suit) => FORGE_ITEMS[suit].map(itemIndex))
  },
  procedures: [reward],
  modify: {
    itemIsThere: (there, g, seat, item) => there && (!isOnForge(g, item) || stands(g, seat)),
    craftPoints: (points, g, _seat, _printed, item) => (isOnForge(g, item) ? points + EXTRA_POINTS : points),
  },
  on: {
    crafted: (g, { seat, card }) => {
      const { item } = cardAt(card)
      return item !== undefined && isOnForge(g, itemIndex(item)) ? reaction(reward, { seat }) : null
    },
  },
}
