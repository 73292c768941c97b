import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { removeItem } from '../../actions/items.ts'
import { must } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { VAGABOND } from '../../facts/factions/vagabond.ts'
import { drawAndDiscard } from '../../turn/draw-and-discard.ts'
import {
  BAG,
  COIN,
  DAMAGED,
  giveUp,
  itemNamed,
  offTrackCount,
  offTrackWords,
  onTrack,
  restore,
  typeOf,
} from './items.ts'
import { forestOf } from './pawn.ts'
import { vagabondAt } from './state.ts'

/** 9.6.4: items in the Satchel and the Damaged box that are too many. */
function surplus(g: Visible, seat: Seat): number {
  const own = vagabondAt(g, seat)
  return offTrackCount(own) - (VAGABOND.itemLimit + VAGABOND.itemLimitPerBag * onTrack(own, BAG))
}

/** 9.6 Evening: rest, draw, discard, check the items. */
export const evening = procedure<Root, Own>('vagabond.evening', [
  run('9.6.1', 'rest', (g, e) => {
    if (forestOf(g, e.seat) < 0) return
    const damaged = vagabondAt(g, e.seat).items.filter((item) => item & DAMAGED)
    for (const item of damaged) restore(g, e.seat, item, true, '9.6.1')
  }),
  run('9.6.2', 'draw', (g, e) => {
    const coins = onTrack(vagabondAt(g, e.seat), COIN)
    call(g, drawAndDiscard, { seat: e.seat, cards: 1 + VAGABOND.cardsPerCoin * coins, law: '9.6.2' })
  }),
  must('9.6.4', 'vagabondDropItem', {
    picks: 'item',
    who: (_g, e) => e.seat,
    when: (g, e) => surplus(g, e.seat) > 0,
    options: (g, e) => offTrackWords(vagabondAt(g, e.seat)),
    about: (g, e) => ({ surplus: surplus(g, e.seat) }),
    effect: (g, e, word) => {
      giveUp(g, e.seat, itemNamed(word))
      removeItem(g, typeOf(itemNamed(word)))
      tell('9.6.4', 'itemDropped', () => ({ seat: e.seat, item: word }))
      return 'again'
    },
  }),
])
