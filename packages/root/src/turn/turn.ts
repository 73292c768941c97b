import { call, procedure, react, reaction, run, tell } from '@spinney/kernel'
import { announce, reactionsTo } from '../core/book.ts'
import type { Moment } from '../core/content.ts'
import type { Own, Phase, Root } from '../core/state.ts'
import { checkDominance } from './dominance.ts'
import { isAnythingConceivable, type Moments, offerMoment, phaseMoment, phaseOf } from './free-actions.ts'

interface PhaseFrame extends Own {
  phase: 'birdsong' | 'daylight' | 'evening'
}

/**
 * 1.4.1: a phase: what comes at its start, the faction's own part, what comes at its end. Dominance wins at the start of
 * Birdsong (3.3.1): before everything else, or after it where that helps (1.1.3).
 */
export const phase = procedure<Root, PhaseFrame>('phase', [
  run('1.4.1', 'start', (g, p) => {
    enter(g, p.seat, p.phase)
    atEdge(g, p, 'phaseStarted', 'start')
  }),
  run('3.3.1', 'dominance', (g, p) => {
    if (p.phase === 'birdsong') checkDominance(g, p.seat)
  }),
  run('1.4.1', 'before', (g, p) => offerBeside(g, p)),
  run('1.4.1', 'faction', (g, p) => call(g, phaseOf(g, p.seat, p.phase), { seat: p.seat })),
  run('1.4.1', 'after', (g, p) => offerBeside(g, p)),
  run('1.4.1', 'end', (g, p) => atEdge(g, p, 'phaseEnded', 'end')),
])

/**
 * 1.1.3: what may be done at the start or end of a phase and what happens then come in the order the player in turn
 * likes. What only becomes possible by what happens (an item that was looted) is offered after it.
 */
function atEdge(g: Root, { seat, phase }: PhaseFrame, event: 'phaseStarted' | 'phaseEnded', moment: Moment): void {
  const reactions = reactionsTo(g, event, { seat, phase })
  const offer: Moments = { seat, phase, moment }
  if (reactions.length === 0) {
    offerMoment(g, offer)
    return
  }
  const together = isAnythingConceivable(g, offer)
  react(g, together ? [reaction(phaseMoment, offer), ...reactions] : reactions, seat)
  if (!together) call(g, phaseMoment, offer)
}

/** In Daylight the factions' own menus offer what else may be done; the other phases have none of their own. */
function offerBeside(g: Root, { seat, phase }: PhaseFrame): void {
  if (phase !== 'daylight') offerMoment(g, { seat, phase, moment: 'any' })
}

function enter(g: Root, seat: number, phase: Phase): void {
  g.phase = phase
  tell('1.4.1', 'phase', () => ({ seat, phase }))
}

/** 1.4.1: a turn: Birdsong, Daylight, Evening. Dominance is checked before anything else (3.3.1.I, 3.3.1.II). */
export const turn = procedure<Root, Own>('turn', [
  run('1.4.1', 'begin', (g, t) => {
    g.active = t.seat
    g.turns += 1
    g.once = []
    g.activated = [0, 0, 0]
    tell('1.4.1', 'turn', () => ({ seat: t.seat, turn: g.turns }))
    checkDominance(g, t.seat)
  }),
  run('1.4.1', 'birdsong', (g, t) => call(g, phase, { seat: t.seat, phase: 'birdsong' })),
  run('1.4.1', 'daylight', (g, t) => call(g, phase, { seat: t.seat, phase: 'daylight' })),
  run('1.4.1', 'evening', (g, t) => call(g, phase, { seat: t.seat, phase: 'evening' })),
  run('1.4.1', 'end', (g, t) => announce(g, 'turnEnded', { seat: t.seat }, t.seat)),
])

/** 1.4.1: turns go round clockwise until somebody has won. */
export const rounds = procedure<Root, Own>('rounds', [
  run('1.4.1', 'next', (g, r) => {
    call(g, turn, { seat: r.seat })
    r.seat = (r.seat + 1) % g.factions.length
    return 'again'
  }),
])
