/**
 * Root by the letter of the Law: `root` is the game, the rest is what clients, bots and tests ask about it.
 */

export { craftingShares } from './actions/craft.ts'
// The map: clearings, paths, forests, and who rules where.
export { type BattleFacts, battleFacts, battleOdds, type Odds } from './actions/odds.ts'
export {
  type ClearingData,
  type CornerData,
  type ForestData,
  type LakeData,
  type Link,
  MAP_IDS,
  MAPS,
  type MapData,
  type MapId,
} from './board/data/index.ts'
export {
  board,
  forest,
  forestsBeside,
  isOfSuit,
  joined,
  neighbours,
  openSlots,
  pathEnds,
  suitOf,
  suitsOf,
} from './board/map.ts'
// What maps, cards and factions add to the kinds of questions.
export type * from './board/questions.ts'
// Cards: what is printed on them, and what a number in a hand or pile stands for.
export { type CardFacts, type CardKind, type CraftSymbol, DECK_IDS, DECKS, type DeckId } from './cards/data/index.ts'
export { allCards, type Card, cardAt, cardNamed } from './cards/deck.ts'
export type * from './cards/effects/questions.ts'
export { isClockworkSeat } from './clockwork/config.ts'
export type { ClockworkDuchy } from './clockwork/duchy.ts'
export type { ClockworkEyrie } from './clockwork/eyrie.ts'
// Automata: their boxes, and what they keep.
export { BOTS, type BotFacts, botFor, DIFFICULTIES, type Difficulty, VAGABOT_IDS } from './clockwork/facts.ts'
export type { ClockworkLizard } from './clockwork/lizard.ts'
export { type AutomatonFacts, automatonFacts } from './clockwork/next.ts'
export type * from './clockwork/questions.ts'
export type { ClockworkRiverfolk } from './clockwork/riverfolk.ts'
export type { BotState } from './clockwork/state.ts'
export type { VagabotState } from './clockwork/vagabot/state.ts'
export type { RootConfig } from './config.ts'
export { clearings } from './core/book.ts'
// Pieces: every kind there is, and how many lie where.
export type { Category, PieceKind } from './core/kinds.ts'
export { count, onMapCount, presenceOf, strengthOf } from './core/pieces.ts'
export { BOARD, BURROW, GONE, ON_CARD, onMap, SUPPLY } from './core/places.ts'
// Questions: the kinds there are, what is picked and what they are about.
export { asks, type Decisions, type Questions, type RootAsk } from './core/questions.ts'
export { rulerOf, rules } from './core/rule.ts'
export type { FactionId, FactionStates, Own, Phase, Root, Visible } from './core/state.ts'
export { BIRD, EVERY_SUIT, FOX, MOUSE, RABBIT, SUIT_NAMES } from './core/suits.ts'
export type * from './factions/alliance/questions.ts'
// What each faction keeps on its board, and how a Vagabond's items lie, in words.
export type { AllianceState } from './factions/alliance/state.ts'
export type * from './factions/corvid/questions.ts'
export type { CorvidState } from './factions/corvid/state.ts'
export type * from './factions/duchy/questions.ts'
export type { DuchyState } from './factions/duchy/state.ts'
export { decreeLeft } from './factions/eyrie/daylight.ts'
export type * from './factions/eyrie/questions.ts'
export type { EyrieState } from './factions/eyrie/state.ts'
export type * from './factions/hundreds/questions.ts'
export { type HundredsFacts, hundredsFacts } from './factions/hundreds/scenario.ts'
export type { HundredsState } from './factions/hundreds/state.ts'
export type * from './factions/keepers/questions.ts'
export { type KeepersFacts, keepersFacts } from './factions/keepers/scenario.ts'
export type { KeepersState } from './factions/keepers/state.ts'
export type * from './factions/lizard/questions.ts'
export type { LizardState } from './factions/lizard/state.ts'
export type * from './factions/marquise/questions.ts'
export type * from './factions/riverfolk/questions.ts'
export type { RiverfolkState } from './factions/riverfolk/state.ts'
export { itemWord } from './factions/vagabond/items.ts'
export type * from './factions/vagabond/questions.ts'
export type { VagabondState } from './factions/vagabond/state.ts'
export { SETUP_CARDS, type SetupCardFacts } from './facts/advanced.ts'
export { BOX, kindNamed, kindsOf } from './facts/box.ts'
export { CHARACTERS } from './facts/factions/vagabond.ts'
export * as boards from './facts/factions.ts'
export { CONTROL_DIE, HIRELING_IDS, HIRELING_MARKERS, HIRELINGS, type HirelingFacts } from './facts/hirelings.ts'
export { ITEM_IDS, type ItemId } from './facts/items.ts'
export { LANDMARK_IDS, type LandmarkId } from './facts/landmarks.ts'
export { QUESTS, type QuestFacts } from './facts/quests.ts'
export type { CardSuit, Suit } from './facts/suits.ts'
export type { BanditState } from './hirelings/highway-bandits.ts'
export type * from './hirelings/questions.ts'
export { controlOf, type HirelingState } from './hirelings/state.ts'
export type { ExileState } from './hirelings/the-exile.ts'
export { interruptions } from './interruptions.ts'
export type { MarketState } from './landmarks/black-market.ts'
export type { ForgeState } from './landmarks/legendary-forge.ts'
export type * from './landmarks/questions.ts'
export { contentPool } from './law/pools.ts'
export { RULESET_NAMES, type Ruleset, type RulesetName, rulesetOf } from './law/rulesets.ts'
export { factionIds, root } from './root.ts'
export { scenarioKit } from './scenario/kit.ts'
export { given, givenTable, type Position, PositionError, type RootScenario } from './scenario/position.ts'
export { type SortTypes, sorts } from './sorts.ts'
export { isAdvised, type ReachAdvice, reachAdvice } from './turn/reach.ts'
