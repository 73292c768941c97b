import { call, must, procedure, type Seat } from '@spinney/kernel'
import { removePieces } from '../../actions/removal.ts'
import { kindNamed, type PieceKind, pieceKinds } from '../../core/kinds.ts'
import { count } from '../../core/pieces.ts'
import type { Own, Root, Table } from '../../core/state.ts'
import { CROSSBOW, damagedWords, exhaustOne, HAMMER, itemNamed, repair } from './items.ts'
import { clearingOf } from './pawn.ts'
import { warriorsOf } from './relationships.ts'
import { vagabondAt } from './state.ts'

/** 9.5.6, T17: any other player's warrior, or a building or token of somebody without warriors there. */
function isTarget(g: Table, seat: Seat, kind: PieceKind, clearing: number): boolean {
  const owner = g.seatOf[kind.faction]
  if (owner === undefined || owner === seat || count(g, kind, clearing) === 0 || kind.battleOnly === true) return false
  if (kind.category === 'warrior') return true
  return kind.category !== 'figure' && warriorsOf(g, owner, clearing) === 0
}

/** 9.5.6: what a Vagabond could strike, by kind. */
export function strikeTargets(g: Table, seat: Seat): string[] {
  const clearing = clearingOf(g, seat)
  if (clearing === 0) return []
  return pieceKinds.filter((kind) => isTarget(g, seat, kind, clearing)).map((kind) => kind.id)
}

/** 9.5.6 Strike */
export const striking = procedure<Root, Own>('vagabond.strike', [
  must('9.5.6', 'vagabondStrike', {
    who: (_g, s) => s.seat,
    options: (g, s) => strikeTargets(g, s.seat),
    about: (g, s) => ({ place: clearingOf(g, s.seat) }),
    effect: (g, s, id) => {
      exhaustOne(g, s.seat, CROSSBOW, '9.5.6')
      removePieces(g, kindNamed(id)!, clearingOf(g, s.seat), 1, s.seat, '9.5.6')
    },
  }),
])

/** 9.5.7 Repair */
export const repairing = procedure<Root, Own>('vagabond.repair', [
  must('9.5.7', 'vagabondRepair', {
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
