import type { Seat } from '@spinney/kernel'
import { isOfSuit, openSlots, suitNameAt, suitOf } from '../board/map.ts'
import { holdsMatching } from '../cards/hand.ts'
import type { PieceKind } from '../core/kinds.ts'
import { count } from '../core/pieces.ts'
import { SUPPLY } from '../core/places.ts'
import { because, type Hurdle, type Reason } from '../core/reasons.ts'
import { placeRefused } from '../core/refusals.ts'
import { rules } from '../core/rule.ts'
import type { Root, Visible } from '../core/state.ts'
import { ANY_SUIT, SUIT_NAMES } from '../core/suits.ts'

/*
 * What may be wrong with a place or a card, in the words of the common Law. Menus and questions put these conditions in
 * order; whoever asks why something is not offered gets the first one that fails.
 */

/** 2.5: the place must be ruled. */
export const ruled = (g: Visible, seat: Seat, law: string): Hurdle<number> => {
  return (at) => (rules(g, seat, at) ? null : because(law, 'notRuled'))
}

/** 2.2.3: there must be room for a building. */
export const roomy = (g: Visible): Hurdle<number> => {
  return (at) => (openSlots(g, at) > 0 ? null : because('2.2.3', 'noSlot'))
}

/** Nothing may forbid placing there. */
export const placeable = (g: Visible, seat: Seat): Hurdle<number> => {
  return (at) => placeRefused(g, seat, at)
}

/** Pieces of a kind must be there. */
export const manned = (g: Visible, kind: PieceKind, law: string, least = 1): Hurdle<number> => {
  return (at) =>
    count(g, kind, at) >= least ? null : because(law, 'tooFewThere', { kind: kind.id, least, have: count(g, kind, at) })
}

/** No piece of these kinds may be there yet. */
export const without = (g: Visible, kinds: readonly PieceKind[], law: string): Hurdle<number> => {
  return (at) => {
    const found = kinds.find((kind) => count(g, kind, at) > 0)
    return found === undefined ? null : because(law, 'alreadyThere', { kind: found.id })
  }
}

/** 2.2.2: the clearing must have a suit. */
export const suited = (g: Visible, suit: number, law: string): Hurdle<number> => {
  return (at) =>
    suit === ANY_SUIT || isOfSuit(g, at, suit) ? null : because(law, 'wrongSuit', { suit: SUIT_NAMES[suit]! })
}

/** 2.1.1: a card that matches the clearing must be in hand. */
export const payable = (g: Root, seat: Seat, law: string): Hurdle<number> => {
  return (at) =>
    holdsMatching(g, seat, suitOf(g, at)) ? null : because(law, 'noMatchingCard', { suit: suitNameAt(g, at) })
}

/** Pieces of a kind must be left in the supply. */
export const stocked = (g: Visible, kind: PieceKind, law: string): Reason | null =>
  count(g, kind, SUPPLY) > 0 ? null : because(law, 'supplyEmpty', { kind: kind.id })
