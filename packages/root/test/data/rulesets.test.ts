import { describe, expect, test } from 'vitest'
import { RULESET_NAMES, RULESETS, type Ruleset, rulesetOf } from '../../src/law/rulesets.ts'

/** The comparison of the editions: current, first, draft. */
const editions: { readonly [S in keyof Ruleset]?: readonly [Ruleset[S], Ruleset[S], Ruleset[S]] } = {
  removedItemsGoTo: ['box', 'box', 'supply'],
  craftNeedsItemInSupply: [true, true, false],
  itemSupply: ['standard12', 'standard12', 'vagabond20'],
  twoPlayerRemovesDominance: [true, true, false],
  ambushEndsBattleWhen: ['noAttackingWarriorsOrPawns', 'noAttackingWarriors', 'noAttackingWarriors'],
  compoundActionsAtomic: [true, false, false],
  factionGuidance: ['reach', 'scenarioList', 'oneOrTwoOfMarquiseEyrieCult'],
  advancedSetupAvailable: [true, false, false],
  contentPool: ['ten', 'six', 'six'],
  fieldHospitalCard: ['matching', 'matching', 'any'],
  fieldHospitalUnit: ['perRemoval', 'perWarrior', 'perWarrior'],
  birdActionTiming: ['afterThree', 'afterThree', 'anytime'],
  eyrieStartCorner: ['freeCornerPreferOpposite', 'oppositeKeepElseAnyCorner', 'oppositeKeepElseAnyCorner'],
  newRoostNeedsFullFit: [true, false, false],
  charismaticViziers: [
    ['recruit', 'battle'],
    ['recruit', 'battle'],
    ['recruit', 'build'],
  ],
  supporterCapWithoutBase: [5, 5, null],
  revoltGrantsOfficer: [true, true, false],
  fullRemovalDamage: [3, 0, 0],
  trackOverflow: ['satchel', 'satchel', 'notTaken'],
  freeTrackMoves: [false, true, false],
  exhaustedTrackItemGoesTo: ['satchel', 'satchel', 'track'],
  coalitionExcludesDominance: [true, true, false],
  coalitionExcludesCoalitioned: [true, false, false],
  allyMovePhase: ['any', 'daylight', 'daylight'],
  allyBattleFactions: ['one', 'one', 'all'],
  allyMoveOutragePayer: ['ally', 'vagabond', 'vagabond'],
  infamyVp: [1, 1, 2],
  infamyCounts: ['pieces', 'pieces', 'warriors'],
  infamyOwnTurnOnly: [true, false, false],
  questReward: ['vpOrDraw2', 'vpOrDraw2', 'vpAndDraw1'],
  repairTurnsFaceUp: [false, true, true],
  stealNeedsThreeWarriors: [false, false, true],
  ruinItemsNoDuplicate: [true, true, false],
  exploreScoresOnlyWithItem: [true, false, false],
  slipIgnoresMoveBans: [true, false, false],
  cultCraftGardens: ['outcast', 'outcast', 'all'],
  cultBirdsWild: ['exceptRituals', 'exceptRituals', 'never'],
  outcastTieTurnsHated: [true, false, false],
  conspiracyMustComplete: [true, true, false],
  cultScoreSpends: ['revealed', 'hidden', 'hidden'],
  cultScoreSuitOf: ['revealed', 'revealed', 'spent'],
  cultScoreOncePerSuit: [true, true, false],
  sacrificeFrom: ['supply', 'map', 'supply'],
  revealedCardsLocked: [true, true, false],
  tradeDisruptionLoses: ['halfFunds', 'halfFunds', 'halfHand'],
  removedTradePostGoesTo: ['box', 'box', 'track'],
  mercenaryPieces: ['warriors', 'warriors', 'all'],
  mercenaryHitSplit: ['warriorsThenBuildings', 'buyerPiecesOddBuyer', 'piecesOddBuyer'],
  vagabondMayHireMercenaries: [false, false, true],
  mercenaryLossMakesHostile: ['buyer', 'riverfolk', 'riverfolk'],
}

/** Where the English Law answers differently: current, english. */
const english: { readonly [S in keyof Ruleset]?: readonly [Ruleset[S], Ruleset[S]] } = {
  birdActionTiming: ['afterThree', 'anytime'],
  aidTakesItem: ['must', 'may'],
  lostSoulsTakes: ['handCards', 'everyCard'],
  priceOfFailureMinisters: ['perBuilding', 'perEvent'],
  hundredsCraftsPerTurn: [1, null],
  stealNeeds: ['figure', 'anyPiece'],
  strikeRemoves: ['anybodysWarrior', 'enemyWarrior'],
  instigateChoices: ['everyRemoval', 'buildingsAndTokens'],
  enemyMeans: ['notAllied', 'notInCoalition'],
  woodTravelsThrough: ['paths', 'adjacency'],
  defenderMustBe: ['anotherPlayer', 'enemy'],
  extortionRobs: ['everybodyElse', 'enemies'],
  hirelingFerryDraws: [true, false],
}

const switches = Object.keys(RULESETS.current) as (keyof Ruleset)[]

describe('rulesets', () => {
  test.each(RULESET_NAMES)('%s has a value for every switch', (name) => {
    const ruleset = rulesetOf(name)
    expect(Object.keys(ruleset).sort()).toEqual([...switches].sort())
    expect(Object.values(ruleset).every((value) => value !== undefined)).toBe(true)
  })

  test('there are fifty differences between editions and fourteen that the English Law adds', () => {
    expect(Object.keys(editions)).toHaveLength(50)
    expect(switches).toHaveLength(64)
  })

  test.each(switches)('%s is set as the documents say', (name) => {
    const stated = editions[name]
    if (stated) expect([RULESETS.current[name], RULESETS.first[name], RULESETS.draft[name]]).toEqual(stated)
    const both = [RULESETS.current[name], RULESETS.english[name]]
    expect(both).toEqual(english[name] ?? [RULESETS.current[name], RULESETS.current[name]])
  })

  test('every preset is its own record, and each differs from the others', () => {
    const written = RULESET_NAMES.map((name) => JSON.stringify(RULESETS[name]))
    expect(new Set(written).size).toBe(RULESET_NAMES.length)
  })
})
