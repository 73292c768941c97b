import { type Step, tell } from '@spinney/kernel'
import { place } from '../../core/place.ts'
import { must } from '../../core/questions.ts'
import type { Own, Root } from '../../core/state.ts'
import { ADVANCED_PLACES } from '../../facts/advanced.ts'
import { chooseHomelands } from '../../turn/advanced-homelands.ts'
import { layFaceDown, PLOTS, plot, warrior } from './state.ts'

/** What the setup card of the Corvids puts in their homeland (Law A.8.2), before the clearings of each suit. */
export const homelandSteps: readonly Step<Root, Own>[] = [
  chooseHomelands('corvid', (g, s, clearing) => {
    g.starts[s.seat] = clearing
    place(g, warrior, clearing, ADVANCED_PLACES.corvid.homeland, 'A.8.2')
  }),
  must('A.8.2', 'corvidPlotType', {
    picks: 'plot',
    who: (_g, s) => s.seat,
    options: () => PLOTS,
    about: (g, s) => ({ place: g.homelands[s.seat]![0]! }),
    effect: (g, s, name) => {
      const home = g.homelands[s.seat]![0]!
      layFaceDown(g, home, PLOTS.indexOf(name))
      place(g, plot, home, 1, 'A.8.2')
      tell(
        'A.8.2',
        'plotted',
        () => ({ seat: s.seat, place: home }),
        () => ({ to: [s.seat], facts: { plot: name } }),
      )
    },
  }),
]
