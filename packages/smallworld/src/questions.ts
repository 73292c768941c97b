import { type Asking, type AskOf, type Asks, asking, type DecisionsOf, type Offers } from '@spinney/kernel'
import type { SortTypes } from './sorts.ts'
import type { SmallWorld } from './state.ts'

/**
 * The kinds of questions: the sort of what is picked, then by field what the question is about. Here stand those that
 * every game asks; races and powers add their own.
 */
export interface Questions {
  firstPlayer: Asks<'seat'>
  banner: Asks<'race'>
  badge: Asks<'power'>
  pick: Asks<
    { race: 'race'; power: 'power' },
    readonly { race: 'race'; power: 'power'; coins: 'amount'; price: 'amount' }[]
  >
  plan: Asks<'plan'>
  comboWhen: Asks<'moment'>
  conquer: Offers<{ do: 'verb'; region: 'region' } | { do: 'verb' }, { slot: 'slot'; race: 'race'; hand: 'amount' }>
  die: Asks<'die'>
  regroup: Offers<'verb'>
  deploy: Asks<{ region: 'region'; tokens: 'amount' }, { slot: 'slot'; race: 'race'; hand: 'amount' }>
  declineAfterScoring: Offers<'plan'>
}

/** By kind: what can be picked and what the question is about. */
export type Decisions = DecisionsOf<SortTypes, Questions>

/** A question of a known kind. */
export type SmallWorldAsk<K extends keyof Decisions> = AskOf<SmallWorld, Decisions[K]>

type Steps = Asking<SmallWorld, SortTypes, Questions>
const steps: Steps = asking()

/** The steps that ask, checked against the list of kinds. */
export const may: Steps['may'] = steps.may
export const must: Steps['must'] = steps.must
export const chance: Steps['chance'] = steps.chance

/** Whether a question is of a kind: from there on its options and what it is about have their types. */
export const asks: Steps['asks'] = steps.asks
