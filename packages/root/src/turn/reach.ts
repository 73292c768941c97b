import type { FactionId } from '../core/state.ts'
import { ADVISED_FACTIONS, REACH, REACH_FLOOR, REACH_WANTED } from '../facts/factions.ts'
import { type RulesetName, rulesetOf } from '../law/rulesets.ts'

/** What the Law says about a choice of factions: advice, never a ban (5.2). */
export interface ReachAdvice {
  /** The sum of the factions' reach. */
  readonly total: number
  /** What a game of so many players should have. */
  readonly wanted: number
  /** What adventurous groups accept with any number of players. */
  readonly floor: number
  readonly enough: boolean
}

/** 5.2: the reach of some factions against the table of the Law. */
export function reachAdvice(factions: readonly FactionId[]): ReachAdvice {
  const total = factions.reduce((sum, id) => sum + (REACH[id] ?? 0), 0)
  const wanted = REACH_WANTED[factions.length as keyof typeof REACH_WANTED] ?? REACH_FLOOR
  return { total, wanted, floor: REACH_FLOOR, enough: total >= wanted }
}

/** 5.1.1, 5.2: whether an edition advises this choice of factions; null where it leaves that to another booklet. */
export function isAdvised(preset: RulesetName, factions: readonly FactionId[]): boolean | null {
  const { factionGuidance } = rulesetOf(preset)
  if (factionGuidance === 'reach') return reachAdvice(factions).enough
  if (factionGuidance === 'scenarioList') return null
  const advised = factions.filter((id) => ADVISED_FACTIONS.includes(id)).length
  return advised === 1 || advised === 2
}
