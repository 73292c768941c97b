import { procedure } from '@spinney/kernel'
import type { Drafted } from '../../core/content.ts'
import { place } from '../../core/place.ts'
import type { Root } from '../../core/state.ts'
import { ADVANCED_PLACES } from '../../facts/advanced.ts'
import { chooseHomelands } from '../../turn/advanced-homelands.ts'
import { stepsOf } from '../../turn/advanced-steps.ts'
import { type Setup, setup } from './setup.ts'
import { warrior } from './state.ts'

/** The setup card of the Keepers (Law A.8.2); relics and retainers are those of the standard setup. */
export const advancedSetup = procedure<Root, Drafted & Setup>('keepers.advancedSetup', [
  ...stepsOf(setup, 'shuffle', 'keepersFirstRelic'),
  chooseHomelands('keepers', (g, s, clearing) => {
    if (g.starts[s.seat] === 0) g.starts[s.seat] = clearing
    place(g, warrior, clearing, ADVANCED_PLACES.keepers.homeland, 'A.8.2')
  }),
  ...stepsOf(setup, 'keepersMoreRelics', 'retainers'),
])
