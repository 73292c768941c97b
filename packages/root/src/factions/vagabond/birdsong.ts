import { procedure, run } from '@spinney/kernel'
import { may, must } from '../../core/questions.ts'
import type { Own, Root } from '../../core/state.ts'
import { VAGABOND } from '../../facts/factions/vagabond.ts'
import { EXHAUSTED, exhaustedCount, exhaustedWords, itemNamed, onTrack, refresh, TEA } from './items.ts'
import { moveWithAllies, slipOptions } from './move.ts'
import { vagabondAt } from './state.ts'

interface Birdsong extends Own {
  /** Items still to be refreshed for teas, */
  due: number
  /** and those that may be refreshed besides. */
  more: number
}

/** 9.4 Birdsong: refresh, then slip. */
export const birdsong = procedure<Root, Birdsong>('vagabond.birdsong', [
  run('9.4.1', 'teas', (g, b) => {
    const own = vagabondAt(g, b.seat)
    own.aids.fill(0)
    b.due = VAGABOND.refreshPerTea * onTrack(own, TEA)
    b.more = VAGABOND.refresh
    if (exhaustedCount(own) > b.due) return
    for (const item of own.items.filter((tile) => tile & EXHAUSTED)) refresh(g, b.seat, item, '9.4.1')
    b.due = 0
  }),
  must('9.4.1', 'vagabondRefresh', {
    picks: 'item',
    who: (_g, b) => b.seat,
    when: (_g, b) => b.due > 0,
    options: (g, b) => exhaustedWords(vagabondAt(g, b.seat)),
    about: (_g, b) => ({ left: b.due }),
    effect: (g, b, word) => {
      refresh(g, b.seat, itemNamed(word), '9.4.1')
      b.due -= 1
      return 'again'
    },
  }),
  may('9.4.1', 'vagabondRefreshMore', {
    picks: 'item',
    who: (_g, b) => b.seat,
    when: (g, b) => b.more > 0 && exhaustedCount(vagabondAt(g, b.seat)) > 0,
    options: (g, b) => exhaustedWords(vagabondAt(g, b.seat)),
    about: (_g, b) => ({ left: b.more }),
    effect: (g, b, word) => {
      refresh(g, b.seat, itemNamed(word), '9.4.1')
      b.more -= 1
      return 'again'
    },
  }),
  may('9.4.2', 'vagabondSlip', {
    picks: ['clearing', 'forest'],
    who: (_g, b) => b.seat,
    options: (g, b) => slipOptions(g, b.seat),
    effect: (g, b, to) => moveWithAllies(g, b.seat, to, '9.4.2'),
  }),
])
