import { call, procedure, tell } from '@spinney/kernel'
import { may } from '../../../core/questions.ts'
import type { Own, Root } from '../../../core/state.ts'
import { closedBy } from '../../../turn/closing.ts'
import type { Action } from '../../../turn/free-actions.ts'
import { readyOf } from '../closing.ts'
import { damagedCount, damagedWords, exhaustOne, itemNamed, repair, TORCH } from '../items.ts'
import { vagabondAt } from '../state.ts'
import { hasTorch } from './torch.ts'

const REPAIRS = 3

interface Hiding extends Own {
  repairs: number
}

/** D.3.2: up to three repairs (T38). */
export const hiding = procedure<Root, Hiding>('vagabond.hideout', [
  may('D.3.2', 'vagabondHideout', {
    picks: 'item',
    who: (_g, h) => h.seat,
    when: (g, h) => h.repairs > 0 && damagedCount(vagabondAt(g, h.seat)) > 0,
    options: (g, h) => damagedWords(vagabondAt(g, h.seat)),
    about: (_g, h) => ({ left: h.repairs }),
    effect: (g, h, word) => {
      repair(g, h.seat, itemNamed(word), 'D.3.2')
      h.repairs -= 1
      return 'again'
    },
  }),
])

/** D.3.2 Hideout: repairs, and Daylight is over. */
export const hideout: Action<Own> = {
  id: 'hideout',
  law: 'D.3.2',
  available: (g, d) => hasTorch(g, d.seat),
  ...closedBy(readyOf(TORCH, 'D.3.2')),
  perform: (g, d) => {
    exhaustOne(g, d.seat, TORCH, 'D.3.2')
    tell('D.3.2', 'hideout', () => ({ seat: d.seat }))
    call(g, hiding, { seat: d.seat, repairs: REPAIRS })
    return 'done'
  },
}
