import type { Seat } from '@spinney/kernel'
import { battleHurdles } from '../../actions/battle.ts'
import { isOfSuit, suitNameAt, suitOf } from '../../board/map.ts'
import { cardAt } from '../../cards/deck.ts'
import { holdsMatching } from '../../cards/hand.ts'
import { because, type Hurdle, hindrance, type Reason } from '../../core/reasons.ts'
import { moveRefused } from '../../core/refusals.ts'
import { scores } from '../../core/scoring.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { suitNumber } from '../../core/suits.ts'
import { VAGABOND } from '../../facts/factions/vagabond.ts'
import { GENERAL } from '../../facts/factions.ts'
import { ITEM_IDS } from '../../facts/items.ts'
import { QUESTS } from '../../facts/quests.ts'
import type { Premise } from '../../turn/closing.ts'
import { hasReady, readyCount } from './items.ts'
import { bootsFor, clearingsBeside, readyBoots } from './move.ts'
import { clearingOf, placeOf } from './pawn.ts'
import { vagabondAt } from './state.ts'

/** 9.2.5: an item of a type must be ready. */
export const readyOf =
  (type: number, law: string): Premise<Own> =>
  (g, { seat }) =>
    readyCount(vagabondAt(g, seat), type) > 0 ? null : because(law, 'noItemReady', { item: ITEM_IDS[type]! })

/** The pawn must stand in a clearing. */
export const inClearing =
  (law: string): Premise<Own> =>
  (g, { seat }) =>
    clearingOf(g, seat) > 0 ? null : because(law, 'inForest')

/** 9.5.1: what must hold for moving to a clearing. */
export const moveHurdles = (g: Visible, seat: Seat): readonly Hurdle<number>[] => [
  (to) => (clearingsBeside(g, seat).includes(to) ? null : because('9.5.1', 'notBesidePawn')),
  (to) => moveRefused(g, seat, placeOf(g, seat), to),
  (to) => {
    const [least, have] = [bootsFor(g, seat, to), readyBoots(g, seat)]
    return have >= least ? null : because('9.2.9.III.b', 'tooFewBoots', { least, have })
  },
]

/** 9.5.2: why there is nobody to fight where the pawn stands. */
export const whyNoBattle: Premise<Own> = (g, { seat }) => {
  const reason = hindrance(battleHurdles(g, seat), clearingOf(g, seat))
  return reason === null ? null : { ...reason, law: '9.5.2' }
}

/** 9.5.4: why nobody can be aided. */
export function whyNoAid(g: Root, seat: Seat): Reason | null {
  const clearing = clearingOf(g, seat)
  if (clearing === 0) return because('9.5.4', 'inForest')
  if (!hasReady(vagabondAt(g, seat))) return because('9.5.4', 'nothingReady')
  const suit = suitOf(g, clearing)
  if (!holdsMatching(g, seat, suit)) return because('9.5.4', 'noMatchingCard', { suit: suitNameAt(g, clearing) })
  return because('9.5.4', 'nobodyThere')
}

/** 9.5.5: why no quest can be completed. */
export function whyNoQuest(g: Visible, seat: Seat): Reason | null {
  const clearing = clearingOf(g, seat)
  if (clearing === 0) return because('9.5.5', 'inForest')
  const suit = suitNameAt(g, clearing)
  const open = g.own.vagabonds.openQuests.some((quest) => isOfSuit(g, clearing, suitNumber(QUESTS[quest]!.suit)))
  return because('9.5.5', open ? 'questItemsMissing' : 'noQuestOfSuit', { suit })
}

/** 9.2.8: why no coalition can be formed; most of the time nobody would think of one. */
export function whyNoCoalition(g: Root, seat: Seat): Reason {
  if (!g.hands[seat]!.some((card) => cardAt(card).kind === 'dominance')) return because('9.2.8', 'noDominanceCard')
  if (g.factions.length < VAGABOND.coalitionPlayers)
    return because('9.2.8', 'tooFewPlayers', { least: VAGABOND.coalitionPlayers })
  if (!scores(g, seat)) return because('9.2.8', 'scoresNoMore')
  const [least, have] = [GENERAL.pointsForDominance, g.scores[seat]!]
  return have < least ? because('9.2.8', 'dominanceNeeds', { least, have }) : because('9.2.8', 'noPartner')
}
