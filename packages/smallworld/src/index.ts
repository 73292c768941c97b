/**
 * Small World, the base game for two to five players: its rules for the kernel, its data, and what bots and pages ask
 * about a position. Names of races, powers, pieces, decisions and events are stable; texts about them live in the
 * message catalogues.
 */
export { pieceKinds } from './abilities.ts'
export { type Board, boards, mapFor, maps } from './board/boards.ts'
export { regionName } from './board/names.ts'
export type { MapFacts, MapId, Region, RegionFacts, SymbolId, Terrain } from './board/types.ts'
export { type Config, defaultConfig, withCombo } from './config.ts'
export { conquestCost } from './conquest/cost.ts'
export { targetsOf } from './conquest/targets.ts'
export { smallworld } from './game.ts'
export { interruptions } from './interruptions.ts'
export { powers } from './powers/index.ts'
// What races and powers add to the kinds of questions.
export type * from './powers/questions.ts'
export { actsInDecline, incomePreview, type TargetCost, targetCosts, targetCostsOf } from './queries.ts'
export { asks, type Decisions, type Questions, type SmallWorldAsk } from './questions.ts'
export { races } from './races/index.ts'
export type * from './races/questions.ts'
export { type PresetName, presets, type Ruleset, switchValues } from './rules.ts'
export { given, scenarioKit } from './scenario/kit.ts'
export type { PositionSpec } from './scenario/spec.ts'
export { type SortTypes, sorts } from './sorts.ts'
export {
  boardOf,
  type ColumnCombo,
  type Combo,
  declinedOf,
  NOBODY,
  ownerOf,
  type People,
  type PieceId,
  type PowerId,
  type RaceId,
  regionsOf,
  type Slot,
  type SmallWorld,
  tokensOnMap,
  type Visible,
} from './state.ts'
export type { PieceKind, Power, Race } from './traits.ts'
export { type Income, incomeOf } from './turn/score.ts'
