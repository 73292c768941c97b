import { isOnMap, type Slot, type Visible } from '../state.ts'
import { definePower } from '../traits.ts'

/** Every region costs one token less. */ // SW-16.4.1
function discount(cost: number, g: Visible, slot: Slot): number {
  return g.rules.commandoScope === 'any' || isOnMap(g, slot) ? cost - 1 : cost
}

export const commando = definePower({
  id: 'commando',
  tokens: 4,
  law: 'SW-16.4.1',
  active: { conquestCost: discount },
})
