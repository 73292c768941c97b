/**
 * Everything in which the editions of the Law differ: one named switch each, read in exactly one function. No code asks
 * which edition is played. The letter and number in brackets point to docs/rulings.md.
 */
export interface Ruleset {
  // General rules, setup, battle.

  /** Where a removed item goes: back to the supply or out of the game (G1, G.1.22). */
  readonly removedItemsGoTo: 'box' | 'supply'
  /** Whether a card whose item is gone from the supply cannot be crafted (G2, 4.1.2). */
  readonly craftNeedsItemInSupply: boolean
  /** Twelve items in every game, or the draft's heap that only a Vagabond brings (G3, 5.1.5). */
  readonly itemSupply: 'standard12' | 'vagabond20'
  /** Whether two players leave the dominance cards out (G4, 5.1.3). */
  readonly twoPlayerRemovesDominance: boolean
  /** Whose absence lets an ambush end the battle (G5, 4.3.1.II). */
  readonly ambushEndsBattleWhen: 'noAttackingWarriorsOrPawns' | 'noAttackingWarriors'
  /** Whether nothing may come between the parts of one action (G6, 1.4.2). */
  readonly compoundActionsAtomic: boolean
  /** The advice for choosing factions (G7, 5.2). */
  readonly factionGuidance: 'reach' | 'scenarioList' | 'oneOrTwoOfMarquiseEyrieCult'
  /** Whether the advanced setup exists (G8, A). */
  readonly advancedSetupAvailable: boolean
  /** Ten factions with everything that came with them, or the first six (G9). */
  readonly contentPool: 'ten' | 'six'
  /** Who is no enemy: an Allied faction, or a partner in a coalition (T42, G.1.8). */
  readonly enemyMeans: 'notAllied' | 'notInCoalition'
  /** Who can be the defender of a battle: any other player, or an enemy (T5, 4.3). */
  readonly defenderMustBe: 'anotherPlayer' | 'enemy'
  /** Whether a hireling gained this turn keeps its control markers at the turn's end (T41, E.1.3). */
  readonly hirelingUpkeepSparesNew: boolean
  /** Whether moving a hireling by ferry draws its controller a card (T114, E.3.7). */
  readonly hirelingFerryDraws: boolean

  // Marquise de Cat.

  /** The card for Field Hospitals (M1, 6.2.3). */
  readonly fieldHospitalCard: 'matching' | 'any'
  /** How many warriors one such card saves: all of one removal, or one (M2, 6.2.3). */
  readonly fieldHospitalUnit: 'perRemoval' | 'perWarrior'
  /** When a bird card buys one more action (M3, T9, 6.5). */
  readonly birdActionTiming: 'afterThree' | 'anytime'
  /** What connects wood with the place of building (T113, 6.5.4.II). */
  readonly woodTravelsThrough: 'paths' | 'adjacency'

  // Eyrie Dynasties.

  /** The starting corner (E1, 7.3.2). */
  readonly eyrieStartCorner: 'freeCornerPreferOpposite' | 'oppositeKeepElseAnyCorner'
  /** Whether a new roost needs room for the roost and all its warriors (E2, 7.4.3). */
  readonly newRoostNeedsFullFit: boolean
  /** The columns of the Charismatic leader's viziers (E3, 7.8.2). */
  readonly charismaticViziers: readonly ['recruit', 'battle'] | readonly ['recruit', 'build']

  // Woodland Alliance.

  /** Supporters held without a base on the map; null for no limit (A1, 8.2.3.I). */
  readonly supporterCapWithoutBase: number | null
  /** Whether a revolt yields an officer (A2, 8.4.1.III). */
  readonly revoltGrantsOfficer: boolean

  // Vagabond.

  /** Items damaged when all pieces in his clearing are removed (V1, 9.2.2.I). */
  readonly fullRemovalDamage: number
  /** A tea, coin or bag beyond the third of its track (V2, 9.2.5.I). */
  readonly trackOverflow: 'satchel' | 'notTaken'
  /** Whether ready items move between track and satchel at will (V3, 9.2.5.I). */
  readonly freeTrackMoves: boolean
  /** Where an exhausted tea, coin or bag lies (V4, 9.5). */
  readonly exhaustedTrackItemGoesTo: 'satchel' | 'track'
  /** Whether no coalition is possible with a dominance player (V5, 9.2.8), */
  readonly coalitionExcludesDominance: boolean
  /** or with a player in a coalition already (V6, 9.2.8). */
  readonly coalitionExcludesCoalitioned: boolean
  /** When allied warriors may move along: on any move, so on Slip too, or in Daylight (V7, 9.2.9.II.b). */
  readonly allyMovePhase: 'any' | 'daylight'
  /** How many allied factions fight along (V8, 9.2.9.II.c). */
  readonly allyBattleFactions: 'one' | 'all'
  /** Who suffers Outrage when allied warriors moved along (V9, 1.5.5). */
  readonly allyMoveOutragePayer: 'ally' | 'vagabond'
  /** Points of Infamy (V10, 9.2.9.III.a), */
  readonly infamyVp: number
  /** what they count (V11), */
  readonly infamyCounts: 'pieces' | 'warriors'
  /** whether in his own turn only (V12), */
  readonly infamyOwnTurnOnly: boolean
  /** and whether the warrior whose loss made the faction Hostile stays out (T13). */
  readonly infamySparesProvoker: boolean
  /** The reward of a quest (V13, 9.5.5). */
  readonly questReward: 'vpOrDraw2' | 'vpAndDraw1'
  /** Whether repairing turns the item face up (V14, 9.5.7). */
  readonly repairTurnsFaceUp: boolean
  /** Whether the Thief robs only players with three warriors there, or another Vagabond (V15, D.1.2). */
  readonly stealNeedsThreeWarriors: boolean
  /** What else the Thief's victim needs there: a warrior or pawn, or any piece (T37, D.1.2). */
  readonly stealNeeds: 'figure' | 'anyPiece'
  /** Whether nobody takes a second ruin item of a kind (V16, 9.7.3). */
  readonly ruinItemsNoDuplicate: boolean
  /** Whether exploring scores only if an item was taken (V17, 9.5.3). */
  readonly exploreScoresOnlyWithItem: boolean
  /** Whether Slip ignores bans on moving out (V18, 9.4.2). */
  readonly slipIgnoresMoveBans: boolean
  /** Whether Aid takes an item if there is one, or may (T15, 9.5.4). */
  readonly aidTakesItem: 'must' | 'may'
  /** Whether Strike removes an enemy's warrior only, or anybody's (T17, 9.5.6). */
  readonly strikeRemoves: 'anybodysWarrior' | 'enemyWarrior'
  /** What the Vagrant chooses in the battle he starts (T39, D.4.2). */
  readonly instigateChoices: 'everyRemoval' | 'buildingsAndTokens'

  // Lizard Cult.

  /** The gardens that craft (L1, 10.2.1). */
  readonly cultCraftGardens: 'outcast' | 'all'
  /** Where birds are wild for the Cult (L2, 10.2.2). */
  readonly cultBirdsWild: 'exceptRituals' | 'never'
  /** Whether Lost Souls without a single commonest suit turn the marker to Hated (L3, 10.4.1). */
  readonly outcastTieTurnsHated: boolean
  /** Whether a conspiracy is possible only if it can be completed (L4, 10.4.3). */
  readonly conspiracyMustComplete: boolean
  /** The card that the Score ritual costs: the revealed one, or another from hand (L5, 10.5.3). */
  readonly cultScoreSpends: 'revealed' | 'hidden'
  /** The card whose suit picks the gardens scored (L6, 10.5.3). */
  readonly cultScoreSuitOf: 'revealed' | 'spent'
  /** Whether the Score ritual is limited to once per suit and turn (L7, 10.5.3). */
  readonly cultScoreOncePerSuit: boolean
  /** Where Sacrifice takes the new acolyte from (L8, 10.5.4). */
  readonly sacrificeFrom: 'supply' | 'map'
  /** Whether revealed cards serve nothing else in that Daylight (L9, 10.5). */
  readonly revealedCardsLocked: boolean
  /** Which spent or discarded cards become Lost Souls (T19, 10.2.6). */
  readonly lostSoulsTakes: 'handCards' | 'everyCard'

  // Riverfolk Company.

  /** What a removed trade post costs (R1, 11.2.5.I), */
  readonly tradeDisruptionLoses: 'halfFunds' | 'halfHand'
  /** and where the post goes (R2, 11.2.5.I). */
  readonly removedTradePostGoesTo: 'box' | 'track'
  /** What the buyer of mercenaries borrows (R3, 11.2.7.III). */
  readonly mercenaryPieces: 'warriors' | 'all'
  /** How buyer and mercenaries share hits (R4, 11.2.7.III.a). */
  readonly mercenaryHitSplit: 'warriorsThenBuildings' | 'buyerPiecesOddBuyer' | 'piecesOddBuyer'
  /** Whether the Vagabond may hire mercenaries (R5, 11.2.7.III.b). */
  readonly vagabondMayHireMercenaries: boolean
  /** Who becomes Hostile when the Vagabond removes a mercenary (R6, 11.2.7.III.b). */
  readonly mercenaryLossMakesHostile: 'buyer' | 'riverfolk'

  // Later factions.

  /** Whom Extortion robs: everybody else there, or enemies (T26, 13.7.3). */
  readonly extortionRobs: 'everybodyElse' | 'enemies'
  /** Ministers lost with Duchy buildings: one for each building, or one for each event (T25, 12.2.3). */
  readonly priceOfFailureMinisters: 'perBuilding' | 'perEvent'
  /** Cards the Hundreds craft in a turn; null for no limit (T29, 14.5.1). */
  readonly hundredsCraftsPerTurn: number | null
}
