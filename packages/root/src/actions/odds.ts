import type { Root } from '../core/state.ts'
import { DICE, DICE_WEIGHTS, hitsDealt, rolledHits } from './battle.ts'
import { ATTACKER, type Battle, DEFENDER } from './battle-types.ts'
import { isBattle, ongoingBattle } from './ongoing.ts'

/** How likely a side is to be dealt so many hits, by number of hits: `[0.25, 0.75]` is one hit in three cases of four. */
export type Odds = readonly number[]

/** 4.3.2, 4.3.3: the hits that each side would be dealt if the dice were rolled now, by public facts alone. */
export function battleOdds(g: Root, battle: Battle): readonly [attacker: Odds, defender: Odds] {
  const odds: [number[], number[]] = [[], []]
  const all = DICE_WEIGHTS.reduce((sum, weight) => sum + weight, 0)
  DICE.forEach(({ high, low }, i) => {
    const rolled: Battle = { ...battle, rolled: rolledHits(g, battle, high, low) }
    for (const side of [ATTACKER, DEFENDER] as const) {
      const hits = hitsDealt(g, rolled, side === ATTACKER ? DEFENDER : ATTACKER)
      const suffered = odds[side]
      while (suffered.length <= hits) suffered.push(0)
      suffered[hits]! += DICE_WEIGHTS[i]! / all
    }
  })
  return odds
}

/** What everybody may know of the battle that is being fought; null where there is none. */
export interface BattleFacts {
  readonly [key: string]: number | readonly number[] | readonly (readonly number[])[]
  readonly place: number
  readonly attacker: number
  readonly defender: number
  readonly extra: readonly number[]
  readonly odds: readonly Odds[]
}

export function battleFacts(g: Root): BattleFacts | null {
  if (!isBattle(g)) return null
  const battle = ongoingBattle(g)
  const { place, sides, extra } = battle
  return { place, attacker: sides[ATTACKER], defender: sides[DEFENDER], extra: [...extra], odds: battleOdds(g, battle) }
}
