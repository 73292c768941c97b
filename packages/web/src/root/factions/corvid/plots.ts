import { boards, type Root } from '@spinney/root'

const { plots } = boards.CORVID

/** A plot on the map as the viewer knows it. */
export interface PlotSeen {
  readonly clearing: number
  /** Null for those who cannot look below a plot that lies face down. */
  readonly plot: string | null
  readonly isOpen: boolean
  /** What everybody knows by wrong guesses that it is not. */
  readonly ruledOut: readonly string[]
}

/** All plots on the map, in the order of their clearings. */
export function plotsSeen(g: Root): PlotSeen[] {
  const { plotsAt, hiddenPlots, ruledOut, shownPlots } = g.own.corvid
  const hidden = plotsAt.map((clearing, i): PlotSeen => {
    const out = plots.filter((_, type) => (ruledOut[i]! & (1 << type)) !== 0)
    return { clearing, plot: nameOf(hiddenPlots[i]), isOpen: false, ruledOut: out }
  })
  const open = shownPlots.flatMap((type, clearing): PlotSeen[] =>
    type < 0 ? [] : [{ clearing, plot: nameOf(type), isOpen: true, ruledOut: [] }],
  )
  return [...hidden, ...open].sort((a, b) => a.clearing - b.clearing)
}

/** The plot of a clearing. */
export function plotSeenAt(g: Root, clearing: number): PlotSeen | undefined {
  return plotsSeen(g).find((seen) => seen.clearing === clearing)
}

/** What is hidden comes as null. */
function nameOf(type: number | null | undefined): string | null {
  return type === null || type === undefined ? null : (plots[type] ?? null)
}
