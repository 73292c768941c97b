import type { BattleEffect } from '../../../core/content.ts'
import { exhaustOne, readyCount, SWORD } from '../items.ts'
import { isVagabond, vagabondAt } from '../state.ts'

/** D.8.2 Swift strike: after the roll a sword is exhausted for one extra hit. */
export const swiftStrike: BattleEffect = {
  id: 'swift-strike',
  law: 'D.8.2',
  available: (g, battle, side) => {
    const seat = battle.sides[side]!
    if (!isVagabond(g, seat)) return false
    const own = vagabondAt(g, seat)
    return own.character === 'ronin' && readyCount(own, SWORD) > 0
  },
  apply: (g, battle, side) => {
    exhaustOne(g, battle.sides[side]!, SWORD, 'D.8.2')
    battle.extra[side]! += 1
  },
}
