import { call, procedure, type Seat, tell } from '@spinney/kernel'
import { callBattle, canPayForBattle } from '../../actions/battle.ts'
import { manned, placeable, stocked, without } from '../../actions/hurdles.ts'
import { ANYWHERE, callMove, canMove } from '../../actions/move.ts'
import { removePieces } from '../../actions/removal.ts'
import { mayPlace } from '../../board/map.ts'
import { clearings } from '../../core/book.ts'
import { markUsed } from '../../core/once.ts'
import { count } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import { because, type Hurdle } from '../../core/reasons.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { CORVID } from '../../facts/factions/corvid.ts'
import { type Closing, closedBattle, closedIn, closedMove, placesInVain } from '../../turn/closing.ts'
import { hasPlot, layFaceDown, openPlots, PLOTS, plot, warrior } from './state.ts'

/** Noted once for each plot placed this turn (13.5.2). */
const PLOTTED = 'corvid.plotted'

/** 13.5.2: one warrior, and one for each plot already placed this turn. */
const plotCost = (g: Visible): number => CORVID.plotCost + g.once.filter((what) => what === PLOTTED).length

/** 13.2.2.II, 13.5.2: the clearings without a plot where one can be paid for. */
const plotOptions = (g: Visible, seat: Seat): number[] =>
  count(g, plot, SUPPLY) === 0
    ? []
    : clearings(g).filter((at) => count(g, warrior, at) >= plotCost(g) && !hasPlot(g, at) && mayPlace(g, seat, at))

/** 13.2.2.II, 13.5.2: what must hold for a plot in a clearing. */
const plotHurdles = (g: Visible, seat: Seat): readonly Hurdle<number>[] => [
  manned(g, warrior, '13.5.2', plotCost(g)),
  without(g, [plot], '13.2.2.II'),
  placeable(g, seat),
]

interface Plotting extends Own {
  clearing: number
}

/** 13.5.2 Plot */
const plotting = procedure<Root, Plotting>('corvid.plot', [
  must('13.5.2', 'corvidPlot', {
    picks: 'clearing',
    who: (_g, p) => p.seat,
    options: (g, p) => plotOptions(g, p.seat),
    inVain: (g, p) => placesInVain(g, plotHurdles(g, p.seat)),
    about: (g) => ({ cost: plotCost(g) }),
    effect: (g, p, clearing) => {
      p.clearing = clearing
      removePieces(g, warrior, clearing, plotCost(g), p.seat, '13.5.2')
      markUsed(g, PLOTTED)
    },
  }),
  must('13.5.2', 'corvidPlotType', {
    picks: 'plot',
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
const trickOptions = (g: Visible): { from: number; to: number }[] => [
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
    picks: { from: 'clearing', to: 'clearing' },
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
interface CorvidAction extends Closing<Own> {
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
    ...closedMove(),
    perform: (g, seat) => callMove(g, seat, '13.5.1'),
  },
  {
    id: 'plot',
    law: '13.5.2',
    available: (g, seat) => plotOptions(g, seat).length > 0,
    ...closedIn(
      (g, { seat }) => plotHurdles(g, seat),
      (g) => stocked(g, plot, '13.5.2'),
    ),
    perform: (g, seat) => call(g, plotting, { seat, clearing: 0 }),
  },
  {
    id: 'battle',
    law: '13.5.3',
    available: (g, seat) => canPayForBattle(g, seat),
    ...closedBattle(),
    perform: (g, seat) => callBattle(g, seat, '13.5.3'),
  },
  {
    id: 'trick',
    law: '13.5.4',
    available: (g) => g.own.corvid.plotsAt.length > 1 || openPlots(g).length > 1,
    why: () => because('13.5.4', 'noTwoPlots'),
    perform: (g, seat) => call(g, tricking, { seat }),
  },
]

export const actionProcedures = [plotting, tricking] as const
