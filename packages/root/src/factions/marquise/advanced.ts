import { procedure, run } from '@spinney/kernel'
import { clearings } from '../../core/book.ts'
import type { Drafted } from '../../core/content.ts'
import { place } from '../../core/place.ts'
import { must } from '../../core/questions.ts'
import type { Root, Visible } from '../../core/state.ts'
import { ADVANCED_PLACES } from '../../facts/advanced.ts'
import { asFarAs, chooseHomelands } from '../../turn/advanced-homelands.ts'
import { BUILDING_NAMES, keep, type MarquiseBuilding, marquiseBuildings, warrior } from './pieces.ts'

interface Setup extends Drafted {
  left: MarquiseBuilding[]
  /** Homelands without a building. */
  empty: number[]
}

const { homeland, elsewhere } = ADVANCED_PLACES.marquise

/** A.8.2.II: the keep goes to a homeland that is not adjacent to an enemy's, if there is one. */
const keepOptions = (g: Visible, { seat }: Drafted): readonly number[] =>
  asFarAs(g, seat, g.homelands[seat]!, 'notAdjacent')

/** The setup card of the Marquise (Law A.8.2). */
export const advancedSetup = procedure<Root, Setup>('marquise.advancedSetup', [
  chooseHomelands('marquise', (g, _s, clearing) => void place(g, warrior, clearing, homeland, 'A.8.2')),
  run('A.8.2', 'garrison', (g, s) => {
    const homes = g.homelands[s.seat]!
    for (const at of clearings(g)) if (!homes.includes(at)) place(g, warrior, at, elsewhere, 'A.8.2')
    s.left = [...BUILDING_NAMES]
    s.empty = [...homes].sort((a, b) => a - b)
  }),
  must('A.8.2', 'marquiseHomeKeep', {
    picks: 'clearing',
    who: (_g, s) => s.seat,
    options: (g, s) => keepOptions(g, s),
    effect: (g, s, clearing) => {
      g.starts[s.seat] = clearing
      place(g, keep, clearing, 1, 'A.8.2')
    },
  }),
  must('A.8.2', 'marquiseHomeBuilding', {
    picks: { clearing: 'clearing', building: 'building' },
    who: (_g, s) => s.seat,
    when: (_g, s) => s.left.length > 0,
    options: (_g, s) => s.left.flatMap((building) => s.empty.map((clearing) => ({ building, clearing }))),
    effect: (g, s, { building, clearing }) => {
      place(g, marquiseBuildings[building], clearing, 1, 'A.8.2')
      s.left = s.left.filter((name) => name !== building)
      s.empty = s.empty.filter((home) => home !== clearing)
      return 'again'
    },
  }),
])
