import { procedure, run } from '@spinney/kernel'
import { layRuinItems } from '../../actions/ruins.ts'
import { place } from '../../core/place.ts'
import { must } from '../../core/questions.ts'
import type { Own, Root } from '../../core/state.ts'
import { HUNDREDS } from '../../facts/factions/hundreds.ts'
import { cornersOpposite, placeFirstBuilding } from '../../turn/starts.ts'
import { stronghold, warlord, warrior } from './state.ts'

/** Setting up the Hundreds (Law 14.3). They start Stubborn (14.3.3), which is how their state begins. */
export const setup = procedure<Root, Own>('hundreds.setup', [
  must('14.3.1', 'hundredsStart', {
    picks: 'clearing',
    who: (_g, s) => s.seat,
    options: (g) => cornersOpposite(g, 1),
    effect: (g, s, corner) => {
      g.starts[s.seat] = corner
      place(g, warlord, corner, 1, '14.3.1')
      place(g, warrior, corner, HUNDREDS.startingWarriors, '14.3.1')
      placeFirstBuilding(g, stronghold, corner, '14.3.1')
    },
  }),
  run('14.3.2', 'ruinItems', (g) => layRuinItems(g, 1, '14.3.2')),
])
