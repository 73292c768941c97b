import { boardOf } from '../state.ts'
import { defineRace } from '../traits.ts'

/** Regions on a sea or lake cost one token less. */
export const tritons = defineRace({
  id: 'tritons',
  tokens: 6,
  supply: 11,
  law: 'SW-15.12.1',
  active: { conquestCost: (cost, g, _slot, region) => (boardOf(g).coastal[region] ? cost - 1 : cost) },
})
