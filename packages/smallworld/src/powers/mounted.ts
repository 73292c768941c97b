import { boardOf, type Slot, type Visible } from '../state.ts'
import { definePower } from '../traits.ts'

/** Hills and farmland cost one token less. */ // SW-16.12.1
function discount(cost: number, g: Visible, _slot: Slot, region: number): number {
  const terrain = boardOf(g).terrain[region]
  return terrain === 'hill' || terrain === 'farmland' ? cost - 1 : cost
}

export const mounted = definePower({
  id: 'mounted',
  tokens: 5,
  law: 'SW-16.12.1',
  active: { conquestCost: discount },
})
