import { seePeople } from '../state.ts'
import { definePower } from '../traits.ts'

/** Each non-empty region conquered this turn pays one coin more. */
export const pillaging = definePower({
  id: 'pillaging',
  tokens: 5,
  law: 'SW-16.13.1',
  active: { income: (g, slot) => seePeople(g, slot).spoils },
})
