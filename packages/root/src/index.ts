/**
 * Root by the letter of the Law: `root` is the game, the rest is what clients, bots and tests ask about it.
 */

// The map: clearings, paths, forests, and who rules where.
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
export { board, forest, forestsBeside, joined, neighbours, openSlots, suitOf } from './board/map.ts'
// Cards: what is printed on them, and what a number in a hand or pile stands for.
export { type CardFacts, type CardKind, type CraftSymbol, DECK_IDS, DECKS, type DeckId } from './cards/data/index.ts'
export { allCards, type Card, cardAt, cardNamed } from './cards/deck.ts'
export { type RootConfig, rootConfig } from './config.ts'
// Pieces: every kind there is, and how many lie where.
export { type Category, kindAt, kindNamed, kindsOf, type PieceKind, pieceKinds } from './core/kinds.ts'
export { count, onMapCount } from './core/pieces.ts'
export { ALL_CLEARINGS, BOARD, BURROW, GONE, ON_CARD, PLACES, SUPPLY } from './core/places.ts'
export { rulerOf, rules } from './core/rule.ts'
export type { FactionId, FactionStates, Own, Phase, Root, Table } from './core/state.ts'
export { BIRD, FOX, MOUSE, RABBIT, SUIT_NAMES } from './core/suits.ts'
// What each faction keeps on its board, and how a Vagabond's items lie, in words.
export type { AllianceState } from './factions/alliance/state.ts'
export type { CorvidState } from './factions/corvid/state.ts'
export type { DuchyState } from './factions/duchy/state.ts'
export type { EyrieState } from './factions/eyrie/state.ts'
export { hundredsFacts } from './factions/hundreds/scenario.ts'
export type { HundredsState } from './factions/hundreds/state.ts'
export { keepersFacts } from './factions/keepers/scenario.ts'
export type { KeepersState } from './factions/keepers/state.ts'
export type { LizardState } from './factions/lizard/state.ts'
export type { RiverfolkState } from './factions/riverfolk/state.ts'
export { itemWord } from './factions/vagabond/items.ts'
export type { VagabondState } from './factions/vagabond/state.ts'
// What is printed on the boards.
export { SETUP_CARDS, type SetupCardFacts } from './facts/advanced.ts'
export * as boards from './facts/factions.ts'
export { ITEM_IDS, type ItemId } from './facts/items.ts'
export { QUESTS, type QuestFacts } from './facts/quests.ts'
export type { CardSuit, Suit } from './facts/suits.ts'
export { contentPool } from './law/pools.ts'
export { RULESET_NAMES, type Ruleset, type RulesetName, rulesetOf } from './law/rulesets.ts'
export { factionIds, root } from './root.ts'
export { scenarioKit } from './scenario/kit.ts'
export { given, givenTable, type Position, PositionError, type RootScenario } from './scenario/position.ts'
export { isAdvised, type ReachAdvice, reachAdvice } from './turn/reach.ts'
