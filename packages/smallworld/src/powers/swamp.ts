import { countRegions } from '../pieces.ts'
import { boardOf } from '../state.ts'
import { definePower } from '../traits.ts'

/** Swamps pay one coin more. */
export const swamp = definePower({
  id: 'swamp',
  tokens: 4,
  law: 'SW-16.17.1',
  active: { income: (g, slot) => countRegions(g, slot, (r) => boardOf(g).terrain[r] === 'swamp') },
})
