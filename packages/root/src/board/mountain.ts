import { call, procedure, type Seat, tell } from '@spinney/kernel'
import { handCards, spend } from '../cards/hand.ts'
import type { TableRule } from '../core/content.ts'
import { isUsed, markUsed } from '../core/once.ts'
import { presenceOf } from '../core/pieces.ts'
import { must } from '../core/questions.ts'
import { because } from '../core/reasons.ts'
import { score } from '../core/scoring.ts'
import type { Own, Root, Visible } from '../core/state.ts'
import { board, pathKey } from './map.ts'

const OPEN_PATH = 'open-path'
const POINTS_FOR_OPENING = 1

/** C.3.3: the closed paths with a piece of this seat at either end. */
function openable(g: Visible, seat: Seat): { from: number; to: number }[] {
  const isThere = (clearing: number): boolean => presenceOf(g, seat, clearing) > 0
  return board(g)
    .data.closedPaths.filter(([a, b]) => g.closed.includes(pathKey(a, b)) && (isThere(a) || isThere(b)))
    .map(([from, to]) => ({ from, to }))
}

interface Opening extends Own {
  from: number
  to: number
}

/** C.3.3: any card opens a path for good, for a point. */
const opening = procedure<Root, Opening>('mountain.openPath', [
  must('C.3.3', 'openPath', {
    picks: { from: 'clearing', to: 'clearing' },
    who: (_g, o) => o.seat,
    options: (g, o) => openable(g, o.seat),
    effect: (_g, o, { from, to }) => {
      o.from = from
      o.to = to
    },
  }),
  must('C.3.3', 'openPathCard', {
    picks: 'handCard',
    who: (_g, o) => o.seat,
    options: (g, o) => handCards(g, o.seat),
    about: (_g, o) => ({ from: o.from, to: o.to }),
    effect: (g, o, card) => {
      spend(g, o.seat, card, 'C.3.3')
      g.closed = g.closed.filter((path) => path !== pathKey(o.from, o.to))
      tell('C.3.3', 'pathOpened', () => ({ seat: o.seat, from: o.from, to: o.to }))
      score(g, o.seat, POINTS_FOR_OPENING, 'C.3.3')
    },
  }),
])

/** Closed paths (C.3.2, C.3.3). That closed paths join nothing and bound forests stands with the map. */
export const mountainRule: TableRule = {
  id: 'mountain',
  holdsOn: (map) => map.closedPaths.length > 0,
  procedures: [opening],
  actions: [
    {
      id: OPEN_PATH,
      law: 'C.3.3',
      phase: 'daylight',
      available: (g, seat) =>
        g.closed.length > 0 && !isUsed(g, OPEN_PATH) && g.hands[seat]!.length > 0 && openable(g, seat).length > 0,
      why: (g, seat) => {
        if (g.closed.length === 0) return null
        if (isUsed(g, OPEN_PATH)) return because('C.3.3', 'usedThisTurn')
        return g.hands[seat]!.length === 0 ? because('C.3.3', 'handEmpty') : because('C.3.3', 'notAtClosedPath')
      },
      perform: (g, seat) => {
        markUsed(g, OPEN_PATH)
        call(g, opening, { seat, from: 0, to: 0 })
      },
    },
  ],
}
