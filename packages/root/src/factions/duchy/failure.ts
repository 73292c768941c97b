import { type Listener, procedure, reaction, run, tell } from '@spinney/kernel'
import { drawnFrom, spend } from '../../cards/hand.ts'
import { edition } from '../../core/book.ts'
import type { Removal } from '../../core/hooks.ts'
import { chance, must } from '../../core/questions.ts'
import type { Root, Visible } from '../../core/state.ts'
import { citadel, duchySeat, type Minister, market, rankNumber } from './state.ts'

/** 12.2.3: a minister for each building, or in the English Law one whatever their number (T25). */
const ministersLost = (g: Visible, buildings: number): number =>
  edition(g).priceOfFailureMinisters === 'perBuilding' ? buildings : Math.min(buildings, 1)

/** 12.2.3: the swayed ministers of the highest rank. */
function highest(g: Visible): Minister[] {
  const { swayed } = g.own.duchy
  const top = Math.max(...swayed.map(rankNumber))
  return swayed.filter((minister) => rankNumber(minister) === top)
}

interface Failure {
  /** Ministers still to be given up. */
  ministers: number
}

/** 12.2.3 Price of failure */
export const failure = procedure<Root, Failure>('duchy.failure', [
  run('12.2.3', 'count', (g, f) => {
    f.ministers = ministersLost(g, g.own.duchy.failures)
    g.own.duchy.failures = 0
  }),
  must('12.2.3', 'duchyFailure', {
    picks: 'minister',
    who: (g) => duchySeat(g),
    when: (g, f) => f.ministers > 0 && g.own.duchy.swayed.length > 0,
    options: (g) => highest(g),
    about: (_g, f) => ({ left: f.ministers }),
    effect: (g, f, minister) => {
      const { duchy } = g.own
      duchy.swayed = duchy.swayed.filter((other) => other !== minister)
      tell('12.2.3', 'ministerLost', () => ({ seat: duchySeat(g), minister }))
      f.ministers -= 1
      return 'again'
    },
  }),
  chance('12.2.3', 'duchyFailureCard', {
    picks: 'card',
    when: (g) => g.hands[duchySeat(g)]!.length > 0,
    ...drawnFrom((g) => g.hands[duchySeat(g)]!),
    effect: (g, _f, card) => spend(g, duchySeat(g), card, '12.2.3'),
  }),
])

/**
 * 12.2.3: whenever buildings are removed. What leaves the map together is told place by place, but paid for once: the
 * first of them brings the reaction, the others only add to it.
 */
export const failureWhenRemoved: Listener<Root, Removal> = (g, removal) => {
  if (removal.owner !== duchySeat(g)) return null
  const lost = removal.losses.reduce((sum, loss) => sum + (isBuilding(loss.kind) ? loss.count : 0), 0)
  if (lost === 0) return null
  const isFirst = g.own.duchy.failures === 0
  g.own.duchy.failures += lost
  return isFirst ? reaction(failure, { ministers: 0 }) : null
}

const isBuilding = (kind: number): boolean => kind === citadel.index || kind === market.index
