import { touches } from '../board/adjacency.ts'
import { boardOf } from '../state.ts'
import { defineRace } from '../traits.ts'

/** Regions next to a mountain they hold cost one token less. */
export const giants = defineRace({
  id: 'giants',
  tokens: 6,
  supply: 11,
  law: 'SW-15.5.1',
  active: {
    conquestCost: (cost, g, slot, region, links) =>
      touches(g, slot, region, links, boardOf(g).mountain) ? cost - 1 : cost,
  },
})
