import { procedure, run } from '@spinney/kernel'
import type { Drafted } from '../../core/content.ts'
import { place } from '../../core/place.ts'
import { BURROW } from '../../core/places.ts'
import { settleRule } from '../../core/rule.ts'
import type { Root } from '../../core/state.ts'
import { ADVANCED_PLACES } from '../../facts/advanced.ts'
import { chooseHomelands } from '../../turn/advanced-homelands.ts'
import { type Spreading, spreadEvenly } from '../../turn/advanced-steps.ts'
import { tunnel, warrior } from './state.ts'

const { homeland, neighbours } = ADVANCED_PLACES.duchy

/** The setup card of the Duchy (Law A.8.2). */
export const advancedSetup = procedure<Root, Drafted & Spreading>('duchy.advancedSetup', [
  run('A.8.2', 'burrow', (g) => settleRule(g, BURROW)),
  chooseHomelands('duchy', (g, s, clearing) => {
    g.starts[s.seat] = clearing
    place(g, warrior, clearing, homeland, 'A.8.2')
    place(g, tunnel, clearing, 1, 'A.8.2')
  }),
  ...spreadEvenly<Drafted & Spreading>(warrior, neighbours),
])
