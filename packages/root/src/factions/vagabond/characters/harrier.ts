import { call, must, procedure, type Seat } from '@spinney/kernel'
import { mayMove } from '../../../actions/move.ts'
import { ALL_CLEARINGS } from '../../../core/places.ts'
import type { Own, Root, Table } from '../../../core/state.ts'
import type { Action } from '../../../turn/free-actions.ts'
import { exhaustOne, TORCH } from '../items.ts'
import { movePawn, placeOf } from '../pawn.ts'
import { hasTorch } from './torch.ts'

/** D.9.2: every other clearing that can be entered at all. */
function glideTargets(g: Table, seat: Seat): number[] {
  const from = placeOf(g, seat)
  return ALL_CLEARINGS.filter((to) => to !== from && mayMove(g, seat, from, to))
}

/** D.9.2 Glide: the pawn alone moves to any clearing, without boots. */
export const gliding = procedure<Root, Own>('vagabond.glide', [
  must('D.9.2', 'vagabondGlide', {
    who: (_g, f) => f.seat,
    options: (g, f) => glideTargets(g, f.seat),
    effect: (g, f, to) => {
      exhaustOne(g, f.seat, TORCH, 'D.9.2')
      movePawn(g, f.seat, to, 'D.9.2')
    },
  }),
])

export const glide: Action<Own> = {
  id: 'glide',
  law: 'D.9.2',
  available: (g, d) => hasTorch(g, d.seat) && glideTargets(g, d.seat).length > 0,
  perform: (g, d) => call(g, gliding, { seat: d.seat }),
}
