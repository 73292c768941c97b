import { countRegions } from '../pieces.ts'
import { boardOf } from '../state.ts'
import { defineRace } from '../traits.ts'

/** Farmland pays one coin more. */
export const humans = defineRace({
  id: 'humans',
  tokens: 5,
  supply: 10,
  law: 'SW-15.7.1',
  active: { income: (g, slot) => countRegions(g, slot, (r) => boardOf(g).terrain[r] === 'farmland') },
})
