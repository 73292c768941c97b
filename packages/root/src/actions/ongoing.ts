import type { Root, Visible } from '../core/state.ts'
import type { Battle } from './battle-types.ts'

/**
 * The battle that is being fought: the variables of the uppermost battle on the stack. Procedures that a battle calls
 * find it here, because frames are copied one by one and may not share data.
 */
export function ongoingBattle(g: Visible | Root): Battle {
  for (let i = g.flow.length - 1; i >= 0; i--) {
    const frame = g.flow[i]!
    if (frame.proc === 'battle') return frame.local as Battle
  }
  throw new Error('no battle is going on')
}

/** Whether a battle is being fought. */
export const isBattle = (g: Visible | Root): boolean => g.flow.some((frame) => frame.proc === 'battle')
