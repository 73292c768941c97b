import { countRegions } from '../pieces.ts'
import { boardOf } from '../state.ts'
import { definePower } from '../traits.ts'

/** Hills pay one coin more. */
export const hill = definePower({
  id: 'hill',
  tokens: 4,
  law: 'SW-16.10.1',
  active: { income: (g, slot) => countRegions(g, slot, (r) => boardOf(g).terrain[r] === 'hill') },
})
