import { call, procedure, reveal, type Seat, tell } from '@spinney/kernel'
import { movable, moveWarriors } from '../../actions/move.ts'
import { neighbours } from '../../board/map.ts'
import { everywhere, factionAt, hooks } from '../../core/book.ts'
import type { CardEffect } from '../../core/content.ts'
import { isUsed, markUsed } from '../../core/once.ts'
import { count } from '../../core/pieces.ts'
import { must } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { discardCrafted } from '../crafted.ts'
import { cardAt } from '../deck.ts'
import { giveCard, handCards, takeRandom, UNSEEN } from '../hand.ts'
import { enemySeats, otherSeats, withCards } from './players.ts'

/** Cards in front of enemies. */
const sabotageTargets = (g: Visible, seat: Seat): { seat: Seat; card: string }[] =>
  enemySeats(g, seat).flatMap((enemy) => g.crafted[enemy]!.map((card) => ({ seat: enemy, card: cardAt(card).name })))

const sabotage = procedure<Root, Own>('card.saboteurs', [
  must('4.1.3', 'saboteurs', {
    picks: { seat: 'owner', card: 'rivalCard' },
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
function mayBeOrdered(g: Visible, seat: Seat, from: number, to: number): boolean {
  let allowed = true
  for (const hook of hooks(g).mayMove) allowed = hook(allowed, g, seat, from, to)
  return allowed
}

/** Whose warriors can be made to move, and where; the Burrow is a clearing (12.2.2). */
function orders(g: Visible, seat: Seat): { seat: Seat; from: number; to: number }[] {
  return enemySeats(g, seat).flatMap((enemy) => {
    const { warrior } = factionAt(g, enemy)
    if (warrior === null) return []
    const standing = everywhere(g).filter((from) => movable(g, enemy, warrior, from) > 0)
    return standing.flatMap((from) =>
      neighbours(g, enemy, from)
        .filter((to) => mayBeOrdered(g, enemy, from, to))
        .map((to) => ({ seat: enemy, from, to })),
    )
  })
}

/** Half of a player's warriors in a clearing; a leader among them counts (T27) but stays where he is (14.2.2). */
function ordered(g: Visible, seat: Seat, from: number): number {
  const all = factionAt(g, seat).pieces.filter(({ category }) => category === 'warrior')
  const half = Math.ceil(all.reduce((sum, kind) => sum + count(g, kind, from), 0) / 2)
  return Math.min(half, movable(g, seat, factionAt(g, seat).warrior!, from))
}

const ordering = procedure<Root, Own>('card.falseOrders', [
  must('4.1.3', 'falseOrders', {
    picks: { seat: 'owner', from: 'place', to: 'place' },
    who: (_g, f) => f.seat,
    options: (g, f) => orders(g, f.seat),
    effect: (g, f, { seat, from, to }) => {
      discardCrafted(g, f.seat, 'false-orders')
      moveWarriors(g, seat, seat, from, to, ordered(g, seat, from), '1.5.5')
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
    picks: 'seat',
    who: (_g, s) => s.seat,
    options: (g, s) => withCards(g, otherSeats(g, s.seat)),
    effect: (g, s, other) => {
      s.other = other
      call(g, takeRandom, { from: other, to: s.seat, law: '4.1.3' })
    },
  }),
  must('4.1.3', 'swapMeetGive', {
    picks: 'handCard',
    who: (_g, s) => s.seat,
    options: (g, s) => handCards(g, s.seat),
    about: (_g, s) => ({ other: s.other }),
    effect: (g, s, card) => {
      giveCard(g, s.seat, s.other, card)
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
