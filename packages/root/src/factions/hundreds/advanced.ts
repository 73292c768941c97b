import { procedure } from '@spinney/kernel'
import type { Drafted } from '../../core/content.ts'
import { place } from '../../core/place.ts'
import type { Root } from '../../core/state.ts'
import { ADVANCED_PLACES } from '../../facts/advanced.ts'
import { chooseHomelands } from '../../turn/advanced-homelands.ts'
import { stepsOf } from '../../turn/advanced-steps.ts'
import { setup } from './setup.ts'
import { stronghold, warlord, warrior } from './state.ts'

/** The setup card of the Hundreds (Law A.8.2); the items under the ruins are those of the standard setup. */
export const advancedSetup = procedure<Root, Drafted>('hundreds.advancedSetup', [
  chooseHomelands('hundreds', (g, s, clearing) => {
    g.starts[s.seat] = clearing
    place(g, warlord, clearing, 1, 'A.8.2')
    place(g, warrior, clearing, ADVANCED_PLACES.hundreds.homeland, 'A.8.2')
    place(g, stronghold, clearing, 1, 'A.8.2')
  }),
  ...stepsOf(setup, 'ruinItems'),
])
