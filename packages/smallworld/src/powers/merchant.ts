import { countRegions } from '../pieces.ts'
import { definePower } from '../traits.ts'

/** Every region pays one coin more. */
export const merchant = definePower({
  id: 'merchant',
  tokens: 2,
  law: 'SW-16.11.1',
  active: { income: (g, slot) => countRegions(g, slot, () => true) },
})
