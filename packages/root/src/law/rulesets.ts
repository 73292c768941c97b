import type { Ruleset } from './switches.ts'

export type { Ruleset } from './switches.ts'

export const RULESET_NAMES = ['current', 'english', 'first', 'draft'] as const

export type RulesetName = (typeof RULESET_NAMES)[number]

/** The third edition to the letter, with the readings of docs/rulings.md: the default. */
const current: Ruleset = {
  removedItemsGoTo: 'box',
  craftNeedsItemInSupply: true,
  itemSupply: 'standard12',
  twoPlayerRemovesDominance: true,
  ambushEndsBattleWhen: 'noAttackingWarriorsOrPawns',
  compoundActionsAtomic: true,
  factionGuidance: 'reach',
  advancedSetupAvailable: true,
  contentPool: 'ten',
  enemyMeans: 'notAllied',
  defenderMustBe: 'anotherPlayer',
  hirelingUpkeepSparesNew: true,
  hirelingFerryDraws: true,

  fieldHospitalCard: 'matching',
  fieldHospitalUnit: 'perRemoval',
  birdActionTiming: 'afterThree',
  woodTravelsThrough: 'paths',

  eyrieStartCorner: 'freeCornerPreferOpposite',
  newRoostNeedsFullFit: true,
  charismaticViziers: ['recruit', 'battle'],

  supporterCapWithoutBase: 5,
  revoltGrantsOfficer: true,

  fullRemovalDamage: 3,
  trackOverflow: 'satchel',
  freeTrackMoves: false,
  exhaustedTrackItemGoesTo: 'satchel',
  coalitionExcludesDominance: true,
  coalitionExcludesCoalitioned: true,
  allyMovePhase: 'any',
  allyBattleFactions: 'one',
  allyMoveOutragePayer: 'ally',
  infamyVp: 1,
  infamyCounts: 'pieces',
  infamyOwnTurnOnly: true,
  infamySparesProvoker: true,
  questReward: 'vpOrDraw2',
  repairTurnsFaceUp: false,
  stealNeedsThreeWarriors: false,
  stealNeeds: 'figure',
  ruinItemsNoDuplicate: true,
  exploreScoresOnlyWithItem: true,
  slipIgnoresMoveBans: true,
  aidTakesItem: 'must',
  instigateChoices: 'everyRemoval',

  cultCraftGardens: 'outcast',
  cultBirdsWild: 'exceptRituals',
  outcastTieTurnsHated: true,
  conspiracyMustComplete: true,
  cultScoreSpends: 'revealed',
  cultScoreSuitOf: 'revealed',
  cultScoreOncePerSuit: true,
  sacrificeFrom: 'supply',
  revealedCardsLocked: true,
  lostSoulsTakes: 'handCards',

  tradeDisruptionLoses: 'halfFunds',
  removedTradePostGoesTo: 'box',
  mercenaryPieces: 'warriors',
  mercenaryHitSplit: 'warriorsThenBuildings',
  vagabondMayHireMercenaries: false,
  mercenaryLossMakesHostile: 'buyer',

  extortionRobs: 'everybodyElse',
  priceOfFailureMinisters: 'perBuilding',
  hundredsCraftsPerTurn: 1,
}

/** The English Law where it answers differently and the difference changes play. */
const english: Ruleset = {
  ...current,
  birdActionTiming: 'anytime',
  aidTakesItem: 'may',
  lostSoulsTakes: 'everyCard',
  extortionRobs: 'enemies',
  priceOfFailureMinisters: 'perEvent',
  hundredsCraftsPerTurn: null,
  stealNeeds: 'anyPiece',
  instigateChoices: 'buildingsAndTokens',
  enemyMeans: 'notInCoalition',
  defenderMustBe: 'enemy',
  woodTravelsThrough: 'adjacency',
  hirelingFerryDraws: false,
}

/** The first printed edition: six factions. */
const first: Ruleset = {
  removedItemsGoTo: 'box',
  craftNeedsItemInSupply: true,
  itemSupply: 'standard12',
  twoPlayerRemovesDominance: true,
  ambushEndsBattleWhen: 'noAttackingWarriors',
  compoundActionsAtomic: false,
  factionGuidance: 'scenarioList',
  advancedSetupAvailable: false,
  contentPool: 'six',
  enemyMeans: 'notInCoalition',
  defenderMustBe: 'anotherPlayer',
  hirelingUpkeepSparesNew: true,
  hirelingFerryDraws: true,

  fieldHospitalCard: 'matching',
  fieldHospitalUnit: 'perWarrior',
  birdActionTiming: 'afterThree',
  woodTravelsThrough: 'adjacency',

  eyrieStartCorner: 'oppositeKeepElseAnyCorner',
  newRoostNeedsFullFit: false,
  charismaticViziers: ['recruit', 'battle'],

  supporterCapWithoutBase: 5,
  revoltGrantsOfficer: true,

  fullRemovalDamage: 0,
  trackOverflow: 'satchel',
  freeTrackMoves: true,
  exhaustedTrackItemGoesTo: 'satchel',
  coalitionExcludesDominance: true,
  coalitionExcludesCoalitioned: false,
  allyMovePhase: 'daylight',
  allyBattleFactions: 'one',
  allyMoveOutragePayer: 'vagabond',
  infamyVp: 1,
  infamyCounts: 'pieces',
  infamyOwnTurnOnly: false,
  infamySparesProvoker: true,
  questReward: 'vpOrDraw2',
  repairTurnsFaceUp: true,
  stealNeedsThreeWarriors: false,
  stealNeeds: 'anyPiece',
  ruinItemsNoDuplicate: true,
  exploreScoresOnlyWithItem: false,
  slipIgnoresMoveBans: false,
  aidTakesItem: 'may',
  instigateChoices: 'everyRemoval',

  cultCraftGardens: 'outcast',
  cultBirdsWild: 'exceptRituals',
  outcastTieTurnsHated: false,
  conspiracyMustComplete: true,
  cultScoreSpends: 'hidden',
  cultScoreSuitOf: 'revealed',
  cultScoreOncePerSuit: true,
  sacrificeFrom: 'map',
  revealedCardsLocked: true,
  lostSoulsTakes: 'everyCard',

  tradeDisruptionLoses: 'halfFunds',
  removedTradePostGoesTo: 'box',
  mercenaryPieces: 'warriors',
  mercenaryHitSplit: 'buyerPiecesOddBuyer',
  vagabondMayHireMercenaries: false,
  mercenaryLossMakesHostile: 'riverfolk',

  extortionRobs: 'everybodyElse',
  priceOfFailureMinisters: 'perBuilding',
  hundredsCraftsPerTurn: 1,
}

/** The draft from before the first printing: six factions. */
const draft: Ruleset = {
  removedItemsGoTo: 'supply',
  craftNeedsItemInSupply: false,
  itemSupply: 'vagabond20',
  twoPlayerRemovesDominance: false,
  ambushEndsBattleWhen: 'noAttackingWarriors',
  compoundActionsAtomic: false,
  factionGuidance: 'oneOrTwoOfMarquiseEyrieCult',
  advancedSetupAvailable: false,
  contentPool: 'six',
  enemyMeans: 'notInCoalition',
  defenderMustBe: 'anotherPlayer',
  hirelingUpkeepSparesNew: true,
  hirelingFerryDraws: true,

  fieldHospitalCard: 'any',
  fieldHospitalUnit: 'perWarrior',
  birdActionTiming: 'anytime',
  woodTravelsThrough: 'adjacency',

  eyrieStartCorner: 'oppositeKeepElseAnyCorner',
  newRoostNeedsFullFit: false,
  charismaticViziers: ['recruit', 'build'],

  supporterCapWithoutBase: null,
  revoltGrantsOfficer: false,

  fullRemovalDamage: 0,
  trackOverflow: 'notTaken',
  freeTrackMoves: false,
  exhaustedTrackItemGoesTo: 'track',
  coalitionExcludesDominance: false,
  coalitionExcludesCoalitioned: false,
  allyMovePhase: 'daylight',
  allyBattleFactions: 'all',
  allyMoveOutragePayer: 'vagabond',
  infamyVp: 2,
  infamyCounts: 'warriors',
  infamyOwnTurnOnly: false,
  infamySparesProvoker: true,
  questReward: 'vpAndDraw1',
  repairTurnsFaceUp: true,
  stealNeedsThreeWarriors: true,
  stealNeeds: 'figure',
  ruinItemsNoDuplicate: false,
  exploreScoresOnlyWithItem: false,
  slipIgnoresMoveBans: false,
  aidTakesItem: 'must',
  instigateChoices: 'everyRemoval',

  cultCraftGardens: 'all',
  cultBirdsWild: 'never',
  outcastTieTurnsHated: false,
  conspiracyMustComplete: false,
  cultScoreSpends: 'hidden',
  cultScoreSuitOf: 'spent',
  cultScoreOncePerSuit: false,
  sacrificeFrom: 'supply',
  revealedCardsLocked: false,
  lostSoulsTakes: 'everyCard',

  tradeDisruptionLoses: 'halfHand',
  removedTradePostGoesTo: 'track',
  mercenaryPieces: 'all',
  mercenaryHitSplit: 'piecesOddBuyer',
  vagabondMayHireMercenaries: true,
  mercenaryLossMakesHostile: 'riverfolk',

  extortionRobs: 'everybodyElse',
  priceOfFailureMinisters: 'perBuilding',
  hundredsCraftsPerTurn: 1,
}

/** The presets by name. */
export const RULESETS: Readonly<Record<RulesetName, Ruleset>> = { current, english, first, draft }

/** The switches of a preset. */
export const rulesetOf = (name: RulesetName): Ruleset => RULESETS[name]
