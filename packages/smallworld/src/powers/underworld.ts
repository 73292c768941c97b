import { boardOf } from '../state.ts'
import { definePower } from '../traits.ts'

/** Caverns cost one token less and are all neighbours of each other. */
export const underworld = definePower({
  id: 'underworld',
  tokens: 5,
  law: 'SW-16.18.1',
  active: {
    conquestCost: (cost, g, _slot, region) => (boardOf(g).has.cavern[region] ? cost - 1 : cost), // SW-16.18.1
    linked: (g, from, to) => boardOf(g).has.cavern[from]! && boardOf(g).has.cavern[to]!, // SW-16.18.2
  },
})
