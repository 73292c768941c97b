import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { takeHits as takeHitsInOrder } from '../../actions/hits.ts'
import { mayMove, movable, type Route } from '../../actions/move.ts'
import { ongoingBattle } from '../../actions/ongoing.ts'
import { takeOff } from '../../actions/removal.ts'
import { destinations, isOfSuit } from '../../board/map.ts'
import { announce, clearings, hooks, kindCalled } from '../../core/book.ts'
import type { Hits } from '../../core/hits.ts'
import type { Modifiers } from '../../core/hooks.ts'
import { count, shift } from '../../core/pieces.ts'
import { must } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { ANY_SUIT } from '../../core/suits.ts'
import { hundredsSeat, warlord, warrior } from './state.ts'

/** 14.2.2, T27: the warlord can fight, alone if need be. */
export const warlordFights: Modifiers['figures'] = (n, g, seat, place) =>
  seat === hundredsSeat(g) ? n + count(g, warlord, place) : n

/** 14.2.2, T27: he counts for the cap on rolled hits. */
export const warlordHits: Modifiers['fighters'] = (n, g, battle, side) =>
  battle.sides[side] === hundredsSeat(g) ? n + count(g, warlord, battle.place) : n

const warlordIsSpared = (g: Visible, h: Hits): boolean =>
  count(g, warlord, h.place) > 0 && h.hits <= count(g, warrior, h.place)

/** 4.3.4, T27: whoever chooses the losses says whether the warlord is one of them as long as warriors are left. */
export const takeHits = procedure<Root, Hits>('hundreds.takeHits', [
  must('4.3.4', 'hundredsHit', {
    picks: 'piece',
    who: (_g, h) => h.chooser,
    when: (g, h) => h.hits > 0 && warlordIsSpared(g, h),
    options: () => [warrior.id, warlord.id],
    about: (_g, h) => ({ place: h.place, hits: h.hits, seat: h.seat }),
    effect: (g, h, id) => {
      if (kindCalled(g, id) === warlord) loseWarlord(g, h)
      call(g, takeHitsInOrder, { ...h })
      return 'done'
    },
  }),
  run('4.3.4', 'everybody', (g, h) => {
    if (h.hits > 0 && count(g, warlord, h.place) > 0) loseWarlord(g, h)
    if (h.hits > 0) call(g, takeHitsInOrder, { ...h })
  }),
])

function loseWarlord(g: Root, h: Hits): void {
  takeOff(g, warlord, h.place, 1, h.by, ongoingBattle(g))
  h.hits -= 1
}

/** 14.2.2: the warlord moves in the Hundreds' own turn only, and not where something holds him. */
export function leads(g: Visible, seat: Seat, place: number): boolean {
  if (g.active !== seat || count(g, warlord, place) === 0) return false
  let held = 0
  for (const hook of hooks(g).heldFigures) held = hook(held, g, seat, place)
  return held === 0
}

/** 4.2, T27: the moves that warriors or the warlord could make. */
export function moveOptions(g: Visible, seat: Seat, route: Route): { from: number; to: number }[] {
  const options: { from: number; to: number }[] = []
  for (const from of clearings(g)) {
    if (route.from !== 0 && route.from !== from) continue
    if (route.suit !== ANY_SUIT && !isOfSuit(g, from, route.suit)) continue
    if (movable(g, seat, warrior, from) === 0 && !leads(g, seat, from)) continue
    for (const to of destinations(g, seat, from)) {
      if ((route.to === 0 || route.to === to) && mayMove(g, seat, from, to)) options.push({ from, to })
    }
  }
  return options
}

interface Moving extends Own {
  from: number
  to: number
  /** Whether the warlord moves. */
  led: boolean
  law: string
}

/** 4.2, 14.5.3: a move of warriors, with the warlord or without. */
export const moving = procedure<Root, Moving>('hundreds.move', [
  must('4.2', 'hundredsLead', {
    picks: 'action',
    who: (_g, m) => m.seat,
    when: (g, m) => !m.led && leads(g, m.seat, m.from),
    options: (g, m) =>
      movable(g, m.seat, warrior, m.from) > 0 ? ['with-warlord', 'without-warlord'] : ['with-warlord'],
    about: (_g, m) => ({ from: m.from, to: m.to }),
    effect: (_g, m, pick) => {
      m.led = pick === 'with-warlord'
    },
  }),
  must('4.2', 'hundredsFollow', {
    picks: 'amount',
    who: (_g, m) => m.seat,
    options: (g, m) => numbers(m.led ? 0 : 1, movable(g, m.seat, warrior, m.from)),
    about: (_g, m) => ({ from: m.from, to: m.to, led: m.led }),
    effect: (g, m, warriors) => moveTogether(g, m, warriors),
  }),
])

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** 4.2: one move, whoever takes part in it. */
function moveTogether(g: Root, { seat, from, to, led, law }: Moving, warriors: number): void {
  shift(g, warrior, from, to, warriors)
  if (warriors > 0) tell(law, 'moved', () => ({ seat, mover: seat, from, to, warriors }))
  if (led) {
    shift(g, warlord, from, to, 1)
    tell(law, 'warlordMoved', () => ({ seat, from, to }))
  }
  const figures = led ? 1 : 0
  announce(g, 'moved', { owner: seat, mover: seat, from, to, warriors: warriors + figures, figures }, g.active)
}

/** 4.2, 14.2.2: everybody goes who can, the warlord among them in the own turn. */
export const moveAll = (g: Root, seat: Seat, to: number, law: string, from: number): void =>
  moveTogether(g, { seat, from, to, led: leads(g, seat, from), law }, movable(g, seat, warrior, from))

/** Lets the Hundreds move between two clearings; `led` where the warlord must take part. */
export function callMoveBetween(g: Root, seat: Seat, from: number, to: number, law: string, led: boolean): void {
  call(g, moving, { seat, from, to, led, law })
}
