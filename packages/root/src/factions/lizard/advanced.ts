import { run, type Step, tell } from '@spinney/kernel'
import { suitOf } from '../../board/map.ts'
import { shift } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { BOARD, SUPPLY } from '../../core/places.ts'
import type { Root } from '../../core/state.ts'
import { ADVANCED_PLACES } from '../../facts/advanced.ts'
import { chooseHomelands } from '../../turn/advanced-homelands.ts'
import { type Spreading, spreadEvenly } from '../../turn/advanced-steps.ts'
import { gardenOf, warrior } from './state.ts'

const { homeland, neighbours, acolytes } = ADVANCED_PLACES.lizard

/** What the setup card of the Cult puts on the map and the board (Law A.8.2), before the Outcast is chosen. */
export const homelandSteps: readonly Step<Root, Spreading>[] = [
  chooseHomelands('lizard', (g, s, clearing) => {
    g.starts[s.seat] = clearing
    place(g, warrior, clearing, homeland, 'A.8.2')
    place(g, gardenOf(suitOf(g, clearing)), clearing, 1, 'A.8.2')
  }),
  ...spreadEvenly<Spreading>(warrior, neighbours),
  run('A.8.2', 'acolytes', (g, s) => {
    shift(g, warrior, SUPPLY, BOARD, acolytes)
    tell('A.8.2', 'acolytes', () => ({ seat: s.seat, count: acolytes }))
  }),
]
