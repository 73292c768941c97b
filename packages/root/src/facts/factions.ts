import { ALLIANCE } from './factions/alliance.ts'
import { CORVID } from './factions/corvid.ts'
import { DUCHY } from './factions/duchy.ts'
import { EYRIE } from './factions/eyrie.ts'
import { HUNDREDS } from './factions/hundreds.ts'
import { KEEPERS } from './factions/keepers.ts'
import { LIZARD } from './factions/lizard.ts'
import { MARQUISE } from './factions/marquise.ts'
import { RIVERFOLK } from './factions/riverfolk.ts'
import type { FactionBasics, FactionId } from './factions/types.ts'
import { VAGABOND } from './factions/vagabond.ts'

export { FACTION_IDS, type FactionBasics, type FactionId, type FactionType } from './factions/types.ts'
export { ALLIANCE, CORVID, DUCHY, EYRIE, HUNDREDS, KEEPERS, LIZARD, MARQUISE, RIVERFOLK, VAGABOND }

/** What every faction has, by id; the consts themselves carry the rest of their boards. */
export const FACTIONS: Readonly<Record<FactionId, FactionBasics>> = {
  marquise: MARQUISE,
  eyrie: EYRIE,
  alliance: ALLIANCE,
  vagabond: VAGABOND,
  lizard: LIZARD,
  riverfolk: RIVERFOLK,
  duchy: DUCHY,
  corvid: CORVID,
  hundreds: HUNDREDS,
  keepers: KEEPERS,
}

/** Numbers that hold for every faction. */
export const GENERAL = {
  /** Points that win at once (3.1). */
  pointsToWin: 30,
  /** Points needed to activate a dominance card (3.3.1). */
  pointsForDominance: 10,
  /** Points for each enemy building or token removed (3.2.1). */
  pointsPerRemoval: 1,
  /** Cards dealt at the start (5.1.3). */
  startingHand: 3,
  /** Cards kept at the end of Evening. */
  handLimit: 5,
  /** Hits of an ambush (4.3.1.II). */
  ambushHits: 2,
} as const

/** The faces of one battle die, 0 to 3 equally likely; two are rolled (4.3.2). */
export const BATTLE_DIE = [0, 1, 2, 3] as const

/** 5.2: the reach of each faction by id, of the second Vagabond too. */
export const REACH: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.values(FACTIONS).map(({ id, reach }) => [id, reach])),
  vagabond2: VAGABOND.second.reach,
}

/** The sum of reach that a game of so many players should have (5.2): advice, not a ban. */
export const REACH_WANTED: Readonly<Record<2 | 3 | 4 | 5 | 6, number>> = { 2: 17, 3: 18, 4: 21, 5: 25, 6: 28 }

/** The sum that adventurous groups accept with any number of players (5.2). */
export const REACH_FLOOR = 17

/** Of these the draft advises one or two in every game (5.1.1). */
export const ADVISED_FACTIONS: readonly string[] = ['marquise', 'eyrie', 'lizard']
