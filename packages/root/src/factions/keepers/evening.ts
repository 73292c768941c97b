import { type Blocked, call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { settleLosses, takeOff } from '../../actions/removal.ts'
import { cardIndex } from '../../cards/deck.ts'
import { handCards, withdraw } from '../../cards/hand.ts'
import { clearingsWith, count, onMapCount } from '../../core/pieces.ts'
import { may, must } from '../../core/questions.ts'
import { because } from '../../core/reasons.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { KEEPERS } from '../../facts/factions/keepers.ts'
import { drawAndDiscard } from '../../turn/draw-and-discard.ts'
import { cardCalled, cardWords, retinueSize, tuck, withdrawCard } from './retinue.ts'
import { SLOTS, warrior, waystations } from './state.ts'

/** 15.6.1: every clearing with four warriors or more loses one. */
function liveOffTheLand(g: Root, seat: Seat): void {
  for (const clearing of clearingsWith(g, warrior)) {
    if (count(g, warrior, clearing) >= KEEPERS.hungryWarriors) takeOff(g, warrior, clearing, 1, seat, null)
  }
  settleLosses(g, '15.6.1', null)
}

/** 15.6.2: whether a card can join the Retinue. */
const hasRoom = (g: Visible): boolean => retinueSize(g) < KEEPERS.retinueLimit

/** 15.6.2: cards from hand join the Retinue, in any slots. */
const adding = procedure<Root, Own>('keepers.add', [
  may('15.6.2', 'keepersAdd', {
    picks: { card: 'handCard', slot: 'slot' },
    who: (_g, a) => a.seat,
    when: (g, a) => hasRoom(g) && g.hands[a.seat]!.length > 0,
    options: (g, a) => handCards(g, a.seat).flatMap((card) => SLOTS.map((slot) => ({ card, slot }))),
    pass: () => 'done',
    effect: (g, a, { card, slot }) => {
      withdraw(g.hands[a.seat]!, cardIndex(card))
      tuck(g, SLOTS.indexOf(slot), cardIndex(card))
      tell('15.6.2', 'retinueJoined', () => ({ seat: a.seat, card, slot }))
      return 'again'
    },
  }),
])

/** 15.6.2: one card of the Retinue goes to another slot. */
const shifting = procedure<Root, Own>('keepers.shift', [
  must('15.6.2', 'keepersShift', {
    picks: { card: 'retinueCard', from: 'slot', to: 'slot' },
    who: (_g, s) => s.seat,
    options: (g) =>
      SLOTS.flatMap((from, i) =>
        cardWords(g.own.keepers.retinue[i]!).flatMap((card) =>
          SLOTS.filter((to) => to !== from).map((to) => ({ card, from, to })),
        ),
      ),
    effect: (g, s, { card, from, to }) => {
      withdrawCard(g.own.keepers.retinue[SLOTS.indexOf(from)]!, cardCalled(card))
      tuck(g, SLOTS.indexOf(to), cardCalled(card))
      tell('15.6.2', 'retinueShifted', () => ({ seat: s.seat, card, slot: to }))
    },
  }),
])

/** 15.6.3: one card, and one for each waystation that has left the board. */
function cardsToDraw(g: Visible): number {
  const placed = waystations.reduce((sum, kind) => sum + onMapCount(g, kind), 0)
  return KEEPERS.waystationCards.slice(0, placed).reduce<number>((sum, n) => sum + n, 1)
}

/** 15.6 Evening: live off the land, gather retinue, draw. */
export const evening = procedure<Root, Own>('keepers.evening', [
  run('15.6.1', 'live', (g, e) => liveOffTheLand(g, e.seat)),
  may('15.6.2', 'keepersGather', {
    picks: 'action',
    who: (_g, e) => e.seat,
    options: (g, e) => gatherOptions(g, e.seat),
    blocked: (g, e) => closedGathering(g, e.seat),
    effect: (g, e, pick) => call(g, pick === 'add' ? adding : shifting, { seat: e.seat }),
  }),
  run('15.6.3', 'draw', (g, e) => call(g, drawAndDiscard, { seat: e.seat, cards: cardsToDraw(g), law: '15.6.3' })),
])

function gatherOptions(g: Visible, seat: Seat): ('add' | 'shift')[] {
  const options: ('add' | 'shift')[] = []
  if (hasRoom(g) && g.hands[seat]!.length > 0) options.push('add')
  if (retinueSize(g) > 0) options.push('shift')
  return options
}

/** 15.6.2: what cannot be done with the Retinue, and why. */
function closedGathering(g: Visible, seat: Seat): Blocked[] {
  const offered: readonly string[] = gatherOptions(g, seat)
  const whyNotAdd = hasRoom(g)
    ? because('15.6.2', 'handEmpty')
    : because('15.6.2', 'retinueFull', { least: KEEPERS.retinueLimit })
  const reasons = { add: whyNotAdd, shift: because('15.6.2', 'retinueEmpty') }
  return Object.entries(reasons).flatMap(([pick, reason]) => (offered.includes(pick) ? [] : [{ pick, ...reason }]))
}

export const eveningProcedures = [adding, shifting] as const
