import { call, procedure, reaction, type Seat } from '@spinney/kernel'
import { battle, newBattle, payableBattles } from '../../actions/battle.ts'
import { ANYWHERE, moveBetween, moveOptions } from '../../actions/move.ts'
import type { CardEffect } from '../../core/content.ts'
import { must } from '../../core/questions.ts'
import type { Own, Root } from '../../core/state.ts'
import { ANY_SUIT } from '../../core/suits.ts'
import { discardCrafted } from '../crafted.ts'
import { hasCrafted } from '../deck.ts'

interface Emigration extends Own {
  /** Where the move has led, 0 before it. */
  to: number
}

/** Who did not do both loses the card. */
function giveUp(g: Root, seat: Seat): 'done' {
  discardCrafted(g, seat, 'eyrie-emigre')
  return 'done'
}

/** 4.1.3: a move, then a battle in the clearing moved into: the one effect of a card that must be used. */
const emigration = procedure<Root, Emigration>('card.eyrieEmigre', [
  must('4.1.3', 'eyrieEmigreMove', {
    kind: 'move',
    picks: { from: 'place', to: 'place' },
    who: (_g, e) => e.seat,
    options: (g, e) => moveOptions(g, e.seat, ANYWHERE),
    about: (_g, e) => ({ seat: e.seat, from: 0, to: 0, suit: ANY_SUIT }),
    none: (g, e) => giveUp(g, e.seat),
    effect: (g, e, { from, to }) => {
      e.to = to
      call(g, moveBetween, { seat: e.seat, chooser: e.seat, from, to, suit: ANY_SUIT, law: '4.1.3' })
    },
  }),
  must('4.1.3', 'eyrieEmigreBattle', {
    kind: 'battle',
    picks: { clearing: 'clearing', defender: 'seat' },
    who: (_g, e) => e.seat,
    options: (g, e) => payableBattles(g, e.seat, e.to),
    none: (g, e) => giveUp(g, e.seat),
    effect: (g, e, { clearing, defender }) => call(g, battle, newBattle(e.seat, defender, clearing)),
  }),
])

/** Eyrie Émigré, at the end of its owner's Birdsong. */
export const eyrieEmigre: CardEffect = {
  name: 'eyrie-emigre',
  procedures: [emigration],
  on: {
    phaseEnded: (g, { seat, phase }) =>
      phase === 'birdsong' && hasCrafted(g, seat, 'eyrie-emigre') ? reaction(emigration, { seat, to: 0 }) : null,
  },
}
