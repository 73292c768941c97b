import type { LuckOf } from '../review/luck.ts'

/** Two dice from 0 to 3: the attacker takes the higher one, the defender the lower one (4.3.2). */
const [HIGH, LOW] = [1.875, 1.125]

/** Who attacks whom comes with the battle before the roll, by party. */
export const luckOf: LuckOf = ({ what, facts }, before) => {
  if (what !== 'rolled') return []
  const battle = before.find((event) => event.what === 'battle')
  const { high, low } = facts
  if (battle === undefined || typeof high !== 'number' || typeof low !== 'number') return []
  const { seat, defender } = battle.facts
  if (typeof seat !== 'number' || typeof defender !== 'number') return []
  return [
    { seat, value: high, expected: HIGH },
    { seat: defender, value: low, expected: LOW },
  ]
}
