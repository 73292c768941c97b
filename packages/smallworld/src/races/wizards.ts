import { countRegions } from '../pieces.ts'
import { boardOf } from '../state.ts'
import { defineRace } from '../traits.ts'

/** Regions with magic pay one coin more. */
export const wizards = defineRace({
  id: 'wizards',
  tokens: 5,
  supply: 10,
  law: 'SW-15.14.1',
  active: { income: (g, slot) => countRegions(g, slot, (r) => boardOf(g).has.magic[r]!) },
})
