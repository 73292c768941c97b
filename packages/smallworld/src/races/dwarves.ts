import { countRegions } from '../pieces.ts'
import { boardOf, type Slot, type Visible } from '../state.ts'
import { defineRace } from '../traits.ts'

// SW-15.2.1
const mines = (g: Visible, slot: Slot): number => countRegions(g, slot, (r) => boardOf(g).has.mine[r]!)

/** Mines pay one coin more, in decline too. */
export const dwarves = defineRace({
  id: 'dwarves',
  tokens: 3,
  supply: 8,
  law: 'SW-15.2.1',
  active: { income: mines },
  declined: { income: mines }, // SW-15.2.2
})
