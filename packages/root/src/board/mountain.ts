import { call, must, procedure, reaction, run, type Seat, tell } from '@spinney/kernel'
import { handCards, spend } from '../cards/hand.ts'
import { PLACES } from '../core/places.ts'
import { isUsed, markUsed, type TableRule } from '../core/registry.ts'
import { rules } from '../core/rule.ts'
import { score } from '../core/scoring.ts'
import type { Own, Root, Table } from '../core/state.ts'
import { board, pathKey } from './map.ts'

const OPEN_PATH = 'open-path'
const POINTS_FOR_OPENING = 1
const POINTS_FOR_THE_PASS = 1

/** C.3.3: the closed paths with a piece of this seat at either end. */
function openable(g: Table, seat: Seat): { from: number; to: number }[] {
  const isThere = (clearing: number): boolean => g.presence[seat * PLACES + clearing]! > 0
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
    who: (_g, o) => o.seat,
    options: (g, o) => openable(g, o.seat),
    effect: (_g, o, { from, to }) => {
      o.from = from
      o.to = to
    },
  }),
  must('C.3.3', 'openPathCard', {
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

/** C.3.4: who rules the pass at the end of the own Evening scores. */
const watch = procedure<Root, Own>('mountain.pass', [
  run('C.3.4', 'score', (g, w) => {
    if (rules(g, w.seat, board(g).data.tower!)) score(g, w.seat, POINTS_FOR_THE_PASS, 'C.3.4')
  }),
])

/** Closed paths and the pass (C.3). That closed paths join nothing and bound forests stands with the map. */
export const mountainRule: TableRule = {
  id: 'mountain',
  procedures: [opening, watch],
  actions: [
    {
      id: OPEN_PATH,
      law: 'C.3.3',
      phase: 'daylight',
      available: (g, seat) =>
        g.closed.length > 0 && !isUsed(g, OPEN_PATH) && g.hands[seat]!.length > 0 && openable(g, seat).length > 0,
      perform: (g, seat) => {
        markUsed(g, OPEN_PATH)
        call(g, opening, { seat, from: 0, to: 0 })
      },
    },
  ],
  on: {
    phaseEnded: (g, { seat, phase }) =>
      phase === 'evening' && board(g).data.tower !== null ? reaction(watch, { seat }) : null,
  },
}
