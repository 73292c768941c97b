import { type Asking, type AskOf, type Asks, asking, type DecisionsOf, type Offers } from '@spinney/kernel'
import type { SortTypes } from '../sorts.ts'
import type { Root } from './state.ts'

/** What crafted cards, dominance and the map let a player do besides the actions of a menu. */
export type MenuSorts = 'craftedCard' | 'action'

/**
 * The kinds of questions: the sort of what is picked, then by field what the question is about. Here stand those of the
 * common Law; every faction, map and card adds its own.
 */
export interface Questions {
  firstPlayer: Asks<'seat'>
  suitMarker: Asks<'suit'>
  draw: Asks<'card'>
  takeRandom: Asks<'card'>
  discard: Asks<'handCard', { limit: 'amount' }>
  returnCard: Asks<'handCard', { left: 'amount' }>
  poolCard: Asks<'setupCard'>
  poolCharacter: Asks<'dealtCard'>
  draftFaction: Asks<
    'setupCard',
    {
      pool: readonly 'setupCard'[]
      beside: readonly string[]
      taken: readonly 'setupCard'[]
      locked: 'setupCard' | null
    }
  >
  homeland: Asks<'clearing', { left: 'amount' }>
  spreadWarrior: Asks<'clearing', { left: 'amount' }>
  craft: Asks<'handCard'>
  craftSuit: Asks<'suit', { card: 'card'; left: 'amount' }>
  craftStep: Offers<MenuSorts>
  lastActions: Offers<MenuSorts>
  phaseMoment: Offers<MenuSorts, { phase: 'phase'; moment: 'moment' }>
  move: Offers<{ from: 'place'; to: 'place' }, { seat: 'seat'; from: 'anyPlace'; to: 'anyPlace'; suit: 'suitNumber' }>
  howMany: Asks<'amount', { seat: 'seat'; from: 'place'; to: 'place' }>
  battle: Offers<{ clearing: 'clearing'; defender: 'seat' }>
  ambush: Offers<'handCard', { place: 'place'; attacker: 'seat'; defender: 'seat' }>
  foil: Offers<'handCard', { place: 'place'; attacker: 'seat'; defender: 'seat' }>
  dice: Asks<{ high: 'die'; low: 'die' }>
  effectsFirst: Asks<'action', { place: 'place'; attacker: 'seat'; defender: 'seat' }>
  battleEffect: Offers<
    MenuSorts,
    { place: 'place'; attacker: 'seat'; defender: 'seat'; rolled: readonly 'amount'[]; side: 'amount' }
  >
  loseHit: Asks<'piece', { place: 'place'; hits: 'amount'; seat: 'seat' }>
  order: Asks<'reaction'>
  activateDominance: Asks<'handCard'>
  takeDominance: Asks<'besideCard'>
  payForDominance: Asks<'handCard', { card: 'card' }>
}

/** By kind: what can be picked and what the question is about. */
export type Decisions = DecisionsOf<SortTypes, Questions>

/** A question of a known kind. */
export type RootAsk<K extends keyof Decisions> = AskOf<Root, Decisions[K]>

type Steps = Asking<Root, SortTypes, Questions>
const steps: Steps = asking()

/** The steps that ask, checked against the list of kinds. */
export const may: Steps['may'] = steps.may
export const must: Steps['must'] = steps.must
export const chance: Steps['chance'] = steps.chance

/** Whether a question is of a kind: from there on its options and what it is about have their types. */
export const asks: Steps['asks'] = steps.asks
