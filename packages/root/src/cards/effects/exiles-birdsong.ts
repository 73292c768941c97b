import { call, must, procedure, reveal, type Seat, tell } from '@spinney/kernel'
import { moveWarriors } from '../../actions/move.ts'
import { neighbours } from '../../board/map.ts'
import { hooks } from '../../core/hooks.ts'
import { clearingsWith, count } from '../../core/pieces.ts'
import { type CardEffect, factionAt, isUsed, markUsed } from '../../core/registry.ts'
import type { Own, Root, Table } from '../../core/state.ts'
import { discardCrafted } from '../crafted.ts'
import { cardAt, cardIndex } from '../deck.ts'
import { handCards, takeRandom, toHand, UNSEEN, withdraw } from '../hand.ts'
import { enemySeats, otherSeats, withCards } from './players.ts'

/** Cards in front of enemies. */
const sabotageTargets = (g: Table, seat: Seat): { seat: Seat; card: string }[] =>
  enemySeats(g, seat).flatMap((enemy) => g.crafted[enemy]!.map((card) => ({ seat: enemy, card: cardAt(card).name })))

const sabotage = procedure<Root, Own>('card.saboteurs', [
  must('4.1.3', 'saboteurs', {
    who: (_g, s) => s.seat,
    options: (g, s) => sabotageTargets(g, s.seat),
    effect: (g, s, target) => {
      discardCrafted(g, s.seat, 'saboteurs')
      discardCrafted(g, target.seat, target.card)
      tell('4.1.3', 'sabotaged', () => ({ seat: s.seat, owner: target.seat, card: target.card }))
    },
  }),
])

/** Saboteurs: discarded at the start of Birdsong together with a crafted card of an enemy. */
export const saboteurs: CardEffect = {
  name: 'saboteurs',
  procedures: [sabotage],
  actions: [
    {
      id: 'saboteurs',
      law: '4.1.3',
      phase: 'birdsong',
      at: 'start',
      available: (g, seat) => sabotageTargets(g, seat).length > 0,
      perform: (g, seat) => call(g, sabotage, { seat }),
    },
  ],
}

/** A forced move ignores rule, but no other ban on moving (4.2.1, 1.5.5). */
function mayBeOrdered(g: Table, seat: Seat, from: number, to: number): boolean {
  let allowed = true
  for (const hook of hooks.mayMove) allowed = hook(allowed, g, seat, from, to)
  return allowed
}

/** Whose warriors can be made to move, and where. */
function orders(g: Table, seat: Seat): { seat: Seat; from: number; to: number }[] {
  return enemySeats(g, seat).flatMap((enemy) => {
    const { warrior } = factionAt(g, enemy)
    if (warrior === null) return []
    return clearingsWith(g, warrior).flatMap((from) =>
      neighbours(g, enemy, from)
        .filter((to) => mayBeOrdered(g, enemy, from, to))
        .map((to) => ({ seat: enemy, from, to })),
    )
  })
}

const ordering = procedure<Root, Own>('card.falseOrders', [
  must('4.1.3', 'falseOrders', {
    who: (_g, f) => f.seat,
    options: (g, f) => orders(g, f.seat),
    effect: (g, f, { seat, from, to }) => {
      discardCrafted(g, f.seat, 'false-orders')
      const half = Math.ceil(count(g, factionAt(g, seat).warrior!, from) / 2)
      moveWarriors(g, seat, seat, from, to, half, '1.5.5')
    },
  }),
])

/** False Orders: discarded in Birdsong to make half of an enemy's warriors in a clearing move; the move is theirs. */
export const falseOrders: CardEffect = {
  name: 'false-orders',
  procedures: [ordering],
  actions: [
    {
      id: 'false-orders',
      law: '4.1.3',
      phase: 'birdsong',
      available: (g, seat) => orders(g, seat).length > 0,
      perform: (g, seat) => call(g, ordering, { seat }),
    },
  ],
}

interface Swapping extends Own {
  /** The other player, -1 before the choice. */
  other: Seat
}

const swapping = procedure<Root, Swapping>('card.swapMeet', [
  must('4.1.3', 'swapMeet', {
    who: (_g, s) => s.seat,
    options: (g, s) => withCards(g, otherSeats(g, s.seat)),
    effect: (g, s, other) => {
      s.other = other
      call(g, takeRandom, { from: other, to: s.seat, law: '4.1.3' })
    },
  }),
  must('4.1.3', 'swapMeetGive', {
    who: (_g, s) => s.seat,
    options: (g, s) => handCards(g, s.seat),
    about: (_g, s) => ({ other: s.other }),
    effect: (g, s, card) => {
      withdraw(g.hands[s.seat]!, cardIndex(card))
      toHand(g, s.other, cardIndex(card))
      reveal()
      tell(
        '4.1.3',
        'cardGiven',
        () => ({ seat: s.seat, to: s.other, card: UNSEEN }),
        () => ({ to: [s.seat, s.other], facts: { card } }),
      )
    },
  }),
])

/** Swap Meet: once in Birdsong a random card of another player for one of the own choice. */
export const swapMeet: CardEffect = {
  name: 'swap-meet',
  procedures: [swapping],
  actions: [
    {
      id: 'swap-meet',
      law: '4.1.3',
      phase: 'birdsong',
      available: (g, seat) => !isUsed(g, 'swap-meet') && withCards(g, otherSeats(g, seat)).length > 0,
      perform: (g, seat) => {
        markUsed(g, 'swap-meet')
        call(g, swapping, { seat, other: -1 })
      },
    },
  ],
}
