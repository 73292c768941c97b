import { procedure } from '@spinney/kernel'
import type { Drafted } from '../../core/content.ts'
import { place } from '../../core/place.ts'
import type { Root } from '../../core/state.ts'
import { ADVANCED_PLACES } from '../../facts/advanced.ts'
import { chooseHomelands } from '../../turn/advanced-homelands.ts'
import { stepsOf } from '../../turn/advanced-steps.ts'
import { setup } from './setup.ts'
import { roost, warrior } from './state.ts'

/** The setup card of the Eyrie (Law A.8.2); leader and viziers are those of the standard setup. */
export const advancedSetup = procedure<Root, Drafted>('eyrie.advancedSetup', [
  chooseHomelands('eyrie', (g, s, clearing) => {
    g.starts[s.seat] = clearing
    place(g, roost, clearing, 1, 'A.8.2')
    place(g, warrior, clearing, ADVANCED_PLACES.eyrie.homeland, 'A.8.2')
  }),
  ...stepsOf(setup, 'eyrieLeader'),
])
