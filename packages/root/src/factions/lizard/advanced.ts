import { run, type Step, tell } from '@spinney/kernel'
import { openSlots, suitsOf } from '../../board/map.ts'
import { shift } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { BOARD, SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import type { Own, Root } from '../../core/state.ts'
import { SUIT_NAMES } from '../../core/suits.ts'
import { ADVANCED_PLACES } from '../../facts/advanced.ts'
import { chooseHomelands } from '../../turn/advanced-homelands.ts'
import { type Spreading, spreadEvenly } from '../../turn/advanced-steps.ts'
import { placeFirstBuilding } from '../../turn/starts.ts'
import { gardenOf, warrior } from './state.ts'

const { homeland, neighbours, acolytes } = ADVANCED_PLACES.lizard

/** The first garden is of the suit of its clearing, */
export function placeFirstGarden(g: Root, clearing: number, law: string): void {
  const [suit, ...others] = suitsOf(g, clearing)
  if (others.length === 0) placeFirstBuilding(g, gardenOf(suit!), clearing, law)
}

/** or where that has several, of the one that is chosen (F). */
export const firstGarden = <L extends Own>(law: string): Step<Root, L> =>
  must(law, 'lizardFirstGarden', {
    picks: 'suit',
    who: (_g, s) => s.seat,
    when: (g, s) => suitsOf(g, g.starts[s.seat]!).length > 1 && openSlots(g, g.starts[s.seat]!) > 0,
    options: (g, s) => suitsOf(g, g.starts[s.seat]!).map((suit) => SUIT_NAMES[suit]!),
    effect: (g, s, suit) => {
      place(g, gardenOf(SUIT_NAMES.indexOf(suit)), g.starts[s.seat]!, 1, law)
    },
  })

/** What the setup card of the Cult puts on the map and the board (Law A.8.2), before the Outcast is chosen. */
export const homelandSteps: readonly Step<Root, Spreading>[] = [
  chooseHomelands('lizard', (g, s, clearing) => {
    g.starts[s.seat] = clearing
    place(g, warrior, clearing, homeland, 'A.8.2')
    placeFirstGarden(g, clearing, 'A.8.2')
  }),
  firstGarden<Spreading>('A.8.2'),
  ...spreadEvenly<Spreading>(warrior, neighbours),
  run('A.8.2', 'acolytes', (g, s) => {
    shift(g, warrior, SUPPLY, BOARD, acolytes)
    tell('A.8.2', 'acolytes', () => ({ seat: s.seat, count: acolytes }))
  }),
]
