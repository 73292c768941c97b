import { call, procedure, type Seat } from '@spinney/kernel'
import { battle, battleOptions, newBattle, payableBattles } from '../../actions/battle.ts'
import { ANYWHERE } from '../../actions/move.ts'
import { may, must } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { warlordClearing } from './state.ts'
import { callMoveBetween, leads, moveOptions } from './warlord.ts'

/** 14.5.3: the moves of the warlord. */
export function advanceMoves(g: Visible, seat: Seat): { from: number; to: number }[] {
  const from = warlordClearing(g)
  return from === 0 || !leads(g, seat, from) ? [] : moveOptions(g, seat, { ...ANYWHERE, from })
}

/** 14.5.3: the battles in the warlord's clearing. */
function advanceBattles(g: Visible, seat: Seat): { clearing: number; defender: Seat }[] {
  const at = warlordClearing(g)
  return at === 0 ? [] : battleOptions(g, seat, at)
}

/** 14.5.3: those of them that can be paid for. */
function payableAdvances(g: Root, seat: Seat): { clearing: number; defender: Seat }[] {
  const at = warlordClearing(g)
  return at === 0 ? [] : payableBattles(g, seat, at)
}

/** 14.5.3: whether an advance could come to anything. */
export const canAdvance = (g: Visible, seat: Seat): boolean =>
  advanceMoves(g, seat).length > 0 || advanceBattles(g, seat).length > 0

interface Advance extends Own {
  moved: boolean
  battled: boolean
}

/** 14.5.3 Advance the warlord: perhaps a move, then perhaps a battle; the Relentless go on (14.7.5). */
const advance = procedure<Root, Advance>('hundreds.advance', [
  may('14.5.3', 'hundredsAdvanceMove', {
    kind: 'move',
    picks: { from: 'place', to: 'place' },
    who: (_g, a) => a.seat,
    when: (g, a) => advanceMoves(g, a.seat).length > 0,
    options: (g, a) => advanceMoves(g, a.seat),
    about: (g, a) => ({ seat: a.seat, from: warlordClearing(g), to: 0, suit: -1 }),
    effect: (g, a, { from, to }) => {
      a.moved = true
      callMoveBetween(g, a.seat, from, to, '14.5.3', true)
    },
  }),
  may('14.5.3', 'hundredsAdvanceBattle', {
    kind: 'battle',
    picks: { clearing: 'clearing', defender: 'seat' },
    who: (_g, a) => a.seat,
    when: (g, a) => advanceBattles(g, a.seat).length > 0,
    options: (g, a) => payableAdvances(g, a.seat),
    effect: (g, a, { clearing, defender }) => {
      a.battled = true
      call(g, battle, newBattle(a.seat, defender, clearing))
    },
  }),
  may('14.7.5', 'hundredsRelentless', {
    picks: 'errand',
    who: (_g, a) => a.seat,
    when: (g, a) => g.own.hundreds.mood === 'relentless' && a.moved && a.battled && canAdvance(g, a.seat),
    options: (g, a) => relentlessOptions(g, a.seat),
    effect: (g, a, pick) => call(g, relentless, { seat: a.seat, act: pick }),
  }),
])

function relentlessOptions(g: Root, seat: Seat): ('move' | 'battle')[] {
  const found: ('move' | 'battle')[] = []
  if (advanceMoves(g, seat).length > 0) found.push('move')
  if (payableAdvances(g, seat).length > 0) found.push('battle')
  return found
}

interface Further extends Own {
  act: 'move' | 'battle'
}

/** 14.7.5 Relentless: one more move of the warlord, or one more battle beside him. */
const relentless = procedure<Root, Further>('hundreds.relentless', [
  must('14.7.5', 'hundredsFurtherMove', {
    kind: 'move',
    picks: { from: 'place', to: 'place' },
    who: (_g, f) => f.seat,
    when: (_g, f) => f.act === 'move',
    options: (g, f) => advanceMoves(g, f.seat),
    about: (g, f) => ({ seat: f.seat, from: warlordClearing(g), to: 0, suit: -1 }),
    effect: (g, f, { from, to }) => callMoveBetween(g, f.seat, from, to, '14.7.5', true),
  }),
  must('14.7.5', 'hundredsFurtherBattle', {
    kind: 'battle',
    picks: { clearing: 'clearing', defender: 'seat' },
    who: (_g, f) => f.seat,
    when: (_g, f) => f.act === 'battle',
    options: (g, f) => payableAdvances(g, f.seat),
    none: () => 'done',
    effect: (g, f, { clearing, defender }) => call(g, battle, newBattle(f.seat, defender, clearing)),
  }),
])

/** Lets the warlord advance once. */
export const callAdvance = (g: Root, seat: Seat): void => call(g, advance, { seat, moved: false, battled: false })

export const advanceProcedures = [advance, relentless] as const
