import type { Blocked } from '@spinney/kernel'
import { battleHurdles, battlesInVain } from '../actions/battle.ts'
import { cardsInVain, whyNoCraft } from '../actions/craft.ts'
import { moveHurdles, movesInVain } from '../actions/move.ts'
import { clearings, everywhere } from '../core/book.ts'
import { closestMiss, failing, type Hurdle, type Reason } from '../core/reasons.ts'
import type { Own, Root } from '../core/state.ts'

/** Why an action is closed. Nobody but who wants to know pays for it: searches ask only whether it is available. */
export interface Closing<L> {
  /** Why it may not be done, where it is not available. */
  why(g: Root, local: L): Reason | null
  /** The places and cards with which it would be in vain. */
  inVain?(g: Root, local: L): readonly Blocked[]
}

/** What must hold before place or card matter: actions left, a supply. Says what is wrong, or null. */
export type Premise<L> = (g: Root, local: L) => Reason | null

const always = (): null => null

/** An action that fails by what holds everywhere; the first of these that says something. */
export const closedBy = <L>(...premises: readonly Premise<L>[]): Closing<L> => ({
  why: (g, local) => {
    for (const premise of premises) {
      const reason = premise(g, local)
      if (reason !== null) return reason
    }
    return null
  },
})

/** An action that is done in a clearing. */
export const closedIn = <L>(
  hurdles: (g: Root, local: L) => readonly Hurdle<number>[],
  premise: Premise<L> = always,
): Closing<L> => ({
  why: (g, local) => premise(g, local) ?? closestMiss(hurdles(g, local), clearings(g)),
  inVain: (g, local) => placesInVain(g, heldBy(premise(g, local), hurdles(g, local))),
})

/** What fails everywhere fails wherever somebody tries it, for the same reason. */
const heldBy = <T>(reason: Reason | null, hurdles: readonly Hurdle<T>[]): readonly Hurdle<T>[] =>
  reason === null ? hurdles : [() => reason]

/** The clearings that fail, as they would be picked. */
export const placesInVain = (g: Root, hurdles: readonly Hurdle<number>[]): Blocked[] =>
  failing(hurdles, clearings(g), 'clearing', (clearing) => clearing)

/** 4.2: an action that is a move. */
export const closedMove = <L extends Own>(premise: Premise<L> = always): Closing<L> => ({
  why: (g, local) => premise(g, local) ?? closestMiss(moveHurdles(g, local.seat), everywhere(g)),
  inVain: (g, local) => {
    const reason = premise(g, local)
    if (reason === null) return movesInVain(g, local.seat)
    return failing([() => reason], everywhere(g), { from: 'place' }, (from) => ({ from }))
  },
})

/** 4.3: an action that is a battle. */
export const closedBattle = <L extends Own>(premise: Premise<L> = always): Closing<L> => ({
  why: (g, local) => premise(g, local) ?? closestMiss(battleHurdles(g, local.seat), everywhere(g)),
  inVain: (g, local) => {
    const reason = premise(g, local)
    if (reason === null) return battlesInVain(g, local.seat)
    return failing([() => reason], everywhere(g), { clearing: 'clearing' }, (clearing) => ({ clearing }))
  },
})

/** 4.1: crafting, by the rule of a faction. */
export const closedCraft = <L extends Own>(law: string, premise: Premise<L> = always): Closing<L> => ({
  why: (g, local) => premise(g, local) ?? whyNoCraft(g, local.seat, law),
  inVain: (g, local) => cardsInVain(g, local.seat, premise(g, local)),
})
