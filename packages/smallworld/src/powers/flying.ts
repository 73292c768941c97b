import { definePower } from '../traits.ts'

/** Targets need not be adjacent. */
export const flying = definePower({
  id: 'flying',
  tokens: 5,
  law: 'SW-16.20.1',
  active: { ignoresAdjacency: true },
})
