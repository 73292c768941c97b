import { procedure } from '@spinney/kernel'
import { edition } from '../../core/book.ts'
import { place } from '../../core/place.ts'
import { must } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { EYRIE } from '../../facts/factions/eyrie.ts'
import { cornersOpposite, cornersOppositeSeat, placeFirstBuilding } from '../../turn/starts.ts'
import { appoint } from './leaders.ts'
import { LEADERS, roost, warrior } from './state.ts'

/** 7.3.2: editions differ in the corner the Eyrie start from. */
const startCorners = (g: Visible): number[] =>
  edition(g).eyrieStartCorner === 'freeCornerPreferOpposite'
    ? cornersOpposite(g, 1)
    : cornersOppositeSeat(g, g.seatOf.marquise)

/** Setting up the Eyrie (Law 7.3). The supply (7.3.1) and the track (7.3.5) follow from the number of pieces. */
export const setup = procedure<Root, Own>('eyrie.setup', [
  must('7.3.2', 'eyrieStart', {
    picks: 'clearing',
    who: (_g, s) => s.seat,
    options: (g) => startCorners(g),
    effect: (g, s, corner) => {
      g.starts[s.seat] = corner
      placeFirstBuilding(g, roost, corner, '7.3.2')
      place(g, warrior, corner, EYRIE.startingWarriors, '7.3.2')
    },
  }),
  must('7.3.3', 'eyrieLeader', {
    picks: 'leader',
    who: (_g, s) => s.seat,
    options: () => LEADERS,
    effect: (g, s, leader) => appoint(g, s.seat, leader, '7.3.3'),
  }),
])
