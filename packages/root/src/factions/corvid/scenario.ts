import type { Json } from '@spinney/kernel'
import { HIDDEN, quoted } from '@spinney/kernel/scenario'
import { clearings } from '../../core/book.ts'
import { count, shift } from '../../core/pieces.ts'
import { SUPPLY } from '../../core/places.ts'
import { type Refuse, recordAt } from '../../core/reading.ts'
import type { Root } from '../../core/state.ts'
import { hiddenType, layFaceDown, openPlots, openType, PLOTS, type Plot, pickUp, plot } from './state.ts'

/** `own.corvid` of a scenario file: `{ faceDown: { 8: bomb }, faceUp: { 3: snare } }`, plots by clearing. */
export function corvidGiven(g: Root, spec: unknown, refuse: Refuse): void {
  const given = recordAt(spec, '', ['faceDown', 'faceUp'], refuse)
  for (const side of ['faceDown', 'faceUp'] as const) {
    for (const [name, word] of Object.entries(recordAt(given[side] ?? {}, `.${side}`, null, refuse))) {
      putPlot(g, Number(name), PLOTS.indexOf(word as Plot), `.${side}.${quoted(name)}`, refuse)
      if (side === 'faceUp') g.own.corvid.shownPlots[Number(name)] = pickUp(g, Number(name))
    }
  }
}

function putPlot(g: Root, clearing: number, type: number, path: string, refuse: Refuse): void {
  if (!clearings(g).includes(clearing)) refuse(path, `clearings are 1 to ${clearings(g).at(-1)}`)
  if (type < 0) refuse(path, `a plot is ${PLOTS.join(', ')}`)
  if (count(g, plot, clearing) > 0) refuse(path, 'there is a plot already')
  if (!g.own.corvid.plotSupply.includes(type)) refuse(path, `no ${PLOTS[type]} is left`)
  layFaceDown(g, clearing, type)
  shift(g, plot, SUPPLY, clearing, 1)
}

/** What a plot is, where the one who looks may know it. */
const plotWord = (type: number | null): string => (type === null ? HIDDEN : PLOTS[type]!)

/** The Corvids' plots in words. */
export function corvidFacts(g: Root): Json {
  const { plotsAt, plotSupply } = g.own.corvid
  return {
    faceDown: Object.fromEntries(plotsAt.map((clearing) => [clearing, plotWord(hiddenType(g, clearing))])),
    faceUp: Object.fromEntries(openPlots(g).map((clearing) => [clearing, PLOTS[openType(g, clearing)]!])),
    supply: plotSupply.map(plotWord),
  }
}
