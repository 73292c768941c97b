import { type Listener, procedure, reaction, reveal, run, tell } from '@spinney/kernel'
import { cardIndex } from '../../cards/deck.ts'
import { distinct } from '../../cards/hand.ts'
import type { Removal } from '../../core/hooks.ts'
import { shift } from '../../core/pieces.ts'
import { BOARD, SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import type { Root } from '../../core/state.ts'
import { SUIT_NAMES } from '../../core/suits.ts'
import { allianceSeat, bases, matchingSupporters, officers, spendSupporter, supporterLimit, warrior } from './state.ts'

/** 8.2.4: what the loss of bases costs: matching supporters, half the officers, and the limit without any base. */
export const losingBases = procedure<Root, { suits: number[] }>('alliance.losingBases', [
  run('8.2.4', 'supporters', (g, l) => {
    // Supporters lie face down until they are discarded.
    reveal()
    for (const suit of l.suits) {
      for (const card of matchingSupporters(g, suit)) spendSupporter(g, card)
      const lost = Math.ceil(officers(g) / 2)
      shift(g, warrior, BOARD, SUPPLY, lost)
      tell('8.2.4', 'baseLost', () => ({ seat: allianceSeat(g), suit: SUIT_NAMES[suit]!, officers: lost }))
    }
  }),
  must('8.2.4', 'discardSupporter', {
    picks: 'supporter',
    who: (g) => allianceSeat(g),
    when: (g) => g.own.alliance.supporters.length > supporterLimit(g),
    options: (g) => distinct(g.own.alliance.supporters),
    effect: (g, _l, card) => {
      spendSupporter(g, cardIndex(card))
      return 'again'
    },
  }),
])

/** 8.2.4: when bases are removed. */
export const onBaseRemoved: Listener<Root, Removal> = (g, removal) => {
  if (removal.owner !== allianceSeat(g)) return null
  const suits = bases.flatMap((base, suit) => (removal.losses.some((loss) => loss.kind === base.index) ? [suit] : []))
  return suits.length === 0 ? null : reaction(losingBases, { suits })
}
