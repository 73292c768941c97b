import { isOfSuit } from '../../board/map.ts'
import type { CardEffect } from '../../core/content.ts'
import type { Root } from '../../core/state.ts'
import { FOX, MOUSE, RABBIT } from '../../core/suits.ts'
import { cardAt, hasCrafted } from '../deck.ts'
import { spend } from '../hand.ts'

/** Every card in a hand that is not of this very suit is discarded; birds are no exception. */
function discardOthers(g: Root, seat: number, suit: number): void {
  for (const card of g.hands[seat]!.filter((held) => cardAt(held).suitIndex !== suit)) {
    spend(g, seat, cardAt(card).id, '4.1.3')
  }
}

/** Partisans: an extra hit in a clearing of their suit, at the price of all hand cards of other suits. */
const partisans = (name: string, suit: number): CardEffect => ({
  name,
  battleEffects: [
    {
      id: name,
      law: '4.3.3.I',
      available: (g, b, side) => hasCrafted(g, b.sides[side]!, name) && isOfSuit(g, b.place, suit),
      apply: (g, b, side) => {
        b.extra[side]! += 1
        discardOthers(g, b.sides[side]!, suit)
      },
    },
  ],
})

export const foxPartisans = partisans('fox-partisans', FOX)
export const rabbitPartisans = partisans('rabbit-partisans', RABBIT)
export const mousePartisans = partisans('mouse-partisans', MOUSE)
