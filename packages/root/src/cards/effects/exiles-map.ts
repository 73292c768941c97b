import { board, together } from '../../board/map.ts'
import { armyAt, clearings, factionAt } from '../../core/book.ts'
import type { CardEffect } from '../../core/content.ts'
import { count } from '../../core/pieces.ts'
import { settleAllRule } from '../../core/rule.ts'
import type { Party, Visible } from '../../core/state.ts'
import { cardAt, hasCrafted } from '../deck.ts'

const TOKEN_STRENGTH = 2

/** A party's tokens in a clearing. */
function tokensAt(g: Visible, party: Party, place: number): number {
  let sum = 0
  for (const kind of armyAt(g, party).pieces) if (kind.category === 'token') sum += count(g, kind, place)
  return sum
}

/** Soup Kitchens: tokens of its owner count towards rule, each as two. */
export const soupKitchens: CardEffect = {
  name: 'soup-kitchens',
  modify: {
    strength: (n, g, seat, place) =>
      hasCrafted(g, seat, 'soup-kitchens') ? n + TOKEN_STRENGTH * tokensAt(g, seat, place) : n,
  },
  on: {
    crafted: (g, { card }) => {
      if (cardAt(card).name === 'soup-kitchens') settleAllRule(g)
      return null
    },
  },
  left: (g) => settleAllRule(g),
}

/** Boat Builders: rivers are paths for its owner (2.3). */
export const boatBuilders: CardEffect = {
  name: 'boat-builders',
  modify: {
    paths: (to, g, seat, from) =>
      hasCrafted(g, seat, 'boat-builders') ? together(to, board(g).rivers[from] ?? []) : to,
  },
}

/** Corvid Planners: its owner ignores rule while moving (4.2.1). */
export const corvidPlanners: CardEffect = {
  name: 'corvid-planners',
  modify: { moveNeedsRule: (needs, g, seat) => needs && !hasCrafted(g, seat, 'corvid-planners') },
}

/** Whether a clearing holds a crafting piece of a seat. */
const isWorkplace = (g: Visible, seat: number, clearing: number): boolean =>
  factionAt(g, seat).crafting.kinds?.some((kind) => count(g, kind, clearing) > 0) ?? false

/** Tunnels: clearings with crafting pieces of its owner are adjacent to each other for that player. */
export const tunnels: CardEffect = {
  name: 'tunnels',
  modify: {
    neighbours: (to, g, seat, from) => {
      if (!hasCrafted(g, seat, 'tunnels') || !isWorkplace(g, seat, from)) return to
      return together(
        to,
        clearings(g).filter((clearing) => clearing !== from && isWorkplace(g, seat, clearing)),
      )
    },
  },
}
