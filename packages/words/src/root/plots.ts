import { boards } from '@spinney/root'
import { message, type Said } from '../position.ts'
import type { Seen } from './view.ts'

const { plots } = boards.CORVID

/** The plot in a clearing as far as the viewer knows it. */
export function plotAt(g: Seen, at: number): Said {
  const { plotsAt, hiddenPlots, ruledOut, shownPlots } = g.own.corvid
  const shown = plots[shownPlots[at] ?? -1]
  if (shown !== undefined) return message('table.plot.up', { plot: shown })
  const place = plotsAt.indexOf(at)
  const known = nameOf(hiddenPlots[place] ?? null)
  if (known !== null) return message('table.plot.down', { plot: known })
  const out = plots.filter((_, type) => ((ruledOut[place] ?? 0) & (1 << type)) !== 0)
  if (out.length > 0) return message('table.plot.not', { plot: 'corvid.plot', plots: out })
  return message('table.plot.down', { plot: 'corvid.plot' })
}

/** What is hidden comes as null. */
export const nameOf = (type: number | null): string | null => (type === null ? null : (plots[type] ?? null))
