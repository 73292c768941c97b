import { call, procedure, type Seat, tell } from '@spinney/kernel'
import { isOfSuit, mayPlace, neighbours } from '../../board/map.ts'
import { clearings } from '../../core/book.ts'
import { clearingsWith, count } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { SUPPLY } from '../../core/places.ts'
import { chance, may, must } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { SUIT_NAMES } from '../../core/suits.ts'
import { HUNDREDS } from '../../facts/factions/hundreds.ts'
import type { CardSuit } from '../../facts/suits.ts'
import { mob } from './state.ts'

/** 14.4.1, 14.7.3: the clearings a mob can spread to: without one, beside one that has one. */
function spreadClearings(g: Visible, seat: Seat): number[] {
  if (count(g, mob, SUPPLY) === 0) return []
  const rioting = clearingsWith(g, mob)
  return clearings(g).filter(
    (clearing) =>
      count(g, mob, clearing) === 0 &&
      mayPlace(g, seat, clearing) &&
      neighbours(g, seat, clearing).some((beside) => rioting.includes(beside)),
  )
}

const spreadsTo = (g: Visible, s: Spreading): number[] =>
  spreadClearings(g, s.seat).filter((clearing) => isOfSuit(g, clearing, s.suit))

interface Spreading extends Own {
  /** What the mob die shows, -1 before the roll. */
  suit: number
  law: string
}

/** 14.4.1, 14.7.3: one roll of the mob die; every suit is on two of its sides. */
const spreading = procedure<Root, Spreading>('hundreds.spread', [
  chance('14.4.1', 'hundredsMobDie', {
    picks: 'suit',
    when: (g, s) => spreadClearings(g, s.seat).length > 0,
    options: () => SUIT_NAMES.slice(0, 3),
    effect: (_g, s, suit: CardSuit) => {
      s.suit = SUIT_NAMES.indexOf(suit)
      tell(s.law, 'mobDie', () => ({ seat: s.seat, suit }))
    },
  }),
  must('14.4.1', 'hundredsSpread', {
    picks: 'clearing',
    who: (_g, s) => s.seat,
    when: (_g, s) => s.suit >= 0,
    options: (g, s) => spreadsTo(g, s),
    cite: (_g, s) => s.law,
    effect: (g, s, clearing) => {
      place(g, mob, clearing, 1, s.law)
    },
  }),
])

/** Lets the mobs spread once, if they can. */
export function callSpread(g: Root, seat: Seat, law: string): void {
  call(g, spreading, { seat, suit: -1, law })
}

interface Cheering extends Own {
  left: number
}

/** 14.7.3 Jubilant: up to four rolls of the mob die. */
const jubilant = procedure<Root, Cheering>('hundreds.jubilant', [
  may('14.7.3', 'hundredsJubilant', {
    picks: 'action',
    who: (_g, j) => j.seat,
    when: (g, j) => j.left > 0 && spreadClearings(g, j.seat).length > 0,
    options: () => ['roll'],
    about: (_g, j) => ({ left: j.left }),
    effect: (g, j) => {
      j.left -= 1
      callSpread(g, j.seat, '14.7.3')
      return 'again'
    },
  }),
])

/** 14.7.3: inciting beside the warlord makes the mob jubilant. */
export const callJubilant = (g: Root, seat: Seat): void => call(g, jubilant, { seat, left: HUNDREDS.jubilantMobs })

export const mobProcedures = [spreading, jubilant] as const
