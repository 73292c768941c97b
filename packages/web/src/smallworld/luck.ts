import type { LuckOf } from '../review/luck.ts'

/** The die has three blank faces, and 1, 2 and 3 (SW-8.5). */
const AVERAGE = 1

export const luckOf: LuckOf = ({ what, facts }) => {
  const { seat, result } = facts
  if (what !== 'dieRolled' || typeof seat !== 'number' || typeof result !== 'number') return []
  return [{ seat, value: result, expected: AVERAGE }]
}
