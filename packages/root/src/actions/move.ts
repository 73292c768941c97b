import { call, may, must, procedure, run, type Seat, type Step, tell } from '@spinney/kernel'
import { destinations, suitOf } from '../board/map.ts'
import { hooks } from '../core/hooks.ts'
import { count, shift } from '../core/pieces.ts'
import { ALL_CLEARINGS, BURROW, onMap } from '../core/places.ts'
import { announce, factionAt } from '../core/registry.ts'
import { rules } from '../core/rule.ts'
import type { Root, Table } from '../core/state.ts'
import { ANY_SUIT } from '../core/suits.ts'

/** Where a move may start and end; 0 and ANY_SUIT leave it open. */
export interface Route {
  from: number
  to: number
  /** Suit the origin must have (the Decree, the Retinue). */
  suit: number
}

/** A move of warriors in progress (Law 4.2). */
export interface Move extends Route {
  /** Whose warriors move. */
  seat: Seat
  /** Who decides: the owner, unless an effect makes another player's pieces move (1.5.5). */
  chooser: Seat
  law: string
}

/** 4.2.1: whether a seat must rule one end of a move. */
export function needsRule(g: Table, seat: Seat, from: number, to: number): boolean {
  let needs = true
  for (const hook of hooks.moveNeedsRule) needs = hook(needs, g, seat, from, to)
  return needs
}

/** 4.2, 4.2.1: whether a seat's pieces may move from one clearing to another. */
export function mayMove(g: Table, seat: Seat, from: number, to: number): boolean {
  if (needsRule(g, seat, from, to) && !rules(g, seat, from) && !rules(g, seat, to)) return false
  let allowed = true
  for (const hook of hooks.mayMove) allowed = hook(allowed, g, seat, from, to)
  return allowed
}

/** The moves a seat's warriors could make, or what its faction moves instead; the search ends with so many. */
export function moveOptions(
  g: Table,
  seat: Seat,
  route: Route,
  enough = Number.POSITIVE_INFINITY,
): { from: number; to: number }[] {
  const { warrior, moveOptions: ownWay } = factionAt(g, seat)
  if (ownWay !== undefined) return ownWay(g, seat, route)
  const options: { from: number; to: number }[] = []
  if (warrior === null) return options
  for (const from of origins(route)) {
    if (count(g, warrior, from) === 0 || (route.suit !== ANY_SUIT && suitOf(g, from) !== route.suit)) continue
    for (const to of destinations(g, seat, from)) {
      if ((route.to === 0 || route.to === to) && mayMove(g, seat, from, to)) options.push({ from, to })
      if (options.length === enough) return options
    }
  }
  return options
}

const EVERYWHERE: readonly number[] = [...ALL_CLEARINGS, BURROW]
const origins = (route: Route): readonly number[] => (route.from === 0 ? EVERYWHERE : [route.from])

/** Whether a seat's warriors can make any such move. */
export const canMove = (g: Table, seat: Seat, route: Route): boolean => moveOptions(g, seat, route, 1).length > 0

/** A route from anywhere to anywhere. */
export const ANYWHERE: Readonly<Route> = { from: 0, to: 0, suit: ANY_SUIT }

/** Warriors have been moved: shifts them and tells everybody. */
export function moveWarriors(
  g: Root,
  seat: Seat,
  mover: Seat,
  from: number,
  to: number,
  warriors: number,
  law: string,
): void {
  const warrior = factionAt(g, seat).warrior
  if (warrior === null || warriors === 0) return
  shift(g, warrior, from, to, warriors)
  tell(law, 'moved', () => ({ seat, mover, from, to, warriors }))
  announce(g, 'moved', { owner: seat, mover, from, to, warriors }, g.active)
}

const moveQuestion = {
  kind: 'move',
  who: (_g: Table, m: Move) => m.chooser,
  options: (g: Root, m: Move) => moveOptions(g, m.seat, m),
  about: (_g: Root, m: Move) => ({ seat: m.seat, from: m.from, to: m.to, suit: m.suit }),
  effect: (_g: Root, m: Move, pick: { from: number; to: number }) => {
    m.from = pick.from
    m.to = pick.to
  },
} as const

const warriorsThere = (g: Table, m: Move): number => {
  const warrior = factionAt(g, m.seat).warrior
  return warrior !== null && onMap(m.from) ? count(g, warrior, m.from) : 0
}

const afterChoice: readonly Step<Root, Move>[] = [
  run('4.2', 'ownWay', (g, m) => {
    if (m.to !== 0) factionAt(g, m.seat).makeMove?.(g, m.seat, m.to, m.law, m.from)
  }),
  must('4.2', 'howMany', {
    who: (_g, m) => m.chooser,
    when: (g, m) => warriorsThere(g, m) > 0 && m.to !== 0 && factionAt(g, m.seat).makeMove === undefined,
    options: (g, m) => Array.from({ length: warriorsThere(g, m) }, (_, i) => i + 1),
    about: (_g, m) => ({ seat: m.seat, from: m.from, to: m.to }),
    effect: (g, m, warriors) => moveWarriors(g, m.seat, m.seat, m.from, m.to, warriors, m.law),
  }),
]

/** 4.2: a move whose ends are settled: only how many is left to say. */
export const moveBetween = procedure<Root, Move>('moveBetween', afterChoice)

/** 4.2: one move of warriors that must be made if it can be. */
export const mustMove = procedure<Root, Move>('mustMove', [
  must('4.2', 'move', { ...moveQuestion, none: () => 'done' }),
  ...afterChoice,
])

/** 4.2: one move of warriors that may be declined. */
export const mayMoveOnce = procedure<Root, Move>('mayMove', [
  run('4.2', 'possible', (g, m) => (canMove(g, m.seat, m) ? 'next' : 'done')),
  may('4.2', 'move', { ...moveQuestion, pass: () => 'done' }),
  ...afterChoice,
])

/** Every move begins with the same fields in the same order: searches make millions of them. */
const moveOf = (seat: Seat, law: string, { from = 0, to = 0, suit = ANY_SUIT }: Partial<Route>): Move => ({
  from,
  to,
  suit,
  seat,
  chooser: seat,
  law,
})

/** Lets a seat make a move of its own choice. */
export function callMove(g: Root, seat: Seat, law: string, route: Partial<Route> = {}): void {
  call(g, mustMove, moveOf(seat, law, route))
}

/** Offers a seat a move. */
export function offerMove(g: Root, seat: Seat, law: string, route: Partial<Route> = {}): void {
  call(g, mayMoveOnce, moveOf(seat, law, route))
}
