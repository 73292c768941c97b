import { definePower } from '../traits.ts'

/** Two coins each turn. */
export const alchemist = definePower({
  id: 'alchemist',
  tokens: 4,
  law: 'SW-16.1.1',
  active: { income: () => 2 },
})
