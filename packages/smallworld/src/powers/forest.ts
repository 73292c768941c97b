import { countRegions } from '../pieces.ts'
import { boardOf } from '../state.ts'
import { definePower } from '../traits.ts'

/** Forests pay one coin more. */
export const forest = definePower({
  id: 'forest',
  tokens: 4,
  law: 'SW-16.7.1',
  active: { income: (g, slot) => countRegions(g, slot, (r) => boardOf(g).terrain[r] === 'forest') },
})
