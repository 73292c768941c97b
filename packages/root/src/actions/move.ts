import { type Blocked, call, procedure, run, type Seat, type Step, tell } from '@spinney/kernel'
import { destinations, isOfSuit } from '../board/map.ts'
import { announce, armyAt, clearings, everywhere, hooks } from '../core/book.ts'
import type { Moved } from '../core/hooks.ts'
import type { PieceKind } from '../core/kinds.ts'
import { commanderOf, speakerOf } from '../core/parties.ts'
import { count, shift } from '../core/pieces.ts'
import { onMap } from '../core/places.ts'
import { may, must } from '../core/questions.ts'
import { because, failing, type Hurdle, type Reason } from '../core/reasons.ts'
import { moveRefused } from '../core/refusals.ts'
import { rules } from '../core/rule.ts'
import type { Party, Root, Visible } from '../core/state.ts'
import { ANY_SUIT } from '../core/suits.ts'
import { suited } from './hurdles.ts'

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
  seat: Party
  /** Who decides: the owner, unless an effect makes another player's pieces move (1.5.5). */
  chooser: Seat
  law: string
}

/** 4.2.1: whether a party must rule one end of a move. */
export function needsRule(g: Visible, party: Party, from: number, to: number): boolean {
  let needs = true
  for (const hook of hooks(g).moveNeedsRule) needs = hook(needs, g, party, from, to)
  return needs
}

/** 4.2.1, E.3.1: whether a party rules one end of a move; a band moves by the rule of its controller. */
export function rulesEither(g: Visible, party: Party, from: number, to: number): boolean {
  const commander = commanderOf(g, party)
  const ruler = commander < 0 ? party : commander
  return rules(g, ruler, from) || rules(g, ruler, to)
}

/** 4.2, 4.2.1: whether a party's pieces may move from one clearing to another. */
export const mayMove = (g: Visible, party: Party, from: number, to: number): boolean =>
  (!needsRule(g, party, from, to) || rulesEither(g, party, from, to)) && nothingBars(g, party, from, to)

/** Whether nothing forbids such a move, whoever rules. */
export function nothingBars(g: Visible, party: Party, from: number, to: number): boolean {
  let allowed = true
  for (const hook of hooks(g).mayMove) allowed = hook(allowed, g, party, from, to)
  return allowed
}

/** 4.2: how many of a party's warriors can move out of a place. */
export function movable(g: Visible, party: Party, kind: PieceKind, from: number): number {
  let held = 0
  for (const hook of hooks(g).held) held = hook(held, g, party, from)
  return Math.max(0, count(g, kind, from) - held)
}

/** The moves a party's warriors could make, or what it moves instead; the search ends with so many. */
export function moveOptions(
  g: Visible,
  party: Party,
  route: Route,
  enough = Number.POSITIVE_INFINITY,
): { from: number; to: number }[] {
  const { warrior, moveOptions: ownWay } = armyAt(g, party)
  if (ownWay !== undefined) return ownWay(g, party, route)
  const options: { from: number; to: number }[] = []
  if (warrior === null) return options
  for (const from of origins(g, route)) {
    if (movable(g, party, warrior, from) === 0 || (route.suit !== ANY_SUIT && !isOfSuit(g, from, route.suit))) continue
    for (const to of destinations(g, party, from)) {
      if ((route.to === 0 || route.to === to) && mayMove(g, party, from, to)) options.push({ from, to })
      if (options.length === enough) return options
    }
  }
  return options
}

const origins = (g: Visible, route: Route): readonly number[] => (route.from === 0 ? everywhere(g) : [route.from])

/** Whether a party's warriors can make any such move. */
export const canMove = (g: Visible, party: Party, route: Route): boolean => moveOptions(g, party, route, 1).length > 0

/** A route from anywhere to anywhere. */
export const ANYWHERE: Readonly<Route> = { from: 0, to: 0, suit: ANY_SUIT }

/** Moves warriors, with all that comes of it. */
export function moveWarriors(
  g: Root,
  seat: Party,
  mover: Seat,
  from: number,
  to: number,
  warriors: number,
  law: string,
): void {
  if (armyAt(g, seat).warrior === null || warriors === 0) return
  announce(g, 'moved', setWarriors(g, { owner: seat, mover, from, to, warriors }, law), g.active)
}

/** Sets warriors down elsewhere and tells everybody; says what move that was. */
export function setWarriors(g: Root, move: Moved, law: string): Moved {
  const { owner, mover, from, to, warriors } = move
  shift(g, armyAt(g, owner).warrior!, from, to, warriors)
  tell(law, 'moved', () => ({ seat: owner, mover, from, to, warriors }))
  return move
}

const moveQuestion = {
  kind: 'move',
  picks: { from: 'place', to: 'place' },
  who: (_g: Visible, m: Move) => m.chooser,
  options: (g: Root, m: Move) => moveOptions(g, m.seat, m),
  inVain: (g: Root, m: Move) => movesInVain(g, m.seat, m),
  about: (_g: Root, m: Move) => ({ seat: m.seat, from: m.from, to: m.to, suit: m.suit }),
  effect: (_g: Root, m: Move, pick: { from: number; to: number }) => {
    m.from = pick.from
    m.to = pick.to
  },
} as const

const warriorsThere = (g: Visible, m: Move): number => {
  const { warrior } = armyAt(g, m.seat)
  return warrior !== null && onMap(m.from) ? movable(g, m.seat, warrior, m.from) : 0
}

const afterChoice: readonly Step<Root, Move>[] = [
  run('4.2', 'ownWay', (g, m) => {
    if (m.to !== 0) armyAt(g, m.seat).makeMove?.(g, m.seat, m.to, m.law, m.from)
  }),
  must('4.2', 'howMany', {
    picks: 'amount',
    who: (_g, m) => m.chooser,
    when: (g, m) => warriorsThere(g, m) > 0 && m.to !== 0 && armyAt(g, m.seat).makeMove === undefined,
    options: (g, m) => Array.from({ length: warriorsThere(g, m) }, (_, i) => i + 1),
    about: (_g, m) => ({ seat: m.seat, from: m.from, to: m.to }),
    effect: (g, m, warriors) => moveWarriors(g, m.seat, speakerOf(g, m.seat), m.from, m.to, warriors, m.law),
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
const moveOf = (g: Visible, seat: Party, law: string, { from = 0, to = 0, suit = ANY_SUIT }: Partial<Route>): Move => ({
  from,
  to,
  suit,
  seat,
  chooser: speakerOf(g, seat),
  law,
})

/** Lets a party make a move of its own choice. */
export function callMove(g: Root, party: Party, law: string, route: Partial<Route> = {}): void {
  call(g, mustMove, moveOf(g, party, law, route))
}

/** Offers a party a move. */
export function offerMove(g: Root, party: Party, law: string, route: Partial<Route> = {}): void {
  call(g, mayMoveOnce, moveOf(g, party, law, route))
}

/** 4.2: whether a party has anybody there who could move: hired warriors do not march (11.2.7.III). */
const hasMovers = (g: Visible, party: Party, from: number): boolean =>
  armyAt(g, party).pieces.some(
    (kind) => (kind.category === 'warrior' || kind.category === 'figure') && count(g, kind, from) > 0,
  )

/** 4.2: what must hold for a move of a party's warriors out of a place. */
export const moveHurdles = (g: Visible, party: Party, route: Route = ANYWHERE): readonly Hurdle<number>[] => [
  suited(g, route.suit, '4.2'),
  (from) => (hasMovers(g, party, from) ? null : because('4.2', 'noWarriorsThere')),
  (from) => {
    if (moveOptions(g, party, { ...route, from }, 1).length > 0) return null
    const reasons = destinations(g, party, from).map((to) => between(g, party, from, to))
    return reasons.find((reason) => reason !== null) ?? because('4.2', 'nowhereToGo')
  },
]

/** 4.2.1: why a party's warriors cannot go from one place to a place beside it. */
function between(g: Visible, party: Party, from: number, to: number): Reason | null {
  if (needsRule(g, party, from, to) && !rulesEither(g, party, from, to)) return because('4.2.1', 'rulesNeither')
  return moveRefused(g, party, from, to)
}

/** 4.2: the places where a move would begin or end in vain, and the ways between two places. */
export function movesInVain(g: Visible, party: Party, route: Route = ANYWHERE): Blocked[] {
  const hurdles = moveHurdles(g, party, route)
  const origins = route.from === 0 ? everywhere(g) : [route.from]
  const starts = failing(hurdles, origins, { from: 'place' }, (from) => ({ from }))
  const manned = origins.filter((from) => hasMovers(g, party, from) && hurdles[0]!(from) === null)
  const ways = manned.flatMap((from) =>
    failing([(to) => between(g, party, from, to)], destinations(g, party, from), PAIR, (to) => ({ from, to })),
  )
  const reached = manned.flatMap((from) => destinations(g, party, from))
  const far = clearings(g).filter((to) => !reached.includes(to))
  return [
    ...starts,
    ...ways,
    ...far.map((to) => ({ pick: { to }, picks: { to: 'place' }, ...because('4.2', 'outOfReach') })),
  ]
}

const PAIR = { from: 'place', to: 'place' } as const
