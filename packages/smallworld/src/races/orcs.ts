import { seePeople } from '../state.ts'
import { defineRace } from '../traits.ts'

/** Each non-empty region conquered this turn pays one coin more. */
export const orcs = defineRace({
  id: 'orcs',
  tokens: 5,
  supply: 10,
  law: 'SW-15.8.1',
  active: { income: (g, slot) => seePeople(g, slot).spoils },
})
