import { procedure, reaction, run } from '@spinney/kernel'
import type { Landmark } from '../core/content.ts'
import { rules } from '../core/rule.ts'
import { score } from '../core/scoring.ts'
import type { Own, Root } from '../core/state.ts'
import { free } from './sites.ts'

const TOWER = 'tower'
const POINTS = 1

/** C.3.4: who rules the clearing of the tower at the end of the own Evening scores. */
const watch = procedure<Root, Own>('mountain.pass', [
  run('C.3.4', 'score', (g, w) => {
    if (rules(g, w.seat, g.landmarks[TOWER]!)) score(g, w.seat, POINTS, 'C.3.4')
  }),
])

/** The tower on the pass (C.3.1, C.3.4). */
export const tower: Landmark = {
  id: TOWER,
  start: (map) => map.tower ?? 0,
  sites: (g) => free(g).filter((at) => g.ruins[at] === 1),
  procedures: [watch],
  on: { phaseEnded: (_g, { seat, phase }) => (phase === 'evening' ? reaction(watch, { seat }) : null) },
}
