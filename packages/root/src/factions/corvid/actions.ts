import { call, must, procedure, type Seat, tell } from '@spinney/kernel'
import { callBattle, canBattle } from '../../actions/battle.ts'
import { ANYWHERE, callMove, canMove } from '../../actions/move.ts'
import { removePieces } from '../../actions/removal.ts'
import { mayPlace } from '../../board/map.ts'
import { count } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { ALL_CLEARINGS, SUPPLY } from '../../core/places.ts'
import { markUsed } from '../../core/registry.ts'
import type { Own, Root, Table } from '../../core/state.ts'
import { CORVID } from '../../facts/factions/corvid.ts'
import { hasPlot, layFaceDown, openPlots, PLOTS, plot, warrior } from './state.ts'

/** Noted once for each plot placed this turn (13.5.2). */
const PLOTTED = 'corvid.plotted'

/** 13.5.2: one warrior, and one for each plot already placed this turn. */
const plotCost = (g: Table): number => CORVID.plotCost + g.once.filter((what) => what === PLOTTED).length

/** 13.2.2.II, 13.5.2: the clearings without a plot where one can be paid for. */
const plotOptions = (g: Table, seat: Seat): number[] =>
  count(g, plot, SUPPLY) === 0
    ? []
    : ALL_CLEARINGS.filter((at) => count(g, warrior, at) >= plotCost(g) && !hasPlot(g, at) && mayPlace(g, seat, at))

interface Plotting extends Own {
  clearing: number
}

/** 13.5.2 Plot */
const plotting = procedure<Root, Plotting>('corvid.plot', [
  must('13.5.2', 'corvidPlot', {
    who: (_g, p) => p.seat,
    options: (g, p) => plotOptions(g, p.seat),
    about: (g) => ({ cost: plotCost(g) }),
    effect: (g, p, clearing) => {
      p.clearing = clearing
      removePieces(g, warrior, clearing, plotCost(g), p.seat, '13.5.2')
      markUsed(g, PLOTTED)
    },
  }),
  must('13.5.2', 'corvidPlotType', {
    who: (_g, p) => p.seat,
    options: (g) => PLOTS.filter((_, type) => g.own.corvid.plotSupply.includes(type)),
    about: (_g, p) => ({ place: p.clearing }),
    effect: (g, p, name) => {
      layFaceDown(g, p.clearing, PLOTS.indexOf(name))
      place(g, plot, p.clearing, 1, '13.5.2')
      tell(
        '13.5.2',
        'plotted',
        () => ({ seat: p.seat, place: p.clearing }),
        () => ({ to: [p.seat], facts: { plot: name } }),
      )
    },
  }),
])

/** All pairs of a list, the smaller number first. */
const pairs = (clearings: readonly number[]): { from: number; to: number }[] =>
  clearings.flatMap((from, i) => clearings.slice(i + 1).map((to) => ({ from, to })))

/** 13.5.4: two plots that both lie face down, or both face up. */
const trickOptions = (g: Table): { from: number; to: number }[] => [
  ...pairs(g.own.corvid.plotsAt),
  ...pairs(openPlots(g)),
]

function swap(list: number[], a: number, b: number): void {
  const kept = list[a]!
  list[a] = list[b]!
  list[b] = kept
}

/** 13.5.4 Trick */
const tricking = procedure<Root, Own>('corvid.trick', [
  must('13.5.4', 'corvidTrick', {
    who: (_g, t) => t.seat,
    options: (g) => trickOptions(g),
    effect: (g, t, { from, to }) => {
      const { plotsAt, hiddenPlots, ruledOut, shownPlots } = g.own.corvid
      if (plotsAt.includes(from)) {
        for (const list of [hiddenPlots, ruledOut]) swap(list, plotsAt.indexOf(from), plotsAt.indexOf(to))
      } else {
        swap(shownPlots, from, to)
      }
      tell('13.5.4', 'plotsSwapped', () => ({ seat: t.seat, from, to }))
    },
  }),
])

/** One thing the Corvids may do in Daylight, or when they exert themselves in Evening. */
interface CorvidAction {
  readonly id: (typeof CORVID.actions)[number]
  readonly law: string
  available(g: Root, seat: Seat): boolean
  perform(g: Root, seat: Seat): void
}

/** 13.5.1 to 13.5.4 */
export const CORVID_ACTIONS: readonly CorvidAction[] = [
  {
    id: 'move',
    law: '13.5.1',
    available: (g, seat) => canMove(g, seat, ANYWHERE),
    perform: (g, seat) => callMove(g, seat, '13.5.1'),
  },
  {
    id: 'plot',
    law: '13.5.2',
    available: (g, seat) => plotOptions(g, seat).length > 0,
    perform: (g, seat) => call(g, plotting, { seat, clearing: 0 }),
  },
  {
    id: 'battle',
    law: '13.5.3',
    available: (g, seat) => canBattle(g, seat),
    perform: (g, seat) => callBattle(g, seat, '13.5.3'),
  },
  {
    id: 'trick',
    law: '13.5.4',
    available: (g) => trickOptions(g).length > 0,
    perform: (g, seat) => call(g, tricking, { seat }),
  },
]

export const actionProcedures = [plotting, tricking] as const
