import { seePeople } from '../state.ts'
import { definePower } from '../traits.ts'

/** Seven coins at the end of the combo's first turn. */
export const wealthy = definePower({
  id: 'wealthy',
  tokens: 4,
  law: 'SW-16.19.1',
  active: { income: (g, slot) => (seePeople(g, slot).since === g.turn ? 7 : 0) },
})
