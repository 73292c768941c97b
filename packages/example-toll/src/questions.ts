import {
  type Asking,
  type Asks,
  asking,
  type DecisionsOf,
  numberFrom,
  type Offers,
  type Sorts,
  type ValuesOf,
  wordSort,
} from '@spinney/kernel'
import { CARDS, type Card } from './cards.ts'
import { DIE } from './die.ts'
import type { Toll } from './state.ts'

const card = wordSort(CARDS)

/** The sorts of what can be picked in Toll. */
export const sorts = {
  card,
  /** A card in the hand of the one who is asked. */
  handCard: {
    ...card,
    fits: (g: Toll, value: Card, asked: number | 'chance'): boolean =>
      asked !== 'chance' && g.hands[asked]!.includes(value),
  },
  seat: { ...numberFrom(0), fits: (g: Toll, value: number): boolean => value < g.animals.length },
  die: numberFrom(1, DIE.length),
} satisfies Sorts<Toll>

/** The kinds of questions: the sort of what is picked, then what it is about. */
export interface Questions {
  draw: Asks<'card'>
  load: Offers<'handCard'>
  hoot: Offers<'handCard', { against: 'seat'; scares: boolean }>
  toll: Asks<'die'>
  dive: Offers<'handCard'>
  snatch: Offers<'handCard', { by: 'seat' }>
  leap: Asks<'die'>
}

/** By kind: what can be picked and what the question is about. */
export type Decisions = DecisionsOf<ValuesOf<typeof sorts>, Questions>

type Steps = Asking<Toll, ValuesOf<typeof sorts>, Questions>
const steps: Steps = asking()

/** The steps that ask, checked against the list of kinds. */
export const may: Steps['may'] = steps.may
export const chance: Steps['chance'] = steps.chance
