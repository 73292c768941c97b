import { call, procedure, type Seat } from '@spinney/kernel'
import { enemies, mayOppose, mayRemove, removePieces } from '../../actions/removal.ts'
import { edition, kindCalled, kindsInPlay, ownerOf } from '../../core/book.ts'
import type { PieceKind } from '../../core/kinds.ts'
import { count } from '../../core/pieces.ts'
import { must } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { CROSSBOW, damagedWords, exhaustOne, HAMMER, itemNamed, repair } from './items.ts'
import { clearingOf } from './pawn.ts'
import { warriorsOf } from './relationships.ts'
import { vagabondAt } from './state.ts'

/** 9.5.6, T17: any other player's warrior (in one edition an enemy's), or a building or token where there is none. */
function isTarget(g: Visible, seat: Seat, kind: PieceKind, clearing: number): boolean {
  const owner = ownerOf(g, kind)
  if (count(g, kind, clearing) === 0 || kind.battleOnly === true || !mayOppose(g, seat, owner)) return false
  if (!mayRemove(g, seat, kind, clearing)) return false
  if (kind.category === 'warrior') return edition(g).strikeRemoves === 'anybodysWarrior' || enemies(g, seat, owner)
  return kind.category !== 'figure' && warriorsOf(g, owner, clearing) === 0
}

/** 9.5.6: what a Vagabond could strike, by kind. */
export function strikeTargets(g: Visible, seat: Seat): string[] {
  const clearing = clearingOf(g, seat)
  if (clearing === 0) return []
  return kindsInPlay(g)
    .filter((kind) => isTarget(g, seat, kind, clearing))
    .map((kind) => kind.id)
}

/** 9.5.6 Strike */
export const striking = procedure<Root, Own>('vagabond.strike', [
  must('9.5.6', 'vagabondStrike', {
    picks: 'piece',
    who: (_g, s) => s.seat,
    options: (g, s) => strikeTargets(g, s.seat),
    about: (g, s) => ({ place: clearingOf(g, s.seat) }),
    effect: (g, s, id) => {
      exhaustOne(g, s.seat, CROSSBOW, '9.5.6')
      removePieces(g, kindCalled(g, id), clearingOf(g, s.seat), 1, s.seat, '9.5.6')
    },
  }),
])

/** 9.5.7 Repair */
export const repairing = procedure<Root, Own>('vagabond.repair', [
  must('9.5.7', 'vagabondRepair', {
    picks: 'item',
    who: (_g, r) => r.seat,
    options: (g, r) => damagedWords(vagabondAt(g, r.seat)),
    effect: (g, r, word) => repair(g, r.seat, itemNamed(word), '9.5.7'),
  }),
])

/** 9.5.7: exhausts a hammer for a repair. */
export function callRepair(g: Root, seat: Seat): void {
  exhaustOne(g, seat, HAMMER, '9.5.7')
  call(g, repairing, { seat })
}
