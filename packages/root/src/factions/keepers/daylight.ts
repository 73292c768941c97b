import { call, procedure, run, type Seat } from '@spinney/kernel'
import { callCraft, canCraft } from '../../actions/craft.ts'
import { ANYWHERE, callMove, canMove, moveHurdles } from '../../actions/move.ts'
import { clearings } from '../../core/book.ts'
import { must } from '../../core/questions.ts'
import { because, closestMiss, type Reason } from '../../core/reasons.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { closedCraft, placesInVain } from '../../turn/closing.ts'
import { type Action, menu } from '../../turn/free-actions.ts'
import { delveClearings, delveHurdles, delving } from './delve.ts'
import { recoverClearings, recoverHurdles, recovering } from './recover.ts'
import { cardCalled, cardWords, suitFor, withdrawCard } from './retinue.ts'
import { SLOTS } from './state.ts'

type Deed = 'move' | 'delve' | 'recover'

const LAWS = ['15.5.2.I', '15.5.2.II', '15.5.2.III'] as const

/** 15.5.2: whether a card can do this anywhere. */
function isPossible(g: Visible, seat: Seat, deed: Deed, card: number): boolean {
  if (deed === 'move') return canMove(g, seat, { ...ANYWHERE, suit: suitFor(card) })
  return (deed === 'delve' ? delveClearings : recoverClearings)(g, seat, card).length > 0
}

/** 15.5.2: the cards of a slot that have not acted and can do this. */
const ableCards = (g: Visible, seat: Seat, slot: number, deed: Deed): number[] =>
  g.own.keepers.ready[slot]!.filter((card) => isPossible(g, seat, deed, card))

const isAnyAble = (g: Visible, seat: Seat, slot: number, deed: Deed): boolean =>
  g.own.keepers.ready[slot]!.some((card) => isPossible(g, seat, deed, card))

interface Acting extends Own {
  slot: number
  deed: Deed
}

/** 15.5.2: a card of the Retinue acts, each once per turn. */
const acting = procedure<Root, Acting>('keepers.act', [
  must('15.5.2', 'keepersRetinueCard', {
    picks: 'retinueCard',
    who: (_g, a) => a.seat,
    options: (g, a) => cardWords(ableCards(g, a.seat, a.slot, a.deed)),
    cite: (_g, a) => LAWS[a.slot]!,
    about: (_g, a) => ({ slot: SLOTS[a.slot]!, deed: a.deed }),
    effect: (g, a, word) => {
      const { seat, slot } = a
      const card = cardCalled(word)
      withdrawCard(g.own.keepers.ready[slot]!, card)
      if (a.deed === 'move') callMove(g, seat, LAWS[slot]!, { suit: suitFor(card) })
      if (a.deed === 'delve') call(g, delving, { seat, card, slot, clearing: 0, forest: -1, relic: 0 })
      if (a.deed === 'recover') call(g, recovering, { seat, card, slot, clearing: 0 })
    },
  }),
])

/** What must hold in a clearing, whatever the card. */
const DEED_HURDLES = { delve: delveHurdles, recover: recoverHurdles } as const

/** 15.5.2: why no card of a slot can do this. */
function whyNotDeed(g: Root, seat: Seat, slot: number, deed: Deed): Reason | null {
  const { retinue, ready } = g.own.keepers
  if (retinue[slot]!.length === 0) return because(LAWS[slot]!, 'slotEmpty')
  if (ready[slot]!.length === 0) return because('15.5.2', 'retinueActed')
  const anywhere =
    deed === 'move'
      ? closestMiss(moveHurdles(g, seat), clearings(g))
      : closestMiss(DEED_HURDLES[deed](g, seat), clearings(g))
  return anywhere ?? because(LAWS[slot]!, 'noRetinueSuit')
}

const actionOf = (slot: number, deed: Deed): Action<Own> => ({
  id: deed,
  law: LAWS[slot]!,
  available: (g, d) => isAnyAble(g, d.seat, slot, deed),
  why: (g, d) => whyNotDeed(g, d.seat, slot, deed),
  ...(deed === 'move' ? {} : { inVain: (g, d) => placesInVain(g, DEED_HURDLES[deed](g, d.seat)) }),
  perform: (g, d) => call(g, acting, { seat: d.seat, slot, deed }),
})

const MOVE = [actionOf(0, 'move')]
const DELVE = [actionOf(1, 'delve')]
const MOVE_OR_RECOVER = [actionOf(2, 'move'), actionOf(2, 'recover')]

const craftAction: Action<Own> = {
  id: 'craft',
  law: '15.5.1',
  available: (g, d) => canCraft(g, d.seat),
  ...closedCraft('15.5.1'),
  perform: (g, d) => callCraft(g, d.seat),
}

/** 15.5 Daylight: craft, then the slots of the Retinue from left to right. */
export const daylight = procedure<Root, Own>('keepers.daylight', [
  menu('15.5.1', 'craftStep', 'daylight', () => [craftAction]),
  run('15.5.2', 'retinue', (g) => {
    g.own.keepers.ready = g.own.keepers.retinue.map((cards) => [...cards])
  }),
  menu('15.5.2.I', 'keepersMoveSlot', 'daylight', () => MOVE),
  menu('15.5.2.II', 'keepersDelveSlot', 'daylight', () => DELVE),
  menu('15.5.2.III', 'keepersRecoverSlot', 'daylight', () => MOVE_OR_RECOVER),
  run('15.5.2', 'over', (g) => {
    g.own.keepers.ready = [[], [], []]
  }),
])

export const daylightProcedures = [acting] as const
