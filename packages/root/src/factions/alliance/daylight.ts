import { call, procedure, type Seat, tell } from '@spinney/kernel'
import { callCraft, canCraft } from '../../actions/craft.ts'
import { stocked } from '../../actions/hurdles.ts'
import { suitOf } from '../../board/map.ts'
import { cardIndex } from '../../cards/deck.ts'
import { distinct, handCards, matches, spend, UNSEEN, withdraw } from '../../cards/hand.ts'
import type { Removal } from '../../core/hooks.ts'
import { count, onMapCount } from '../../core/pieces.ts'
import { SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import { because } from '../../core/reasons.ts'
import type { Own, Root } from '../../core/state.ts'
import { EVERY_SUIT } from '../../core/suits.ts'
import { closedCraft } from '../../turn/closing.ts'
import { type Action, menu } from '../../turn/free-actions.ts'
import { makeOfficer } from './birdsong.ts'
import { addSupporter, allianceSeat, bases, basesOnMap, sympathy, warrior } from './state.ts'

/**
 * 4.1.1: nobody notes which token of a suit was activated. Of those that leave in the own turn the activated ones go
 * first: whoever means to lose one crafts with it before.
 */
export function forgetActivated(g: Root, { owner, place, losses }: Removal): void {
  const suit = suitOf(g, place)
  if (owner !== allianceSeat(g) || owner !== g.active || suit === EVERY_SUIT) return
  for (const { kind, count: lost } of losses) {
    if (kind === sympathy.index) g.activated[suit] = Math.max(0, g.activated[suit]! - lost)
  }
}

/** 8.5.2 Mobilize */
const mobilize = procedure<Root, Own>('alliance.mobilize', [
  must('8.5.2', 'mobilize', {
    picks: 'handCard',
    who: (_g, m) => m.seat,
    options: (g, m) => handCards(g, m.seat),
    effect: (g, m, card) => {
      withdraw(g.hands[m.seat]!, cardIndex(card))
      tell(
        '8.5.2',
        'mobilized',
        () => ({ seat: m.seat, card: UNSEEN }),
        () => ({ to: [allianceSeat(g)], facts: { card } }),
      )
      addSupporter(g, cardIndex(card))
    },
  }),
])

/** 8.5.3: hand cards that match a base on the map. */
const trainingCards = (g: Root, seat: Seat): string[] => distinct(g.hands[seat]!.filter((card) => trains(g, card)))

const trains = (g: Root, card: number): boolean =>
  bases.some((base, suit) => matches(card, suit) && onMapCount(g, base) > 0)

/** 8.5.3 Train */
const train = procedure<Root, Own>('alliance.train', [
  must('8.5.3', 'train', {
    picks: 'handCard',
    who: (_g, t) => t.seat,
    options: (g, t) => trainingCards(g, t.seat),
    effect: (g, t, card) => {
      spend(g, t.seat, card, '8.5.3')
      makeOfficer(g, t.seat, '8.5.3')
    },
  }),
])

const ACTIONS: readonly Action<Own>[] = [
  {
    id: 'craft',
    law: '8.5.1',
    available: (g, d) => canCraft(g, d.seat),
    ...closedCraft('8.5.1'),
    perform: (g, d) => callCraft(g, d.seat),
  },
  {
    id: 'mobilize',
    law: '8.5.2',
    available: (g, d) => g.hands[d.seat]!.length > 0,
    why: () => because('8.5.2', 'handEmpty'),
    perform: (g, d) => call(g, mobilize, { seat: d.seat }),
  },
  {
    id: 'train',
    law: '8.5.3',
    available: (g, d) => count(g, warrior, SUPPLY) > 0 && g.hands[d.seat]!.some((card) => trains(g, card)),
    why: (g) => {
      if (basesOnMap(g) === 0) return because('8.5.3', 'noBase')
      return stocked(g, warrior, '8.5.3') ?? because('8.5.3', 'noCardOfBase')
    },
    perform: (g, d) => call(g, train, { seat: d.seat }),
  },
]

/** 8.5 Daylight: the actions in any order and number. */
export const daylight = procedure<Root, Own>('alliance.daylight', [
  menu('8.5', 'allianceDaylight', 'daylight', () => ACTIONS),
])

export const daylightProcedures = [mobilize, train] as const
