import { call, procedure, run } from '@spinney/kernel'
import { discardDown } from '../../cards/hand.ts'
import { because } from '../../core/reasons.ts'
import type { Own, Root } from '../../core/state.ts'
import { CORVID } from '../../facts/factions/corvid.ts'
import { GENERAL } from '../../facts/factions.ts'
import { drawAndDiscard } from '../../turn/draw-and-discard.ts'
import { type Action, menu } from '../../turn/free-actions.ts'
import { CORVID_ACTIONS } from './actions.ts'
import { EXTORTION, openPlots } from './state.ts'

interface Daylight extends Own {
  /** Actions left. */
  left: number
}

/** 13.5: three actions in any order and mix. */
const DAYLIGHT: readonly Action<Daylight>[] = CORVID_ACTIONS.map(({ id, law, available, why, inVain, perform }) => ({
  id,
  law,
  why: (g, d) => (d.left > 0 ? why(g, d) : because('13.5', 'noActionsLeft')),
  inVain: (g, d) => (d.left > 0 ? (inVain?.(g, d) ?? []) : []),
  available: (g, d) => d.left > 0 && available(g, d.seat),
  perform: (g, d) => {
    d.left -= 1
    perform(g, d.seat)
  },
}))

/** 13.5 Daylight */
export const daylight = procedure<Root, Daylight>('corvid.daylight', [
  run('13.5', 'begin', (_g, d) => {
    d.left = CORVID.actionsPerDaylight
  }),
  menu('13.5', 'corvidDaylight', 'daylight', () => DAYLIGHT, { about: (d) => ({ left: d.left }) }),
])

interface Evening extends Own {
  exerted: boolean
}

/** 13.6.1: one more of these actions instead of drawing. */
const EXERT: readonly Action<Evening>[] = CORVID_ACTIONS.map(({ id, available, why, inVain = () => [], perform }) => ({
  id,
  why,
  inVain,
  law: '13.6.1',
  available: (g, e) => available(g, e.seat),
  perform: (g, e) => {
    e.exerted = true
    perform(g, e.seat)
    return 'next'
  },
}))

/** 13.6 Evening: exert, then draw and discard. */
export const evening = procedure<Root, Evening>('corvid.evening', [
  run('13.6.1', 'begin', (_g, e) => {
    e.exerted = false
  }),
  menu('13.6.1', 'corvidExert', 'evening', () => EXERT),
  run('13.6.2', 'draw', (g, e) => {
    // 13.6.1: only the draw is given up, not the discard (T102).
    if (e.exerted) call(g, discardDown, { seat: e.seat, limit: GENERAL.handLimit, law: '13.6.2' })
    else call(g, drawAndDiscard, { seat: e.seat, cards: cardsToDraw(g), law: '13.6.2' })
  }),
])

/** 13.6.2, 13.7.3: one card, and one for each extortion that lies face up. */
const cardsToDraw = (g: Root): number => 1 + CORVID.cardsPerExtortion * openPlots(g, EXTORTION).length
