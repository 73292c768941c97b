import type { Hidden, Seat } from '@spinney/kernel'
import { count } from '../../core/pieces.ts'
import type { Root, Visible } from '../../core/state.ts'
import { pieceOf } from '../../facts/box.ts'
import { CORVID } from '../../facts/factions/corvid.ts'

export type Plot = (typeof CORVID.plots)[number]

/** What the Corvids know of their plots; where tokens lie stands with the pieces. Types are numbers in `PLOTS`. */
export interface CorvidState {
  /** Types of the plots in the supply, in no order. */
  plotSupply: Hidden<number>
  /** Clearings with a plot that lies face down, in the order of their numbers, */
  plotsAt: number[]
  /** and the types of those plots, in the same order. */
  hiddenPlots: Hidden<number>
  /** In the same order, what everybody knows by wrong guesses: a bit for each type that such a plot is not (13.2.4). */
  ruledOut: number[]
  /** By clearing: the type of a plot that lies face up, -1 for none. */
  shownPlots: number[]
}

declare module '../../core/state.ts' {
  interface FactionStates {
    corvid: CorvidState
  }
}

export const PLOTS: readonly Plot[] = CORVID.plots
export const [BOMB, SNARE, EXTORTION, RAID] = [0, 1, 2, 3] as const

/** All plots there are, as a sorted bag. */
export const allPlots = (): number[] => PLOTS.flatMap((plot, type) => new Array<number>(CORVID.tokens[plot]).fill(type))

export const warrior = pieceOf('corvid', 'warrior')
/** A plot, whichever way it lies. */
export const plot = pieceOf('corvid', 'plot')

/** The seat of the Corvids, -1 when they do not play. */
export const corvidSeat = (g: Visible): Seat => g.seatOf.corvid ?? -1

/** Whether a plot lies in a clearing, whichever way. */
export const hasPlot = (g: Visible, clearing: number): boolean => count(g, plot, clearing) > 0

/** Whether a plot lies face down in a clearing. */
export const isFaceDown = (g: Visible, clearing: number): boolean => g.own.corvid.plotsAt.includes(clearing)

/** The type of a plot that lies face up in a clearing, -1 for none. */
export const openType = (g: Visible, clearing: number): number => g.own.corvid.shownPlots[clearing] ?? -1

/** The clearings with a plot that lies face up, of one type where it is named. */
export const openPlots = (g: Visible, type?: number): number[] =>
  g.own.corvid.shownPlots.flatMap((found, clearing) =>
    found >= 0 && (type === undefined || found === type) ? [clearing] : [],
  )

/** The type of a plot that lies face down in a clearing. */
export const hiddenType = (g: Root, clearing: number): number =>
  g.own.corvid.hiddenPlots[g.own.corvid.plotsAt.indexOf(clearing)]!

/** Notes that a plot out of the supply lies face down in a clearing. */
export function layFaceDown(g: Root, clearing: number, type: number): void {
  const { plotSupply, plotsAt, hiddenPlots, ruledOut } = g.own.corvid
  plotSupply.splice(plotSupply.indexOf(type), 1)
  const at = plotsAt.filter((other) => other < clearing).length
  plotsAt.splice(at, 0, clearing)
  hiddenPlots.splice(at, 0, type)
  ruledOut.splice(at, 0, 0)
}

/** Notes that a plot is not face down any more, and says what it is. */
export function pickUp(g: Root, clearing: number): number {
  const { plotsAt, hiddenPlots, ruledOut } = g.own.corvid
  const at = plotsAt.indexOf(clearing)
  plotsAt.splice(at, 1)
  ruledOut.splice(at, 1)
  return hiddenPlots.splice(at, 1)[0]!
}

/** 13.2.2.I: notes that the plot of a clearing lies in the supply again, face down; says what it is, -1 for none. */
export function returnPlot(g: Root, clearing: number): number {
  const { corvid } = g.own
  const type = isFaceDown(g, clearing) ? pickUp(g, clearing) : openType(g, clearing)
  corvid.shownPlots[clearing] = -1
  if (type < 0) return type
  corvid.plotSupply.push(type)
  corvid.plotSupply.sort((a, b) => a - b)
  return type
}

/** 13.2.4: everybody has learnt what a plot that lies face down is not. */
export function ruleOut(g: Root, clearing: number, type: number): void {
  const { plotsAt, ruledOut } = g.own.corvid
  ruledOut[plotsAt.indexOf(clearing)]! |= 1 << type
}

/** Swaps plots that were dealt anew until none is what everybody knows it is not. */
export function respectGuesses(g: Root): void {
  const { plotSupply, hiddenPlots, ruledOut } = g.own.corvid
  const fits = (at: number, type: number): boolean => (ruledOut[at]! & (1 << type)) === 0
  hiddenPlots.forEach((type, at) => {
    if (fits(at, type)) return
    const spare = plotSupply.findIndex((other) => fits(at, other))
    const other = hiddenPlots.findIndex((found, i) => fits(at, found) && fits(i, type))
    if (other >= 0) [hiddenPlots[at], hiddenPlots[other]] = [hiddenPlots[other]!, type]
    else if (spare >= 0) [hiddenPlots[at], plotSupply[spare]] = [plotSupply[spare]!, type]
  })
  plotSupply.sort((a, b) => a - b)
}
