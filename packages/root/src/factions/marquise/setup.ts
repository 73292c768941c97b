import { procedure, run } from '@spinney/kernel'
import { board, joined, openSlots } from '../../board/map.ts'
import { clearings } from '../../core/book.ts'
import { place } from '../../core/place.ts'
import { must } from '../../core/questions.ts'
import type { Own, Root } from '../../core/state.ts'
import { freeCorners } from '../../turn/starts.ts'
import { BUILDING_NAMES, keep, type MarquiseBuilding, marquiseBuildings, warrior } from './pieces.ts'

/** Setting up the Marquise (Law 6.3). The supply (6.3.1) and the tracks (6.3.5) follow from the number of pieces. */
export const setup = procedure<Root, Own & { left: MarquiseBuilding[] }>('marquise.setup', [
  must('6.3.2', 'marquiseKeep', {
    picks: 'clearing',
    who: (_g, s) => s.seat,
    options: (g) => freeCorners(g),
    effect: (g, s, corner) => {
      s.left = [...BUILDING_NAMES]
      g.starts[s.seat] = corner
      place(g, keep, corner, 1, '6.3.2')
    },
  }),
  run('6.3.3', 'garrison', (g, s) => {
    const opposite = board(g).opposite[g.starts[s.seat]!]
    for (const clearing of clearings(g)) if (clearing !== opposite) place(g, warrior, clearing, 1, '6.3.3')
  }),
  must('6.3.4', 'marquiseStartBuilding', {
    picks: { clearing: 'clearing', building: 'building' },
    who: (_g, s) => s.seat,
    when: (_g, s) => s.left.length > 0,
    options: (g, s) => {
      const home = g.starts[s.seat]!
      const clearings = [home, ...joined(g, home)]
        .sort((a, b) => a - b)
        .filter((clearing) => openSlots(g, clearing) > 0)
      return s.left.flatMap((building) => clearings.map((clearing) => ({ building, clearing })))
    },
    effect: (g, s, { building, clearing }) => {
      place(g, marquiseBuildings[building], clearing, 1, '6.3.4')
      s.left = s.left.filter((name) => name !== building)
      return 'again'
    },
  }),
])
