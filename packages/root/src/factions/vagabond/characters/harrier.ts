import { call, procedure, type Seat } from '@spinney/kernel'
import { mayMove } from '../../../actions/move.ts'
import { announce, clearings } from '../../../core/book.ts'
import { must } from '../../../core/questions.ts'
import { because } from '../../../core/reasons.ts'
import type { Own, Root, Visible } from '../../../core/state.ts'
import { closedBy } from '../../../turn/closing.ts'
import type { Action } from '../../../turn/free-actions.ts'
import { readyOf } from '../closing.ts'
import { exhaustOne, TORCH } from '../items.ts'
import { placeOf, setPawn } from '../pawn.ts'
import { hasTorch } from './torch.ts'

/** D.9.2: every other clearing that can be entered at all. */
function glideTargets(g: Visible, seat: Seat): number[] {
  const from = placeOf(g, seat)
  return clearings(g).filter((to) => to !== from && mayMove(g, seat, from, to))
}

/** D.9.2 Glide: the pawn alone moves to any clearing, without boots. */
export const gliding = procedure<Root, Own>('vagabond.glide', [
  must('D.9.2', 'vagabondGlide', {
    picks: 'clearing',
    who: (_g, f) => f.seat,
    options: (g, f) => glideTargets(g, f.seat),
    effect: (g, f, to) => {
      exhaustOne(g, f.seat, TORCH, 'D.9.2')
      announce(g, 'moved', { ...setPawn(g, f.seat, to, 'D.9.2'), glided: true }, g.active)
    },
  }),
])

export const glide: Action<Own> = {
  id: 'glide',
  law: 'D.9.2',
  available: (g, d) => hasTorch(g, d.seat) && glideTargets(g, d.seat).length > 0,
  ...closedBy(readyOf(TORCH, 'D.9.2'), () => because('D.9.2', 'nowhereToGo')),
  perform: (g, d) => call(g, gliding, { seat: d.seat }),
}
