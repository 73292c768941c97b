import type { Asks, Offers } from '@spinney/kernel'
import type { MenuSorts } from '../../core/questions.ts'

declare module '../../core/questions.ts' {
  /** Questions that come with the Corvids (Law 13). */
  interface Questions {
    corvidStart: Asks<'clearing', { suit: 'suit' }>
    corvidPlotType: Asks<'plot', { place: 'clearing' }>
    corvidFlip: Offers<'clearing'>
    corvidRecruit: Offers<{ card: 'handCard'; suit: 'suit' }>
    corvidPlace: Asks<'clearing', { left: 'amount' }>
    corvidDaylight: Offers<MenuSorts, { left: 'amount' }>
    corvidPlot: Asks<'clearing', { cost: 'amount' }>
    corvidTrick: Asks<{ from: 'clearing'; to: 'clearing' }>
    corvidExert: Offers<MenuSorts>
    corvidExpose: Asks<{ clearing: 'clearing'; plot: 'guess' }>
    corvidExposeCard: Asks<'handCard', { place: 'clearing'; plot: 'guess' }>
  }
}
