/**
 * Readings of the rulebook that tables differ in. Each switch is read in exactly one function; docs/rulings tells why
 * the first value of each is the usual one.
 */
export interface Ruleset {
  /** How far a final attempt reaches: up to three tokens short, or only regions that cost three at most. */
  readonly finalAttemptLimit: 'short3' | 'cost3'
  /** Which conquests let Skeletons grow. */
  readonly skeletonTrigger: 'nonEmpty' | 'empty'
  /** What a race pays on the turn it goes into decline. */
  readonly declineTurnScoring: 'regions' | 'none'
  /** When conquered Elves come back to the map. */
  readonly elfRedeploy: 'endOfAttackersTurn' | 'ownNextRedeployment'
  /** What becomes of Troll's Lairs in decline. */
  readonly trollLairsInDecline: 'stay' | 'vanish'
  /** Whether the Commando discount also holds for a first conquest. */
  readonly commandoScope: 'any' | 'adjacentOnly'
  /** What declined Ghouls lose when a region of theirs is conquered. */
  readonly ghoulStackLosses: 'likeActive' | 'allToTray'
  /** When tokens that the own declined race has driven out come back: with all survivors, or into the attack at once. */
  readonly ownSurvivors: 'endOfTurn' | 'atOnce'
  /** Whether everybody may see the coins of the others during the game. */
  readonly scores: 'hidden' | 'open'
  /** The faces of the reinforcement die. */
  readonly dieFaces: readonly number[]
}

/** The values each switch may have, the usual one first. */
export const switchValues: { readonly [K in Exclude<keyof Ruleset, 'dieFaces'>]: readonly Ruleset[K][] } = {
  finalAttemptLimit: ['short3', 'cost3'],
  skeletonTrigger: ['nonEmpty', 'empty'],
  declineTurnScoring: ['regions', 'none'],
  elfRedeploy: ['endOfAttackersTurn', 'ownNextRedeployment'],
  trollLairsInDecline: ['stay', 'vanish'],
  commandoScope: ['any', 'adjacentOnly'],
  ghoulStackLosses: ['likeActive', 'allToTray'],
  ownSurvivors: ['endOfTurn', 'atOnce'],
  scores: ['hidden', 'open'],
}

const standard: Ruleset = {
  finalAttemptLimit: 'short3',
  skeletonTrigger: 'nonEmpty',
  declineTurnScoring: 'regions',
  elfRedeploy: 'endOfAttackersTurn',
  trollLairsInDecline: 'stay',
  commandoScope: 'any',
  ghoulStackLosses: 'likeActive',
  ownSurvivors: 'endOfTurn',
  scores: 'hidden',
  dieFaces: [0, 0, 0, 1, 2, 3],
}

/** The publisher's game, and the Japanese rulebook taken literally wherever that can be played. */
export const presets = {
  standard,
  literal: {
    ...standard,
    finalAttemptLimit: 'cost3',
    skeletonTrigger: 'empty',
    declineTurnScoring: 'none',
    elfRedeploy: 'ownNextRedeployment',
    trollLairsInDecline: 'vanish',
    commandoScope: 'adjacentOnly',
    ghoulStackLosses: 'allToTray',
  },
} satisfies { readonly [name: string]: Ruleset }

/** Name of a ready-made ruleset. */
export type PresetName = keyof typeof presets
